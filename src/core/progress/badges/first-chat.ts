import { countBadge } from './badge.ts'

export const firstChat = countBadge({
  id: 'first-chat',
  name: 'First Chat',
  description: 'Ask the AI coach three questions in one conversation.',
  target: 1,
  activity: 'chatSession',
})
