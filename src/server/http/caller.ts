import type { TokenScope } from '#core/account/token-scopes.ts'

/** Who asks: taken from the token, never from the request's own words. `token`: with a personal one. */
export type Caller = { userId: string; signInId: string; token?: { id: string; scopes: readonly TokenScope[] } }

export type PersonalCaller = Required<Caller>
