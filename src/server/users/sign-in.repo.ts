import type { Insertable, Selectable } from 'kysely'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { SignInsTable } from '#server/db/session-tables.ts'

export type SignInRow = Selectable<SignInsTable>

/** The person behind a sign-in that still stands, and the revision of their rows: one read per request. */
export function findLiveSession(db: Db, signInId: string, now: Instant) {
  return db
    .selectFrom('sign_ins')
    .innerJoin('users', 'users.id', 'sign_ins.user_id')
    .leftJoin('user_revisions', 'user_revisions.user_id', 'sign_ins.user_id')
    .select([
      'sign_ins.user_id',
      'sign_ins.seen_generation',
      'users.token_version',
      'users.joined_at',
      'user_revisions.revision',
    ])
    .where('sign_ins.id', '=', signInId)
    .where('sign_ins.revoked_at', 'is', null)
    .where('sign_ins.expires_at', '>', now)
    .executeTakeFirst()
}

export function findSignIn(db: Db, signInId: string): Promise<SignInRow | undefined> {
  return db.selectFrom('sign_ins').selectAll().where('id', '=', signInId).executeTakeFirst()
}

/** Those that stand, the latest used first. */
export function listLiveSignIns(db: Db, userId: string, now: Instant): Promise<SignInRow[]> {
  return db
    .selectFrom('sign_ins')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}

/** False when it is somebody else's, or has ended. */
export async function revokeOwnSignIn(db: Db, userId: string, signInId: string, now: Instant): Promise<boolean> {
  const result = await db
    .updateTable('sign_ins')
    .set({ revoked_at: now })
    .where('id', '=', signInId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function insertSignIn(db: Db, signIn: Insertable<SignInsTable>, refreshHash: string): Promise<void> {
  await db.insertInto('sign_ins').values(signIn).execute()
  await insertRefreshToken(db, refreshHash, signIn.id, signIn.generation)
}

/** Idempotent: the successor of a token is always the same. */
export async function insertRefreshToken(db: Db, hash: string, signInId: string, generation: number): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ hash, sign_in_id: signInId, generation })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

/** The family of a refresh token, with the token's own generation. */
export function findSignInByToken(db: Db, hash: string) {
  return db
    .selectFrom('refresh_tokens')
    .innerJoin('sign_ins', 'sign_ins.id', 'refresh_tokens.sign_in_id')
    .innerJoin('users', 'users.id', 'sign_ins.user_id')
    .selectAll('sign_ins')
    .select(['refresh_tokens.generation as token_generation', 'users.token_version'])
    .where('refresh_tokens.hash', '=', hash)
    .executeTakeFirst()
}

/** Moves the family on by one; false when a parallel refresh was first. */
export async function advanceSignIn(
  db: Db,
  signInId: string,
  fromGeneration: number,
  { now, place, sharedRounds }: { now: Instant; place: string; sharedRounds: number },
): Promise<boolean> {
  const result = await db
    .updateTable('sign_ins')
    .set({ generation: fromGeneration + 1, rotated_at: now, rotated_by: place, shared_rounds: sharedRounds })
    .where('id', '=', signInId)
    .where('generation', '=', fromGeneration)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** An access token of this generation was used: who refreshed got the answer. */
export async function noteSeen(db: Db, signInId: string, generation: number): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ seen_generation: generation })
    .where('id', '=', signInId)
    .where('seen_generation', '<', generation)
    .execute()
}

/** Counts this generation once as one that two hold. */
export async function noteShared(db: Db, signInId: string, generation: number, mark: string): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set((row) => ({ rotated_by: mark, shared_rounds: row('shared_rounds', '+', 1) }))
    .where('id', '=', signInId)
    .where('generation', '=', generation)
    .where((row) => row.or([row('rotated_by', 'is', null), row('rotated_by', '!=', mark)]))
    .execute()
}

export async function revokeSignIn(db: Db, signInId: string, now: Instant): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ revoked_at: now })
    .where('id', '=', signInId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function revokeAllSignIns(db: Db, userId: string, now: Instant): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** All but the one that goes on. */
export async function revokeOtherSignIns(db: Db, userId: string, keptId: string, now: Instant): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('id', '!=', keptId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Families whose time has run out: a replay of theirs is refused with or without the row. */
export async function deleteEndedSignIns(db: Db, userId: string, now: Instant): Promise<void> {
  await db.deleteFrom('sign_ins').where('user_id', '=', userId).where('expires_at', '<', now).execute()
}
