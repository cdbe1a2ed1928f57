import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interimRolesOf } from '#core/career/catalogue/catalogue.ts'
import type { Role } from '#core/career/catalogue/catalogue-types.ts'
import { EVIDENCE_PLACES } from '#core/career/skills/evidence.ts'
import { essentialsMissing, isInReach } from '#core/career/match/in-reach.ts'
import { interimRoleCard } from '#core/career/routes/interim-roles.ts'
import { afterCourses, legTo, studyHoursLeft } from '#core/career/routes/route-courses.ts'
import { skillStatesOf, type SkillStates } from '#core/career/skills/skill-state.ts'
import { isTaught } from '#core/career/routes/stepping-stones.ts'
import { summarise } from '#core/career/summary.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { situationOf } from '#test/support/situation.ts'
import { runs } from '#test/support/runs.ts'

const NOW = '2026-11-29T08:00:00.000Z'
const dreamRole = must(catalogue.dreamRoles.find(({ id }) => id === 'cloud-engineer'))
const skills = [
  ...new Set(interimRolesOf(catalogue, dreamRole).flatMap((role) => role.skills.map(({ skill }) => skill))),
]

it('names nothing as missing of a first job that is in reach', () => {
  const record = fc.record({
    skillId: fc.constantFrom(...skills),
    place: fc.constantFrom(...EVIDENCE_PLACES),
    kind: fc.constantFrom('resume' as const, 'course' as const),
  })
  fc.assert(
    fc.property(fc.array(record, { minLength: 10, maxLength: 40 }), (records) => {
      const states = skillStatesOf(
        records.map((one) => ({ ...one, sourceId: 'r', at: NOW })),
        NOW,
        catalogue,
      )
      for (const role of interimRolesOf(catalogue, dreamRole))
        if (isInReach(role, states))
          expect(interimRoleCard(catalogue, dreamRole, role, states).requirementsMissing).toEqual([])
    }),
    { numRuns: runs(200) },
  )
})

it('takes any large cloud for a first job in one', () => {
  const support = must(interimRolesOf(catalogue, dreamRole).find(({ id }) => id === 'cloud-support-associate'))
  const states = skillStatesOf(
    ['azure', 'linux', 'networking'].map((skillId) => ({
      skillId,
      kind: 'resume',
      sourceId: 'r',
      at: NOW,
      place: 'work',
    })),
    NOW,
    catalogue,
  )
  expect(interimRoleCard(catalogue, dreamRole, support, states).requirementsMet).toContain('Microsoft Azure')
})

it('teaches a core part that only first courses of a field are about to whom a certificate shows the field', () => {
  const analyst = must(catalogue.dreamRoles.find(({ id }) => id === 'cybersecurity-analyst'))
  const record = { kind: 'resume' as const, sourceId: 'r', at: NOW }
  const states = skillStatesOf(
    [
      { ...record, skillId: 'cybersecurity', place: 'certificate' },
      { ...record, skillId: 'networking', place: 'certificate' },
      { ...record, skillId: 'customer-service', place: 'work', months: 44 },
    ],
    NOW,
    catalogue,
  )
  const { summary } = summarise(
    catalogue,
    situationOf({ dreamRole: analyst, states, wantsInterim: false, today: NOW.slice(0, 10) }),
  )
  expect(summary.steps.flatMap(({ skills }) => skills)).toContain('vulnerability-management')
  expect(summary.route.arrivesOn).not.toBeNull()
})

it('the way to a first job teaches the manners that its adverts call a must', () => {
  const asking = [...catalogue.roles.values()].filter(
    (role) =>
      role.kind === 'interim' &&
      role.skills.some(({ skill, level }) => level === 'must' && catalogue.skills.get(skill)?.category === 'soft'),
  )
  expect(asking.length).toBeGreaterThan(5)
  const states = skillStatesOf([], NOW, catalogue)
  const learner = { learningPreference: 'all' as const, challenges: [], hoursPerDay: 1.5 }
  for (const role of asking) {
    const { courses } = legTo(catalogue, role, { ...learner, dreamRole, interimRole: null, states })
    const lacking = essentialsMissing(role, afterCourses(states, courses)).flat()
    expect(
      lacking.filter((skill) => catalogue.skills.get(skill)?.category === 'soft'),
      role.id,
    ).toEqual([])
  }
})

describe('the way to a first job whose musts are taught', () => {
  const jobs = [...catalogue.roles.values()].filter(({ kind }) => kind === 'interim')
  const learner = { learningPreference: 'all' as const, challenges: [], hoursPerDay: 1.5 }
  const leftOpen = (role: Role, states: SkillStates): string[] => {
    const { courses } = legTo(catalogue, role, { ...learner, dreamRole, interimRole: null, states })
    const after = afterCourses(states, courses)
    return isInReach(role, after) ? [] : essentialsMissing(role, after).flat()
  }

  it.each(['mobile-qa-tester', 'systems-administrator', 'noc-technician'])('%s: teaches them to a beginner', (id) => {
    expect(leftOpen(must(catalogue.roles.get(id)), skillStatesOf([], NOW, catalogue))).toEqual([])
  })

  it.each(jobs.map(({ id }) => id))('%s: the courses take a beginner no longer than the job is said to', (id) => {
    const role = must(catalogue.roles.get(id))
    const states = skillStatesOf([], NOW, catalogue)
    const { courses } = legTo(catalogue, role, { ...learner, dreamRole, interimRole: null, states })
    const hours = courses.reduce((sum, { durationHours }) => sum + durationHours, 0)
    expect(hours).toBeGreaterThan(0)
    expect(hours).toBeLessThanOrEqual(studyHoursLeft(role, states))
  })

  it('adds no course for a must that a picked one teaches already', () => {
    const states = skillStatesOf(
      ['os-imaging', 'pagerduty', 'packet-analysis', 'mobile-ui-design', 'nikto', 'incident-response'].map(
        (skillId) => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW, place: 'project' }),
      ),
      NOW,
      catalogue,
    )
    const role = must(catalogue.roles.get('soc-analyst-tier-1'))
    const { courses } = legTo(catalogue, role, { ...learner, dreamRole, interimRole: null, states })
    expect(isInReach(role, afterCourses(states, courses))).toBe(true)
    expect(courses.filter(({ skills }) => skills.includes('security-monitoring'))).toHaveLength(1)
  })

  it('leaves none of them open, whatever somebody brings', () => {
    const held = fc.record({
      skillId: fc.constantFrom(...catalogue.skills.keys()),
      place: fc.constantFrom(...EVIDENCE_PLACES),
    })
    fc.assert(
      fc.property(fc.constantFrom(...jobs), fc.array(held, { maxLength: 8 }), (role, records) => {
        const states = skillStatesOf(
          records.map((one) => ({ ...one, kind: 'resume', sourceId: 'r', at: NOW })),
          NOW,
          catalogue,
        )
        if (isTaught(catalogue, role, states)) expect(leftOpen(role, states), role.id).toEqual([])
      }),
      { numRuns: runs(200) },
    )
  })
})
