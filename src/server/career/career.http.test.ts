import { must } from '#core/must.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportAccount, getUserDetails, saveCareerQuestions } from '#contract/account.ts'
import {
  addToLearningPath,
  changeLearningPath,
  getCareerProgress,
  getLearningPath,
  listInterimRoles,
  listRoles,
  readInterimRole,
  recommend,
  recordStudy,
  removeFromLearningPath,
  searchSkills,
} from '#contract/career.ts'
import { createFeedback, getAchievementsBrief, listLevels } from '#contract/progress.ts'
import { coursePoints } from '#core/progress/activities.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { MINUTE_MS, SECOND_MS } from '#core/time.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { send } from '#test/support/wire.ts'

const ROLE_TITLES = fullCatalogue.dreamRoles.map(({ title }) => title)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function personWithPath(): Promise<Person & { courseIds: string[] }> {
  const person = await signUpPerson(server)
  const { recommendedCourses } = await person.api.call(saveCareerQuestions, { body: ANSWERS })
  return Object.assign(person, { courseIds: recommendedCourses.map((course) => course.courseId) })
}

async function eventsOf(person: Person, activity: string): Promise<number[]> {
  const rows = await server.deps.db
    .selectFrom('point_events')
    .select(['activity', 'points'])
    .where('user_id', '=', person.userId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.filter((row) => row.activity === activity).map((row) => row.points)
}

async function totalsAgree(person: Person): Promise<void> {
  const rows = await server.deps.db
    .selectFrom('point_events')
    .select('points')
    .where('user_id', '=', person.userId)
    .execute()
  const { totalpoints } = await person.api.call(getAchievementsBrief)
  expect(totalpoints).toBe(rows.reduce((sum, row) => sum + row.points, 0))
}

describe('the career questions', () => {
  it('are saved with the ten fields, and pay once', async () => {
    const person = await signUpPerson(server)
    const saved = await person.api.call(saveCareerQuestions, { body: ANSWERS })
    expect(Object.keys(saved).sort()).toEqual(
      [
        'challenges',
        'dreamRole',
        'employmentStatus',
        'interimRole',
        'interimRoleOptions',
        'learningPreference',
        'motivation',
        'recommendedCourses',
        'timeCommitmentPerDay',
        'timeframeToAchieveDreamRole',
      ].sort(),
    )
    expect((await person.api.call(getUserDetails)).userInfo.career_questions).toEqual(saved)
    await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'AI Engineer' } })
    await Promise.all(Array.from({ length: 10 }, () => person.api.call(saveCareerQuestions, { body: ANSWERS })))
    expect(await eventsOf(person, 'profileCompleted')).toEqual([100])
    await totalsAgree(person)
  })

  it.each(ROLE_TITLES)('aim at %s with courses, interim roles and a measured match', async (dreamRole) => {
    const person = await signUpPerson(server)
    const saved = await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole } })
    expect(saved.recommendedCourses.length).toBeGreaterThan(0)
    expect(saved.interimRoleOptions.length).toBeGreaterThan(0)
    const progress = must(await person.api.call(getCareerProgress))
    expect(progress.dreamRole).toMatchObject({ title: dreamRole, percent: 0 })
    expect((await person.api.call(getLearningPath)).map((entry) => entry.courseId)).toEqual(
      saved.recommendedCourses.map((course) => course.courseId),
    )
    expect(await person.api.call(listInterimRoles, { params: { dreamRole } })).not.toEqual([])
    expect(await person.api.call(listLevels, { params: { dreamRole } })).toHaveLength(10)
  })

  it.each([
    ['employmentStatus', ['retired', '', null, 1, undefined]],
    ['interimRole', ['yes', 1, null, undefined]],
    ['dreamRole', ['Astronaut', 'data scientist', '', null, undefined]],
    ['motivation', [7, null, 'x'.repeat(1_001)]],
    ['learningPreference', ['music', null, undefined]],
    ['timeCommitmentPerDay', ['5', 2, undefined]],
    ['challenges', ['time', ['nonsense'], ['other:a', 'other:b'], [`other:${'x'.repeat(300)}`], [null]]],
    ['timeframeToAchieveDreamRole', ['tomorrow', undefined]],
    ['interimRoleOptions', ['x', [1]]],
    ['recommendedCourses', ['x', [{}], [{ courseId: 7 }], Array.from({ length: 41 }, () => ({ courseId: 'x' }))]],
  ])('refuse a bad %s, name it and change nothing', async (field, values) => {
    const person = await signUpPerson(server)
    for (const value of values) {
      const answer = await send(server, 'PUT', '/user/career-questions', {
        body: { ...ANSWERS, [field]: value },
        token: person.tokens.accessToken,
      })
      expect(answer.status, JSON.stringify(value)).toBe(400)
      expect(Object.keys(answer.body.fields)[0], JSON.stringify(value)).toMatch(new RegExp(`^${field}`))
    }
    expect((await person.api.call(getUserDetails)).userInfo.career_questions).toBeNull()
  })

  it('take a course only by its id in the catalogue: titles and links of a client are dropped', async () => {
    const person = await personWithPath()
    const courseId = must(person.courseIds[0])
    const made = { courseId, courseTitle: 'Mine', courseLink: 'https://evil.example', courseDescription: '<script>' }
    const body = {
      ...ANSWERS,
      interimRoleOptions: ['Emperor'],
      recommendedCourses: [made, { courseId: 'crs_made_up', courseTitle: 'Mine' }],
    }
    const saved = (await send(server, 'PUT', '/user/career-questions', { body, token: person.tokens.accessToken })).body
      .data
    expect(saved.recommendedCourses.map((course: { courseId: string }) => course.courseId)).toEqual([courseId])
    expect(JSON.stringify(saved)).not.toMatch(/evil\.example|"Mine"|<script|Emperor/)
  })
})

describe('public data', () => {
  it('lists the nine roles, and interim roles also for a role with a slash', async () => {
    const guest = server.newBrowser()
    expect((await guest.api.call(listRoles)).map((role) => role.title).sort()).toEqual([...ROLE_TITLES].sort())
    const designer = await guest.api.call(listInterimRoles, { params: { dreamRole: 'UI/UX Designer' } })
    expect(designer.length).toBeGreaterThan(0)
    expect(await guest.api.call(listInterimRoles, { params: { dreamRole: 'Data Scientist' } })).not.toEqual(designer)
  })

  it.each(['Astronaut', 'ui/ux designer x', '%2e%2e', '..%2Fetc'])('has no interim roles of %s', async (role) => {
    expect((await send(server, 'GET', `/roles/${role}/interim-roles`)).status).toBe(404)
  })

  it('finds skills to pick, and none for nonsense', async () => {
    const guest = server.newBrowser()
    expect((await guest.api.call(searchSkills, { query: { q: 'pyth' } })).map((skill) => skill.name)).toContain(
      'Python',
    )
    expect(
      (await guest.api.call(searchSkills, { query: { q: '', dreamRole: 'Data Scientist' } })).length,
    ).toBeGreaterThan(3)
    expect(await guest.api.call(searchSkills, { query: { q: 'zzqqzz' } })).toEqual([])
  })
})

describe('recommendations for named skills', () => {
  it('close the gaps that are left, and nothing is stored', async () => {
    const person = await signUpPerson(server)
    const before = { ...(await person.api.call(exportAccount)), exportedAt: 0 }
    const none = await person.api.call(recommend, { body: { dreamRole: 'Data Scientist', skills: [] } })
    const some = await person.api.call(recommend, {
      body: { dreamRole: 'Data Scientist', skills: ['Python', 'SQL', 'no such skill'] },
    })
    expect(none.gaps.map((gap) => gap.name)).toContain('Python')
    expect(some.gaps.map((gap) => gap.name)).not.toContain('Python')
    expect({ ...(await person.api.call(exportAccount)), exportedAt: 0 }).toEqual(before)
  })

  it('refuse an interim role of another dream role', async () => {
    const person = await signUpPerson(server)
    const answer = await send(server, 'POST', '/ai/recommend', {
      body: { dreamRole: 'Data Scientist', skills: [], interimRole: 'Emperor' },
      token: person.tokens.accessToken,
    })
    expect([answer.status, answer.body.code]).toEqual([422, 'career.unknown_role'])
  })
})

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
    expect(first.path.find((entry) => entry.courseId === params.courseId)).toMatchObject({ status: 'completed' })
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

describe('an Idempotency-Key', () => {
  const put = (person: Person, body: unknown, key: string) =>
    send(server, 'PUT', '/user/career-questions', {
      body,
      token: person.tokens.accessToken,
      headers: { 'idempotency-key': key },
    })

  it('gives a replay the same answer, and another body a 422', async () => {
    const person = await signUpPerson(server)
    const first = await put(person, ANSWERS, 'key-1')
    const replay = await put(person, ANSWERS, 'key-1')
    expect([replay.status, replay.text]).toEqual([200, first.text])
    const other = await put(person, { ...ANSWERS, dreamRole: 'AI Engineer' }, 'key-1')
    expect([other.status, other.body.code]).toEqual([422, 'request.key_reused'])
    expect((await person.api.call(getUserDetails)).userInfo.career_questions?.dreamRole).toBe('Data Scientist')
  })

  it('is 409 while the first is under way, and taken over when that one died', async () => {
    const person = await signUpPerson(server)
    const { db, clock } = server.deps
    await db
      .insertInto('idempotency_keys')
      .values({
        user_id: person.userId,
        key: 'key-2',
        call: 'PUT /user/career-questions',
        body_hash: 'of the first',
        status: null,
        response: null,
        at: clock.now(),
      })
      .execute()
    const meanwhile = await put(person, ANSWERS, 'key-2')
    expect([meanwhile.status, meanwhile.body.code]).toEqual([409, 'request.in_progress'])
    server.clock.advance(3 * MINUTE_MS + SECOND_MS)
    expect((await put(person, ANSWERS, 'key-2')).status).toBe(200)
  })

  it('belongs to one person and one call', async () => {
    const [ana, ben] = [await signUpPerson(server), await signUpPerson(server)]
    await put(ana, ANSWERS, 'key-3')
    expect((await put(ben, { ...ANSWERS, dreamRole: 'AI Engineer' }, 'key-3')).body.data.dreamRole).toBe('AI Engineer')
    const elsewhere = await send(server, 'POST', '/gamification/create-feedback', {
      body: { rating: 5, feedback: 'x' },
      token: ana.tokens.accessToken,
      headers: { 'idempotency-key': 'key-3' },
    })
    expect(elsewhere.status).toBe(422)
  })

  it.each(['', 'x'.repeat(129), 'a b', 'ä', '../..'])('of the form %j is refused or plain', async (key) => {
    const person = await signUpPerson(server)
    const answer = await send(server, 'PUT', '/user/career-questions', {
      body: ANSWERS,
      token: person.tokens.accessToken,
      headers: { 'idempotency-key': key },
    })
    expect(answer.status).toBe(400)
  })

  it('is kept with its answer for the newest fifty of a person', async () => {
    const person = await signUpPerson(server)
    for (let at = 0; at < 60; at += 1) {
      server.clock.advance(SECOND_MS)
      await put(person, ANSWERS, `many-${at}`)
    }
    const kept = await server.deps.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('user_id', '=', person.userId)
      .where('response', 'is not', null)
      .orderBy('at')
      .execute()
    expect([kept.length, kept[0]?.key, kept.at(-1)?.key]).toEqual([51, 'many-9', 'many-59'])
  })

  it('pays one of twenty sent at once', async () => {
    const person = await personWithPath()
    const path = `/learning-path/${encodeURIComponent(must(person.courseIds[0]))}`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        send(server, 'PUT', path, {
          body: { status: 'completed' },
          token: person.tokens.accessToken,
          headers: { 'idempotency-key': 'rush' },
        }),
      ),
    )
    expect(answers.every((answer) => answer.status === 200 || answer.status === 409)).toBe(true)
    expect(new Set(answers.filter((answer) => answer.status === 200).map((answer) => answer.text)).size).toBe(1)
    expect(await eventsOf(person, 'courseCompleted')).toEqual([60])
  })
})
