import { streakBadge } from './badge.ts'

export const weekWarrior = streakBadge({
  id: 'week-warrior',
  name: 'Week Warrior',
  description: 'Keep a streak of 7 days.',
  target: 7,
  activity: 'streak7',
})
