/** What a personal token may be given. A call that names none of these never accepts one. */
export const TOKEN_SCOPES = [
  'profile:read',
  'documents:write',
  'applications:read',
  'applications:write',
  'ads:write',
  'plan:read',
  'interviews:read',
] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]

export const TOKEN_DAYS_MOST = 365
export const TOKENS_MOST = 20
/** Tells a personal token from an access token at a glance, also to those who look for leaked ones. */
export const TOKEN_PREFIX = 'wmk_'

export function isTokenScope(text: unknown): text is TokenScope {
  return TOKEN_SCOPES.some((scope) => scope === text)
}
