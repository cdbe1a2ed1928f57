import { z } from 'zod'
import { ANSWER_MAX_LENGTH } from '#core/interview/scores/short-answer.ts'
import { BANDS, DIMENSIONS } from '#core/interview/rubric.ts'
import { endpoint } from './endpoint.ts'
import { streamEvents } from './event-stream.ts'

const bandSchema = z.enum(BANDS)
const dimensionSchema = z.enum(DIMENSIONS)
const idSchema = z.string().min(1).max(64)

const answerSchema = z
  .string('Write an answer')
  .max(ANSWER_MAX_LENGTH, `Please keep your answer under ${ANSWER_MAX_LENGTH.toLocaleString('en')} characters`)
const givenAnswerSchema = answerSchema.refine((text) => text.trim().length > 0, 'Write an answer')
/** How long the person spoke, pauses left out; only where they spoke. */
const spokenSecondsSchema = z.int().min(1).max(3_600).optional()

export const deliverySchema = z.object({
  words: z.int(),
  wordsPerMinute: z.int().nullable(),
  pace: z.enum(['slow', 'comfortable', 'fast']).nullable(),
  fillersPer100: z.number(),
  hedgesPer100: z.number(),
  speakingSeconds: z.int(),
  length: z.enum(['short', 'fits', 'long']),
})

/** What a person gets on an answer. Judgements are bands: a single mock score is noise. */
export const answerFeedbackSchema = z
  .object({
    /** 'coach': built in, by rules; 'model': by the AI provider. */
    by: z.enum(['coach', 'model']),
    /** Null: a model's words without scores. */
    band: bandSchema.nullable(),
    /**
     * Each with the words of the answer it rests on; no quote: no evidence found. No band: not judged, as rules cannot know
     * whether an answer is right, and a model may fail to give scores.
     */
    dimensions: z.array(
      z.object({ dimension: dimensionSchema, band: bandSchema.nullable(), quote: z.string().nullable() }),
    ),
    /** What a good answer mentions. Not mentioned is a question to the person, never a deduction. */
    points: z.array(
      z.object({
        text: z.string(),
        isMentioned: z.boolean(),
        /** The sentence of the answer that says it; of a point not mentioned, one that may be about it. */
        quote: z.string().nullable(),
      }),
    ),
    /** Sentences of the answer that say something wrong or harmful, and what is right. */
    misconceptions: z.array(z.object({ said: z.string(), wrong: z.string(), right: z.string() })),
    /** What would worry an interviewer, to check the answer against. */
    redFlags: z.array(z.string()),
    /** False: the built-in coach saw length, figures, step words and phrases that fit any answer. */
    isLanguageRead: z.boolean(),
    delivery: deliverySchema,
    weakest: dimensionSchema.nullable(),
    followUp: z.string(),
    /** Markdown in five sections. */
    text: z.string(),
    /** Too short to judge: add more, or submit it anyway. */
    isShort: z.boolean(),
    at: z.string(),
  })
  .meta({ id: 'InterviewFeedback' })

export const roundQuestionSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** As it stands on the card: 'Teamwork'. */
  category: z.string(),
  /** Answered in code or pseudo-code. */
  isCode: z.boolean(),
  /** Sensible speaking time. */
  seconds: z.int(),
  isCompleted: z.boolean(),
  /** The last answer that was saved; null before the first. */
  answer: z.string().nullable(),
  /** When it was saved: what a later save may be based on. */
  answerAt: z.string().nullable(),
  /** On the last answer; null while there is none. */
  feedback: answerFeedbackSchema.nullable(),
})

export const interviewQuotaSchema = z.object({
  limit: z.int().nullable(),
  used: z.int(),
  left: z.int().nullable(),
  renewsAt: z.string(),
})

export const summarySchema = z.object({
  band: bandSchema,
  /** No band: judged in none of the answers. */
  dimensions: z.array(z.object({ dimension: dimensionSchema, band: bandSchema.nullable() })),
  strongest: dimensionSchema,
  weakest: dimensionSchema,
})

const roundFields = {
  roundId: z.string(),
  /** Empty: a general round, without a dream role. */
  dreamRole: z.string(),
  startedAt: z.string(),
  questions: z.array(roundQuestionSchema),
  /** Null while nothing was judged. */
  summary: summarySchema.nullable(),
}

export const currentRoundSchema = z
  .object({
    ...roundFields,
    /** Its first AI feedback was delivered: the month's quota counts it, and the rest of it is free. */
    isCounted: z.boolean(),
    /** The person's dream role now, where it is another one. */
    newDreamRole: z.string().nullable(),
    quota: interviewQuotaSchema,
  })
  .meta({ id: 'InterviewRound' })

export const pastRoundSchema = z.object({ ...roundFields, isCurrent: z.boolean() }).meta({ id: 'PastInterviewRound' })

export const getCurrentRound = endpoint({
  method: 'GET',
  path: '/interviews/current',
  auth: 'person',
  tag: 'interview',
  summary: "The mock interview in progress with its five questions, and the month's quota; the first call draws one",
  output: currentRoundSchema,
})

export const startRound = endpoint({
  method: 'POST',
  path: '/interviews',
  auth: 'person',
  tag: 'interview',
  summary:
    'Starts a new mock interview with fresh questions. It uses the quota when its first AI feedback is delivered',
  status: 201,
  output: currentRoundSchema,
  idempotent: true,
})

export const resetRound = endpoint({
  method: 'POST',
  path: '/interviews/current/reset',
  auth: 'person',
  tag: 'interview',
  summary: 'Clears the completed marks of the mock interview in progress; feedback stays in the history',
  output: currentRoundSchema,
})

export const restoreRound = endpoint({
  method: 'POST',
  path: '/interviews/current/restore',
  auth: 'person',
  tag: 'interview',
  summary: 'Takes the latest reset back: of these questions, those with feedback are completed again',
  body: z.object({ questionIds: z.array(idSchema).max(5) }),
  output: currentRoundSchema,
})

export const saveInterviewAnswer = endpoint({
  method: 'PUT',
  path: '/interviews/current/answers/:questionId',
  auth: 'person',
  tag: 'interview',
  summary: 'Keeps an answer as it stands; nothing is judged',
  params: z.object({ questionId: idSchema }),
  body: z.object({
    answer: answerSchema,
    spokenSeconds: spokenSecondsSchema,
    /** The `answerAt` or `savedAt` that was seen last, null for none: with another one on the server, nothing is overwritten (409). */
    basedOn: z.string().nullable().optional(),
  }),
  output: z.object({ savedAt: z.string() }),
})

export const practiseQuestion = endpoint({
  method: 'POST',
  path: '/interviews/practice',
  auth: 'person',
  tag: 'interview',
  summary:
    'Built-in coaching on an answer, without a provider; only on a server that has none does the fifth use the quota. It completes the question, a short answer only when sent anyway',
  body: z.object({
    questionId: idSchema,
    answer: givenAnswerSchema,
    spokenSeconds: spokenSecondsSchema,
    anyway: z.boolean().optional(),
  }),
  output: z.object({ feedback: answerFeedbackSchema, isCompleted: z.boolean(), pointsAwarded: z.int() }),
  idempotent: true,
})

export const interviewEventSchema = streamEvents({ questionId: z.string() }, { feedback: answerFeedbackSchema }).meta({
  id: 'InterviewEvent',
})

export const getInterviewFeedback = endpoint({
  method: 'POST',
  path: '/ai/interview-feedback',
  auth: 'person',
  tag: 'interview',
  summary: 'AI feedback on an answer: scores checked against the answer, then words. The answer is saved first',
  body: z.object({
    roundId: idSchema,
    questionId: idSchema,
    answer: givenAnswerSchema,
    spokenSeconds: spokenSecondsSchema,
  }),
  output: z.unknown(),
  events: interviewEventSchema,
  idempotent: true,
})

export const listRounds = endpoint({
  method: 'GET',
  path: '/interviews',
  auth: 'person',
  scope: 'interviews:read',
  tag: 'interview',
  summary: 'Mock interviews with answers, newest first, and the trend once three were judged',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(50).default(10),
    before: z.iso.datetime('Use an instant such as 2026-03-10T12:00:00Z').optional(),
  }),
  output: z.object({
    rounds: z.array(pastRoundSchema),
    /** How many there are in all. */
    total: z.int(),
    trend: z
      .object({
        rounds: z.int(),
        by: z.enum(['coach', 'model']),
        directions: z.array(z.object({ dimension: dimensionSchema, direction: z.enum(['up', 'steady', 'down']) })),
      })
      .nullable(),
  }),
})

export type InterviewRound = z.infer<typeof currentRoundSchema>
export type PastRound = z.infer<typeof pastRoundSchema>
export type RoundQuestion = z.infer<typeof roundQuestionSchema>
export type InterviewFeedback = z.infer<typeof answerFeedbackSchema>
export type InterviewEvent = z.infer<typeof interviewEventSchema>
export type RoundSummary = z.infer<typeof summarySchema>
export type InterviewHistory = z.infer<typeof listRounds.output>
