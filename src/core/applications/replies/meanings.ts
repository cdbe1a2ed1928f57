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
