import type { LocalDate } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'

/** A day on which the server failed people: it protects every streak. Marking it again changes the note. */
export async function markOutageDay(db: Db, date: LocalDate, note: string): Promise<void> {
  await db
    .insertInto('outage_days')
    .values({ local_date: date, note })
    .onConflict((conflict) => conflict.column('local_date').doUpdateSet({ note }))
    .execute()
}
