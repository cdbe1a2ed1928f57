import type { Badge } from './badge.ts'

export const COMEBACK_DAYS = 14

/** Progress is all or nothing: counting days away would cheer for staying away. */
export const comeback: Badge = {
  id: 'comeback',
  name: 'Comeback',
  description: `Come back after ${COMEBACK_DAYS} days or more.`,
  target: 1,
  current: ({ longestStepDays }) => (longestStepDays >= COMEBACK_DAYS ? 1 : 0),
  earnedBy: [],
}
