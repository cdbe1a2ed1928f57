import { CHALLENGE_RUN_DAYS } from '../report.ts'
import type { Badge } from './badge.ts'

export const arenaRegular: Badge = {
  id: 'arena-regular',
  name: 'Arena Regular',
  description: 'Complete the daily challenge seven days in a row.',
  target: CHALLENGE_RUN_DAYS,
  current: ({ challengeRun }) => challengeRun,
  earnedBy: ['challengeCompleted'],
}
