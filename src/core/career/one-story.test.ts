import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interimRolesOf } from '#core/career/catalogue/catalogue.ts'
import { EVIDENCE_PLACES, type EvidenceRecord } from '#core/career/skills/evidence.ts'
import { isInReach } from '#core/career/match/in-reach.ts'
import type { Job } from '#core/career/catalogue/job-titles.ts'
import { weaklyShown } from '#core/career/match/match-moves.ts'
import { readinessAt } from '#core/career/match/readiness.ts'
import { recommendCourses } from '#core/career/courses/recommend-courses.ts'
import { isMet } from '#core/career/match/requirements.ts'
import { fitOf } from '#core/career/match/role-fit.ts'
import { matchPercent } from '#core/career/match/role-match.ts'
import { skillStatesOf, type SkillStates } from '#core/career/skills/skill-state.ts'
import { isBehind, nearestInterimRole, steppingStones } from '#core/career/routes/stepping-stones.ts'
import { summarise, type Situation } from '#core/career/summary.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { runs } from '#test/support/runs.ts'

const NOW = '2026-11-28T10:00:00.000Z'
const roles = [...catalogue.roles.values()]
const skillIds = [...new Set(roles.flatMap(({ skills }) => skills.map(({ skill }) => skill)))]
const families = catalogue.titleFamilies.map(({ id }) => id)

const record = fc.record({ skillId: fc.constantFrom(...skillIds), place: fc.constantFrom(...EVIDENCE_PLACES) })
const job = fc.record({
  families: fc.subarray(families, { maxLength: 2 }),
  months: fc.integer({ min: 1, max: 200 }),
  isDescribed: fc.boolean(),
})
const people = fc.record({ records: fc.array(record, { maxLength: 30 }), jobs: fc.array(job, { maxLength: 3 }) })

function statesOf({ records, jobs }: { records: Partial<EvidenceRecord>[]; jobs: Partial<Job>[] }): SkillStates {
  const evidence = records.map((one) => ({ kind: 'resume', sourceId: 'r', at: NOW, ...one }) as EvidenceRecord)
  const worked = jobs.map((one): Job => ({
    title: 'Work',
    families: [],
    rank: 'plain',
    months: 0,
    monthsSince: 0,
    ...one,
  }))
  return skillStatesOf(evidence, NOW, catalogue, worked)
}

/** A person with the courses recommended to them as their path. */
function situationOf(states: SkillStates, dreamId: string, wantsInterim: boolean): Situation {
  const dreamRole = must(catalogue.dreamRoles.find(({ id }) => id === dreamId))
  const learner = { learningPreference: 'all' as const, hoursPerDay: 1.5, challenges: [] }
  const interimRole = wantsInterim ? nearestInterimRole(catalogue, dreamRole, states) : null
  const courses = recommendCourses(catalogue, { dreamRole, interimRole, states, ...learner })
  return {
    ...learner,
    dreamRole,
    states,
    path: courses.map(({ courseId }) => ({ courseId, status: 'planned', startedAt: null, completedAt: null })),
    kept: new Set(),
    wantsInterim,
    chosenRoute: null,
    timeframe: '12months',
    today: '2026-11-28',
  }
}

const juniors = roles.flatMap((role) => (role.seniors ?? []).map((senior) => ({ role, senior })))

describe('a junior role', () => {
  it('is known for most trades', () => {
    expect(juniors.length).toBeGreaterThanOrEqual(12)
  })

  it('is never further away than the role above it, by percent, by words or by reach', () => {
    fc.assert(
      fc.property(people, (person) => {
        const states = statesOf(person)
        for (const { role, senior } of juniors) {
          expect(matchPercent(role, states)).toBeGreaterThanOrEqual(matchPercent(senior, states))
          if (isInReach(senior, states)) expect(isInReach(role, states)).toBe(true)
          const share = (one: typeof senior) => fitOf(one, states).held / fitOf(one, states).total
          expect(readinessAt(share(role), 1)).toBe(readinessAt(Math.max(share(role), share(senior)), 1))
        }
      }),
      { numRuns: runs(150), examples: [[{ records: [{ skillId: 'siem', place: 'education' }], jobs: [] }]] },
    )
  })

  it('is not named as nearest before the senior one where both are as near', () => {
    const analyst = must(catalogue.dreamRoles.find(({ id }) => id === 'data-scientist'))
    const states = statesOf({
      records: ['sql', 'excel', 'data-analysis', 'data-visualization'].map((skillId) => ({
        skillId,
        place: 'work' as const,
      })),
      jobs: [],
    })
    expect(nearestInterimRole(catalogue, analyst, states)?.id).toBe('data-analyst')
  })
})

describe('years at work', () => {
  const auditor = must(catalogue.roles.get('junior-security-auditor'))
  const asked = (skill: string) => must(auditor.skills.find((one) => one.skill === skill))

  it('have ordinary skills in them, and nothing else', () => {
    const seller = statesOf({ records: [], jobs: [{ months: 42 }] })
    expect(isMet(auditor, asked('communication'), seller)).toBe(true)
    expect(isMet(auditor, asked('attention-to-detail'), seller)).toBe(true)
    expect(isMet(auditor, asked('compliance'), seller)).toBe(false)
    expect(isMet(auditor, asked('communication'), statesOf({ records: [], jobs: [{ months: 6 }] }))).toBe(false)
  })

  it('leave the first jobs of a trade behind, and not those of the next', () => {
    const security = must(catalogue.dreamRoles.find(({ id }) => id === 'cybersecurity-analyst'))
    const administrator = statesOf({ records: [], jobs: [{ families: ['systems'], months: 180 }] })
    const titles = steppingStones(catalogue, security, administrator).map(({ id }) => id)
    expect(titles).not.toContain('help-desk-technician')
    expect(titles).toContain('soc-analyst-tier-1')
    const aYear = statesOf({ records: [], jobs: [{ families: ['systems'], months: 12 }] })
    expect(isBehind(must(catalogue.roles.get('help-desk-technician')), aYear)).toBe(false)
  })
})

describe('what a summary tells', () => {
  it('begins with the first course of the list, and no other way is quicker than the direct one', () => {
    const dreams = catalogue.dreamRoles.map(({ id }) => id)
    fc.assert(
      fc.property(people, fc.constantFrom(...dreams), fc.boolean(), (person, dreamId, wantsInterim) => {
        const situation = situationOf(statesOf(person), dreamId, wantsInterim)
        const { summary, plan } = summarise(catalogue, situation)
        const first = summary.steps[0]
        if (first?.kind === 'course') expect(first.courseId).toBe(must(situation.path[0]).courseId)
        const [own, ...others] = plan.routes
        for (const other of others)
          if (other.arrivesOn !== null && must(own).arrivesOn !== null)
            expect(other.hours).toBeGreaterThanOrEqual(must(own).hours - 2)
      }),
      { numRuns: runs(60) },
    )
  })

  it('says of each gap what closes it, or that it stays open', () => {
    fc.assert(
      fc.property(people, fc.constantFrom(...catalogue.dreamRoles.map(({ id }) => id)), (person, dreamId) => {
        const { summary } = summarise(catalogue, situationOf(statesOf(person), dreamId, true))
        const open = new Set(summary.route.leavesOpen.map(({ skillId }) => skillId))
        for (const { skillId, courseId } of summary.gaps) if (courseId !== null) expect(open.has(skillId)).toBe(false)
        for (const { skillId, isTaught } of summary.route.leavesOpen)
          expect(isTaught).toBe(catalogue.coursesTeaching.has(skillId))
      }),
      { numRuns: runs(60) },
    )
  })

  it('goes on with the courses of the path that close a named gap, where the time has room for them', () => {
    const analyst = must(catalogue.dreamRoles.find(({ id }) => id === 'data-scientist'))
    const known = analyst.skills
      .filter(({ level, skill }) => level === 'must' || skill === 'git')
      .map(({ skill }) => skill)
    const states = statesOf({ records: known.map((skillId) => ({ skillId, place: 'project' as const })), jobs: [] })
    const situation = situationOf(states, 'data-scientist', false)
    const { summary } = summarise(catalogue, situation)
    expect(summary.optional.filter(({ reason }) => reason === 'afterGoal')).toEqual([])
    expect(summary.route.leavesOpen.filter(({ isTaught }) => isTaught)).toEqual([])
    expect(interimRolesOf(catalogue, analyst).length).toBeGreaterThan(0)
  })
})

it('a gap that the own page names is said to stand there too weakly', () => {
  const states = statesOf({
    records: [
      { skillId: 'docker', place: 'slight' },
      { skillId: 'azure', place: 'learning' },
      { skillId: 'pandas', place: 'list' },
    ],
    jobs: [],
  })
  expect(['docker', 'azure', 'pandas', 'python', 'kubernetes'].map((id) => weaklyShown(states, id))).toEqual([
    'little',
    'learning',
    'listed',
    null,
    null,
  ])
})
