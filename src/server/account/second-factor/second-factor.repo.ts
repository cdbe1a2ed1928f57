import type { Insertable, Selectable } from 'kysely'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { SecondFactorsTable } from '#server/db/schema.ts'

export type SecondFactorRow = Selectable<SecondFactorsTable>

export function findFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  return db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Locks the row until the transaction ends: an update locks on both databases. */
export async function lockFactor(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('second_factors')
    .set((row) => ({ last_step: row.ref('last_step') }))
    .where('user_id', '=', userId)
    .execute()
}

/** Starts again while unconfirmed; a confirmed one stays as it is: false. */
export async function putUnconfirmedFactor(db: Db, factor: Insertable<SecondFactorsTable>): Promise<boolean> {
  await db
    .deleteFrom('second_factors')
    .where('user_id', '=', factor.user_id)
    .where('confirmed_at', 'is', null)
    .execute()
  const result = await db
    .insertInto('second_factors')
    .values(factor)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Uses a time step up: false when this or a later one was used. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function confirmFactor(db: Db, userId: string, at: Instant): Promise<boolean> {
  const result = await db
    .updateTable('second_factors')
    .set({ confirmed_at: at })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function deleteFactor(db: Db, userId: string): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const result = await db.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst()
  return result.numDeletedRows === 1n
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ hash, user_id: userId })))
    .execute()
}

/** Uses a recovery code up: false when there is none like it any more. */
export async function takeRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const result = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}
