import type { Outcome, Stage } from '../stage.ts'

export const MEANINGS = [
  'received',
  'rejection',
  'interview_invite',
  'task',
  'more_info',
  'offer',
  'newsletter',
  'unknown',
] as const
export type Meaning = (typeof MEANINGS)[number]

/** Meanings that would change an application. */
export const CHANGING: ReadonlySet<Meaning> = new Set(['rejection', 'interview_invite', 'task', 'more_info', 'offer'])

/** Letters that nobody gets who has not applied. */
export const PROVES_APPLYING: ReadonlySet<Meaning> = new Set([
  'received',
  'rejection',
  'interview_invite',
  'task',
  'more_info',
  'offer',
])

/** News that changes much, which nobody should read where it is not. */
export const GRAVE: ReadonlySet<Meaning> = new Set(['rejection', 'offer'])

/** What would change if the person confirmed. Nothing changes before. */
export type ProposedChange = { stage: Stage | null; outcome: Outcome | null }

export const CHANGES: Readonly<Record<Meaning, ProposedChange | null>> = {
  received: null,
  rejection: { stage: null, outcome: 'rejected' },
  interview_invite: { stage: 'interviewing', outcome: null },
  task: { stage: 'interviewing', outcome: null },
  more_info: { stage: 'talks', outcome: null },
  offer: { stage: 'offer', outcome: null },
  newsletter: null,
  unknown: null,
}
