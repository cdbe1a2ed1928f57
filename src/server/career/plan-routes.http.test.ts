import { beforeAll, describe, expect, it } from 'vitest'
import { getUserDetails, saveCareerQuestions } from '#contract/account.ts'
import { getCareerProgress } from '#contract/career.ts'
import { changeLearningPath, getLearningPath } from '#contract/learning-path.ts'
import { getRoutes, keepPace } from '#contract/career-plan.ts'
import { scheduleRoute } from '#core/career/routes/schedule-route.ts'
import { must } from '#core/must.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()
let person: Person
beforeAll(async () => {
  person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: ANSWERS })
})

const ask = (path: string, who = person) => send(server, 'GET', path, { token: must(who.session.accessToken()) })
const routes = async (query = {}) => must(await person.api.call(getRoutes, { query }))

describe('GET /career/routes', () => {
  it('is null before the questionnaire', async () => {
    const newcomer = await signUpPerson(server)
    expect(await newcomer.api.call(getRoutes, { query: {} })).toBeNull()
  })

  it('plans from today on the person’s own day, at the hours and by the time they answered, also with an empty resume', async () => {
    const plan = await routes()
    expect(plan).toMatchObject({
      startsOn: '2026-03-10',
      hoursPerDay: 1.5,
      timeframe: '12months',
      deadline: '2027-03-08',
      dreamRole: 'Data Scientist',
    })
    expect(plan.routes.length).toBeGreaterThanOrEqual(1)
    expect(plan.routes.length).toBeLessThanOrEqual(3)
    for (const route of plan.routes) {
      expect(route.milestones.at(-1)).toMatchObject({ title: 'Data Scientist', kind: 'dream', date: route.arrivesOn })
      for (const step of route.steps) {
        expect(step.startsOn <= step.endsOn).toBe(true)
        if (step.kind === 'course') expect(plan.courses[step.courseId]?.link).toMatch(/^https:/)
        for (const skill of step.skills) expect(plan.skillNames[skill]).toBeTruthy()
      }
      for (const milestone of route.milestones) expect(must(plan.matches[milestone.roleId]).title).toBe(milestone.title)
    }
  })

  it('follows the person’s own path first', async () => {
    const path = await person.api.call(getLearningPath)
    const [first] = (await routes()).routes
    expect(first?.kind).not.toBe('straight')
    expect(must(must(first).steps[0]).courseId).toBe(must(path[0]).courseId)
  })

  it('carries all that a browser needs to date it again: the same as asking for other hours', async () => {
    const plan = await routes()
    const faster = await routes({ hoursPerDay: 4, timeframe: 'flexible' })
    plan.routes.forEach((route, index) => {
      const pace = { startsOn: plan.startsOn, hoursPerDay: 4, timeframe: 'flexible' as const }
      if (route.kind === 'interim') return
      expect(scheduleRoute({ ...route, roles: route.milestones }, pace)).toMatchObject({
        weeks: must(faster.routes[index]).weeks,
        arrivesOn: must(faster.routes[index]).arrivesOn,
      })
    })
    expect(faster.deadline).toBeNull()
  })

  it('counts a finished course as walked, and plans it no more', async () => {
    const walker = await signUpPerson(server)
    await walker.api.call(saveCareerQuestions, { body: ANSWERS })
    const [course] = await walker.api.call(getLearningPath)
    await walker.api.call(changeLearningPath, {
      params: { courseId: must(course).courseId },
      body: { status: 'completed' },
    })
    const plan = must(await walker.api.call(getRoutes, { query: {} }))
    expect(plan.walked).toEqual([{ courseId: must(course).courseId, title: must(course).courseTitle }])
    expect(plan.routes.flatMap((route) => route.steps.map((step) => step.courseId))).not.toContain(
      must(course).courseId,
    )
    expect(must(plan.matches['data-scientist']).percent).toBe(
      must(await walker.api.call(getCareerProgress)).dreamRole.percent,
    )
  })

  it('has no detour for who wants no interim role', async () => {
    const straight = await signUpPerson(server)
    await straight.api.call(saveCareerQuestions, { body: { ...ANSWERS, interimRole: false } })
    expect((await straight.api.call(getRoutes, { query: {} }))?.routes.map((route) => route.via)).toEqual([null])
  })

  it.each(['0', '-2', '0.1', '12.5', '1e9', 'NaN', 'Infinity', 'many', ''])(
    'refuses absurd hours: %j',
    async (hours) => {
      const { status, body } = await ask(`/career/routes?hoursPerDay=${hours}`)
      expect(status).toBe(400)
      expect(body.fields.hoursPerDay).toBe('Choose between 15 minutes (0.25) and 12 hours a day')
    },
  )

  it('refuses a timeframe that is none', async () => {
    expect(await ask('/career/routes?timeframe=tomorrow')).toMatchObject({
      status: 400,
      body: { detail: 'Choose a timeframe' },
    })
  })
})

describe('GET /career/route.ics', () => {
  it('is a calendar file of the route', async () => {
    const { status, headers, text } = await ask('/career/route.ics?hoursPerDay=3')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="waymark-route.ics"')
    const [first] = (await routes({ hoursPerDay: 3 })).routes
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(
      must(first).steps.length + must(first).milestones.filter((one) => one.date).length,
    )
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  it.each([
    ['/career/route.ics?route=2.5', 400],
    ['/career/route.ics?route=-1', 400],
    ['/career/route.ics?route=3', 400],
    ['/career/route.ics?hoursPerDay=99', 400],
  ])('refuses %s in words', async (path, status) => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    expect(answer.body.detail).toMatch(/^\S+ \S+ /)
  })

  it('is not there for a route nobody has, nor before the questionnaire, nor for a guest', async () => {
    const straight = await signUpPerson(server)
    expect(await ask('/career/route.ics', straight)).toMatchObject({ status: 422, body: { code: 'career.no_answers' } })
    await straight.api.call(saveCareerQuestions, { body: { ...ANSWERS, interimRole: false } })
    expect((await ask('/career/route.ics?route=1', straight)).status).toBe(404)
    expect((await send(server, 'GET', '/career/route.ics')).status).toBe(401)
  })
})

describe('PUT /career/pace', () => {
  const questionsOf = async (who: Person) => must((await who.api.call(getUserDetails)).userInfo.career_questions)
  const keep = (who: Person, body: unknown) =>
    send(server, 'PUT', '/career/pace', { body, token: must(who.session.accessToken()) })

  it.each([
    {},
    { hoursPerDay: 0, timeframe: 'flexible' },
    { hoursPerDay: 13, timeframe: 'flexible' },
    { hoursPerDay: 2, timeframe: '3months' },
  ])('refuses %j', async (body) => {
    expect((await keep(person, body)).status).toBe(400)
  })

  it('wants the questions answered first', async () => {
    const answer = await keep(await signUpPerson(server), { hoursPerDay: 2, timeframe: 'flexible' })
    expect(answer).toMatchObject({ status: 422, body: { code: 'career.no_answers' } })
  })

  it('keeps the exact hours, the answers they belong to, and the path as it is', async () => {
    const who = await signUpPerson(server)
    const before = await who.api.call(saveCareerQuestions, { body: ANSWERS })
    const path = await who.api.call(getLearningPath)
    const tried = must(await who.api.call(getRoutes, { query: { hoursPerDay: 2.5, timeframe: '2years' } }))
    const kept = await who.api.call(keepPace, { body: { hoursPerDay: 2.5, timeframe: '2years' } })
    expect(kept).toEqual(tried)
    expect(await who.api.call(getRoutes, { query: {} })).toEqual(kept)
    expect(await who.api.call(getLearningPath)).toEqual(path)
    expect(await questionsOf(who)).toEqual({
      ...before,
      hoursPerDay: 2.5,
      timeCommitmentPerDay: '2-4',
      timeframeToAchieveDreamRole: '2years',
    })
  })

  it('holds while the answer to hours a day holds, and gives way to another', async () => {
    const who = await signUpPerson(server)
    await who.api.call(saveCareerQuestions, { body: ANSWERS })
    await who.api.call(keepPace, { body: { hoursPerDay: 0.5, timeframe: 'flexible' } })
    const saved = await who.api.call(saveCareerQuestions, {
      body: { ...ANSWERS, timeCommitmentPerDay: '1-2', motivation: 'Anew' },
    })
    expect(saved.hoursPerDay).toBe(0.5)
    expect((await who.api.call(getRoutes, { query: {} }))?.hoursPerDay).toBe(0.5)
    expect(
      await who.api.call(saveCareerQuestions, { body: { ...ANSWERS, timeCommitmentPerDay: '4+' } }),
    ).not.toHaveProperty('hoursPerDay')
    expect((await who.api.call(getRoutes, { query: {} }))?.hoursPerDay).toBe(5)
  })
})
