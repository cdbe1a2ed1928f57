import { countBadge } from './badge.ts'

export const firstMockInterview = countBadge({
  id: 'first-mock-interview',
  name: 'First Mock Interview',
  description: 'Finish a mock interview, all five questions with feedback.',
  target: 1,
  activity: 'firstMockInterview',
})
