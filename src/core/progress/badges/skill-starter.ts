import { countBadge } from './badge.ts'

export const skillStarter = countBadge({
  id: 'skill-starter',
  name: 'Skill Starter',
  description: 'Pass a skill check.',
  target: 1,
  activity: 'skillCheckPassed',
})
