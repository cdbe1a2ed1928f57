import type { Insertable, Selectable, Updateable } from 'kysely'
import { spellingsOf } from './mail-domain.ts'
import { DEFAULT_LANGUAGE, type Language } from '#core/account/languages.ts'
import type { Db } from '#server/db/connect.ts'
import type { UsersTable } from '#server/db/schema.ts'

export type UserRow = Selectable<UsersTable>

export async function insertUser(db: Db, user: Insertable<UsersTable>): Promise<void> {
  await db.insertInto('users').values(user).execute()
  await db.insertInto('user_revisions').values({ user_id: user.id, revision: 1 }).execute()
}

export function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
}

export async function languageOf(db: Db, userId: string): Promise<Language> {
  return (await findUser(db, userId))?.language ?? DEFAULT_LANGUAGE
}

/**
 * The account of an address, however its domain is written: 'exämple.com' is 'xn--exmple-cua.com'. Of two that have differed
 * in that alone for long, the one that is written.
 */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const found = await db.selectFrom('users').selectAll().where('email', 'in', spellingsOf(email)).execute()
  return found.find((user) => user.email === email) ?? found[0]
}

export async function updateUser(db: Db, userId: string, change: Updateable<UsersTable>): Promise<void> {
  await db.updateTable('users').set(change).where('id', '=', userId).execute()
}

/**
 * Locks the person's row until the transaction ends (an update locks on both databases): what reads their rows
 * and then writes comes one after the other, so that twenty at once end as twenty in a row would.
 */
export async function lockUser(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ plan: row.ref('plan') }))
    .where('id', '=', userId)
    .execute()
}

/** Sets the new hash and raises the token version, so that every access token of before is refused. */
export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ password_hash: passwordHash, token_version: row('token_version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}

/** Every access token of before is refused at once. */
export async function raiseTokenVersion(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((row) => ({ token_version: row('token_version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}

/** Rows of the other tables go with their user, by foreign key. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute()
}
