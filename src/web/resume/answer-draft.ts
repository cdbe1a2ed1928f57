import { z } from 'zod'
import type { CareerQuestions } from '#contract/career.ts'
import { DEFAULT_LEARNING_PREFERENCE, DEFAULT_TIME_COMMITMENT, DEFAULT_TIMEFRAME } from '#core/career/questionnaire.ts'
import {
  challengesSchema,
  dreamRoleSchema,
  employmentStatusSchema,
  learningPreferenceSchema,
  motivationSchema,
  questionnaireAnswersSchema,
  timeCommitmentSchema,
  timeframeSchema,
  type QuestionnaireAnswers,
} from '#core/career/questionnaire-schema.ts'

/** The answers on their way. The first three have no default; the rest starts from the specification's. */
export const answerDraftSchema = z.object({
  currentStatus: employmentStatusSchema.optional(),
  interimRole: z.boolean().optional(),
  dreamRole: dreamRoleSchema.optional(),
  motivation: motivationSchema,
  learningPreference: learningPreferenceSchema,
  timeCommitment: timeCommitmentSchema,
  /** The exact hours, where they were said; kept as on the plan, and no part of the answers. */
  hoursPerDay: z.number().optional(),
  challenges: challengesSchema,
  timeframe: timeframeSchema,
  /** The furthest step that was opened, 1 to 8. */
  reached: z.int().min(1).max(8),
})

export type AnswerDraft = z.infer<typeof answerDraftSchema>

export const EMPTY_DRAFT: AnswerDraft = {
  motivation: '',
  learningPreference: DEFAULT_LEARNING_PREFERENCE,
  timeCommitment: DEFAULT_TIME_COMMITMENT,
  challenges: [],
  timeframe: DEFAULT_TIMEFRAME,
  reached: 1,
}

/** What was saved before, ready to be changed. */
export function draftOf(saved: CareerQuestions): AnswerDraft {
  return {
    currentStatus: saved.employmentStatus,
    interimRole: saved.interimRole,
    dreamRole: saved.dreamRole ?? undefined,
    motivation: saved.motivation,
    learningPreference: saved.learningPreference,
    timeCommitment: saved.timeCommitmentPerDay,
    hoursPerDay: saved.hoursPerDay,
    challenges: saved.challenges,
    timeframe: saved.timeframeToAchieveDreamRole,
    reached: 8,
  }
}

/** The answers as they travel with a resume, or nothing while one is missing. */
export function answersOf(draft: AnswerDraft): QuestionnaireAnswers | undefined {
  const parsed = questionnaireAnswersSchema.safeParse({ ...draft, flexibleForInterim: draft.interimRole })
  return parsed.success ? parsed.data : undefined
}
