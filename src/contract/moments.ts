import { z } from 'zod'
import { ACTIVITY_KEYS, MILESTONE_TYPES } from '#core/progress/activities.ts'
import { endpoint } from './endpoint.ts'

/** What a person earned and was not told of yet. */
export const momentsSchema = z.object({
  /** The newest point event among them, to be sent back when it was shown; null when there is nothing new. */
  through: z.string().nullable(),
  points: z.int(),
  /** Oldest first. */
  events: z.array(z.object({ activity: z.enum(ACTIVITY_KEYS), points: z.int() })),
  levelNumber: z.int(),
  levelName: z.string(),
  /** Whether the level is higher than the last one the user was shown. */
  isNewLevel: z.boolean(),
  badges: z.array(z.object({ id: z.string(), name: z.string(), description: z.string(), imageUrl: z.string() })),
  milestones: z.array(z.enum(MILESTONE_TYPES)),
  /** Whether the person has chosen how boards name them. */
  hasChosenBoardName: z.boolean(),
})

export const getMoments = endpoint({
  method: 'GET',
  path: '/gamification/moments',
  auth: 'person',
  tag: 'progress',
  summary: 'What was earned since the person was last told',
  output: momentsSchema,
})

export const markMomentsSeen = endpoint({
  method: 'POST',
  path: '/gamification/moments/seen',
  auth: 'person',
  tag: 'progress',
  summary: 'Claims the telling: only one of several tabs or devices is answered isFirst',
  body: z.object({ through: z.string().min(1).max(64), levelNumber: z.int().min(1).max(10) }),
  output: z.object({ isFirst: z.boolean() }),
})

export type Moments = z.infer<typeof momentsSchema>
