import { describe, expect, it } from 'vitest'
import { dreamRoleById, interimRoleById } from '#core/career/catalogue/catalogue.ts'
import { interimRoleCard } from '#core/career/routes/interim-roles.ts'
import { isInReach, missingMusts } from '#core/career/match/in-reach.ts'
import type { Job } from '#core/career/catalogue/job-titles.ts'
import { matchRole } from '#core/career/match/role-match.ts'
import { isMet } from '#core/career/match/requirements.ts'
import { HAD, skillStatesOf, strengthIn } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-28T10:00:00.000Z'
const worker = (job: Pick<Job, 'title' | 'families' | 'rank'>, skills: readonly string[]) =>
  skillStatesOf(
    skills.map((skillId) => ({
      skillId,
      kind: 'resume' as const,
      place: 'work' as const,
      months: 60,
      sourceId: 'r',
      at: NOW,
    })),
    NOW,
    catalogue,
    [{ ...job, months: 60, monthsSince: 0, isDescribed: true }],
  )
const fullStack = must(dreamRoleById(catalogue, 'full-stack-developer'))
const frontEnd = worker({ title: 'Senior Front-End Developer', families: ['frontend'], rank: 'senior' }, [
  'react',
  'typescript',
  'javascript',
  'html',
  'css',
  'git',
  'unit-testing',
])

describe('work next door', () => {
  it('is near, and says nothing of parts it has nothing of', () => {
    const { topics, percent } = matchRole(catalogue, fullStack, frontEnd)
    expect(percent).toBeGreaterThan(60)
    const databases = must(topics.find(({ topic }) => topic === 'Databases'))
    expect(databases).toMatchObject({
      isHeld: false,
      because: 'Near your work as Senior Front-End Developer; nothing shows it yet',
    })
    expect(must(topics.find(({ because }) => because.startsWith('React:')))).toMatchObject({ isHeld: true })
  })

  it('does not call a role in reach whose core parts nothing shows, and names what to learn for them', () => {
    expect(isInReach(fullStack, frontEnd)).toBe(false)
    expect(missingMusts(fullStack, frontEnd)).toContain('sql')
  })
})

describe('work in the very role', () => {
  const support = worker({ title: '2nd Line Support Technician', families: ['support'], rank: 'plain' }, [
    'technical-support',
    'active-directory',
    'windows',
    'ticketing-systems',
    'troubleshooting',
    'customer-service',
  ])
  const helpDesk = must(interimRoleById(catalogue, 'it-support-specialist'))

  it('meets what its card asks for, and says so where it is to be learnt', () => {
    const card = interimRoleCard(
      catalogue,
      must(catalogue.dreamRoles.find(({ interimRoles }) => interimRoles.includes(helpDesk.id))),
      helpDesk,
      support,
    )
    expect(card.requirementsMissing).toEqual([])
    for (const skill of matchRole(catalogue, helpDesk, support).missing)
      if (card.requirements.includes(skill.name)) expect(skill.isFromWork).toBe(true)
  })
})

describe('a requirement is met by what shows it', () => {
  const networkSupport = must(interimRoleById(catalogue, 'network-support-technician'))
  const somebody = (skillId: string, doubts: ReadonlyMap<string, string> = new Map()) =>
    skillStatesOf(
      [{ skillId, kind: 'resume', place: 'work', months: 60, sourceId: 'r', at: NOW }],
      NOW,
      catalogue,
      [],
      doubts,
    )
  const asked = (skill: string) => must(networkSupport.skills.find((one) => one.skill === skill))

  it('and not by what comes with one thing, for whom the role is new', () => {
    expect(strengthIn(somebody('wireless-networking'), 'tcp-ip')).toBeGreaterThan(HAD)
    expect(isMet(networkSupport, asked('tcp-ip'), somebody('wireless-networking'))).toBe(false)
    expect(isMet(networkSupport, asked('tcp-ip'), somebody('tcp-ip'))).toBe(true)
  })

  it('nor by what a failed check speaks against', () =>
    expect(isMet(networkSupport, asked('tcp-ip'), somebody('tcp-ip', new Map([['tcp-ip', '2026-11-20']])))).toBe(false))
})
