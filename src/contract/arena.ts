import { z } from 'zod'
import { LANGUAGES } from '#core/account/languages.ts'
import { emptySchema, endpoint } from './endpoint.ts'
import { attemptParams, credentialSchema } from './credentials.ts'

const MOST_TEXT = 2_000
const itemKindSchema = z.enum(['choice', 'choices', 'order', 'output', 'bug', 'term', 'program'])
const modeSchema = z.enum(['scored', 'practice'], 'Choose scored or practice')
const skillParams = z.object({ skillId: z.string().min(1).max(120) })

/** A place, line or text, or places where the item asks for several. */
export const answerSchema = z.object({
  itemId: z.string().min(1).max(140),
  value: z.union([z.int(), z.string().max(MOST_TEXT, 'This is longer than any answer'), z.array(z.int()).max(12)]),
})
const answersBody = z.object({ answers: z.array(answerSchema).max(20) })

/** What is asked; never an answer. Places in `options` count from 0, lines of `code` from 1. */
export const shownItemSchema = z
  .object({
    itemId: z.string(),
    kind: itemKindSchema,
    /** The language of `text` and `options`: English where the item is not written in the person's. */
    saidIn: z.enum(LANGUAGES),
    text: z.string(),
    code: z.string().optional(),
    language: z.string().optional(),
    options: z.array(z.string()).optional(),
  })
  .meta({ id: 'ArenaItem' })

export const gradedItemSchema = z.object({
  itemId: z.string(),
  /** Null for an item of a scored check: which ones were right would give their answers away. */
  right: z.boolean().nullable(),
  /** Empty for an item of a scored check. */
  explanation: z.string(),
  /** The item again, so that a result can be read by itself; null when the bank no longer has it. */
  item: shownItemSchema.nullable(),
  point: z.string(),
  rightAnswer: z.array(z.string()),
  yourAnswer: z.array(z.string()).nullable(),
  /** Daily challenge only: whole percent of people who got it right, once twenty have tried. */
  sharePercent: z.int().nullable(),
})

const resultFields = {
  passed: z.boolean(),
  /** Whole percent of the items answered right; 0 in a scored check that was not passed, whatever was answered. */
  score: z.int(),
  /** Practice and the daily challenge: each with its answer. A scored check names only what was asked. */
  items: z.array(gradedItemSchema),
  pointsAwarded: z.int(),
}

export const checkResultSchema = z
  .object({
    ...resultFields,
    attemptId: z.string(),
    skillId: z.string(),
    name: z.string(),
    mode: modeSchema,
    isRecheck: z.boolean(),
    isOutOfTime: z.boolean(),
    endedAt: z.string(),
    /**
     * Scored checks: how each part of the skill went, with what it is about; null names what was asked once only. How many
     * were right is said of a pass alone.
     */
    topics: z.array(
      z.object({ topic: z.string().nullable(), ideas: z.array(z.string()), asked: z.int(), right: z.int().nullable() }),
    ),
    /** How many of the items had to be right; 0 where that was not what decided: see `ability`. */
    needed: z.int(),
    /** Passed scored checks: what the answers say, on a scale whose pass mark is `mark`, with its standard error. */
    ability: z
      .object({
        points: z.int(),
        error: z.int(),
        mark: z.int(),
        band: z.enum(['starting', 'developing', 'proficient', 'strong']),
      })
      .nullable(),
    /** What a pass did to the match with the dream role; null when there was none or nothing was scored. */
    roleMatch: z.object({ title: z.string(), before: z.int(), after: z.int() }).nullable(),
  })
  .meta({ id: 'SkillCheckResult' })

export const attemptSchema = z
  .object({
    attemptId: z.string(),
    skillId: z.string(),
    name: z.string(),
    mode: modeSchema,
    /** An adaptive check: what was asked so far, the question that is open last. */
    items: z.array(shownItemSchema),
    endsAt: z.string(),
    secondsLeft: z.int(),
    /** 0 in an adaptive check, which ends when it is sure. */
    needed: z.int(),
    /** A few questions that confirm an earlier pass. */
    isRecheck: z.boolean(),
    isAdaptive: z.boolean(),
    /** No more questions than this. */
    most: z.int(),
    /** What was saved so far. */
    answers: z.array(answerSchema),
  })
  .meta({ id: 'SkillCheckAttempt' })

const attemptStateSchema = z.object({
  open: attemptSchema.nullable(),
  result: checkResultSchema.nullable(),
  credential: credentialSchema.nullable(),
})

export const listSkillChecks = endpoint({
  method: 'GET',
  path: '/skill-checks',
  auth: 'person',
  tag: 'arena',
  summary: "All skill checks with the person's state, the dream role's skills first, what adds most in front",
  output: z.array(
    z.object({
      skillId: z.string(),
      name: z.string(),
      /** How many items its scored checks are drawn from. */
      items: z.int(),
      passed: z.boolean(),
      /** Whole percent, of scored attempts; null before the first, 0 before a pass. */
      bestScore: z.int().nullable(),
      /** When the next scored attempt may start; null: now. */
      nextTryAt: z.string().nullable(),
      /** 'faded': passed more than twelve months ago. */
      proof: z.enum(['none', 'proven', 'faded']),
      provenAt: z.string().nullable(),
      /** As the dream role asks for it; null when it does not. */
      level: z.enum(['must', 'should', 'nice']).nullable(),
      /** Percentage points that a pass would add to the role match. */
      adds: z.int(),
      isHeld: z.boolean(),
      /** Not held, and another skill or the person's work meets what the dream role asks for with it. */
      isMetOtherwise: z.boolean(),
      /** An attempt that was begun and can be resumed. */
      openAttempt: z.object({ attemptId: z.string(), mode: modeSchema, secondsLeft: z.int() }).nullable(),
    }),
  ),
})

export const getCheckQuota = endpoint({
  method: 'GET',
  path: '/skill-checks/quota',
  auth: 'person',
  tag: 'arena',
  summary: "What is left of the month's scored skill checks",
  output: z.object({ limit: z.int().nullable(), used: z.int(), left: z.int().nullable(), renewsAt: z.string() }),
})

export const startAttempt = endpoint({
  method: 'POST',
  path: '/skill-checks/:skillId/attempts',
  auth: 'person',
  tag: 'arena',
  summary: 'Starts a skill check with freshly drawn items, or resumes the scored one that is open',
  params: skillParams,
  body: z.object({
    mode: modeSchema,
    /** 'adaptive': one question at a time, each chosen by the answers before; scored checks only. */
    form: z.enum(['whole', 'adaptive'], 'Choose whole or adaptive').default('whole'),
  }),
  status: 201,
  output: attemptSchema,
  idempotent: true,
})

export const listAttempts = endpoint({
  method: 'GET',
  path: '/skill-checks/attempts',
  auth: 'person',
  tag: 'arena',
  summary: 'Ended attempts, the newest fifty',
  output: z.array(
    z.object({
      attemptId: z.string(),
      skillId: z.string(),
      name: z.string(),
      mode: modeSchema,
      score: z.int(),
      passed: z.boolean(),
      isOutOfTime: z.boolean(),
      endedAt: z.string(),
    }),
  ),
})

export const getAttempt = endpoint({
  method: 'GET',
  path: '/skill-checks/attempts/:attemptId',
  auth: 'person',
  tag: 'arena',
  summary: 'An attempt as it stands: open, or ended with its result',
  params: attemptParams,
  output: attemptStateSchema,
})

export const answerItem = endpoint({
  method: 'POST',
  path: '/skill-checks/attempts/:attemptId/answers',
  auth: 'person',
  tag: 'arena',
  summary: 'Answers the open question of an adaptive check, once; the next one, or the result when the check is sure',
  params: attemptParams,
  body: answerSchema,
  output: attemptStateSchema,
  idempotent: true,
})

export const tryItem = endpoint({
  method: 'POST',
  path: '/skill-checks/attempts/:attemptId/tries',
  auth: 'person',
  tag: 'arena',
  summary: 'Grades one answer of practice at once, with what is right and why; the first answer to an item stands',
  params: attemptParams,
  body: answerSchema,
  output: gradedItemSchema,
  idempotent: true,
})

export const saveAttempt = endpoint({
  method: 'PATCH',
  path: '/skill-checks/attempts/:attemptId',
  auth: 'person',
  tag: 'arena',
  summary: 'Keeps the answers given so far; nothing is graded',
  params: attemptParams,
  body: answersBody,
  output: emptySchema,
})

export const finishAttempt = endpoint({
  method: 'PUT',
  path: '/skill-checks/attempts/:attemptId',
  auth: 'person',
  tag: 'arena',
  summary: 'Ends an attempt and grades it, once; past its time, what was saved is graded',
  params: attemptParams,
  body: answersBody,
  output: checkResultSchema,
  idempotent: true,
})

export const challengeSchema = z.object({
  date: z.string(),
  dreamRole: z.string(),
  items: z.array(shownItemSchema),
  done: z.boolean(),
  /** When the next one comes. */
  endsAt: z.string(),
  result: z.object({ ...resultFields, title: z.string() }).nullable(),
})

export const getChallenge = endpoint({
  method: 'GET',
  path: '/arena/today',
  auth: 'person',
  tag: 'arena',
  summary:
    "The day's challenge: what comes back to the person on this local date, then the items of everyone with the dream role",
  output: challengeSchema,
})

export const finishChallenge = endpoint({
  method: 'PUT',
  path: '/arena/today',
  auth: 'person',
  tag: 'arena',
  summary: "Answers the day's challenge, once",
  body: answersBody,
  output: z.object({ ...resultFields, title: z.string() }),
  idempotent: true,
})

export type SkillCheckAttempt = z.infer<typeof attemptSchema>
export type SkillCheckResult = z.infer<typeof checkResultSchema>
export type GradedItem = z.infer<typeof gradedItemSchema>
export type ArenaItem = z.infer<typeof shownItemSchema>
export type ArenaAnswer = z.infer<typeof answerSchema>
export type SkillCheck = z.infer<typeof listSkillChecks.output>[number]
