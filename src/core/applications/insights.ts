import { daysBetween, type LocalDate } from '../time.ts'
import { effectiveEvents, everReached, type Step } from './events.ts'
import { type Outcome, type Stage, STAGES } from './stage.ts'

/** Below this many applications a rate says nothing. */
export const ENOUGH_FOR_A_RATE = 20

export type History = {
  id: string
  source: string | null
  /** The same for two rows about one application; null where nothing says so. */
  job?: string | null
  /** Where it stands now, as on the board. */
  stage: Stage
  outcome: Outcome | null
  events: readonly Step[]
}

export type Hop = { from: Stage; to: Stage; medianDays: number | null; moved: string[]; stillWaiting: string[] }
export type AnswerRate = { source: string; applied: number; answered: number; percent: number | null }
export type Insights = { funnel: { stage: Stage; ids: string[] }[]; hops: Hop[]; answers: AnswerRate[] }

/** The funnel by what was ever reached, the days between steps, and answers by source. Every figure names its applications. */
export function insightsOf(
  histories: readonly History[],
  steps: readonly OwnSteps[] = histories.map(stepsOf),
): Insights {
  const dated: Reached = new Map(steps.map(({ id, known }) => [id, known]))
  const reached = new Map(steps.map(({ id, passed }) => [id, passed]))
  return {
    funnel: STAGES.map((stage) => ({
      stage,
      ids: histories.flatMap(({ id }) => (reached.get(id)?.has(stage) ? [id] : [])),
    })),
    hops: STAGES.slice(1, -1).map((from, index) => hopOf(from, STAGES[index + 2] ?? 'offer', { histories, dated })),
    answers: answersBySource(histories, reached),
  }
}

export type OwnSteps = { id: string; known: Map<Stage, LocalDate>; passed: Set<Stage> }

/** What one application ever reached: the costly part of the figures, for a server to do in pieces. */
export function stepsOf({ id, events }: Pick<History, 'id' | 'events'>): OwnSteps {
  const effective = effectiveEvents(events)
  return { id, known: everReached(effective.filter(isDayKnown)), passed: withPassedStages(everReached(effective)) }
}

/** A day that nobody named says nothing of how long a step took, until somebody gives it. */
const isDayKnown = ({ isDayUnknown }: Step): boolean => !isDayUnknown

type Reached = ReadonlyMap<string, Map<Stage, LocalDate>>

/** Who was interviewed had applied, even where nobody wrote it down. */
function withPassedStages(own: Map<Stage, LocalDate>): Set<Stage> {
  const furthest = Math.max(...[...own.keys()].map((stage) => STAGES.indexOf(stage)))
  return new Set(STAGES.slice(0, furthest + 1))
}

/**
 * Median days from one stage to the next; steps on one day are left out. Those that wait are the open ones of the stage, as many
 * as the board has there, whatever is known of their days.
 */
function hopOf(from: Stage, to: Stage, { histories, dated }: { histories: readonly History[]; dated: Reached }): Hop {
  const days: number[] = []
  const moved: string[] = []
  const stillWaiting: string[] = []
  const later = STAGES.slice(STAGES.indexOf(to))
  for (const { id, stage, outcome } of histories) {
    if (outcome === null && stage === from) stillWaiting.push(id)
    const known = dated.get(id)
    const start = known?.get(from)
    if (start === undefined) continue
    let end: LocalDate | undefined
    for (const one of later) {
      const on = known?.get(one)
      if (on !== undefined && (end === undefined || on < end)) end = on
    }
    if (end !== undefined && daysBetween(start, end) > 0) {
      days.push(daysBetween(start, end))
      moved.push(id)
    }
  }
  return { from, to, medianDays: medianOf(days), moved, stillWaiting }
}

function answersBySource(
  histories: readonly History[],
  reached: ReadonlyMap<string, ReadonlySet<Stage>>,
): AnswerRate[] {
  const bySource = new Map<string, { applied: number; answered: number }>()
  const counted = new Map<string, { isAnswered: boolean }>()
  for (const { id, source, job, events, outcome } of histories) {
    const stages = reached.get(id)
    if (!stages?.has('applied')) continue
    const counts = bySource.get(source ?? '') ?? { applied: 0, answered: 0 }
    const key = `${source ?? ''}\u0000${job ?? id}`
    const same = counted.get(key)
    const isAnswered = stages.has('talks') || outcome === 'rejected' || effectiveEvents(events).some(isAnswer)
    // kept twice, it was applied for once and answered once
    if (!same) counts.applied += 1
    if (isAnswered && !same?.isAnswered) counts.answered += 1
    counted.set(key, { isAnswered: isAnswered || same?.isAnswered === true })
    bySource.set(source ?? '', counts)
  }
  return [...bySource]
    .map(([source, { applied, answered }]) => ({
      source,
      applied,
      answered,
      percent: applied < ENOUGH_FOR_A_RATE ? null : Math.round((100 * answered) / applied),
    }))
    .toSorted((one, other) => other.applied - one.applied)
}

/** A receipt comes by itself and answers nothing. */
const isAnswer = ({ kind, to }: Step): boolean => kind === 'reply' && to !== 'received' && to !== 'newsletter'

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
