import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import type { getInsights as insightsEndpoint } from '#contract/application-reports.ts'
import type { getToday as todayOf } from '#contract/applications.ts'
import { jobKey } from '#core/applications/import/repeats.ts'
import { ENOUGH_FOR_A_RATE, type History, insightsOf, type OwnSteps, stepsOf } from '#core/applications/insights.ts'
import { addDays, daysBetween } from '#core/time.ts'
import { applicationsOfScams } from '#server/ads/scam-ads.ts'
import type { Deps } from '#server/deps.ts'
import { listReminderRows, listSources } from './application.repo.ts'
import { ownToday, requireApplication } from './application-view.ts'
import { listInterviews, listReached, listTasks } from './parts.repo.ts'
import { readReminders, viewsByIds } from './reminders.ts'

type Today = z.input<(typeof todayOf)['output']>
type Item = Omit<Today['items'][number], 'application'> & { id: string }
type Planned = { on: string; id: string; reminder: Item['reminder'] }
type Insights = z.input<(typeof insightsEndpoint)['output']>

const INTERVIEW_DAYS = 3
const DEADLINE_DAYS = 7
const TASK_DAYS = 14
/** What was to be done so long ago is history; it stays on the application's page. */
const TASK_OVER_DAYS = 14
const ANSWER_DAYS = 14
/** Days ahead at which a reminder shows; others show when they are due. */
const WINDOWS: Partial<Record<Item['reminder']['kind'], number>> = { apply: DEADLINE_DAYS, answer: ANSWER_DAYS }
/** How many applications a day or a figure opens to; thousands are counted and not listed. */
const MOST_NAMED = 200
/** How many histories are gone through before others have their turn. */
const AT_ONCE = 200

/** Interviews of the next three days, follow-ups that are due, deadlines of a week, tasks of two, and long silences. */
export async function getToday(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Today> {
  const { today } = await ownToday(deps, userId)
  const [rows, interviews, tasks] = await Promise.all([
    listReminderRows(deps.db, userId, { outcome: 'open' }),
    listInterviews(deps.db, userId),
    listTasks(deps.db, userId),
  ])
  const reminders = await readReminders(deps.db, userId, { rows, interviews, today })
  // nobody is reminded to apply where the advert has the signs of a scam
  const toApply = rows.filter(({ id }) => reminders.get(id)?.kind === 'apply')
  for (const id of await applicationsOfScams(deps.db, userId, toApply)) reminders.delete(id)
  const open = new Set(rows.map(({ id }) => id))
  const items: Item[] = []
  let next = null as Planned | null
  const later = (id: string, on: string, reminder: Item['reminder']) => {
    if (next === null || on < next.on) next = { on, id, reminder }
  }
  for (const interview of interviews) {
    const { application_id: id } = interview
    if (!open.has(id) || interview.outcome !== 'planned' || interview.on_date < today) continue
    const days = daysBetween(today, interview.on_date)
    const reminder = { kind: 'interview' as const, dueOn: interview.on_date, days }
    if (days > INTERVIEW_DAYS) later(id, addDays(interview.on_date, -INTERVIEW_DAYS), reminder)
    else {
      items.push({
        id,
        reminder,
        what: interview.place || null,
        atTime: interview.at_time,
        partId: interview.id,
        isOverdue: false,
      })
    }
  }
  for (const task of tasks) {
    const { application_id: id } = task
    if (!open.has(id) || task.state === 'done' || task.due_on === null) continue
    const reminder = { kind: 'task' as const, dueOn: task.due_on, days: daysBetween(task.due_on, today) }
    if (reminder.days > TASK_OVER_DAYS) continue
    if (-reminder.days > TASK_DAYS) later(id, addDays(task.due_on, -TASK_DAYS), reminder)
    else {
      items.push({
        id,
        reminder,
        what: task.title,
        atTime: null,
        partId: task.id,
        isOverdue: task.due_on < today,
      })
    }
  }
  for (const [id, reminder] of reminders) {
    const ahead = daysBetween(today, reminder.dueOn)
    const window = WINDOWS[reminder.kind] ?? 0
    if (ahead > window) later(id, addDays(reminder.dueOn, -window), reminder)
    else items.push({ id, reminder, what: null, atTime: null, partId: null, isOverdue: ahead < 0 })
  }
  const first = items.toSorted(byUrgency).slice(0, MOST_NAMED)
  const shown = await viewsByIds(deps.db, userId, [...new Set(first.map(({ id }) => id))], reminders)
  const byId = new Map(shown.map((view) => [view.id, view]))
  return {
    items: first.flatMap(({ id, ...item }) => {
      const application = byId.get(id)
      return application ? [{ application, ...item }] : []
    }),
    more: items.length - first.length,
    nextOn: items.length > 0 ? null : (next?.on ?? null),
    next: items.length > 0 || !next ? null : await describe(deps.db, userId, next),
  }
}

async function describe(db: Deps['db'], userId: string, { id, reminder }: Planned): Promise<Today['next']> {
  const { title, company } = await requireApplication(db, userId, id)
  return { id, title, company, reminder }
}

const ORDER = ['interview', 'apply', 'thank_you', 'task', 'follow_up', 'close_no_answer'] as const

function byUrgency(one: Item, other: Item): number {
  // an offer waits among the tasks, by its day
  const rank = ({ reminder: { kind } }: Item) => ORDER.indexOf(kind === 'answer' ? 'task' : kind)
  return rank(one) - rank(other) || (one.reminder.dueOn < other.reminder.dueOn ? -1 : 1)
}

/** The funnel, the days between steps and the answers by source, over all that is not in the trash. */
export async function getInsights(deps: Pick<Deps, 'db'>, userId: string): Promise<Insights> {
  const [rows, events] = await Promise.all([listSources(deps.db, userId), listReached(deps.db, userId)])
  const byApplication = Map.groupBy(events, ({ applicationId }) => applicationId)
  const histories: History[] = []
  const steps: OwnSteps[] = []
  for (const { company, title, applied_on, ...row } of rows) {
    const history = { ...row, job: jobKey(company, title, applied_on), events: byApplication.get(row.id) ?? [] }
    histories.push(history)
    steps.push(stepsOf(history))
    // between the pieces others have their turn
    if (steps.length % AT_ONCE === 0) await setImmediate()
  }
  await setImmediate()
  const { funnel, hops, answers } = insightsOf(histories, steps)
  return {
    funnel: funnel.map(({ stage, ids }) => ({ stage, count: ids.length, ids: ids.slice(0, MOST_NAMED) })),
    hops: hops.map(({ moved, stillWaiting, ...hop }) => ({
      ...hop,
      movedCount: moved.length,
      moved: moved.slice(0, MOST_NAMED),
      stillWaiting: stillWaiting.length,
    })),
    answers,
    enoughForARate: ENOUGH_FOR_A_RATE,
  }
}
