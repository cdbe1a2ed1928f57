import type { z } from 'zod'
import type * as contract from '#contract/tokens.ts'
import { Problem } from '#contract/problem.ts'
import { isTokenScope, TOKEN_PREFIX, TOKENS_MOST } from '#core/account/token-scopes.ts'
import { addMs, DAY_MS } from '#core/time.ts'
import { requireOwnPassword } from '#server/account/passwords/own-password.ts'
import { requireStepUpCode } from '#server/account/second-factor/prove-factor.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken } from '#server/http/personal-caller.ts'
import { newId, newSecret } from '#server/new-id.ts'
import {
  deleteToken,
  deleteVoidTokens,
  insertToken,
  listTokenRows,
  type PersonalTokenRow,
} from '#server/users/personal-token.repo.ts'
import { lockUser, type UserRow } from '#server/users/user.repo.ts'

type TokenDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'passwords' | 'keyedHash'>
type Wish = z.output<NonNullable<(typeof contract.createToken)['body']>>

export async function listTokens({ db }: Pick<Deps, 'db'>, userId: string): Promise<contract.PersonalToken[]> {
  return (await listTokenRows(db, userId)).map(viewOf)
}

/** Lasts longer than any sign-in, so the password is asked for once more. The secret is in this answer and nowhere else. */
export async function createToken(
  deps: TokenDeps,
  userId: string,
  { name, scopes, days, password, code }: Wish,
  address: string,
): Promise<{ token: contract.PersonalToken; secret: string }> {
  const user = await requireOwnPassword(deps, { userId, password, address })
  await requireStepUpCode(deps, userId, code)
  return keepToken(deps, user, { name, scopes, days })
}

/** For somebody who has just proved who they are. */
export async function keepToken(
  deps: Pick<Deps, 'db' | 'clock' | 'keyedHash'>,
  user: Pick<UserRow, 'id' | 'token_version'>,
  { name, scopes, days }: Pick<Wish, 'name' | 'scopes' | 'days'>,
  id = newId('tok'),
): Promise<{ token: contract.PersonalToken; secret: string }> {
  const userId = user.id
  const secret = `${TOKEN_PREFIX}${newSecret()}`
  const now = deps.clock.now()
  const row: PersonalTokenRow = {
    id,
    user_id: userId,
    name,
    hash: hashToken(deps, secret),
    scopes: JSON.stringify(scopes),
    token_version: user.token_version,
    created_at: now,
    expires_at: addMs(now, days * DAY_MS),
    last_used_at: null,
  }
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    await deleteVoidTokens(tx, userId, user.token_version)
    if ((await listTokenRows(tx, userId)).length >= TOKENS_MOST)
      throw new Problem('tokens.too_many', `You have ${TOKENS_MOST} tokens. Please end one that you no longer need.`)
    await insertToken(tx, row)
  })
  return { token: viewOf(row), secret }
}

export async function revokeToken({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<void> {
  if (!(await deleteToken(db, userId, id))) throw new Problem('tokens.unknown', 'This token has ended already.')
}

function viewOf(row: PersonalTokenRow): contract.PersonalToken {
  const scopes: unknown = JSON.parse(row.scopes)
  return {
    id: row.id,
    name: row.name,
    scopes: Array.isArray(scopes) ? scopes.filter(isTokenScope) : [],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }
}
