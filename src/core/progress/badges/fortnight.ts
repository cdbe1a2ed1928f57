import { streakBadge } from './badge.ts'

export const fortnight = streakBadge({
  id: 'fortnight',
  name: 'Fortnight',
  description: 'Keep a streak of 14 days.',
  target: 14,
  activity: 'streak14',
})
