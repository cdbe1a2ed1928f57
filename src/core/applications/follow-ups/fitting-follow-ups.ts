import type { LocalDate } from '#core/time.ts'
import { STAGES, type Outcome, type Stage } from '../stage.ts'

export const FOLLOW_UP_KINDS = [
  'first',
  'second',
  'confirm',
  'thank_you',
  'after_silence',
  'task',
  'withdraw',
  'consider',
  'accept',
  'decline',
] as const
export type FollowUpKind = (typeof FOLLOW_UP_KINDS)[number]
/** `isInvited`: a talk lies ahead; `hasTask`: they set a task that is not done yet. */
type Standing = { stage: Stage; outcome: Outcome | null; hasTalked: boolean; isInvited: boolean; hasTask?: boolean }

/** Whether a talk is over by a day and time; one of today that names no hour, when its owner says so. */
export function hasTakenPlace(
  talk: { onDate: LocalDate; atTime: string | null; outcome: string },
  now: { day: LocalDate; time: string },
): boolean {
  if (talk.outcome !== 'planned') return talk.outcome !== 'cancelled'
  return talk.onDate < now.day || (talk.onDate === now.day && talk.atTime !== null && talk.atTime < now.time)
}

const AT_END: Record<Outcome, readonly FollowUpKind[]> = {
  accepted: ['accept'],
  declined: ['decline'],
  withdrawn: ['withdraw'],
  rejected: [],
  no_answer: ['second'],
  closed_by_employer: [],
}

/** The letters that are true where an application stands, the likeliest first: who only saved a job has not applied. */
export function fittingFollowUps({ stage, outcome, hasTalked, isInvited, hasTask = false }: Standing): FollowUpKind[] {
  if (outcome !== null) {
    const letters = stage === 'saved' && outcome !== 'accepted' && outcome !== 'declined' ? [] : AT_END[outcome]
    return hasTalked ? [...letters, 'thank_you'] : [...letters]
  }
  const isPast = (one: Stage) => STAGES.indexOf(stage) >= STAGES.indexOf(one)
  return [
    // the first binds to nothing: whether to accept is not decided by a letter that stands ready
    ...(isPast('offer') ? (['consider', 'accept', 'decline'] as const) : []),
    ...(hasTask && !isPast('offer') ? (['task'] as const) : []),
    ...(isInvited ? (['confirm'] as const) : []),
    ...(hasTalked ? (['thank_you', 'after_silence'] as const) : []),
    // who is invited, has a task or an offer has an answer
    ...(isPast('applied') && !isPast('offer') && !isInvited && !hasTask ? (['first', 'second'] as const) : []),
    ...(isPast('applied') ? (['withdraw'] as const) : []),
  ]
}
