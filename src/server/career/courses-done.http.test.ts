import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { saveCareerQuestions } from '#contract/account.ts'
import { getCareerProgress, listInterimRoles, readInterimRole, recommend } from '#contract/career.ts'
import {
  addToLearningPath,
  changeLearningPath,
  getLearningPath,
  recordStudy,
  removeFromLearningPath,
} from '#contract/learning-path.ts'
import { createFeedback, getAchievementsBrief } from '#contract/progress.ts'
import { coursePoints } from '#core/progress/activities.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { MINUTE_MS } from '#core/time.ts'
import { ANSWERS, signUpPerson } from '#test/support/person.ts'
import { send } from '#test/support/wire.ts'
import { useLearner } from '#test/support/use-learner.ts'

const { server, personWithPath, eventsOf, totalsAgree } = useLearner()

describe('the learning path', () => {
  it('is empty before the questionnaire', async () => {
    const person = await signUpPerson(server)
    expect([await person.api.call(getLearningPath), await person.api.call(getCareerProgress)]).toEqual([[], null])
  })

  it('pays a course once, however often it is finished', async () => {
    const person = await personWithPath()
    const params = { courseId: must(person.courseIds[0]) }
    const first = await person.api.call(changeLearningPath, { params, body: { status: 'completed' } })
    expect(first.pointsAwarded).toBe(60)
    expect(first.path.find((entry) => entry.courseId === params.courseId)).toMatchObject({
      status: 'completed',
      dreamRoleBenefit: '',
    })
    server.clock.advance(11 * MINUTE_MS)
    const tokens = await send(server, 'POST', '/auth/refresh', { body: { refreshToken: person.tokens.refreshToken } })
    person.session.signIn(tokens.body.data)
    expect((await person.api.call(changeLearningPath, { params, body: { status: 'started' } })).pointsAwarded).toBe(0)
    expect((await person.api.call(changeLearningPath, { params, body: { status: 'completed' } })).pointsAwarded).toBe(0)
    expect(await eventsOf(person, 'courseCompleted')).toEqual([60])
    await totalsAgree(person)
  })

  it('takes the points back within ten minutes, and pays again when it is done after all', async () => {
    const person = await personWithPath()
    const params = { courseId: must(person.courseIds[0]) }
    await person.api.call(changeLearningPath, { params, body: { status: 'completed' } })
    const before = (await person.api.call(getAchievementsBrief)).totalpoints
    server.clock.advance(9 * MINUTE_MS)
    expect((await person.api.call(changeLearningPath, { params, body: { status: 'started' } })).pointsAwarded).toBe(-60)
    expect((await person.api.call(getAchievementsBrief)).totalpoints).toBe(before - 60)
    expect((await person.api.call(changeLearningPath, { params, body: { status: 'completed' } })).pointsAwarded).toBe(
      60,
    )
    const net = (await eventsOf(person, 'courseCompleted')).reduce((sum, points) => sum + points, 0)
    expect(net).toBe(60)
    await totalsAgree(person)
  })

  it('makes one event of fifty finishes at once', async () => {
    const person = await personWithPath()
    const path = `/learning-path/${encodeURIComponent(must(person.courseIds[0]))}`
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        send(server, 'PUT', path, { body: { status: 'completed' }, token: person.tokens.accessToken }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(
      answers.map((answer) => answer.body.data.pointsAwarded as number).reduce((sum, points) => sum + points, 0),
    ).toBe(60)
    expect(await eventsOf(person, 'courseCompleted')).toEqual([60])
    await totalsAgree(person)
  })

  it('pays two courses a day, and records the third', async () => {
    const person = await personWithPath()
    const paid: number[] = []
    const taken = person.courseIds.slice(0, 3)
    const [first, second] = taken.map((id) => coursePoints(must(fullCatalogue.courses.get(id)).durationHours))
    for (const courseId of taken)
      paid.push(
        (await person.api.call(changeLearningPath, { params: { courseId }, body: { status: 'completed' } }))
          .pointsAwarded,
      )
    expect(paid).toEqual([first, second, 0])
    expect(await eventsOf(person, 'courseCompleted')).toEqual([first, second, 0])
  })

  it('takes a course of the catalogue at its end, once, and lets it go', async () => {
    const person = await personWithPath()
    const { courses } = await person.api.call(recommend, { body: { dreamRole: 'Network Engineer', skills: [] } })
    const courseId = must(courses.map((course) => course.courseId).find((id) => !person.courseIds.includes(id)))
    await person.api.call(addToLearningPath, { body: { courseId } })
    const path = await person.api.call(addToLearningPath, { body: { courseId } })
    expect(path.map((entry) => entry.courseId)).toEqual([...person.courseIds, courseId])
    expect(path.map((entry) => entry.position)).toEqual(path.map((_, index) => index))
    expect(
      (await person.api.call(removeFromLearningPath, { params: { courseId } })).map((entry) => entry.courseId),
    ).toEqual(person.courseIds)
  })

  it('moves a course, and what was moved stays when recommendations change', async () => {
    const person = await personWithPath()
    const last = must(person.courseIds.at(-1))
    const { path } = await person.api.call(changeLearningPath, { params: { courseId: last }, body: { position: 0 } })
    expect(path.map((entry) => entry.courseId)).toEqual([last, ...person.courseIds.slice(0, -1)])
    await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'Network Engineer' } })
    expect(must((await person.api.call(getLearningPath))[0]).courseId).toBe(last)
  })

  it.each([
    ['PUT', '/learning-path/crs_made_up', { status: 'completed' }, 404],
    ['PUT', '/learning-path/..%2f..%2fetc', { status: 'completed' }, 404],
    ['DELETE', '/learning-path/crs_made_up', undefined, 404],
    ['POST', '/learning-path', { courseId: 'crs_made_up' }, 404],
    ['POST', '/learning-path', { courseId: '' }, 400],
    ['POST', '/learning-path', {}, 400],
  ])('%s %s %j is refused with %d', async (method, path, body, status) => {
    const person = await personWithPath()
    expect((await send(server, method, path, { body, token: person.tokens.accessToken })).status).toBe(status)
    expect((await person.api.call(getLearningPath)).map((entry) => entry.courseId)).toEqual(person.courseIds)
  })

  it("is never somebody else's", async () => {
    const [owner, other] = [await personWithPath(), await signUpPerson(server)]
    const path = `/learning-path/${encodeURIComponent(must(owner.courseIds[0]))}`
    for (const [method, body] of [
      ['PUT', { status: 'completed' }],
      ['DELETE', undefined],
    ] as const) {
      expect((await send(server, method, path, { body, token: other.tokens.accessToken })).status).toBe(404)
    }
    expect((await owner.api.call(getLearningPath))[0]?.status).toBe('planned')
  })
})

describe('small deeds', () => {
  it('count a study day once, and only on a started course', async () => {
    const person = await personWithPath()
    expect((await send(server, 'POST', '/career/study', { token: person.tokens.accessToken })).status).toBe(422)
    await person.api.call(changeLearningPath, {
      params: { courseId: must(person.courseIds[0]) },
      body: { status: 'started' },
    })
    expect((await person.api.call(recordStudy)).pointsAwarded).toBeGreaterThan(0)
    expect((await person.api.call(recordStudy)).pointsAwarded).toBe(0)
    expect(await eventsOf(person, 'studyLogged')).toEqual([10])
  })

  it('note an interim role as read once, and know which there are', async () => {
    const person = await personWithPath()
    const [role] = await person.api.call(listInterimRoles, { params: { dreamRole: 'Data Scientist' } })
    await person.api.call(readInterimRole, { params: { id: must(role).id } })
    await person.api.call(readInterimRole, { params: { id: must(role).id } })
    expect(await eventsOf(person, 'interimRoleRead')).toEqual([0])
    expect(
      (await send(server, 'POST', '/career/interim-roles/made-up/read', { token: person.tokens.accessToken })).status,
    ).toBe(404)
  })

  it('thank for product feedback once, and keep every word of it', async () => {
    const person = await signUpPerson(server)
    await person.api.call(createFeedback, { body: { rating: 5, feedback: 'Good' } })
    await person.api.call(createFeedback, { body: { rating: 1, feedback: 'Bad' } })
    expect(await eventsOf(person, 'feedbackGiven')).toEqual([20])
    for (const body of [
      { rating: 0, feedback: 'x' },
      { rating: 6, feedback: 'x' },
      { rating: 2.5, feedback: 'x' },
      { rating: '5', feedback: 'x' },
      { rating: 5, feedback: '  ' },
      { rating: 5 },
    ]) {
      expect(
        (await send(server, 'POST', '/gamification/create-feedback', { body, token: person.tokens.accessToken }))
          .status,
      ).toBe(400)
    }
    expect(
      await server.deps.db.selectFrom('product_feedback').select('id').where('user_id', '=', person.userId).execute(),
    ).toHaveLength(2)
  })

  it.each([
    ['/api/allLevels/', 400],
    [`/api/allLevels/${'x'.repeat(201)}`, 400],
    [`/api/allLevels/${'x'.repeat(3_000)}`, 400],
    ['/api/allLevels/%20', 400],
    ['/gamification/get-levels/', 400],
    ['/gamification/get-levels/Astronaut', 200],
    ['/api/allLevels/UI%2FUX%20Designer', 200],
  ])('the levels at %s answer %d', async (path, status) => {
    const person = await signUpPerson(server)
    expect((await send(server, 'GET', path, { token: person.tokens.accessToken })).status).toBe(status)
  })
})
