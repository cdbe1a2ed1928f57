import type { Insertable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { LinkReportsTable } from '#server/db/schema.ts'

/** A second report of the same person keeps the newer note. */
export async function keepLinkReport(db: Db, row: Insertable<LinkReportsTable>): Promise<void> {
  await db
    .insertInto('link_reports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doUpdateSet({ note: row.note, at: row.at }))
    .execute()
}

/** Every report, newest first; nobody is named. */
export function listLinkReports(db: Db): Promise<{ course_id: string; note: string; at: string }[]> {
  return db
    .selectFrom('link_reports')
    .select(['course_id', 'note', 'at'])
    .orderBy('at', 'desc')
    .orderBy('course_id')
    .execute()
}
