import type { TokenScope } from '#core/account/token-scopes.ts'

/** Who asks: taken from the token, never from the request's own words. */
export type Caller = {
  userId: string
  signInId: string
  /** With a personal token. */
  token?: { id: string; scopes: readonly TokenScope[] }
  /** Of their rows when the request began; with a personal token it is not read. */
  revision?: number | undefined
}

export type PersonalCaller = Caller & Required<Pick<Caller, 'token'>>
