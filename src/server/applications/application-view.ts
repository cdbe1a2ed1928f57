import type { z } from 'zod'
import type { applicationDetailSchema, applicationSchema } from '#contract/application-schemas.ts'
import { paySchema } from '#contract/pay.ts'
import { Problem } from '#contract/problem.ts'
import { type ApplicationEvent, DAY_UNKNOWN, progressOf } from '#core/applications/events.ts'
import { type Reminder, reminderOf } from '#core/applications/cadence.ts'
import { daysBetween, type LocalDate, localDateIn } from '#core/time.ts'
import { findUser } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { findApplicationRow, type ReminderRow } from './application.repo.ts'
import type { ApplicationRow } from './tables.ts'
import { type InterviewRow, readParts, type StepRow } from './parts.repo.ts'
import { sessionEnded } from '#server/http/session-ended.ts'

export type ApplicationView = z.input<typeof applicationSchema>
export type ApplicationDetail = z.input<typeof applicationDetailSchema>
export type Parts = Awaited<ReturnType<typeof readParts>>

/** The user's own calendar day and zone. */
export async function ownToday(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<{ today: LocalDate; zone: string; name: string }> {
  const user = await findUser(deps.db, userId)
  if (!user) throw sessionEnded()
  return {
    today: localDateIn(user.time_zone, deps.clock.now()),
    zone: user.time_zone,
    name: `${user.first_name} ${user.last_name}`.trim(),
  }
}

/** The caller's own application, or a 404. */
export async function requireApplication(db: Db, userId: string, id: string): Promise<ApplicationRow> {
  const row = await findApplicationRow(db, userId, id)
  if (!row) throw new Problem('applications.unknown', 'This application does not exist (any more).')
  return row
}

/** The caller's own application, to write to it or to hang something on it. */
export async function requireOutOfTrash(db: Db, userId: string, id: string): Promise<ApplicationRow> {
  const row = await requireApplication(db, userId, id)
  refuseTrashed(row)
  return row
}

/** The rule for every write: what lies in the trash can be read and taken back, and is not changed there. */
export function refuseTrashed(row: Pick<ApplicationRow, 'deleted_at'>): void {
  if (row.deleted_at !== null)
    throw new Problem('applications.in_trash', 'This application is in the trash. Restore it first.')
}

export async function viewDetail(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<ApplicationDetail> {
  const row = await requireApplication(deps.db, userId, id)
  const { today } = await ownToday(deps, userId)
  const parts = await readParts(deps.db, userId, [id])
  return {
    ...viewOf(row, parts, today),
    events: parts.events.map(({ made_by: by, text, ...event }) => ({ ...toEvent(event), by, text })),
    tasks: parts.tasks.map(({ id: taskId, title, due_on: dueOn, state }) => ({ id: taskId, title, dueOn, state })),
    interviews: parts.interviews.map(viewInterview),
    contacts: parts.contacts.map(({ id: contactId, name, role, email, phone, link, note }) => ({
      id: contactId,
      name,
      role,
      email,
      phone,
      link,
      note,
    })),
  }
}

type ViewParts = Pick<Parts, 'events' | 'interviews' | 'tags' | 'tasks'>

/** Views of several rows, with each one's own parts. */
export function viewsOf(
  rows: readonly ApplicationRow[],
  parts: ViewParts,
  today: LocalDate,
  next: typeof nextOf = nextOf,
): ApplicationView[] {
  const events = Map.groupBy(parts.events, ({ application_id: id }) => id)
  const interviews = Map.groupBy(parts.interviews, ({ application_id: id }) => id)
  const tags = Map.groupBy(parts.tags, ({ application_id: id }) => id)
  const tasks = Map.groupBy(parts.tasks, ({ application_id: id }) => id)
  return rows.map((row) => {
    const own = {
      events: events.get(row.id) ?? [],
      interviews: interviews.get(row.id) ?? [],
      tags: tags.get(row.id) ?? [],
      tasks: tasks.get(row.id) ?? [],
    }
    return viewWith(row, own, next(row, own, today))
  })
}

export function viewOf(row: ApplicationRow, parts: ViewParts, today: LocalDate): ApplicationView {
  return viewWith(row, parts, nextOf(row, parts, today))
}

/** What comes first: an interview ahead, a task with a day, or what the silence asks for. */
function nextOf(row: ApplicationRow, parts: ViewParts, today: LocalDate): Reminder | null {
  if (row.deleted_at !== null || row.outcome !== null) return null
  const talks = parts.interviews.filter(({ outcome, on_date: on }) => outcome === 'planned' && on >= today)
  const tasks = parts.tasks.filter(({ state }) => state !== 'done')
  const planned: Reminder[] = [
    ...talks.map(({ on_date: on }): Reminder => ({ kind: 'interview', dueOn: on, days: daysBetween(today, on) })),
    ...tasks.flatMap(({ due_on: on }): Reminder[] =>
      on === null ? [] : [{ kind: 'task', dueOn: on, days: daysBetween(on, today) }],
    ),
  ]
  const reminder = remind(row, parts, today)
  return [...planned, ...(reminder ? [reminder] : [])].reduce<Reminder | null>(
    (first, one) => (first === null || one.dueOn < first.dueOn ? one : first),
    null,
  )
}

export function viewWith(
  row: ApplicationRow,
  { tags, events }: Pick<Parts, 'tags' | 'events'>,
  reminder: Reminder | null,
): ApplicationView {
  const { isSinceUnknown, appliedOn, closedOn } = progressOf(events.map(toEvent))
  return {
    id: row.id,
    title: row.title,
    company: row.company,
    location: row.location,
    workplace: row.workplace,
    source: row.source,
    method: row.method,
    url: row.url,
    adId: row.ad_id,
    stage: row.stage,
    outcome: row.outcome,
    stageSinceOn: isSinceUnknown ? null : row.stage_since_on,
    appliedOn,
    closedOn,
    position: row.position,
    excitement: row.excitement,
    pay: row.pay === null ? null : paySchema.parse(JSON.parse(row.pay)),
    deadlineOn: row.deadline_on,
    notes: row.notes,
    matchPercent: row.match_percent,
    tags: tags.map(({ tag }) => tag),
    snoozedUntil: row.snoozed_until,
    remindsFollowUps: row.reminds_follow_ups === 1,
    reminder,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
    deletedAt: row.deleted_at,
  }
}

export function remind(
  row: ReminderRow,
  parts: { events: readonly StepRow[]; interviews: readonly InterviewRow[] },
  today: LocalDate,
): Reminder | null {
  if (row.deleted_at !== null) return null
  return reminderOf(
    {
      stage: row.stage,
      outcome: row.outcome,
      stageSinceOn: row.stage_since_on,
      deadlineOn: row.deadline_on,
      snoozedUntil: row.snoozed_until,
      remindsFollowUps: row.reminds_follow_ups === 1,
      events: parts.events.map(toEvent),
      interviewedOn: heldInterviews(parts.interviews),
    },
    today,
  )
}

export function heldInterviews(interviews: readonly InterviewRow[]): LocalDate[] {
  return interviews.flatMap(({ outcome, on_date: onDate }) => (outcome === 'cancelled' ? [] : [onDate]))
}

export function toEvent(row: StepRow & { text?: string }): ApplicationEvent {
  return {
    ...(row.text === DAY_UNKNOWN ? { isDayUnknown: true } : {}),
    id: row.id,
    kind: row.kind,
    from: row.from_value,
    to: row.to_value,
    onDate: row.on_date,
    at: row.at,
    replacesEventId: row.replaces_event_id,
  }
}

function viewInterview(row: InterviewRow) {
  return {
    id: row.id,
    kind: row.kind,
    onDate: row.on_date,
    atTime: row.at_time,
    timeZone: row.time_zone,
    minutes: row.minutes,
    place: row.place,
    outcome: row.outcome,
    note: row.note,
  }
}
