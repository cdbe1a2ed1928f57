import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { interimRoleById } from '#core/career/catalogue/catalogue.ts'
import type { Route } from './dated-route.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { standingOf } from './standing.ts'

const NOW = '2026-11-29T08:00:00.000Z'
const role = must(interimRoleById(catalogue, 'junior-security-auditor'))

function taughtWith(hasMusts: boolean, skills: readonly string[] = []) {
  const states = skillStatesOf(
    skills.map((skillId) => ({ skillId, kind: 'check' as const, sourceId: 'c', at: NOW })),
    NOW,
    catalogue,
  )
  const milestone = {
    ...role,
    roleId: role.id,
    pay: '',
    reachedAfter: null,
    percent: 62,
    hasMusts,
    week: null,
    date: null,
  }
  const route: Route = {
    kind: 'path',
    via: null,
    steps: [],
    milestones: [milestone],
    hours: 0,
    weeks: 0,
    months: 0,
    arrivesOn: null,
    weeksLate: 0,
    skillsGained: [],
    advice: [],
  }
  return standingOf(catalogue, role, { states, failed: [] }, [route]).taught
}

it('says of a role whose missing must-haves the route teaches how far it is then', () => {
  expect(taughtWith(true)).toBe(62)
  expect(taughtWith(false)).toBeNull()
  const musts = role.skills.filter(({ level }) => level === 'must').map(({ skill }) => skill)
  expect(taughtWith(true, musts)).toBeNull()
})
