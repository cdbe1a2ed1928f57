import { z } from 'zod'
import { deliverySchema } from '#contract/interview.ts'
import type { AnswerFeedback } from '#core/interview/coaching/coach-answer.ts'
import { DIMENSIONS } from '#core/interview/rubric.ts'

/** What the columns of the interview's tables hold as JSON. */

const dimension = z.enum(DIMENSIONS)

const askedQuestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  category: z.string(),
  isCode: z.boolean(),
  seconds: z.number(),
})
export type AskedQuestion = z.output<typeof askedQuestionSchema>

const feedbackSchema: z.ZodType<AnswerFeedback> = z.object({
  by: z.enum(['coach', 'model']),
  scores: z.record(dimension, z.number().nullable()),
  total: z.number().nullable(),
  quotes: z.record(dimension, z.string().nullable()),
  mentions: z.array(
    z.object({ text: z.string(), isMentioned: z.boolean(), termsHeard: z.number(), quote: z.string().nullable() }),
  ),
  // feedback from before misconceptions were known has none of these
  misconceptions: z
    .array(z.object({ id: z.string(), said: z.string(), wrong: z.string(), right: z.string() }))
    .default([]),
  redFlags: z.array(z.string()).default([]),
  isLanguageRead: z.boolean().default(true),
  delivery: deliverySchema,
  weakest: dimension.nullable(),
  followUp: z.string(),
  text: z.string(),
  isShort: z.boolean(),
})

export function questionsIn(row: { questions: string }): AskedQuestion[] {
  return z.array(askedQuestionSchema).parse(JSON.parse(row.questions))
}

export function completedIn(row: { completed: string }): string[] {
  return z.array(z.string()).parse(JSON.parse(row.completed))
}

export function feedbackIn(row: { feedback: string | null }): AnswerFeedback | null {
  return row.feedback === null ? null : feedbackSchema.parse(JSON.parse(row.feedback))
}
