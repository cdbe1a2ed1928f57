type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string }
}

/** The address of a script of our own: the content security policy lets no plain text name one. */
export function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('waymark-worker', { createScriptURL: () => url }).createScriptURL(url) ?? url
}
