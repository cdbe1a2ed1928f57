import { z } from 'zod'
import { MILESTONE_TYPES } from '#core/progress/activities.ts'
import { emptySchema, endpoint } from './endpoint.ts'
import { feedbackBody, milestoneBody } from './form-bodies.ts'

const roleParams = (name: 'dreamRole' | 'id') => z.object({ [name]: z.string().max(200) })

export const achievementsBriefSchema = z.object({
  totalpoints: z.int(),
  /** The next level's threshold; at the last level it equals the total. */
  maxPoints: z.int(),
  levelNumber: z.int(),
  levelName: z.string(),
})

export const getAchievementsBrief = endpoint({
  method: 'GET',
  path: '/api/gamification/achivementsBrief',
  auth: 'person',
  tag: 'progress',
  summary: 'Points and level in brief',
  output: achievementsBriefSchema,
})

/** Exactly one category, holding exactly one activity. */
const activityGroupSchema = z.object({
  platformEngagement: z.record(z.string(), z.literal(true)).optional(),
  learningProgress: z.record(z.string(), z.literal(true)).optional(),
})

export const earnedBadgeSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  earnedAt: z.string().nullable(),
  current: z.int(),
  target: z.int(),
})

export const getAchievementsDetails = endpoint({
  method: 'GET',
  path: '/api/gamification/achivementsDetails/:user_id',
  auth: 'person',
  tag: 'progress',
  summary: 'Level, points and the newest point events of the signed-in person',
  params: z.object({ user_id: z.string().min(1).max(64) }),
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).optional(), before: z.string().max(40).optional() }),
  output: achievementsBriefSchema.extend({
    total: z.int(),
    individualPoints: z.array(
      z.object({
        /** Sorts in the order of events; the last one seen is `before` of the next page. */
        id: z.string(),
        numOfPoints: z.int(),
        earnedAt: z.string(),
        starUrl: z.string().nullable(),
        activity: activityGroupSchema,
        /** Takes back an earlier event: a finished course that was reopened. */
        isReversal: z.boolean(),
      }),
    ),
    badges: z.array(earnedBadgeSchema),
  }),
})

export const levelSchema = z.object({ levelNumber: z.int(), levelName: z.string(), minPoints: z.int() })

export const listLevels = endpoint({
  method: 'GET',
  path: '/api/allLevels/:dreamRole',
  auth: 'person',
  tag: 'progress',
  summary: "The ten levels with the names of the dream role's family",
  params: roleParams('dreamRole'),
  output: z.array(levelSchema),
})

export const getLevels = endpoint({
  method: 'GET',
  path: '/gamification/get-levels/:id',
  auth: 'person',
  tag: 'progress',
  summary: 'The same; the id is a dream role too',
  params: roleParams('id'),
  output: z.array(levelSchema),
})

export const leaderboardEntrySchema = z.object({
  rank: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  badgeUrl: z.string(),
  totalPoints: z.int(),
})

const periodQuery = z.object({ period: z.enum(['all', 'week']).optional() })

export const getLeaderboard = endpoint({
  method: 'GET',
  path: '/api/leaderboard',
  auth: 'person',
  tag: 'progress',
  summary: 'The top 30, all time or this week',
  query: periodQuery,
  output: z.array(leaderboardEntrySchema),
})

export const getTop30 = endpoint({ ...getLeaderboard, path: '/gamification/get-top-30', summary: 'The same top 30' })

export const getSimpleUserPoints = endpoint({
  method: 'GET',
  path: '/gamification/get-simple-user-points',
  auth: 'person',
  tag: 'progress',
  summary: "The person's points, level and rank",
  query: periodQuery,
  output: z.object({
    totalPoints: z.int(),
    levelNumber: z.int(),
    levelName: z.string(),
    /** null when the person takes no rank: no points yet, or hidden. */
    rank: z.int().nullable(),
    rankIsExact: z.boolean(),
  }),
})

export const getAdvancedUserPoints = endpoint({
  method: 'GET',
  path: '/gamification/get-advanced-user-points',
  auth: 'person',
  tag: 'progress',
  summary: 'Points by category, by activity and by local day (last 90)',
  output: z.object({
    byCategory: z.record(z.string(), z.int()),
    byActivity: z.record(z.string(), z.int()),
    byDay: z.array(z.object({ date: z.string(), points: z.int(), events: z.int() })),
  }),
})

export const createFeedback = endpoint({
  method: 'POST',
  path: '/gamification/create-feedback',
  auth: 'person',
  tag: 'progress',
  summary: 'Product feedback: a rating and a text',
  status: 201,
  body: feedbackBody,
  output: emptySchema,
  idempotent: true,
})

export const getStreak = endpoint({
  method: 'GET',
  path: '/gamification/streak',
  auth: 'person',
  tag: 'progress',
  summary: 'The current streak, its freezes, and when the day ends where the person is',
  output: z.object({
    length: z.int(),
    dates: z.array(z.string()),
    frozenDates: z.array(z.string()),
    freezesHeld: z.int(),
    isTodayMade: z.boolean(),
    longest: z.int(),
    today: z.string(),
    dayEndsAt: z.string(),
    timeZone: z.string(),
  }),
})

export const reportMilestone = endpoint({
  method: 'POST',
  path: '/gamification/milestones',
  auth: 'person',
  tag: 'progress',
  summary: 'Reports a career milestone: once per type, at most one in thirty days',
  body: milestoneBody,
  output: z.object({
    type: z.enum(MILESTONE_TYPES),
    numOfPoints: z.int(),
    earnedAt: z.string(),
    pointsAwarded: z.int(),
  }),
  idempotent: true,
})

export type AchievementsBrief = z.infer<typeof achievementsBriefSchema>
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>
