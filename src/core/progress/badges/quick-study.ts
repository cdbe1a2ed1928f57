import { countBadge } from './badge.ts'

export const quickStudy = countBadge({
  id: 'quick-study',
  name: 'Quick Study',
  description: 'Finish five courses.',
  target: 5,
  activity: 'courseCompleted',
})
