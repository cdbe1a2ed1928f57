import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { deleteAccount, exportAccount, getUserDetails, login, logout, saveCareerQuestions } from '#contract/account.ts'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import { finishChallenge, getChallenge } from '#contract/arena.ts'
import { getMatchHistory, getRoutes } from '#contract/career-plan.ts'
import { getCareerProgress, listInterimRoles, listRoles } from '#contract/career.ts'
import { addToLearningPath, changeLearningPath, getLearningPath } from '#contract/learning-path.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getCurrentRound, listRounds } from '#contract/interview.ts'
import { getAchievementsBrief, listLevels } from '#contract/progress.ts'
import { buildCatalogue, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import { must } from '#core/must.ts'
import { openQuestionBank } from '#server/interview/question-bank.ts'
import { openStand, paramsOf, type Stand } from '#proofs/attacks/stand.ts'
import { bodyArbitrary, queryArbitrary } from '#proofs/attacks/wire-values.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { concretePath, send } from '#test/support/wire.ts'

/** What becomes of accounts when data/roles.json changes: a title, a role less, a role more. */

type RolesFile = { dreamRoles: DreamRole[]; interimRoles: unknown[] }

const read = (name: string): unknown => JSON.parse(readFileSync(`data/${name}.json`, 'utf8'))
const ROLE = 'Data Scientist'
const LONG_MS = 60_000
const HOUR_MS = 3_600_000

function catalogueWith(change: (roles: DreamRole[]) => DreamRole[]): Catalogue {
  const roles = read('roles') as RolesFile
  return buildCatalogue({
    skills: read('skills'),
    courses: read('courses'),
    roles: { ...roles, dreamRoles: change(roles.dreamRoles) },
  })
}

/** A whole role: no other file, no code, no test knows of it. */
const TENTH: DreamRole = {
  id: 'quantum-engineer',
  kind: 'dream',
  title: 'Quantum Engineer',
  description: 'Programs quantum computers.',
  skills: [
    { skill: 'python', level: 'must', weight: 10 },
    { skill: 'statistics', level: 'must', weight: 9 },
    { skill: 'git', level: 'should', weight: 5 },
  ],
  interimRoles: [],
  earnings: {
    currency: 'USD',
    period: 'year',
    region: 'United States',
    median: 120_000,
    rangeLow: 90_000,
    rangeHigh: 160_000,
    rangeBasis: 'test',
    socCode: '00-0000',
    socTitle: 'Test',
    source: 'test',
  },
  altTitles: [],
  timeline: { minMonths: 24, maxMonths: 36, label: '24-36 months', basis: 'test' },
}

const RENAMED = catalogueWith((roles) =>
  roles.map((role) => (role.title === ROLE ? { ...role, title: 'Data Explorer' } : role)),
)
const REMOVED = catalogueWith((roles) => roles.filter(({ title }) => title !== ROLE))
const ADDED = catalogueWith((roles) => [...roles, TENTH])

let stand: Stand
afterEach(() => stand.close())

/** Starts with the roles as they are, and goes on with others, as a new version of the program would. */
async function changeRoles(catalogue: Catalogue): Promise<void> {
  stand.server.deps.catalogue = catalogue
  stand.server.deps.questions = openQuestionBank('data/questions', catalogue)
}

const dreamRoleOf = async (person: Person) =>
  (await person.api.call(getUserDetails)).userInfo.career_questions?.dreamRole

/** These end the session that the others need. */
const ENDS_SESSION = new Set<Endpoint>([deleteAccount, logout, login])

/** Every call, with what its contract takes and ids of the person's own; lists those that failed. */
async function failuresOf(person: Person): Promise<string[]> {
  const ids = JSON.stringify(await person.api.call(exportAccount)).match(/\b[a-z]{3}_[\w-]{16,}/g) ?? []
  const courseIds = (await person.api.call(getLearningPath)).map(({ courseId }) => courseId)
  const failures: string[] = []
  for (const endpoint of allEndpoints.filter((one) => !ENDS_SESSION.has(one) && one.content !== 'multipart')) {
    const values = ['Data Scientist', 'data-analyst', 'python', ...courseIds.slice(0, 1), ...new Set(ids)].slice(0, 8)
    const bodies = endpoint.body ? fc.sample(bodyArbitrary(endpoint), { numRuns: 2, seed: 14 }) : [undefined]
    const queries = fc.sample(queryArbitrary(endpoint), { numRuns: 2, seed: 14 }) as Record<string, unknown>[]
    const names = paramsOf(endpoint)
    // the role that changes with each body, other ids once, by the bodies in turn; without an id each body
    const tries = names.length === 0 ? bodies.map(() => '') : [...bodies.slice(1).map(() => ROLE), ...values]
    for (const [at, value] of tries.entries()) {
      const index = at % bodies.length
      const body = bodies[index]
      const path = concretePath(endpoint, Object.fromEntries(names.map((name) => [name, value])))
      const query = new URLSearchParams(
        Object.entries(queries[index] ?? {}).map(([name, text]) => [name, String(text)]),
      )
      const answer = await send(stand.server, endpoint.method, `${path}?${query}`, {
        token: person.session.accessToken() ?? undefined,
        ...(body === undefined ? {} : { body }),
      })
      if (answer.status >= 500) failures.push(`${endpoint.method} ${path} ${answer.status} ${answer.text}`)
    }
  }
  return failures
}

describe('a role that has another title', { timeout: LONG_MS }, () => {
  it('has it everywhere, with everything that was earned', async () => {
    stand = await openStand()
    const { owner } = stand
    // The stand's owner has a check under way; once its time is over, the challenge can be answered.
    stand.server.clock.advance(HOUR_MS)
    await owner.api.call(finishChallenge, { body: { answers: [] } })
    const history = await owner.api.call(getMatchHistory)
    const levels = await owner.api.call(listLevels, { params: { dreamRole: ROLE } })
    const [before, round] = [await owner.api.call(getAchievementsBrief), await owner.api.call(getCurrentRound)]
    await changeRoles(RENAMED)

    expect(await dreamRoleOf(owner)).toBe('Data Explorer')
    expect((await owner.api.call(getCareerProgress))?.dreamRole.title).toBe('Data Explorer')
    expect((await owner.api.call(getRoutes, { query: {} }))?.dreamRole).toBe('Data Explorer')
    expect((await owner.api.call(getChallenge)).dreamRole).toBe('Data Explorer')
    expect(await owner.api.call(getCurrentRound)).toEqual({ ...round, dreamRole: 'Data Explorer' })
    expect(await owner.api.call(getMatchHistory)).toEqual(history.map((day) => ({ ...day, role: 'Data Explorer' })))
    expect(await owner.api.call(getAchievementsBrief)).toEqual(before)
    expect(await owner.api.call(listLevels, { params: { dreamRole: 'Data Explorer' } })).toEqual(levels)
    expect(await failuresOf(owner)).toEqual([])
  })
})

describe('a role that is no longer offered', { timeout: LONG_MS }, () => {
  it('leaves an account that has to choose again, and everything else in place', async () => {
    stand = await openStand()
    const { owner } = stand
    // The stand's owner has a check under way; once its time is over, the challenge can be answered.
    stand.server.clock.advance(HOUR_MS)
    await owner.api.call(finishChallenge, { body: { answers: [] } })
    const path = await owner.api.call(getLearningPath)
    const { userInfo } = await owner.api.call(getUserDetails)
    await changeRoles(REMOVED)

    const { career_questions: kept } = (await owner.api.call(getUserDetails)).userInfo
    expect(kept).toEqual({ ...userInfo.career_questions, dreamRole: null, interimRoleOptions: [] })
    expect(await owner.api.call(getCareerProgress)).toBeNull()
    expect(await owner.api.call(getRoutes, { query: {} })).toBeNull()
    expect(await owner.api.call(getMatchHistory)).toEqual([])
    expect((await owner.api.call(getLearningPath)).map(({ courseId }) => courseId)).toEqual(
      path.map(({ courseId }) => courseId),
    )
    const courseId = must(path[0]).courseId
    await owner.api.call(changeLearningPath, { params: { courseId }, body: { status: 'completed' } })
    expect((await owner.api.call(getChallenge)).dreamRole).toBe(ROLE.replace('Scientist', 'scientist'))
    expect((await owner.api.call(getCurrentRound)).newDreamRole).toBeNull()
    expect((await owner.api.call(listRounds, { query: {} })).rounds).toEqual([])
    expect(await failuresOf(owner)).toEqual([])
  })

  it('asks for another choice where one is needed, and takes it', async () => {
    stand = await openStand()
    const person = await signUpPerson(stand.server)
    await person.api.call(saveCareerQuestions, { body: ANSWERS })
    await changeRoles(REMOVED)

    for (const endpoint of [getChallenge, getCurrentRound])
      await expect(person.api.call(endpoint)).rejects.toMatchObject({ code: 'career.no_answers', status: 422 })
    await expect(person.api.call(saveCareerQuestions, { body: ANSWERS })).rejects.toMatchObject({ status: 400 })
    await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'AI Engineer' } })
    expect(await dreamRoleOf(person)).toBe('AI Engineer')
    expect((await person.api.call(getCareerProgress))?.dreamRole.title).toBe('AI Engineer')
    expect(await failuresOf(person)).toEqual([])
  })
})

describe('a tenth role', { timeout: LONG_MS }, () => {
  it('is one entry of the data: it can be chosen, and every room works for it', async () => {
    stand = await openStand()
    await changeRoles(ADDED)
    const person = await signUpPerson(stand.server)
    const dreamRole = TENTH.title
    expect(await stand.server.newBrowser().api.call(listRoles)).toContainEqual({
      id: TENTH.id,
      title: dreamRole,
      description: TENTH.description,
      interimRoles: [],
    })
    const saved = await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole } })
    expect(saved.recommendedCourses.length).toBeGreaterThan(0)
    expect(await person.api.call(getCareerProgress)).toMatchObject({
      dreamRole: { title: dreamRole, percent: 0 },
      interimRole: null,
      interimRoles: [],
    })
    expect((await person.api.call(getRoutes, { query: {} }))?.dreamRole).toBe(dreamRole)
    expect((await person.api.call(getChallenge)).items.length).toBeGreaterThan(0)
    expect((await person.api.call(getCurrentRound)).questions).toHaveLength(5)
    expect(await person.api.call(listInterimRoles, { params: { dreamRole } })).toEqual([])
    expect(await person.api.call(listLevels, { params: { dreamRole } })).toHaveLength(10)
    await person.api.call(addToLearningPath, { body: { courseId: must([...ADDED.courses.keys()][0]) } })
    expect(await failuresOf(person)).toEqual([])
    expect(await failuresOf(stand.owner)).toEqual([])
  })
})
