import { z } from 'zod'
import { PLAN_IDS } from '#core/account/plans.ts'
import { endpoint } from './endpoint.ts'

const usageSchema = z.object({
  /** null: no limit. */
  limit: z.int().nullable(),
  used: z.int(),
  left: z.int().nullable(),
  renewsAt: z.string(),
})

export const getOwnPlan = endpoint({
  method: 'GET',
  path: '/api/plan',
  auth: 'person',
  tag: 'account',
  summary: "The user's plan, what it gives, and what of the month's quotas is used",
  output: z.object({
    plan: z.enum(PLAN_IDS),
    dailyBonus: z.int(),
    mockInterviews: usageSchema,
    skillChecks: usageSchema,
  }),
})

export type OwnPlan = z.infer<typeof getOwnPlan.output>
