import { createSigner, createVerifier } from 'fast-jwt'

/** What an access token says. `version` must equal the account's, or the token is refused; `generation` is that of the refresh token it came with. */
export type AccessClaims = { userId: string; signInId: string; version: number; generation: number }

export type AccessTokens = {
  issue(claims: AccessClaims): string
  /** undefined for anything that is not a token of ours that still runs. */
  verify(token: string): AccessClaims | undefined
}

const ISSUER = 'waymark'
const AUDIENCE = 'waymark-api'
export const ACCESS_TOKEN_MS = 10 * 60_000

/** HS256 and nothing else; times come from `nowMs`, so that tests own them. */
export function createAccessTokens(secret: string, nowMs: () => number): AccessTokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', iss: ISSUER, aud: AUDIENCE, noTimestamp: true })
  const verify = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    allowedIss: ISSUER,
    allowedAud: AUDIENCE,
    requiredClaims: ['iss', 'aud', 'sub', 'sid', 'ver', 'exp', 'typ'],
    ignoreExpiration: true,
    cache: false,
  })
  return {
    issue: ({ userId, signInId, version, generation }) => {
      const nowS = Math.floor(nowMs() / 1000)
      return sign({
        typ: 'access',
        sub: userId,
        sid: signInId,
        ver: version,
        gen: generation,
        iat: nowS,
        exp: nowS + ACCESS_TOKEN_MS / 1000,
      })
    },
    verify: (token) => {
      const claims = tryVerify(verify, token)
      if (!claims || claims.typ !== 'access' || typeof claims.exp !== 'number' || claims.exp * 1000 <= nowMs())
        return undefined
      if (typeof claims.sub !== 'string' || typeof claims.sid !== 'string' || typeof claims.ver !== 'number')
        return undefined
      const generation = typeof claims.gen === 'number' ? claims.gen : 0
      return { userId: claims.sub, signInId: claims.sid, version: claims.ver, generation }
    },
  }
}

function tryVerify(
  verify: (token: string) => Record<string, unknown>,
  token: string,
): Record<string, unknown> | undefined {
  try {
    return verify(token)
  } catch {
    return undefined
  }
}
