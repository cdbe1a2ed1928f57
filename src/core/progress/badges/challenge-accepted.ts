import { countBadge } from './badge.ts'

export const challengeAccepted = countBadge({
  id: 'challenge-accepted',
  name: 'Challenge Accepted',
  description: 'Complete a daily challenge.',
  target: 1,
  activity: 'challengeCompleted',
})
