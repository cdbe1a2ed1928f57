import { countBadge } from './badge.ts'

export const skillMaster = countBadge({
  id: 'skill-master',
  name: 'Skill Master',
  description: 'Prove five must-have skills of your dream role.',
  target: 1,
  activity: 'skillMaster',
})
