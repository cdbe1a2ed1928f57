import { type Insertable, type Selectable, sql } from 'kysely'
import { DAY_UNKNOWN } from '#core/applications/events.ts'
import type { Db } from '#server/db/connect.ts'
import type {
  ApplicationContactsTable,
  ApplicationEventsTable,
  ApplicationImportsTable,
  ApplicationInterviewsTable,
  ApplicationTasksTable,
} from './tables.ts'

export type EventRow = Selectable<ApplicationEventsTable>
export type TaskRow = Selectable<ApplicationTasksTable>
export type InterviewRow = Selectable<ApplicationInterviewsTable>
export type ContactRow = Selectable<ApplicationContactsTable>
type PartTable = 'application_tasks' | 'application_interviews' | 'application_contacts'

/** A line without its text and who wrote it. */
const STEP_COLUMNS = [
  'id',
  'application_id',
  'kind',
  'from_value',
  'to_value',
  'on_date',
  'at',
  'replaces_event_id',
] as const
export type StepRow = Pick<EventRow, (typeof STEP_COLUMNS)[number]>

/** How far each application came: a correction holds for the line that it names, and the last of several counts. */
export async function listReached(db: Db, userId: string) {
  const lines = await db
    .selectFrom('application_events')
    .select(['id', 'application_id as applicationId', 'kind', 'to_value as to', 'on_date as onDate', 'seq'])
    .select('replaces_event_id as replacesEventId')
    .select((is) => is('text', '=', DAY_UNKNOWN).as('isDayUnknown'))
    .where('user_id', '=', userId)
    .where('kind', 'in', ['created', 'stage', 'reply', 'correction'])
    .execute()
  return lines.some(({ kind }) => kind === 'correction') ? lines.toSorted((one, other) => one.seq - other.seq) : lines
}

/** The histories of all applications, or of those alone that silence makes due. */
export function listSteps(db: Db, userId: string, { isFollowedUp = false } = {}): Promise<StepRow[]> {
  let query = db.selectFrom('application_events').select(STEP_COLUMNS).where('user_id', '=', userId)
  if (isFollowedUp) {
    query = query.where('application_id', 'in', (of) =>
      of
        .selectFrom('applications')
        .select('id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .where('outcome', 'is', null)
        .where('reminds_follow_ups', '=', 1)
        .where('stage', 'not in', ['saved', 'offer']),
    )
  }
  return query.orderBy('seq').execute()
}

export const listInterviews = (db: Db, userId: string) =>
  listOf<InterviewRow>(db, 'application_interviews', userId, undefined, 'on_date')
export const listTasks = (db: Db, userId: string) =>
  listOf<TaskRow>(db, 'application_tasks', userId, undefined, 'due_on')

/** Everything that belongs to some applications, or to all of a user's when no ids are given. */
export async function readParts(db: Db, userId: string, ids?: readonly string[]) {
  if (ids?.length === 0) return { events: [], tasks: [], interviews: [], contacts: [], tags: [] }
  const [events, tasks, interviews, contacts, tags] = await Promise.all([
    listEvents(db, userId, ids),
    listOf<TaskRow>(db, 'application_tasks', userId, ids, 'due_on'),
    listOf<InterviewRow>(db, 'application_interviews', userId, ids, 'on_date'),
    listOf<ContactRow>(db, 'application_contacts', userId, ids, 'name'),
    listTags(db, userId, ids),
  ])
  return { events, tasks, interviews, contacts, tags }
}

/** The people of all applications. */
export const listPeople = (db: Db, userId: string): Promise<ContactRow[]> =>
  listOf(db, 'application_contacts', userId, undefined, 'name')

export function listEvents(db: Db, userId: string, ids?: readonly string[]): Promise<EventRow[]> {
  let query = db.selectFrom('application_events').selectAll().where('user_id', '=', userId)
  if (ids) query = query.where('application_id', 'in', ids)
  return query.orderBy('seq').execute()
}

export async function measureHistory(
  db: Db,
  userId: string,
  applicationId: string,
): Promise<{ lines: number; lastSeq: number }> {
  const { lines, last } = await db
    .selectFrom('application_events')
    .select((of) => [of.fn.countAll<number | string>().as('lines'), of.fn.max('seq').as('last')])
    .where('user_id', '=', userId)
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return { lines: Number(lines), lastSeq: last ?? 0 }
}

type Weight = { rows: number; characters: number }

/** Lines of the histories and other parts, and the characters of their texts: what is kept, and what lies in the trash. */
export async function weighParts(
  db: Db,
  userId: string,
  ids?: readonly string[],
): Promise<{ kept: Weight; thrown: Weight }> {
  const weigh = (table: 'application_events' | PartTable, text: string) => {
    const name = table as 'application_events'
    let query = db
      .selectFrom(name)
      .innerJoin('applications', 'applications.id', `${name}.application_id`)
      .where(`${name}.user_id`, '=', userId)
    if (ids) query = query.where(`${name}.application_id`, 'in', ids)
    return query
      .select((of) => [
        sql<number>`case when applications.deleted_at is null then 0 else 1 end`.as('trash'),
        of.fn.countAll<number | string>().as('rows'),
        of.fn.sum<number | string | null>(of.fn('length', [`${name}.${text as 'text'}`])).as('characters'),
      ])
      .groupBy(sql`case when applications.deleted_at is null then 0 else 1 end`)
      .execute()
  }
  const found = await Promise.all([
    weigh('application_events', 'text'),
    weigh('application_tasks', 'title'),
    weigh('application_interviews', 'note'),
    weigh('application_contacts', 'note'),
  ])
  const weight = { kept: { rows: 0, characters: 0 }, thrown: { rows: 0, characters: 0 } }
  for (const { trash, rows, characters } of found.flat()) {
    const place = weight[trash === 1 ? 'thrown' : 'kept']
    place.rows += Number(rows)
    place.characters += Number(characters ?? 0)
  }
  return weight
}

export function listTags(db: Db, userId: string, ids?: readonly string[]) {
  let query = db.selectFrom('application_tags').selectAll().where('user_id', '=', userId)
  if (ids) query = query.where('application_id', 'in', ids)
  return query.orderBy('tag').execute()
}

async function listOf<Row>(
  db: Db,
  table: PartTable,
  userId: string,
  ids: readonly string[] | undefined,
  order: string,
): Promise<Row[]> {
  let query = db
    .selectFrom(table as 'application_tasks')
    .selectAll()
    .where('user_id', '=', userId)
  if (ids) query = query.where('application_id', 'in', ids)
  return (await query
    .orderBy(order as 'title')
    .orderBy('id')
    .execute()) as Row[]
}

export async function appendEvent(db: Db, row: Insertable<ApplicationEventsTable>): Promise<void> {
  await db.insertInto('application_events').values(row).execute()
}

export async function appendEvents(db: Db, rows: readonly Insertable<ApplicationEventsTable>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 200) {
    await db
      .insertInto('application_events')
      .values(rows.slice(start, start + 200))
      .execute()
  }
}

/** Adds the part, or changes the one with this id if it belongs to the application. */
export async function savePart(
  db: Db,
  table: PartTable,
  row:
    | Insertable<ApplicationTasksTable>
    | Insertable<ApplicationInterviewsTable>
    | Insertable<ApplicationContactsTable>,
): Promise<void> {
  const { id, user_id, application_id, ...values } = row as Insertable<ApplicationTasksTable>
  const { numUpdatedRows } = await db
    .updateTable(table as 'application_tasks')
    .set(values)
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('application_id', '=', application_id)
    .executeTakeFirst()
  if (Number(numUpdatedRows) > 0) return
  await db
    .insertInto(table as 'application_tasks')
    .values(row as Insertable<ApplicationTasksTable>)
    .execute()
}

export async function removeEvents(db: Db, userId: string, applicationId: string): Promise<void> {
  await db
    .deleteFrom('application_events')
    .where('user_id', '=', userId)
    .where('application_id', '=', applicationId)
    .execute()
}

/** Rows of one table that are known to be new. */
export async function insertParts(
  db: Db,
  table: PartTable,
  rows: readonly { id: string; user_id: string; application_id: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto(table as 'application_tasks')
    .values(rows as readonly Insertable<ApplicationTasksTable>[])
    .execute()
}

/** Whether a part with this id was there to remove. */
export async function deletePart(db: Db, userId: string, applicationId: string, partId: string): Promise<boolean> {
  for (const table of ['application_tasks', 'application_interviews', 'application_contacts'] as const) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('id', '=', partId)
      .where('user_id', '=', userId)
      .where('application_id', '=', applicationId)
      .executeTakeFirst()
    if (Number(numDeletedRows) > 0) return true
  }
  return false
}

export async function replaceTags(
  db: Db,
  userId: string,
  applicationId: string,
  tags: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('application_tags')
    .where('user_id', '=', userId)
    .where('application_id', '=', applicationId)
    .execute()
  await addTags(db, userId, [applicationId], tags)
}

export async function addTags(
  db: Db,
  userId: string,
  applicationIds: readonly string[],
  tags: readonly string[],
): Promise<void> {
  const rows = applicationIds.flatMap((id) =>
    [...new Set(tags)].map((tag) => ({ user_id: userId, application_id: id, tag })),
  )
  if (rows.length === 0) return
  await db
    .insertInto('application_tags')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertImport(db: Db, row: Insertable<ApplicationImportsTable>): Promise<void> {
  await db.insertInto('application_imports').values(row).execute()
}

export function findImport(db: Db, userId: string, id: string) {
  return db
    .selectFrom('application_imports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function markImportUndone(db: Db, userId: string, id: string, now: string): Promise<void> {
  await db
    .updateTable('application_imports')
    .set({ undone_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}
