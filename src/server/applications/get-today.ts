import type { z } from 'zod'
import type { getInsights as insightsEndpoint } from '#contract/application-reports.ts'
import type { getToday as todayOf } from '#contract/applications.ts'
import { ENOUGH_FOR_A_RATE, insightsOf } from '#core/applications/insights.ts'
import { addDays, daysBetween } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { listApplicationRows } from './application.repo.ts'
import { ownToday, toEvent, viewsOf } from './application-view.ts'
import { readParts } from './parts.repo.ts'
import { MOST_APPLICATIONS } from './add-application.ts'

type Today = z.input<(typeof todayOf)['output']>
type Insights = z.input<(typeof insightsEndpoint)['output']>

const INTERVIEW_DAYS = 3
const DEADLINE_DAYS = 7

/** Interviews of the next three days, follow-ups that are due, deadlines of this week, tasks, and long silences. */
export async function getToday(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Today> {
  const { today } = await ownToday(deps, userId)
  const rows = await listApplicationRows(deps.db, userId, { outcome: 'open' }, { limit: MOST_APPLICATIONS })
  const parts = await readParts(deps.db, userId)
  const views = viewsOf(rows, parts, today)
  const byId = new Map(views.map((view) => [view.id, view]))
  const items: Today['items'] = []
  let next: string | null = null
  const later = (day: string) => {
    if (next === null || day < next) next = day
  }
  for (const interview of parts.interviews) {
    const application = byId.get(interview.application_id)
    if (!application || interview.outcome !== 'planned' || interview.on_date < today) continue
    const days = daysBetween(today, interview.on_date)
    if (days > INTERVIEW_DAYS) later(addDays(interview.on_date, -INTERVIEW_DAYS))
    else {
      const reminder = { kind: 'interview' as const, dueOn: interview.on_date, days }
      items.push({
        application,
        reminder,
        what: interview.place || null,
        atTime: interview.at_time,
        partId: interview.id,
        isOverdue: false,
      })
    }
  }
  for (const task of parts.tasks) {
    const application = byId.get(task.application_id)
    if (!application || task.state === 'done' || task.due_on === null) continue
    if (task.due_on > today) later(task.due_on)
    else {
      const reminder = { kind: 'task' as const, dueOn: task.due_on, days: daysBetween(task.due_on, today) }
      items.push({
        application,
        reminder,
        what: task.title,
        atTime: null,
        partId: task.id,
        isOverdue: task.due_on < today,
      })
    }
  }
  for (const application of views) {
    const { reminder } = application
    if (!reminder) continue
    const ahead = daysBetween(today, reminder.dueOn)
    const window = reminder.kind === 'apply' || reminder.kind === 'task' ? DEADLINE_DAYS : 0
    if (ahead > window) later(addDays(reminder.dueOn, -window))
    else items.push({ application, reminder, what: null, atTime: null, partId: null, isOverdue: ahead < 0 })
  }
  return { items: items.toSorted(byUrgency), nextOn: items.length > 0 ? null : next }
}

const ORDER = ['interview', 'apply', 'thank_you', 'task', 'follow_up', 'close_no_answer'] as const

function byUrgency(one: Today['items'][number], other: Today['items'][number]): number {
  const rank = ({ reminder }: Today['items'][number]) => ORDER.indexOf(reminder.kind)
  return rank(one) - rank(other) || (one.reminder.dueOn < other.reminder.dueOn ? -1 : 1)
}

/** The funnel, the days between steps and the answers by source, over all that is not in the trash. */
export async function getInsights(deps: Pick<Deps, 'db'>, userId: string): Promise<Insights> {
  const rows = await listApplicationRows(deps.db, userId, {}, { limit: MOST_APPLICATIONS })
  const { events } = await readParts(deps.db, userId)
  const byApplication = Map.groupBy(events, ({ application_id: id }) => id)
  const histories = rows.map(({ id, source, outcome }) => ({
    id,
    source,
    outcome,
    events: (byApplication.get(id) ?? []).map(toEvent),
  }))
  return { ...insightsOf(histories), enoughForARate: ENOUGH_FOR_A_RATE }
}
