import { type Instant, type LocalDate } from '../time.ts'
import { type Outcome, OUTCOMES, type Stage, STAGES } from './stage.ts'

export const EVENT_KINDS = [
  'created',
  'stage',
  'outcome',
  'reopened',
  'note',
  'follow_up',
  'reply',
  'document',
  'correction',
  'interview',
] as const
export type EventKind = (typeof EVENT_KINDS)[number]

export const EVENT_MAKERS = ['web', 'import', 'reply', 'mcp', 'automatic', 'extension'] as const
export type EventMaker = (typeof EVENT_MAKERS)[number]

/**
 * One line of an application's history. Lines are appended and never changed; a `correction` takes the place of an
 * earlier one with another day or another value, and without a value removes it.
 */
export type ApplicationEvent = {
  id: string
  kind: EventKind
  from: string | null
  to: string | null
  onDate: LocalDate
  at: Instant
  replacesEventId: string | null
  /** Nobody said on which day: `onDate` is the day it was written down, and stands nowhere as the day it happened. */
  isDayUnknown?: unknown
}

/** What an application's history adds up to; the row of the table holds the same. */
export type Progress = {
  stage: Stage
  outcome: Outcome | null
  /** The day of writing it down where nobody said since when. */
  stageSinceOn: LocalDate
  isSinceUnknown: boolean
  appliedOn: LocalDate | null
  closedOn: LocalDate | null
}

/** What of a line says how far an application came. */
export type Step = Pick<ApplicationEvent, 'id' | 'kind' | 'to' | 'onDate' | 'replacesEventId' | 'isDayUnknown'>

/** The text of a line of which nobody said the day, such as one of an imported file. Kept in databases and exports. */
export const DAY_UNKNOWN = 'The file does not say on which day.'

/** The history with corrections in the place of what they correct. */
export function effectiveEvents<Line extends Step>(events: readonly Line[]): readonly Line[] {
  if (!events.some(({ kind }) => kind === 'correction')) return events
  const lastCorrection = new Map<string, Line>()
  for (const event of events)
    if (event.kind === 'correction' && event.replacesEventId !== null) lastCorrection.set(event.replacesEventId, event)
  return events
    .filter((event) => event.kind !== 'correction')
    .flatMap((event) => {
      const correction = lastCorrection.get(event.id)
      if (correction === undefined) return [event]
      // what was made first cannot be taken back; anything else can
      if (correction.to === null && event.kind !== 'created') return []
      return [{ ...event, to: correction.to ?? event.to, onDate: correction.onDate, isDayUnknown: false }]
    })
}

/** Replays a history in the order in which it was written. */
export function progressOf(events: readonly ApplicationEvent[]): Progress {
  const effective = effectiveEvents(events)
  const first = effective[0]
  const start: Progress = {
    stage: stageOf(first?.to) ?? 'saved',
    outcome: null,
    stageSinceOn: first?.onDate ?? '1970-01-01',
    isSinceUnknown: Boolean(first?.isDayUnknown),
    appliedOn: null,
    closedOn: null,
  }
  const end = effective.slice(1).reduce(step, start)
  return { ...end, appliedOn: appliedOn(effective) }
}

function step(now: Progress, event: ApplicationEvent): Progress {
  switch (event.kind) {
    case 'stage':
      return {
        ...now,
        stage: stageOf(event.to) ?? now.stage,
        stageSinceOn: event.onDate,
        isSinceUnknown: Boolean(event.isDayUnknown),
      }
    case 'outcome': {
      const outcome = outcomeOf(event.to)
      return outcome === null ? now : { ...now, outcome, closedOn: event.isDayUnknown ? null : event.onDate }
    }
    case 'reopened':
      return { ...now, outcome: null, closedOn: null }
    default:
      return now
  }
}

/** The day of applying, as far as anybody said it, whatever was said later. */
function appliedOn(effective: readonly ApplicationEvent[]): LocalDate | null {
  const days = effective.flatMap((event) => {
    const stage = event.kind === 'created' || event.kind === 'stage' ? stageOf(event.to) : null
    return stage === 'applied' && !event.isDayUnknown ? [event.onDate] : []
  })
  return days.toSorted()[0] ?? null
}

function stageOf(value: string | null | undefined): Stage | null {
  return STAGES.find((stage) => stage === value) ?? null
}

function outcomeOf(value: string | null): Outcome | null {
  return OUTCOMES.find((outcome) => outcome === value) ?? null
}

/** Whether a line of this kind can hold the value: a stage stays a stage and an outcome an outcome; null takes it back. */
export function fitsLine(kind: EventKind, value: string | null): boolean {
  switch (kind) {
    case 'created':
      return stageOf(value) !== null
    case 'stage':
      return value === null || stageOf(value) !== null
    case 'outcome':
      return value === null || outcomeOf(value) !== null
    default:
      return true
  }
}

/** The stages an application has ever been at, with the first day at each. A refusal after a talk still had the talk. */
export function everReached(events: readonly Step[]): Map<Stage, LocalDate> {
  const reached = new Map<Stage, LocalDate>()
  for (const event of effectiveEvents(events)) {
    const stage = event.kind === 'created' || event.kind === 'stage' ? stageOf(event.to) : null
    if (stage === null) continue
    const before = reached.get(stage)
    if (before === undefined || event.onDate < before) reached.set(stage, event.onDate)
  }
  return reached
}
