import { liesOnTheWay } from '#core/career/match/reach.ts'
import type { CareerSummary, RoleStanding } from '#contract/career-summary.ts'
import type { Catalogue } from '../../strings/catalogue.ts'
import type { TrailStop } from '../../ui/trail/place-trail.ts'
import type { PathRows } from '../path-rows.ts'

type Words = Catalogue['dashboard']['map']

const MOST_DONE = 5
const MOST_AHEAD = 4
/** The line always has a beginning, and an end that is still to come. */
const LEAST_SHARE = 0.16
const MOST_SHARE = 0.62

/** How far along the line 'here' lies: the role match, so that both ends of the line can be seen. */
export function walkedShare({ dream }: Pick<CareerSummary, 'dream'>): number {
  return dream.isInReach ? 1 : Math.min(MOST_SHARE, Math.max(LEAST_SHARE, dream.percent / 100))
}

/** Behind one what is done, then the next gaps, the next step's first, the interim role where it comes into reach, and the goal. */
export function todayStops(summary: CareerSummary, { done, ahead }: PathRows, words: Words): TrailStop[] {
  const { dream, interim } = summary
  const behind: TrailStop[] = done.slice(-MOST_DONE).map(({ courseId }) => ({ id: courseId, kind: 'done' }))
  const here: TrailStop = { id: 'here', kind: 'here', label: words.here(dream.percent, summary.skills.held) }
  const goal: TrailStop = { id: dream.roleId, kind: 'goal', label: roleLabel(dream, words), short: dream.title }
  if (dream.isInReach) return [...behind, here, goal]
  const steps = ahead.slice(0, MOST_AHEAD)
  const gaps = steps.map(({ step }, index): TrailStop => ({
    id: step.courseId || `${step.kind}${index}`,
    kind: 'todo',
    ...(step.closes[0] ? { label: step.closes[0] } : {}),
  }))
  const role: TrailStop[] =
    interim && !interim.isInReach && liesOnTheWay(interim, dream)
      ? [{ id: interim.roleId, kind: 'role', label: roleLabel(interim, words) }]
      : []
  const before = steps.filter(({ step }) => role.length === 0 || step.endsOn <= (interim?.date ?? '')).length
  return [...behind, here, ...gaps.slice(0, before), ...role, ...gaps.slice(before), goal]
}

function roleLabel({ title, date, isInReach }: RoleStanding, words: Words): string {
  return date === null || isInReach ? title : words.roleBy(title, date)
}
