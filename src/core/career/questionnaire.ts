/**
 * The option lists of the career questionnaire, in the order they are shown (specification, section 9). Their schemas
 * stand in questionnaire-schema.ts, which brings Zod along: most pages only show what was answered.
 */
export const EMPLOYMENT_STATUSES = ['student', 'unemployed', 'employed'] as const
export const LEARNING_PREFERENCES = ['videos', 'projects', 'reading', 'all'] as const
export const TIME_COMMITMENTS = ['1-2', '2-4', '4+'] as const
export const CHALLENGES = ['financial', 'time', 'resources', 'uncertainty'] as const
export const TIMEFRAMES = ['6months', '12months', '2years', 'flexible'] as const

export type LearningPreference = (typeof LEARNING_PREFERENCES)[number]
export type TimeCommitment = (typeof TIME_COMMITMENTS)[number]
export type Timeframe = (typeof TIMEFRAMES)[number]

export const DEFAULT_LEARNING_PREFERENCE: LearningPreference = 'all'
export const DEFAULT_TIME_COMMITMENT: TimeCommitment = '1-2'
export const DEFAULT_TIMEFRAME: Timeframe = 'flexible'

/** Results show at most this many interim roles (specification, section 9). */
export const SHOWN_INTERIM_ROLES = 5

/** Before a challenge in the person's own words: 'other:my words'. */
export const OTHER_PREFIX = 'other:'

/** Keeps the chosen challenges and at most one of the person's own, trimmed; an empty text removes it. */
export function withOtherChallenge(challenges: string[], text: string): string[] {
  const chosen = challenges.filter((challenge) => !challenge.startsWith(OTHER_PREFIX))
  return text.trim() ? [...chosen, `${OTHER_PREFIX}${text.trim()}`] : chosen
}

/** The person's own challenge without its prefix, or '' when there is none. */
export function otherChallengeOf(challenges: string[]): string {
  return challenges.find((challenge) => challenge.startsWith(OTHER_PREFIX))?.slice(OTHER_PREFIX.length) ?? ''
}
