import { countBadge } from './badge.ts'

export const careerLaunch = countBadge({
  id: 'career-launch',
  name: 'Career Launch',
  description: 'Report a career milestone: an internship, a job or an interim role.',
  target: 1,
  activity: 'careerMilestone',
})
