import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { approveConnection as approveCall } from '#contract/connections.ts'
import { tokenScopeSchema } from '#contract/tokens.ts'
import { addMs, DAY_MS, MINUTE_MS } from '#core/time.ts'
import { requireOwnPassword } from '#server/account/passwords/own-password.ts'
import { seal, unseal } from '#server/account/second-factor/seal.ts'
import { requireStepUpCode } from '#server/account/second-factor/prove-factor.ts'
import type { Deps } from '#server/deps.ts'
import { countUse } from '#server/http/allowance.repo.ts'
import { newSecret } from '#server/new-id.ts'
import { deleteToken } from '#server/users/personal-token.repo.ts'
import { findUser } from '#server/users/user.repo.ts'
import { requireClient } from './oauth-client.ts'
import { keepToken } from './personal-tokens.ts'

type ConnectionDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'passwords' | 'keyedHash'>
type Wish = z.output<NonNullable<(typeof approveCall)['body']>>

const SEALED_FOR = 'oauth-code'
const CODE_MS = MINUTE_MS

const grantSchema = z.object({
  once: z.string(),
  userId: z.string(),
  version: z.number(),
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  days: z.number(),
  clientId: z.string(),
  redirectUri: z.string(),
  codeChallenge: z.string(),
  until: z.string(),
})

/** What the person allowed, sealed into a code that is good for one fetch within a minute. */
export async function approveConnection(
  deps: ConnectionDeps,
  userId: string,
  { clientId, redirectUri, codeChallenge, state, scopes, days, password, code }: Wish,
  address: string,
): Promise<{ goTo: string }> {
  const { name } = requireClient(deps, clientId, redirectUri)
  const user = await requireOwnPassword(deps, { userId, password, address })
  await requireStepUpCode(deps, userId, code)
  const grant: z.input<typeof grantSchema> = {
    once: newSecret(),
    userId,
    version: user.token_version,
    name,
    scopes,
    days,
    clientId: digest(clientId),
    redirectUri,
    codeChallenge,
    until: addMs(deps.clock.now(), CODE_MS),
  }
  const goTo = new URL(redirectUri)
  goTo.searchParams.set('code', seal(deps, SEALED_FOR, Buffer.from(JSON.stringify(grant))))
  if (state !== undefined) goTo.searchParams.set('state', state)
  return { goTo: goTo.href }
}

export type Exchange = { code: string; clientId: string; redirectUri: string; codeVerifier: string }

/**
 * The token for a code; undefined when the code is not theirs, too old, or was used before. A second use is a sign that
 * somebody else has the code: it ends the token as well (RFC 6749, 4.1.2).
 */
export async function exchangeCode(
  deps: ConnectionDeps,
  { code, clientId, redirectUri, codeVerifier }: Exchange,
): Promise<{ secret: string; scopes: string[]; seconds: number } | undefined> {
  const grant = openGrant(deps, code)
  const now = deps.clock.now()
  if (!grant || grant.clientId !== digest(clientId) || grant.redirectUri !== redirectUri) return undefined
  if (!isSame(digest(codeVerifier), grant.codeChallenge)) return undefined
  const tokenId = `tok_${digest(grant.once).slice(0, 22)}`
  const isFirstUse = grant.until > now && (await countUses(deps, grant.once, 1)) === 1
  if (!isFirstUse) {
    await deleteToken(deps.db, grant.userId, tokenId)
    return undefined
  }
  const user = await findUser(deps.db, grant.userId)
  // a new password or a sign-out everywhere in between ends it like every token
  if (!user || user.token_version !== grant.version) return undefined
  const { secret } = await keepToken(deps, user, grant, tokenId)
  // a second use that came in between found no token to end yet
  if ((await countUses(deps, grant.once, 0)) > 1) {
    await deleteToken(deps.db, user.id, tokenId)
    return undefined
  }
  return { secret, scopes: grant.scopes, seconds: (grant.days * DAY_MS) / 1_000 }
}

/** Kept beyond the life of the code, so that no clock that differs lets it through again. */
async function countUses({ db, clock }: ConnectionDeps, once: string, more: number): Promise<number> {
  return (await countUse(db, `oauth-code:${digest(once)}`, clock.now(), 10 * CODE_MS, more)).uses
}

function openGrant(deps: ConnectionDeps, code: string): z.output<typeof grantSchema> | undefined {
  if (code.length > 4_000 || code.length < 60) return undefined
  const bytes = unseal(deps, SEALED_FOR, code)
  return bytes && grantSchema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')))
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
