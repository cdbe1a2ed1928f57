import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { EvidenceRecord } from '#core/career/skills/evidence.ts'
import { isInReach } from '#core/career/match/in-reach.ts'
import type { Job } from '#core/career/catalogue/job-titles.ts'
import { matchPercent, matchRole } from '#core/career/match/role-match.ts'
import { fitOf } from '#core/career/match/role-fit.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { runs } from '#test/support/runs.ts'

const NOW = '2026-11-29T08:00:00.000Z'
const roleOf = (id: string) => must(catalogue.dreamRoles.find((role) => role.id === id))
const used = (skillIds: readonly string[], place: 'work' | 'project' = 'work') =>
  skillIds.map((skillId): EvidenceRecord => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW, place, months: 3 }))
const jobIn = (families: string[], months: number, own: Partial<Job> = {}): Job => ({
  title: 'Work',
  families,
  rank: 'plain',
  months,
  monthsSince: 0,
  isDescribed: true,
  ...own,
})

const TOOLS = ['java', 'spring-boot', 'postgresql', 'unit-testing', 'rest-api', 'docker', 'git']
const lab = (skills: string[]): Job => jobIn([], 24, { title: 'Home lab', isOwnTime: true, shows: new Set(skills) })

it('takes no part for held that nothing but three months in the trade stand for', () => {
  const role = roleOf('software-developer')
  const intern = jobIn(['software'], 3, { rank: 'trainee' })
  for (const jobs of [[intern], [intern, lab(TOOLS)]]) {
    const states = skillStatesOf(used(TOOLS), NOW, catalogue, jobs)
    const unseen = fitOf(role, states).topics.filter(({ shown }) => shown === 0)
    expect(unseen.map(({ topic }) => topic.id)).toContain('team')
    for (const { sure, value } of unseen) expect([sure, value < 0.1]).toEqual([0, true])
    expect(matchRole(catalogue, role, states).topics.find(({ topic }) => topic.startsWith('Working in'))?.isHeld).toBe(
      false,
    )
  }
})

it('still believes years in the trade of what they do not tell', () => {
  const states = skillStatesOf(used(TOOLS), NOW, catalogue, [jobIn(['software'], 60)])
  const team = must(fitOf(roleOf('software-developer'), states).topics.find(({ topic }) => topic.id === 'team'))
  expect(team.sure).toBeGreaterThan(0.5)
})

it('lets a home lab stand for nothing but what it shows', () => {
  const tools = ['azure', 'terraform', 'linux', 'networking']
  const jobs = [jobIn(['support'], 150), lab(tools)]
  const role = roleOf('cloud-engineer')
  const states = skillStatesOf(used(tools, 'project'), NOW, catalogue, jobs)
  const containers = must(fitOf(role, states).topics.find(({ topic }) => topic.id === 'containers'))
  expect(containers.sure).toBe(0)
  expect(isInReach(role, states)).toBe(false)
})

it('lowers no match by a project beside the work', () => {
  const skills = [...new Set(catalogue.dreamRoles.flatMap((role) => role.skills.map(({ skill }) => skill)))]
  const families = catalogue.titleFamilies.map(({ id }) => id)
  const person = fc.record({
    skillIds: fc.array(fc.constantFrom(...skills), { minLength: 3, maxLength: 25 }),
    family: fc.constantFrom(...families),
    months: fc.integer({ min: 1, max: 150 }),
    shows: fc.array(fc.constantFrom(...skills), { minLength: 3, maxLength: 20 }),
    role: fc.constantFrom(...catalogue.dreamRoles),
  })
  fc.assert(
    fc.property(person, ({ skillIds, family, months, shows, role }) => {
      const job = jobIn([family], months)
      const before = skillStatesOf(used(skillIds), NOW, catalogue, [job])
      const after = skillStatesOf(used(skillIds), NOW, catalogue, [job, lab(shows)])
      expect(matchPercent(role, after)).toBeGreaterThanOrEqual(matchPercent(role, before))
    }),
    { numRuns: runs(400) },
  )
})

it('takes years of handling personal data for no work on risks and policies', () => {
  const support = jobIn(['support'], 44, { shows: new Set(['gdpr']) })
  const states = skillStatesOf(used(['gdpr', 'communication', 'customer-service']), NOW, catalogue, [support])
  const role = must(catalogue.roles.get('junior-security-auditor'))
  expect(isInReach(role, states)).toBe(false)
  expect(matchPercent(role, states)).toBeLessThan(40)
})
