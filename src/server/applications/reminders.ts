import type { Reminder } from '#core/applications/cadence.ts'
import type { LocalDate } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import { findApplicationRows, type ReminderRow } from './application.repo.ts'
import { type ApplicationView, remind, viewWith } from './application-view.ts'
import { type InterviewRow, listEvents, listSteps, listTags } from './parts.repo.ts'

/** What is next to do for each of these, by id, worked out without reading their texts. */
export async function readReminders(
  db: Db,
  userId: string,
  { rows, interviews, today }: { rows: readonly ReminderRow[]; interviews: readonly InterviewRow[]; today: LocalDate },
): Promise<Map<string, Reminder>> {
  const steps = Map.groupBy(await listSteps(db, userId, { isFollowedUp: true }), ({ application_id: id }) => id)
  const talks = Map.groupBy(interviews, ({ application_id: id }) => id)
  return new Map(
    rows.flatMap((row) => {
      const parts = { events: steps.get(row.id) ?? [], interviews: talks.get(row.id) ?? [] }
      const reminder = remind(row, parts, today)
      return reminder ? [[row.id, reminder] as const] : []
    }),
  )
}

/** The applications that are shown, in the order of the ids. */
export async function viewsByIds(
  db: Db,
  userId: string,
  ids: readonly string[],
  reminders: ReadonlyMap<string, Reminder>,
): Promise<ApplicationView[]> {
  if (ids.length === 0) return []
  const [rows, tags, events] = await Promise.all([
    findApplicationRows(db, userId, ids),
    listTags(db, userId, ids),
    listEvents(db, userId, ids),
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const tagsOf = Map.groupBy(tags, ({ application_id: id }) => id)
  const eventsOf = Map.groupBy(events, ({ application_id: id }) => id)
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row
      ? [viewWith(row, { tags: tagsOf.get(id) ?? [], events: eventsOf.get(id) ?? [] }, reminders.get(id) ?? null)]
      : []
  })
}
