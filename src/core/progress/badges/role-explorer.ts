import { countBadge } from './badge.ts'

export const roleExplorer = countBadge({
  id: 'role-explorer',
  name: 'Role Explorer',
  description: 'Read three interim roles in full.',
  target: 3,
  activity: 'interimRoleRead',
})
