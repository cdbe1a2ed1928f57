import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { exportAccount, getUserDetails, saveCareerQuestions } from '#contract/account.ts'
import { getCareerProgress, listInterimRoles, listRoles, recommend, searchSkills } from '#contract/career.ts'
import { getLearningPath } from '#contract/learning-path.ts'
import { listLevels } from '#contract/progress.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { ANSWERS, signUpPerson } from '#test/support/person.ts'
import { send } from '#test/support/wire.ts'
import { useLearner } from '#test/support/use-learner.ts'

const ROLE_TITLES = fullCatalogue.dreamRoles.map(({ title }) => title)

const { server, personWithPath, eventsOf, totalsAgree } = useLearner()

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
    const names = async (q: string) => (await guest.api.call(searchSkills, { query: { q } })).map(({ name }) => name)
    expect(await names('veri tabanı')).toEqual(await names('veritabanı'))
    expect(await names('ekip')).toContain('Teamwork')
    // by a word inside of a name, too
    expect(await names('kablolama')).toContain('Structured Cabling')
    expect(await names('oriented pro')).toContain('Object-Oriented Programming')
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
