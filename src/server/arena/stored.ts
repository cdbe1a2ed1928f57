import { z } from 'zod'
import { checkResultSchema } from '#contract/arena.ts'
import type { ItemState } from '#core/arena/calibrate.ts'
import type { ChallengeItem } from '#core/arena/challenge.ts'
import type { DrawnItem } from '#core/arena/draw.ts'
import type { Answer } from '#core/arena/grade.ts'

/** What the columns of the arena's tables hold as JSON. */

const drawnItemSchema = z.object({
  itemId: z.string(),
  order: z.array(z.number()),
  seed: z.number().exactOptional(),
  shownAt: z.string().exactOptional(),
})
const answerSchema = z.object({
  itemId: z.string(),
  value: z.union([z.number(), z.string(), z.array(z.number())]),
  isRight: z.boolean().exactOptional(),
})
const drawnSchema: z.ZodType<DrawnItem[]> = z.array(drawnItemSchema)
const answersSchema: z.ZodType<Answer[]> = z.array(answerSchema)
const challengeSchema: z.ZodType<ChallengeItem[]> = z.array(drawnItemSchema.extend({ skillId: z.string() }))

/** How a check ended; `ability` stands in scored ones. */
const resultSchema = z.object({
  right: z.array(z.boolean()),
  ability: checkResultSchema.shape.ability.exactOptional(),
  isOutOfTime: z.boolean(),
  pointsAwarded: z.number(),
  roleMatch: checkResultSchema.shape.roleMatch,
})
export type KeptResult = z.output<typeof resultSchema>
const NO_RESULT: KeptResult = { right: [], isOutOfTime: false, pointsAwarded: 0, roleMatch: null }

const itemStateSchema: z.ZodType<ItemState> = z.object({
  answers: z.number(),
  hard: z.number(),
  hardVariance: z.number(),
  logSteep: z.number(),
  logSteepVariance: z.number(),
  settled: z.object({ hard: z.number(), steep: z.number() }).nullable(),
  beyond: z.number(),
  beyondVariance: z.number(),
  isRetired: z.boolean(),
})

export const drawnIn = (row: { drawn: string }): DrawnItem[] => drawnSchema.parse(JSON.parse(row.drawn))
export const challengeIn = (row: { drawn: string }): ChallengeItem[] => challengeSchema.parse(JSON.parse(row.drawn))
export const answersIn = (row: { answers: string }): Answer[] => answersSchema.parse(JSON.parse(row.answers))
export const itemStateIn = (row: { state: string }): ItemState => itemStateSchema.parse(JSON.parse(row.state))
export const resultIn = (row: { result: string | null }): KeptResult =>
  row.result === null ? NO_RESULT : resultSchema.parse(JSON.parse(row.result))
