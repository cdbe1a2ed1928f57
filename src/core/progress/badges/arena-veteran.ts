import { countBadge } from './badge.ts'

export const arenaVeteran = countBadge({
  id: 'arena-veteran',
  name: 'Arena Veteran',
  description: 'Complete thirty daily challenges.',
  target: 30,
  activity: 'challengeCompleted',
})
