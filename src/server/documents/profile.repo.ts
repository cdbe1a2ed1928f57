import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { CareerProfilesTable } from './tables.ts'

export function findProfile(db: Db, userId: string): Promise<Selectable<CareerProfilesTable> | undefined> {
  return db.selectFrom('career_profiles').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** Undefined before anybody looked at the facts. */
export async function findVersion(db: Db, userId: string): Promise<number | undefined> {
  const row = await db.selectFrom('career_profiles').select('version').where('user_id', '=', userId).executeTakeFirst()
  return row?.version
}

/** Two tabs may both be the first to ask; the first one's facts stand. */
export async function insertProfile(db: Db, row: Insertable<CareerProfilesTable>): Promise<void> {
  await db
    .insertInto('career_profiles')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

type Change = Pick<CareerProfilesTable, 'user_id' | 'profile' | 'version' | 'updated_at'> &
  Partial<Pick<CareerProfilesTable, 'taken'>>

/** False when it is no longer the version that was changed. Without `taken` what was taken stays. */
export async function updateProfile(db: Db, row: Change): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('career_profiles')
    .set({
      profile: row.profile,
      updated_at: row.updated_at,
      version: row.version + 1,
      ...(row.taken === undefined ? {} : { taken: row.taken }),
    })
    .where('user_id', '=', row.user_id)
    .where('version', '=', row.version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
