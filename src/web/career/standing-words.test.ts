import { expect, it } from 'vitest'
import type { RoleStanding } from '#contract/career-summary.ts'
import { role } from '../strings/en/role.ts'
import { standingLine } from './standing-words.ts'

const standing: RoleStanding = {
  roleId: 'data-scientist',
  title: 'Data Scientist',
  percent: 62,
  musts: 6,
  mustsHeld: 6,
  missingMusts: [],
  isInReach: false,
  failedChecks: [],
  heldUntil: null,
  proofs: ['SQL', 'Python'],
  date: null,
  hoursAway: null,
  taught: null,
  pay: '',
}

it.each([{}, { date: '2027-06-22' }])('names the checks alone, whatever day the path has: %j', (own) => {
  expect(standingLine({ ...standing, ...own }, role.standing)).toMatch(/^Apply-ready after 2 checks$/)
})
