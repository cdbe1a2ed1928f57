import { describe, expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { interimRoleCards } from './interim-roles.ts'
import { hoursToRole } from './hours-to-role.ts'
import { isInReach } from '#core/career/match/in-reach.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { nearestInterimRole, steppingStones, stonesByNearness } from './stepping-stones.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const dream = (id: string) => must(fullCatalogue.dreamRoles.find((role) => role.id === id))
const checked = (skills: readonly string[]) =>
  skillStatesOf(
    skills.map((skillId) => ({ skillId, kind: 'check', sourceId: 'c', at: NOW })),
    NOW,
    fullCatalogue,
  )
const allOf = (id: string) => (dream(id).topics ?? []).flatMap(({ any }) => any.map(({ skill }) => skill))
const idsOf = (roles: readonly { id: string }[]) => roles.map(({ id }) => id)

describe('first jobs far below what is in reach', () => {
  const engineer = checked(allOf('cloud-engineer'))
  const security = dream('cybersecurity-analyst')

  it('are no step for whom better paid work of any kind is in reach', () => {
    expect(isInReach(dream('cloud-engineer'), engineer)).toBe(true)
    const stones = idsOf(steppingStones(fullCatalogue, security, engineer))
    expect(stones).not.toContain('help-desk-technician')
    expect(stones).not.toContain('it-support-specialist')
    expect(nearestInterimRole(fullCatalogue, security, engineer)?.id).toBe('soc-analyst-tier-1')
    const cards = interimRoleCards(fullCatalogue, security, engineer)
    expect(must(cards.find(({ id }) => id === 'help-desk-technician')).isBehind).toBe(true)
  })

  it('are none where the dream role is in reach and they would have to be learnt', () => {
    const cards = interimRoleCards(fullCatalogue, dream('software-developer'), checked(allOf('software-developer')))
    const tester = must(cards.find(({ id }) => id === 'qa-tester'))
    expect(tester.requirementsMissing).not.toEqual([])
    expect(tester.isBehind).toBe(true)
  })

  it('stay for whom nothing better is', () => {
    expect(idsOf(steppingStones(fullCatalogue, security, checked(['windows'])))).toContain('help-desk-technician')
  })
})

describe('the paid job to name', () => {
  const known = (skills: readonly string[], place: 'work' | 'list' = 'work') =>
    skillStatesOf(
      skills.map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', place, months: 30, at: NOW })),
      NOW,
      fullCatalogue,
      [{ title: 'Work', families: [], rank: 'plain', months: 60, monthsSince: 0 }],
    )
  const named = (id: string, skills: readonly string[]) =>
    nearestInterimRole(fullCatalogue, dream(id), known(skills))?.id

  it.each<[string, string[], string, string]>([
    [
      'who led people and never saw a network',
      ['leadership', 'teamwork'],
      'cybersecurity-analyst',
      'help-desk-technician',
    ],
    ['who sold phones', ['customer-service', 'windows'], 'network-engineer', 'help-desk-technician'],
    ['of two as near the one that leads on', [], 'full-stack-developer', 'junior-web-developer'],
    [
      'who is half way is not sent back to a shorter way',
      ['nodejs', 'javascript', 'sql', 'git'],
      'full-stack-developer',
      'backend-developer',
    ],
    [
      'who has most of it',
      ['python', 'machine-learning', 'scikit-learn', 'pandas', 'statistics'],
      'data-scientist',
      'machine-learning-intern',
    ],
  ])('%s', (_, skills, id, job) => {
    expect(named(id, skills)).toBe(job)
  })

  it('heads the others, which follow by the hours to them', () => {
    const states = known(['excel'])
    const [first, ...others] = stonesByNearness(fullCatalogue, dream('ai-engineer'), states)
    expect(first).toBe(nearestInterimRole(fullCatalogue, dream('ai-engineer'), states))
    const hours = others.map((role) => hoursToRole(role, states))
    expect(hours).toEqual(hours.toSorted((a, b) => a - b))
  })
})
