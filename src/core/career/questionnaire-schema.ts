import { z } from 'zod'
import {
  CHALLENGES,
  EMPLOYMENT_STATUSES,
  LEARNING_PREFERENCES,
  OTHER_PREFIX,
  TIME_COMMITMENTS,
  TIMEFRAMES,
} from './questionnaire.ts'

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
  .refine(
    (challenges) => challenges.filter((c) => c.startsWith(OTHER_PREFIX)).length <= 1,
    'Only one challenge of your own is kept',
  )

export const employmentStatusSchema = z.enum(EMPLOYMENT_STATUSES, 'Choose student, unemployed or employed')
/** A title; whether there is such a role is the catalogue's to say. */
export const dreamRoleSchema = z
  .string('Choose one of the dream roles')
  .min(1, 'Choose one of the dream roles')
  .max(80, 'Choose one of the dream roles')
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
