import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { skillsOfRole } from '#core/career/match/asked-skills.ts'
import { dreamRoleByTitle, interimRolesOf, skillName } from '#core/career/catalogue/catalogue.ts'
import { isNeeded } from '#core/career/courses/course-gains.ts'
import { EVIDENCE_KINDS } from '#core/career/skills/evidence.ts'
import { isReady } from '#core/career/match/in-reach.ts'
import type { PathEntry, PathStatus } from '#core/career/courses/learning-path.ts'
import { openMapOf } from '#core/career/open-map.ts'
import { isMet } from '#core/career/match/requirements.ts'
import { recommendCourses } from '#core/career/courses/recommend-courses.ts'
import { fitOf } from '#core/career/match/role-fit.ts'
import { matchPercent, matchRole } from '#core/career/match/role-match.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { imaginedWith, settledCourses } from '#core/career/drawn-path.ts'
import { summarise, type Situation } from '#core/career/summary.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const entry = (courseId: string, status: PathStatus = 'planned'): PathEntry => ({
  courseId,
  status,
  startedAt: null,
  completedAt: null,
})
const statesOf = (held: readonly { skillId: string; kind: (typeof EVIDENCE_KINDS)[number] }[]) =>
  skillStatesOf(
    held.map((one) => ({ ...one, sourceId: 'x', at: NOW })),
    NOW,
    catalogue,
  )

const PERSON = {
  learningPreference: 'all' as const,
  hoursPerDay: 1.5,
  challenges: [],
  wantsInterim: true,
  chosenRoute: null,
  kept: new Set<string>(),
  timeframe: '12months' as const,
  today: '2026-11-22',
}
const situation = (title: string, held: readonly string[], more: Partial<Situation> = {}): Situation => ({
  ...PERSON,
  dreamRole: must(dreamRoleByTitle(catalogue, title)),
  states: statesOf(held.map((skillId) => ({ skillId, kind: 'resume' }))),
  path: [],
  ...more,
})
const summaryOf = (one: Situation) => summarise(catalogue, one).summary

/** Users with any of the roles, some of its skills and some others, a path of recommended and other courses at any stage. */
const anyUser = fc
  .record({
    role: fc.constantFrom(...catalogue.dreamRoles),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    picks: fc.array(fc.nat(9999), { maxLength: 24 }),
    kinds: fc.array(fc.constantFrom(...EVIDENCE_KINDS), { minLength: 24, maxLength: 24 }),
    statuses: fc.array(fc.constantFrom<PathStatus>('planned', 'planned', 'started', 'completed'), {
      minLength: 12,
      maxLength: 12,
    }),
    others: fc.uniqueArray(fc.constantFrom(...catalogue.offeredCourses), { maxLength: 4 }),
    route: fc.nat(6),
    wantsInterim: fc.boolean(),
    hoursPerDay: fc.constantFrom(0.25, 0.5, 1.5, 3, 5, 12),
    timeframe: fc.constantFrom('6months' as const, '12months' as const, '2years' as const, 'flexible' as const),
  })
  .map(({ role, share, picks, kinds, statuses, others, route, ...answers }): Situation => {
    const asked = role.skills.filter(
      (_, index) => ((picks[index % Math.max(1, picks.length)] ?? 0) % 100) / 100 < share,
    )
    const any = [...catalogue.skills.keys()]
    const skillIds = [
      ...asked.map(({ skill }) => skill),
      ...picks.slice(0, 5).map((pick) => must(any[pick % any.length])),
    ]
    const states = statesOf(skillIds.map((skillId, index) => ({ skillId, kind: must(kinds[index % kinds.length]) })))
    const interimRoles = interimRolesOf(catalogue, role)
    const recommended = recommendCourses(catalogue, {
      ...PERSON,
      dreamRole: role,
      interimRole: interimRoles[0] ?? null,
      states,
    }).map(({ courseId }) => courseId)
    const path = [...new Set([...others.map(({ id }) => id), ...recommended])].map((id, index) =>
      entry(id, statuses[index % statuses.length]),
    )
    const chosenRoute = route === 0 ? null : route === 1 ? 'straight' : (interimRoles[route - 2]?.id ?? null)
    const kept = new Set(
      path.flatMap(({ courseId, status }, index) => (status === 'started' || index < others.length ? [courseId] : [])),
    )
    return { ...PERSON, ...answers, dreamRole: role, states, path, kept, chosenRoute }
  })

function expectAgreement(user: Situation) {
  const { summary, plan } = summarise(catalogue, user)
  const [own] = plan.routes
  const { dream, steps, done, optional, next, route } = summary
  // hours and dates
  expect(route.hours.courses + route.hours.practice).toBe(route.hours.total)
  expect(route.hours.total).toBe(must(own).hours)
  expect(steps.reduce((sum, step) => sum + step.hours, 0)).toBe(route.hours.total)
  expect(route.arrivesOn).toBe(must(own).arrivesOn)
  expect(dream.date).toBe(route.arrivesOn)
  expect(steps.every((step) => step.startsOn <= step.endsOn)).toBe(true)
  // match
  expect(dream.percent).toBe(matchPercent(user.dreamRole, user.states))
  expect(dream.percent + steps.reduce((sum, step) => sum + step.adds, 0)).toBe(route.endsAtPercent)
  expect(dream.mustsHeld + dream.missingMusts.length).toBe(dream.musts)
  // every open course of the path is a step or optional, never both; nothing is counted twice
  const open = user.path.filter(({ status }) => status !== 'completed').map(({ courseId }) => courseId)
  const asSteps = steps.filter(({ isOnPath }) => isOnPath).map(({ courseId }) => courseId)
  const asOptional = optional.map(({ courseId }) => courseId)
  expect([...asSteps, ...asOptional].toSorted()).toEqual(open.toSorted())
  expect(done.every((id) => user.path.some((one) => one.courseId === id && one.status === 'completed'))).toBe(true)
  // the next step
  expect(dream.isInReach).toBe(isReady(user.dreamRole, user.states))
  if (dream.isInReach) expect([next, steps.length]).toEqual([null, 0])
  else if (steps[0]) {
    expect(next).toMatchObject({ title: steps[0].title, place: done.length + 1, of: done.length + steps.length })
    if (must(next).kind === 'course') {
      const via = interimRolesOf(catalogue, user.dreamRole).find(({ id }) => id === route.via?.roleId) ?? null
      const course = must(catalogue.courses.get(must(next).courseId))
      const isOnTheWay = isNeeded(catalogue, course, { ...user, interimRole: via }) || must(next).closes.length > 0
      expect(isOnTheWay).toBe(true)
    }
  } else expect(next).toBeNull()
  // interim roles
  if (summary.dream.isInReach) expect(summary.interim).toBeNull()
  const passed = must(own).milestones.filter((one) => one.kind === 'interim' && one.reachedAfter !== null)
  // where checks alone would do for the dream role, what takes longer than they do is no job on the way
  if (!dream.isInReach && dream.proofs.length === 0 && summary.interim === null)
    expect([route.via, ...passed]).toEqual([null])
  expect(summary.cards[0] ?? null).toEqual(summary.interim)
  // one paid job on every page: that of the route, else the nearest that any way leads to
  if (route.via) expect(must(summary.interim).roleId).toBe(route.via.roleId)
  const shared = openMapOf(catalogue, user, summary).nearest
  if (shared)
    expect(shared).toMatchObject({
      title: must(summary.interim).title,
      hoursAway: must(summary.interim).hoursAway,
    })
  expect(new Set(summary.cards.map(({ roleId }) => roleId)).size).toBe(summary.cards.length)
  expect(summary.route.id).toBe(route.via?.roleId ?? 'straight')
  if (!user.wantsInterim) expect(route.via).toBeNull()
  // a part is not held while its own must-have stands first among what to learn
  const heldParts = new Set(openMapOf(catalogue, user, summary).held)
  const learning = new Set(summary.gaps.flatMap(({ skillId, level }) => (level === 'must' ? [skillId] : [])))
  for (const { name, any } of must(user.dreamRole.topics)) {
    const first = must(user.dreamRole.skills.find(({ skill }) => skill === must(any[0]).skill) ?? any[0])
    if (heldParts.has(name) && learning.has(first.skill)) expect(isMet(user.dreamRole, first, user.states)).toBe(true)
  }
  // what is named as its first gap is something that the role asks for
  const asked = [...skillsOfRole(user.dreamRole)].map((skillId) => skillName(catalogue, skillId))
  if (summary.firstGap) expect(asked).toContain(summary.firstGap.name)
  // what moves the match most, best first
  expect(summary.moves.map(({ adds }) => adds)).toEqual(summary.moves.map(({ adds }) => adds).toSorted((a, b) => b - a))
}

describe('the summary of 1,000 generated users', () => {
  it('agrees with its routes, its path and itself', () => {
    fc.assert(fc.property(anyUser, expectAgreement), { numRuns: runs(1_000) })
  }, 240_000)

  it('agrees where checks alone would do and courses of the path are left', () => {
    const role = must(dreamRoleByTitle(catalogue, 'Data Scientist'))
    const kinds: Partial<Record<string, (typeof EVIDENCE_KINDS)[number]>> = {
      pandas: 'course',
      'apache-spark': 'resume',
      'time-series': 'check',
    }
    const lacking = ['sql', 'scikit-learn', 'git', 'deep-learning', 'mlops']
    const held = role.skills.flatMap(({ skill }) => (lacking.includes(skill) ? [] : [skill]))
    const courses = ['excel-easy', 'scikit-learn-mooc', 'learn-git-branching', 'made-with-ml']
    const user: Situation = {
      ...PERSON,
      dreamRole: role,
      states: statesOf(held.map((skillId) => ({ skillId, kind: kinds[skillId] ?? 'word' }))),
      path: [...courses.map((id) => entry(id)), entry('power-query-documentation-and-tutorials', 'started')],
      kept: new Set(['power-query-documentation-and-tutorials']),
      wantsInterim: false,
      timeframe: '6months',
    }
    const { summary, plan } = summarise(catalogue, user)
    expect([summary.dream.isInReach, summary.dream.proofs.length > 0, summary.interim]).toEqual([false, true, null])
    expect(must(plan.routes[0]).milestones.map(({ reachedAfter }) => reachedAfter)).toContain(2)
    expectAgreement(user)
  })
})

describe('what learning adds', () => {
  const held = ['git', 'python', 'linux', 'html']
  it.each(catalogue.dreamRoles.map(({ title }) => title))(
    '%s: is what the match says once the course is done in its turn',
    (title) => {
      const person = situation(title, held)
      const { dream, gaps, steps } = summaryOf(person)
      const after = (courseId: string) => {
        const records = [
          ...held.map((skillId) => ({ skillId, kind: 'resume' as const })),
          ...must(catalogue.courses.get(courseId)).skills.map((skillId) => ({ skillId, kind: 'course' as const })),
        ]
        return matchPercent(person.dreamRole, statesOf(records)) - dream.percent
      }
      expect(gaps.length).toBeGreaterThan(0)
      const [first] = steps
      if (first?.kind === 'course') expect(first.adds).toBe(after(first.courseId))
      // one number for one course on one screen: that of its turn
      for (const { courseId, adds } of gaps)
        if (courseId) expect(adds).toBe(steps.find((step) => step.courseId === courseId)?.adds)
    },
  )

  it('is named in one order: the gaps are what the match misses, what moves it most is another list', () => {
    const person = situation('Cybersecurity Analyst', ['linux', 'windows', 'tcp-ip', 'powershell'])
    const { gaps, moves } = summaryOf(person)
    const { missing } = matchRole(catalogue, person.dreamRole, person.states)
    expect(gaps.map(({ skillId }) => skillId)).toEqual(missing.map(({ skillId }) => skillId))
    const courses = moves.flatMap(({ courseId }) => courseId ?? [])
    expect(new Set(courses).size).toBe(courses.length)
    for (const { skillId, by, adds } of moves)
      if (by === 'course') expect(gaps).toContainEqual(expect.objectContaining({ skillId, adds }))
  })
})

describe('a part of the role', () => {
  it('is not held while its must-have is still to learn: other ways of watching are no SIEM', () => {
    const one = situation('Cybersecurity Analyst', ['security-monitoring', 'networking', 'cybersecurity', 'linux'])
    const summary = summaryOf(one)
    expect(summary.gaps.map(({ skillId }) => skillId)).toContain('siem')
    expect(openMapOf(catalogue, one, summary).held).not.toContain('Watching for attacks (SIEM)')
    const proven = situation('Cybersecurity Analyst', ['siem', 'networking', 'cybersecurity', 'linux'])
    expect(openMapOf(catalogue, proven, summaryOf(proven)).held).toContain('Watching for attacks (SIEM)')
  })
})

describe('the route taken', () => {
  const held = ['java', 'git', 'sql']
  const recommended = (one: Situation) =>
    recommendCourses(catalogue, { ...one, interimRole: must(interimRolesOf(catalogue, one.dreamRole)[0]) }).map(
      ({ courseId }) => entry(courseId),
    )

  it.each(catalogue.dreamRoles.map(({ title }) => title))(
    '%s: stays the same once its courses are the path',
    (title) => {
      const start = situation(title, held)
      for (const via of interimRolesOf(catalogue, start.dreamRole)) {
        const offered = summarise(catalogue, start).plan.routes.find((route) => route.via?.roleId === via.id)
        if (!offered) continue
        const path = settledCourses(catalogue, { ...start, chosenRoute: via.id }).map((courseId) => entry(courseId))
        const { route, steps, interim } = summaryOf({ ...start, path, chosenRoute: via.id })
        expect(must(interim).roleId).toBe(via.id)
        expect(steps.every(({ isOnPath, kind }) => isOnPath || kind !== 'course')).toBe(true)
        expect(steps.map(({ title: name }) => name)).toEqual(offered.steps.map(({ title: name }) => name))
        expect([route.hours.total, route.arrivesOn]).toEqual([offered.hours, offered.arrivesOn])
      }
    },
  )

  it('takes straight there the practice that it was offered with, once a course is begun', () => {
    const dreamRole = must(dreamRoleByTitle(catalogue, 'Software Developer'))
    const places = {
      aws: 'work',
      'rest-api': 'list',
      communication: 'work',
      'github-copilot': 'project',
      'code-review': 'project',
    } as const
    const records = Object.entries(places).map(([skillId, place]) => ({
      skillId,
      place,
      kind: 'resume' as const,
      sourceId: 'r',
      at: NOW,
    }))
    const states = skillStatesOf(records, NOW, catalogue)
    const drawn = imaginedWith(catalogue, { ...PERSON, dreamRole, states, path: [], timeframe: 'flexible' }, dreamRole)
    const [first, ...others] = drawn.path
    const begun = entry(must(first).courseId, 'started')
    const own = { ...drawn, path: [begun, ...others], kept: new Set([begun.courseId]) }
    const offered = must(
      summarise(catalogue, own)
        .plan.routes.slice(1)
        .find(({ via }) => via === null),
    )
    const straight = { ...own, chosenRoute: 'straight', proposedRoute: null }
    const ids = settledCourses(catalogue, straight).filter((courseId) => courseId !== begun.courseId)
    const { steps } = summaryOf({ ...straight, path: [begun, ...ids.map((courseId) => entry(courseId))] })
    const hoursOf = (all: readonly { title: string; hours: number }[]) => all.map(({ title, hours }) => [title, hours])
    expect(hoursOf(steps)).toEqual(hoursOf(offered.steps))
  })

  it('is followed by the next step, the dates and the second bar', () => {
    const start = situation('Full-Stack Developer', held)
    const path = recommended(start)
    const straight = summaryOf({ ...start, path })
    const byWay = summaryOf({ ...start, path, chosenRoute: 'junior-web-developer' })
    expect([straight.route.isChosen, straight.route.id]).toEqual([false, 'straight'])
    expect(byWay.route).toMatchObject({ isChosen: true, id: 'junior-web-developer' })
    expect(byWay.interim?.title).toBe('Junior Web Developer')
    expect(must(must(byWay.interim).date) <= must(byWay.dream.date)).toBe(true)
  })
})

describe('a course that closes no gap', () => {
  it('is never the next step, also when it was started; it is named as no longer needed', () => {
    const start = situation('UI/UX Designer', [])
    const other = must(
      catalogue.offeredCourses.find((course) => !isNeeded(catalogue, course, { ...start, interimRole: null })),
    )
    const summary = summaryOf({ ...start, path: [entry(other.id, 'started'), ...recommendedFor(start)] })
    expect(must(summary.next).courseId).not.toBe(other.id)
    expect(summary.optional).toContainEqual({ courseId: other.id, reason: 'closesNothing' })
    expect(must(summary.next).of).toBe(summary.steps.length)
  })

  const recommendedFor = (one: Situation) =>
    recommendCourses(catalogue, { ...one, interimRole: null }).map(({ courseId }) => entry(courseId))
})

describe('a user who is there', () => {
  it('has no next step and no hours left: it is time to apply', () => {
    const role = must(dreamRoleByTitle(catalogue, 'Data Scientist'))
    const summary = summaryOf({
      ...situation('Data Scientist', []),
      states: statesOf(role.skills.map(({ skill }) => ({ skillId: skill, kind: 'check' }))),
      path: [entry('sqlbolt')],
    })
    expect(summary.dream).toMatchObject({ isInReach: true, date: '2026-11-22', hoursAway: 0 })
    expect(summary).toMatchObject({ next: null, steps: [], route: { weeks: 0, hours: { total: 0 } } })
    expect(summary.optional).toEqual([{ courseId: 'sqlbolt', reason: 'closesNothing' }])
  })
})

it('counts what somebody has as had, however far from the role they are', () => {
  const held = ['git', 'python', 'sql']
  const person = situation('Data Scientist', held)
  const counted = summarise(catalogue, person).summary.skills.held
  const shown = fitOf(person.dreamRole, person.states).topics.filter((topic) => topic.shown >= 0.5)
  expect(shown.length).toBeGreaterThan(0)
  expect(counted).toBe(shown.length)
})
