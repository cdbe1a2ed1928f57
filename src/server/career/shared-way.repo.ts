import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { SharedWaysTable } from '#server/db/schema.ts'

export type SharedWayRow = Selectable<SharedWaysTable>

/** More than anybody reads; anyone who cheers by machine stops here. */
const MOST_CHEERS = 9_999

export function findOwnWay(db: Db, userId: string): Promise<SharedWayRow | undefined> {
  return db.selectFrom('shared_ways').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export function findWay(db: Db, token: string): Promise<SharedWayRow | undefined> {
  return db.selectFrom('shared_ways').selectAll().where('token', '=', token).executeTakeFirst()
}

/** Where it is shared already the link stays the same. */
export function keepWay(db: Db, row: Insertable<SharedWaysTable>): Promise<SharedWayRow> {
  return db
    .insertInto('shared_ways')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_named: row.is_named }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function dropWay(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('shared_ways').where('user_id', '=', userId).execute()
}

/** Counted by the database, so that two at once are two. */
export function addCheer(db: Db, token: string): Promise<SharedWayRow | undefined> {
  return db
    .updateTable('shared_ways')
    .set({ cheers: sql`case when cheers < ${MOST_CHEERS} then cheers + 1 else cheers end` })
    .where('token', '=', token)
    .returningAll()
    .executeTakeFirst()
}
