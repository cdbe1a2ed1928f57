import { timeSchema } from '#contract/application-schemas.ts'
import { courseById } from '#core/career/catalogue/catalogue.ts'
import type { NoticeKind } from '#core/notices/kinds.ts'
import type { DueWhat, NoticeFacts, WeekFacts } from '#core/notices/reasons.ts'
import { addDays, addMs, DAY_MS, isTimeZone, localDateIn } from '#core/time.ts'
import { listApplicationRows } from '#server/applications/application-list.repo.ts'
import { remind, viewsOf, type ApplicationView } from '#server/applications/application-view.ts'
import { readParts } from '#server/applications/parts.repo.ts'
import { listPath } from '#server/career/learning-path.repo.ts'
import type { Deps } from '#server/deps.ts'
import { sumByDay } from '#server/progress/ledger.repo.ts'
import { loadStreak } from '#server/progress/streak.ts'
import type { UserRow } from '#server/users/user.repo.ts'
import { countApplied, countPracticeDue } from './notice.repo.ts'

export type FactDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'watchNews'>

const MOST_APPLICATIONS = 5_000
const DUES: readonly string[] = ['follow_up', 'thank_you', 'close_no_answer'] satisfies DueWhat[]
const WEEK_DAYS = 7

const NO_WEEK: WeekFacts = {
  byDay: [],
  coursesCompleted: 0,
  applicationsSent: 0,
  interviewsAhead: 0,
  duesAhead: 0,
  nextCourse: null,
}

/** What is true of the person now, as far as the kinds they want ask for it. */
export async function loadFacts(
  deps: FactDeps,
  user: UserRow,
  wants: (kind: NoticeKind) => boolean,
): Promise<NoticeFacts> {
  const today = localDateIn(user.time_zone, deps.clock.now())
  const search = await loadSearch(deps, user, today)
  return {
    ...search,
    openings: wants('openings') ? ((await deps.watchNews?.(user.id)) ?? []) : [],
    streak: wants('streak') && user.game_elements === 1 ? await loadStreak(deps, user.id, user.time_zone) : null,
    practice: wants('practice') ? await countPracticeDue(deps.db, user.id, deps.clock.now()) : 0,
    week: wants('weekly') ? await loadWeek(deps, user.id, today, search) : NO_WEEK,
  }
}

type Search = Pick<NoticeFacts, 'interviews' | 'dues' | 'deadlines'>

/** Of open applications: the same rules as the page that shows what to do today. */
export async function loadSearch({ db }: Pick<Deps, 'db'>, user: UserRow, today: string): Promise<Search> {
  const rows = await listApplicationRows(db, user.id, { outcome: 'open' }, { limit: MOST_APPLICATIONS })
  if (rows.length === 0) return { interviews: [], dues: [], deadlines: [] }
  const parts = await readParts(db, user.id)
  const views = viewsOf(rows, parts, today, remind)
  const names = new Map(views.map((view) => [view.id, nameOf(view)]))
  const nameIn = (applicationId: string): string | null => names.get(applicationId) ?? null
  return {
    interviews: parts.interviews
      .filter(({ application_id: id, outcome }) => names.has(id) && outcome === 'planned')
      .map((row) => ({
        id: row.id,
        applicationId: row.application_id,
        onDate: row.on_date,
        // a time that cannot be read must not take the others with it: the day is left
        atTime: isTimeZone(row.time_zone) && timeSchema.safeParse(row.at_time).success ? row.at_time : null,
        zone: row.time_zone,
        name: nameIn(row.application_id),
      })),
    dues: [
      ...views.flatMap(({ id, reminder }) =>
        reminder && DUES.includes(reminder.kind)
          ? { id, applicationId: id, what: reminder.kind as DueWhat, dueOn: reminder.dueOn, name: nameIn(id) }
          : [],
      ),
      ...parts.tasks.flatMap(({ id, application_id: applicationId, title, due_on: dueOn, state }) =>
        names.has(applicationId) && state === 'open' && dueOn !== null
          ? { id, applicationId, what: 'task' as const, dueOn, name: title }
          : [],
      ),
    ],
    deadlines: views.flatMap(({ id, stage, deadlineOn }) =>
      deadlineOn !== null && (stage === 'saved' || stage === 'offer')
        ? { applicationId: id, onDate: deadlineOn, name: nameIn(id), isOffer: stage === 'offer' }
        : [],
    ),
  }
}

function nameOf({ title, company }: ApplicationView): string | null {
  return [title, company].filter(Boolean).join(', ') || null
}

async function loadWeek(
  { db, clock, catalogue }: FactDeps,
  userId: string,
  today: string,
  { interviews, dues }: Search,
): Promise<WeekFacts> {
  const since = addDays(today, -WEEK_DAYS)
  const until = addDays(today, WEEK_DAYS)
  const days = await sumByDay(db, userId, since)
  const done = new Map(days.map(({ local_date: date, events }) => [date, events]))
  const path = await listPath(db, userId)
  const sinceInstant = addMs(clock.now(), -WEEK_DAYS * DAY_MS)
  const next = path.find(({ status }) => status === 'started') ?? path.find(({ status }) => status === 'planned')
  return {
    byDay: Array.from({ length: WEEK_DAYS }, (_, at) => done.get(addDays(since, at)) ?? 0),
    coursesCompleted: path.filter(({ completed_at: at }) => at !== null && at >= sinceInstant).length,
    applicationsSent: await countApplied(db, userId, since),
    interviewsAhead: interviews.filter(({ onDate }) => onDate >= today && onDate < until).length,
    duesAhead: dues.filter(({ dueOn }) => dueOn < until && dueOn > since).length,
    nextCourse: next ? (courseById(catalogue, next.course_id)?.title ?? null) : null,
  }
}
