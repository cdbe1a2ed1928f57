import { z } from 'zod'

/** The option lists of the career questionnaire, in the order they are shown (specification, section 9). */
export const EMPLOYMENT_STATUSES = ['student', 'unemployed'] as const
export const LEARNING_PREFERENCES = ['videos', 'projects', 'reading', 'all'] as const
export const TIME_COMMITMENTS = ['1-2', '2-4', '4+'] as const
export const CHALLENGES = ['financial', 'time', 'resources', 'uncertainty'] as const
export const TIMEFRAMES = ['6months', '12months', '2years', 'flexible'] as const
export const DREAM_ROLES = [
  'Software Developer',
  'Full-Stack Developer',
  'Data Scientist',
  'Mobile App Developer',
  'UI/UX Designer',
  'Cybersecurity Analyst',
  'Cloud Engineer',
  'Network Engineer',
  'AI Engineer',
] as const

export type DreamRole = (typeof DREAM_ROLES)[number]
export type LearningPreference = (typeof LEARNING_PREFERENCES)[number]
export type TimeCommitment = (typeof TIME_COMMITMENTS)[number]
export type Timeframe = (typeof TIMEFRAMES)[number]

export const DEFAULT_LEARNING_PREFERENCE: LearningPreference = 'all'
export const DEFAULT_TIME_COMMITMENT: TimeCommitment = '1-2'
export const DEFAULT_TIMEFRAME: Timeframe = 'flexible'

/** Results show at most this many interim roles (specification, section 9). */
export const SHOWN_INTERIM_ROLES = 5

const OTHER_PREFIX = 'other:'

/** 'financial', …, or one free text as 'other:my words'. */
export const challengeSchema = z
  .string()
  .max(300, 'Please keep this under 300 characters')
  .refine(
    (challenge) => (CHALLENGES as readonly string[]).includes(challenge) || challenge.startsWith(OTHER_PREFIX),
    'Choose one of the challenges, or write your own',
  )

export const challengesSchema = z
  .array(challengeSchema)
  .max(CHALLENGES.length + 1)
  .refine((challenges) => challenges.filter((c) => c.startsWith(OTHER_PREFIX)).length <= 1, 'Only one challenge of your own is kept')

export const employmentStatusSchema = z.enum(EMPLOYMENT_STATUSES, 'Choose student or unemployed')
export const dreamRoleSchema = z.enum(DREAM_ROLES, 'Choose one of the nine dream roles')
export const motivationSchema = z.string().max(1000, 'Please keep this under 1,000 characters')
export const learningPreferenceSchema = z.enum(LEARNING_PREFERENCES, 'Choose how you like to learn')
export const timeCommitmentSchema = z.enum(TIME_COMMITMENTS, 'Choose how many hours a day you have')
export const timeframeSchema = z.enum(TIMEFRAMES, 'Choose a timeframe')

/** The answers as they travel with a resume (specification, section 3: Questionnaire answers). */
export const questionnaireAnswersSchema = z.object({
  currentStatus: employmentStatusSchema,
  interimRole: z.boolean('Choose yes or no'),
  dreamRole: dreamRoleSchema,
  motivation: motivationSchema,
  learningPreference: learningPreferenceSchema,
  timeCommitment: timeCommitmentSchema,
  /** Equals `interimRole` (decisions, "Holes closed"). */
  flexibleForInterim: z.boolean().optional(),
  challenges: challengesSchema,
  timeframe: timeframeSchema,
})

export type QuestionnaireAnswers = z.infer<typeof questionnaireAnswersSchema>

/** Keeps the chosen challenges and at most one of the person's own, trimmed; an empty text removes it. */
export function withOtherChallenge(challenges: string[], text: string): string[] {
  const chosen = challenges.filter((challenge) => !challenge.startsWith(OTHER_PREFIX))
  return text.trim() ? [...chosen, `${OTHER_PREFIX}${text.trim()}`] : chosen
}

/** The person's own challenge without its prefix, or '' when there is none. */
export function otherChallengeOf(challenges: string[]): string {
  return challenges.find((challenge) => challenge.startsWith(OTHER_PREFIX))?.slice(OTHER_PREFIX.length) ?? ''
}
