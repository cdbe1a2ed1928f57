export const serverArguments: string[]
export function serverEnvironment(env?: NodeJS.ProcessEnv): Record<string, string | undefined>
