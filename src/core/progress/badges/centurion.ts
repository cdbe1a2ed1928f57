import { streakBadge } from './badge.ts'

export const centurion = streakBadge({
  id: 'centurion',
  name: 'Centurion',
  description: 'Keep a streak of 100 days.',
  target: 100,
  activity: 'streak100',
})
