import { streakBadge } from './badge.ts'

export const monthMaster = streakBadge({
  id: 'month-master',
  name: 'Month Master',
  description: 'Keep a streak of 30 days.',
  target: 30,
  activity: 'streak30',
})
