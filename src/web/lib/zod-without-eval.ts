/**
 * Zod compiles its checks at run time, which the content security policy refuses and reports. Its settings are
 * global and read when a schema is made, so they must stand before the first module: this runs inline in the page.
 */
export const zodWithoutEvalScript = 'globalThis.__zod_globalConfig={jitless:true}'
