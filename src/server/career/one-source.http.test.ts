import { must } from '#core/must.ts'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCareerQuestions } from '#contract/account.ts'
import { getCareerProgress } from '#contract/career.ts'
import {
  addToLearningPath,
  changeLearningPath,
  getLearningPath,
  removeFromLearningPath,
} from '#contract/learning-path.ts'
import { getMatchHistory, getRoutes, keepPace, takeRoute } from '#contract/career-plan.ts'
import { getSummary, listRolesAhead, type CareerSummary } from '#contract/career-summary.ts'
import { saveLatestResume } from '#contract/resume.ts'
import { loadCareerFacts } from '#server/coach/load-grounding.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { send } from '#test/support/wire.ts'

let server: TestServer
let person: Person
const facts = {
  basics: { name: null, headline: null, email: null, phone: null, location: null, summary: null, links: [] },
  skills: ['HTML', 'CSS', 'JavaScript', 'Git'],
  experience: [],
  education: [],
  certifications: [],
  projects: [],
  languages: [],
}
beforeAll(async () => {
  server = await startTestServer()
  person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'Full-Stack Developer' } })
  await person.api.call(saveLatestResume, { body: { facts } })
})
afterAll(() => server.close())

const summary = async (who = person): Promise<CareerSummary> => must(await who.api.call(getSummary))

/** Reads every place that states one of the numbers, and holds it against the one source. */
async function expectOneTruth(): Promise<CareerSummary> {
  const one = await summary()
  const { dream, interim, route, next, steps, done, optional } = one
  const progress = must(await person.api.call(getCareerProgress))
  expect(progress.dreamRole).toMatchObject({ roleId: dream.roleId, percent: dream.percent })
  expect(progress.interimRole).toMatchObject({ roleId: must(interim).roleId, percent: must(interim).percent })
  for (const card of one.cards) {
    const listed = must(progress.interimRoles.find(({ id }) => id === card.roleId))
    expect([listed.progress, listed.requirementsMet.length]).toEqual([card.percent, card.mustsHeld])
  }

  const plan = must(await person.api.call(getRoutes, { query: {} }))
  expect(plan.summary).toEqual(one)
  expect(plan.routes[0]).toMatchObject({ hours: route.hours.total, arrivesOn: route.arrivesOn, weeks: route.weeks })
  expect(must(plan.routes[0]).steps.map(({ title }) => title)).toEqual(steps.map(({ title }) => title))
  expect(plan.walked.map(({ courseId }) => courseId)).toEqual(done)
  expect(must(plan.matches[dream.roleId]).percent).toBe(dream.percent)

  const path = await person.api.call(getLearningPath)
  const open = path.filter(({ status }) => status !== 'completed').map(({ courseId }) => courseId)
  const named = [...steps.filter(({ isOnPath }) => isOnPath), ...optional].map(({ courseId }) => courseId)
  expect(named.toSorted()).toEqual(open.toSorted())
  const nextEntry = path.find(({ courseId }) => courseId === next?.courseId)
  if (nextEntry) expect(nextEntry.dreamRoleBenefit).not.toMatch(/^Closes no gap .* take it if it interests you/)

  const history = await person.api.call(getMatchHistory)
  expect(history.at(-1)).toMatchObject({ role: dream.title, percent: dream.percent })

  const known = await loadCareerFacts(server.deps, person.userId)
  expect(known).toMatchObject({
    dreamRole: dream.title,
    roleMatchPercent: dream.percent,
    nearestInterimRole: { title: must(interim).title, matchPercent: must(interim).percent },
    route: {
      hoursPerDay: route.hoursPerDay,
      courseHours: route.hours.courses,
      practiceHours: route.hours.practice,
      weeks: route.weeks,
      arrivesOn: route.arrivesOn,
    },
    counts: { coursesCompleted: done.length },
  })
  expect(known.nextStep?.title).toBe(next?.title)

  const calendar = await send(server, 'GET', '/career/route.ics', { token: must(person.session.accessToken()) })
  const entries = new ICAL.Component(ICAL.parse(calendar.text) as never).getAllSubcomponents('vevent')
  const uidOf = (entry: ICAL.Component) => String(entry.getFirstPropertyValue('uid'))
  const goal = entries.find((entry) => uidOf(entry).endsWith(`-role-${dream.roleId}@waymark`))
  const day = goal && String(goal.getFirstPropertyValue('dtstart'))
  expect(day ?? null).toBe(route.arrivesOn)
  expect(entries.filter((entry) => uidOf(entry).includes('-step-'))).toHaveLength(steps.length)

  const ahead = must((await person.api.call(listRolesAhead)).find(({ roleId }) => roleId === dream.roleId))
  expect(ahead).toMatchObject({ percent: dream.percent, hours: route.hours, arrivesOn: route.arrivesOn })
  return one
}

describe('every place that states a number states the same one', () => {
  it('after each of eight actions', async () => {
    const first = await expectOneTruth()
    expect(first.next).toMatchObject({ place: 1, of: first.steps.length })

    const [step] = first.steps
    await person.api.call(changeLearningPath, {
      params: { courseId: must(step).courseId },
      body: { status: 'started' },
    })
    expect(must((await expectOneTruth()).next).courseId).toBe(must(step).courseId)

    await person.api.call(changeLearningPath, {
      params: { courseId: must(step).courseId },
      body: { status: 'completed' },
    })
    const second = await expectOneTruth()
    expect(second.done).toEqual([must(step).courseId])
    // what marking it done was said to add is what it added
    expect(second.dream.percent - first.dream.percent).toBe(must(step).adds)
    expect(second.next?.place).toBe(2)
    expect(second.route.hours.total).toBeLessThan(first.route.hours.total)

    const removed = must(second.steps.findLast(({ isOnPath }) => isOnPath))
    await person.api.call(removeFromLearningPath, { params: { courseId: removed.courseId } })
    await expectOneTruth()

    await person.api.call(addToLearningPath, { body: { courseId: 'sqlbolt' } })
    await expectOneTruth()

    const plan = must(await person.api.call(getRoutes, { query: {} }))
    // the way by paid work that is proposed, chosen
    const { via } = must(plan.routes.find((route) => route.via !== null))
    await person.api.call(takeRoute, { body: { route: must(via).roleId } })
    const taken = await expectOneTruth()
    expect(taken.route).toMatchObject({ id: must(via).roleId, isChosen: true })
    expect(must(taken.interim).roleId).toBe(must(via).roleId)

    await person.api.call(keepPace, { body: { hoursPerDay: 3.5, timeframe: '2years' } })
    const faster = await expectOneTruth()
    expect(faster.route).toMatchObject({ id: must(via).roleId, hoursPerDay: 3.5 })
    expect(faster.route.weeks).toBeLessThan(taken.route.weeks)

    await person.api.call(saveLatestResume, {
      body: { facts: { ...facts, skills: [...facts.skills, 'React', 'SQL'] } },
    })
    expect((await expectOneTruth()).route.id).toBe(must(via).roleId)

    await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'UI/UX Designer' } })
    const designer = await expectOneTruth()
    expect(designer.dream.title).toBe('UI/UX Designer')
    // what was chosen for the other role is not kept, whatever is proposed for this one
    expect(designer.route).toMatchObject({ isChosen: false })
  })
})

describe('PUT /career/route', () => {
  it('survives a reload, and its courses take the place of planned ones only', async () => {
    const walker = await signUpPerson(server)
    await walker.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'Cybersecurity Analyst' } })
    const [started, , own] = await walker.api.call(getLearningPath)
    await walker.api.call(changeLearningPath, {
      params: { courseId: must(started).courseId },
      body: { status: 'started' },
    })
    await walker.api.call(changeLearningPath, { params: { courseId: must(own).courseId }, body: { position: 1 } })
    const plan = must(await walker.api.call(getRoutes, { query: {} }))
    // before any choice the way by a paid job is proposed, and straight there stands beside it
    expect(plan.summary.route).toMatchObject({ isChosen: false, id: must(must(plan.routes[0]).via).roleId })
    const offered = must(plan.routes[1])
    expect(offered.via).toBeNull()
    const taken = await walker.api.call(takeRoute, { body: { route: 'straight' } })
    expect(taken.routes[0]).toMatchObject({ via: offered.via, hours: offered.hours, arrivesOn: offered.arrivesOn })
    expect(await walker.api.call(getRoutes, { query: {} })).toEqual(taken)
    const path = (await walker.api.call(getLearningPath)).map(({ courseId }) => courseId)
    expect(path).toEqual(expect.arrayContaining([must(started).courseId, must(own).courseId]))
    for (const step of must(taken.routes[0]).steps.filter(({ kind }) => kind === 'course'))
      expect(path).toContain(step.courseId)

    const back = await walker.api.call(takeRoute, { body: { route: null } })
    // proposed again, from what is started by now
    expect(back.summary.route).toMatchObject({ isChosen: false })
    expect(back.summary.route.via).not.toBeNull()
  })

  it('refuses a route that is not on the way, and says so before there are answers', async () => {
    await expect(person.api.call(takeRoute, { body: { route: 'soc-analyst' } })).rejects.toMatchObject({ status: 400 })
    const newcomer = await signUpPerson(server)
    await expect(newcomer.api.call(takeRoute, { body: { route: 'straight' } })).rejects.toMatchObject({
      code: 'career.no_answers',
    })
    expect(await newcomer.api.call(getSummary)).toBeNull()
    expect(await newcomer.api.call(listRolesAhead)).toEqual([])
  })
})

it('a removed course that is put back is recommended as it was, not the own choice', async () => {
  const walker = await signUpPerson(server)
  await walker.api.call(saveCareerQuestions, { body: ANSWERS })
  const [first] = await walker.api.call(getLearningPath)
  await walker.api.call(removeFromLearningPath, { params: { courseId: must(first).courseId } })
  const { courseId, position, status, origin } = must(first)
  const path = await walker.api.call(addToLearningPath, { body: { courseId, position, status, origin } })
  expect(path[0]).toEqual(first)
})

it('who is at the goal has no next step, whatever stands on the path', async () => {
  const walker = await signUpPerson(server)
  await walker.api.call(saveCareerQuestions, { body: ANSWERS })
  const role = must(server.deps.catalogue.dreamRoles.find(({ title }) => title === ANSWERS.dreamRole))
  await server.deps.db
    .insertInto('skill_evidence')
    .values(
      role.skills.map(({ skill }) => ({
        user_id: walker.userId,
        skill_id: skill,
        kind: 'check' as const,
        source_id: 'attempt',
        at: server.deps.clock.now(),
      })),
    )
    .execute()
  const there = await summary(walker)
  expect(there).toMatchObject({ next: null, steps: [], dream: { isInReach: true } })
  expect(there.optional.length).toBeGreaterThan(0)
  expect((await loadCareerFacts(server.deps, walker.userId)).nextStep).toBeUndefined()
})

it('recommends what the plan goes through, in its order', async () => {
  const own = await signUpPerson(server)
  const body = { ...ANSWERS, dreamRole: 'Data Scientist' }
  const { recommendedCourses } = await own.api.call(saveCareerQuestions, { body })
  const steps = must(await own.api.call(getSummary)).steps.flatMap(({ courseId }) => courseId || [])
  expect(steps.length).toBeGreaterThan(2)
  expect(recommendedCourses.map(({ courseId }) => courseId)).toEqual(steps)
  expect(must(await own.api.call(getSummary)).optional).toEqual([])
})
