import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { dreamRoleByTitle, interimRolesOf } from '#core/career/catalogue/catalogue.ts'
import type { Route } from '#core/career/routes/dated-route.ts'
import type { RouteWish } from '#core/career/routes/draft-routes.ts'
import { isInReach, proofsToReach } from '#core/career/match/in-reach.ts'
import { planRoutes } from '#core/career/routes/plan-route.ts'
import { withPaidWay } from '#core/career/routes/route-advice.ts'
import { matchPercent } from '#core/career/match/role-match.ts'
import { weekByWeek } from '#core/career/routes/schedule-route.ts'
import { afterDoing, skillStatesOf } from '#core/career/skills/skill-state.ts'
import type { EvidenceKind } from '#core/career/skills/evidence.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const START = { startsOn: '2026-11-23', timeframe: '12months' as const }
const roleSkills = [
  ...new Set([...fullCatalogue.roles.values()].flatMap((role) => role.skills.map((one) => one.skill))),
]
const statesOf = (skillIds: readonly string[], kind: EvidenceKind = 'resume') =>
  skillStatesOf(
    skillIds.map((skillId) => ({ skillId, kind, sourceId: 'r', at: NOW })),
    NOW,
  )

function wishFor(title: string, held: readonly string[] = [], other: Partial<RouteWish> = {}): RouteWish {
  const dreamRole = must(dreamRoleByTitle(fullCatalogue, title))
  const interimRoles = interimRolesOf(fullCatalogue, dreamRole)
  const learner = { learningPreference: 'all' as const, hoursPerDay: 1.5, challenges: [] }
  return { dreamRole, interimRole: null, interimRoles, states: statesOf(held), ...learner, ...other }
}

const counted = (title: string) =>
  must(dreamRoleByTitle(fullCatalogue, title))
    .skills.filter((one) => one.level !== 'nice')
    .map((one) => one.skill)

describe('planRoutes', () => {
  it('brings each dream role into reach from nothing, straight and by way of an interim role', () => {
    for (const role of fullCatalogue.dreamRoles) {
      const { routes } = planRoutes(fullCatalogue, wishFor(role.title), START)
      expect(routes.length).toBeGreaterThanOrEqual(2)
      expect(routes.length).toBeLessThanOrEqual(3)
      expect(routes.map((route) => route.kind)).toEqual(['straight', ...routes.slice(1).map(() => 'interim')])
      for (const route of routes) {
        expect(route.arrivesOn).not.toBeNull()
        const dream = must(route.milestones.at(-1))
        expect(dream.percent).toBeGreaterThanOrEqual(70)
        if (route.via) {
          const via = must(route.milestones.find((one) => one.roleId === must(route.via).roleId))
          expect(must(via.week)).toBeLessThan(must(dream.week))
        }
      }
    }
  })

  it('never makes a detour look shorter than the straight route', () => {
    for (const role of fullCatalogue.dreamRoles) {
      const [straight, ...detours] = planRoutes(fullCatalogue, wishFor(role.title), START).routes
      for (const detour of detours) expect(detour.hours).toBeGreaterThanOrEqual(must(straight).hours - 2)
    }
  })

  it('sends nobody a step back, nor on a detour that another makes pointless', () => {
    const graduate = ['python', 'numpy', 'statistics', 'probability', 'linear-algebra']
    const vias = planRoutes(fullCatalogue, wishFor('AI Engineer', graduate), START).routes.map(
      (route) => route.via?.roleId,
    )
    expect(vias).not.toContain('data-annotator')
    const networker = ['bgp', 'ospf', 'tcp-ip', 'python', 'ansible', 'networking', 'linux']
    const cloud = planRoutes(fullCatalogue, wishFor('Cloud Engineer', networker), START).routes.map(
      (route) => route.via?.roleId,
    )
    expect(cloud).not.toContain('it-support-specialist')
  })

  it('does not forget the study owed where the detour taught all courses already', () => {
    const held = ['customer-service', 'communication', 'windows']
    for (const route of planRoutes(fullCatalogue, wishFor('Cybersecurity Analyst', held), START).routes) {
      expect(route.hours).toBeGreaterThan(500)
      expect(must(route.milestones.at(-1)).week).toBe(route.weeks)
    }
  })

  it('does not promise a beginner any role in less than its timeline begins with', () => {
    for (const role of fullCatalogue.dreamRoles) {
      for (const route of planRoutes(fullCatalogue, wishFor(role.title, [], { hoursPerDay: 10 / 6 }), START).routes) {
        expect(route.months).toBeGreaterThanOrEqual(role.timeline.minMonths)
      }
    }
  })

  it('has arrived already when everything is on the resume', () => {
    const [route] = planRoutes(fullCatalogue, wishFor('Data Scientist', counted('Data Scientist')), START).routes
    expect(route).toMatchObject({
      hours: 0,
      weeks: 0,
      months: 0,
      steps: [],
      advice: [],
      weeksLate: 0,
      arrivesOn: START.startsOn,
    })
    expect(route?.milestones.at(-1)).toMatchObject({ week: 0, percent: 90 })
  })

  it('asks for proof, not for courses, when everything is held by word alone', () => {
    const states = statesOf(counted('Cloud Engineer'), 'word')
    const { routes } = planRoutes(fullCatalogue, wishFor('Cloud Engineer', [], { states, interimRoles: [] }), START)
    expect(routes).toHaveLength(1)
    expect(routes[0]?.steps.map((step) => step.kind)).toEqual(['proof'])
    expect(must(routes[0]).arrivesOn).not.toBeNull()
  })

  it('says by how much a timeframe is missed and what would help', () => {
    const [route] = planRoutes(fullCatalogue, wishFor('AI Engineer'), { ...START, timeframe: '6months' }).routes
    expect(must(route).weeksLate).toBe(must(route).weeks - 26)
    expect(route?.advice[0]).toContain(`${must(route).weeksLate} weeks more than you planned`)
    const hours = Number(/With ([\d.]+) hours a day/.exec(must(must(route).advice[1]))?.[1])
    const faster = planRoutes(fullCatalogue, wishFor('AI Engineer', [], { hoursPerDay: hours }), {
      ...START,
      timeframe: '6months',
    })
    expect(faster.routes[0]?.weeksLate).toBe(0)
  })

  it('says so when no number of hours would do', () => {
    const wish = wishFor('AI Engineer', [], { hoursPerDay: 0.25 })
    const { routes } = planRoutes(fullCatalogue, wish, { ...START, timeframe: '2years' })
    expect(routes[0]?.weeksLate).toBeGreaterThan(300)
    expect(planRoutes(fullCatalogue, wish, { ...START, timeframe: 'flexible' })).toMatchObject({ deadline: null })
    expect(planRoutes(fullCatalogue, wish, { ...START, timeframe: 'flexible' }).routes[0]).toMatchObject({
      weeksLate: 0,
      advice: [],
    })
  })

  it.each([0, -3, Number.NaN, Number.POSITIVE_INFINITY, 1e9])('bears absurd hours a day: %d', (hoursPerDay) => {
    const plan = planRoutes(fullCatalogue, wishFor('Network Engineer', [], { hoursPerDay }), START)
    expect(plan.hoursPerDay).toBeGreaterThan(0)
    expect(plan.hoursPerDay).toBeLessThanOrEqual(12)
    expect(plan.routes[0]?.weeks).toBeGreaterThan(0)
  })

  it('follows the courses of the person’s own path first, and ignores unknown ones', () => {
    const pathCourseIds = ['cs50r-introduction-to-programming-with-r', 'no-such-course', 'kaggle-learn-pandas']
    const [route] = planRoutes(fullCatalogue, wishFor('Data Scientist', [], { pathCourseIds }), START).routes
    expect(route?.kind).toBe('path')
    expect(route?.steps.slice(0, 2).map((step) => step.courseId)).toEqual([pathCourseIds[0], pathCourseIds[2]])
    expect(must(route).arrivesOn).not.toBeNull()
  })

  it('has dates without gaps and weeks that hold the hours of the route', () => {
    const { routes } = planRoutes(fullCatalogue, wishFor('Mobile App Developer'), START)
    for (const route of routes) {
      expect(must(route.steps[0]).startsOn).toBe(START.startsOn)
      route.steps.forEach((step, index) => {
        expect(step.startsOn <= step.endsOn).toBe(true)
        if (index > 0) expect(step.startWeek).toBeGreaterThanOrEqual(must(route.steps[index - 1]).endWeek)
      })
      const weeks = weekByWeek(route, 1.5)
      expect(weeks).toHaveLength(route.weeks)
      for (const { parts } of weeks) expect(parts.reduce((sum, part) => sum + part.hours, 0)).toBeLessThanOrEqual(9.01)
      const planned = weeks.flatMap((week) => week.parts).reduce((sum, part) => sum + part.hours, 0)
      expect(planned).toBeCloseTo(route.hours, 0)
    }
  })

  it('never takes longer after a recommended course is finished, whichever comes first', () => {
    const held = fc.uniqueArray(fc.constantFrom(...roleSkills), { maxLength: 25 })
    fc.assert(
      fc.property(fc.constantFrom(...fullCatalogue.dreamRoles), held, fc.nat(), (role, skillIds, pick) => {
        const records = skillIds.map((skillId) => ({ skillId, kind: 'resume' as const, sourceId: 'r', at: NOW }))
        const wish = wishFor(role.title, [], { interimRoles: [], states: skillStatesOf(records, NOW, fullCatalogue) })
        const [before] = planRoutes(fullCatalogue, wish, START).routes
        const courses = must(before)
          .steps.filter((step) => step.kind === 'course')
          .map((step) => step.courseId)
        if (courses.length === 0) return
        const finished = must(courses[pick % courses.length])
        const done = { kind: 'course' as const, sourceId: finished, at: NOW }
        const learned = must(fullCatalogue.courses.get(finished)).skills.map((skillId) => ({ skillId, ...done }))
        const states = skillStatesOf([...records, ...learned], NOW, fullCatalogue)
        const pathCourseIds = courses.filter((id) => id !== finished)
        const [after] = planRoutes(fullCatalogue, { ...wish, states, pathCourseIds }, START).routes
        expect(must(after).hours).toBeLessThanOrEqual(must(before).hours)
        expect(must(after).weeks).toBeLessThanOrEqual(must(before).weeks)
      }),
      { numRuns: runs(60) },
    )
  })

  it('says the same for the same input', () => {
    for (const role of fullCatalogue.dreamRoles) {
      const plan = () => planRoutes(fullCatalogue, wishFor(role.title, ['python', 'figma', 'networking']), START)
      expect(plan()).toEqual(plan())
    }
  })
})

describe('isInReach', () => {
  const developer = must(dreamRoleByTitle(fullCatalogue, 'Software Developer'))

  it('needs every core part, however high the match', () => {
    const databases = new Set(
      must(must(developer.topics).find(({ id }) => id === 'databases')).any.map(({ skill }) => skill),
    )
    const states = statesOf(
      counted('Software Developer').filter((skillId) => !databases.has(skillId)),
      'check',
    )
    expect(matchPercent(developer, states)).toBeGreaterThan(80)
    expect(isInReach(developer, states)).toBe(false)
  })

  it('needs more than the person’s word', () => {
    expect(isInReach(developer, statesOf(counted('Software Developer'), 'word'))).toBe(false)
    expect(isInReach(developer, statesOf(counted('Software Developer'), 'resume'))).toBe(true)
  })

  it('asks for the fewest proofs that suffice', () => {
    const states = statesOf(counted('Software Developer'), 'word')
    const proofs = proofsToReach(developer, states)
    const proven = (ids: readonly string[]) => afterDoing(fullCatalogue, states, ids, 'check')
    expect(isInReach(developer, proven(proofs))).toBe(true)
    expect(isInReach(developer, proven(proofs.slice(0, -1)))).toBe(false)
    expect(proofsToReach(developer, new Map())).toEqual([])
  })
})

describe('a route that is paid sooner', () => {
  const milestone = (roleId: string, week: number | null) =>
    ({
      roleId,
      title: roleId,
      kind: 'interim',
      pay: '$70,000 - $92,000',
      reachedAfter: 1,
      percent: 70,
      hasMusts: true,
      week,
      date: null,
    }) as const
  const route = (kind: 'straight' | 'interim', arrivesOn: string, week: number | null): Route => ({
    kind,
    via: kind === 'interim' ? { roleId: 'SOC Analyst', title: 'SOC Analyst' } : null,
    steps: [],
    milestones: [milestone('SOC Analyst', week)],
    hours: 310,
    weeks: 11,
    months: 3,
    arrivesOn,
    weeksLate: 0,
    skillsGained: [],
    advice: [],
  })
  const adviceOf = (...routes: Route[]) => must(withPaidWay(routes)[0]).advice

  it('is named on the first, where it arrives no later', () => {
    expect(adviceOf(route('straight', '2027-02-09', 11), route('interim', '2027-02-09', 6))).toEqual([
      'By way of SOC Analyst you would be there no later, and could apply for paid work ($70,000 - $92,000 a year) from week 6.',
    ])
  })

  it.each([
    ['later', route('interim', '2027-03-09', 6)],
    ['paid no sooner', route('interim', '2027-02-09', 11)],
  ])('and not where it is %s', (_, other) => {
    expect(adviceOf(route('straight', '2027-02-09', 11), other)).toEqual([])
  })
})
