import { countBadge } from './badge.ts'

export const mockMarathon = countBadge({
  id: 'mock-marathon',
  name: 'Mock Marathon',
  description: 'Finish ten mock interviews.',
  target: 10,
  activity: 'mockInterviewCompleted',
})
