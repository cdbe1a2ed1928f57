import type { Insertable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { MilestoneNotesTable } from '#server/progress/tables.ts'

export async function insertMilestoneNote(db: Db, note: Insertable<MilestoneNotesTable>): Promise<void> {
  await db.insertInto('milestone_notes').values(note).execute()
}
