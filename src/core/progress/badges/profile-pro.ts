import { countBadge } from './badge.ts'

export const profilePro = countBadge({
  id: 'profile-pro',
  name: 'Profile Pro',
  description: 'Answer the career questions.',
  target: 1,
  activity: 'profileCompleted',
})
