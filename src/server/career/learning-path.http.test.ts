import { beforeEach, describe, expect, it } from 'vitest'
import { exportAccount, saveCareerQuestions } from '#contract/account.ts'
import {
  addToLearningPath,
  changeLearningPath,
  getLearningPath,
  removeFromLearningPath,
} from '#contract/learning-path.ts'
import { listAlternatives, reportLink, searchCourses, swapOnLearningPath } from '#contract/career-plan.ts'
import { MOST_PATH_COURSES } from '#core/career/courses/learning-path.ts'
import { must } from '#core/must.ts'
import { deleteUser } from '#server/users/user.repo.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'
import { listLinkReports } from './link-report.repo.ts'

const server = useServer()
let person: Person
beforeEach(async () => {
  person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: ANSWERS })
})

const path = () => person.api.call(getLearningPath)
const ids = async () => (await path()).map((entry) => entry.courseId)
const ask = (method: string, url: string, body?: unknown) =>
  send(server, method, url, { body, token: must(person.session.accessToken()) })
const offPath = async () => {
  const onPath = await ids()
  return must(server.deps.catalogue.offeredCourses.find((course) => !onPath.includes(course.id))).id
}

describe('swapping a course', () => {
  it('offers others that close the same gaps, none of the path', async () => {
    const [first, ...rest] = await ids()
    const others = (await person.api.call(listAlternatives, { params: { courseId: must(first) } })).map(
      (course) => course.courseId,
    )
    expect(others.length).toBeGreaterThan(0)
    expect(others.length).toBeLessThanOrEqual(3)
    for (const other of others) expect([first, ...rest]).not.toContain(other)
  })

  it('puts the other in its place, planned, and there it stays when recommendations change', async () => {
    const before = await ids()
    const [other] = await person.api.call(listAlternatives, { params: { courseId: must(before[1]) } })
    await person.api.call(changeLearningPath, { params: { courseId: must(before[1]) }, body: { status: 'started' } })
    const after = await person.api.call(swapOnLearningPath, {
      params: { courseId: must(before[1]) },
      body: { courseId: must(other).courseId },
    })
    expect(after.map((entry) => entry.courseId)).toEqual([before[0], must(other).courseId, ...before.slice(2)])
    expect(after[1]).toMatchObject({ status: 'planned', startedAt: null })
    const back = await person.api.call(swapOnLearningPath, {
      params: { courseId: must(other).courseId },
      body: { courseId: must(before[1]), status: 'started' },
    })
    expect(back[1]).toMatchObject({ courseId: before[1], status: 'started' })
    await person.api.call(swapOnLearningPath, {
      params: { courseId: must(before[1]) },
      body: { courseId: must(other).courseId },
    })
    await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'Network Engineer' } })
    expect(await ids()).toContain(must(other).courseId)
  })

  it('refuses a finished course, one that is on the path, and what is unknown', async () => {
    const [first, second] = await ids()
    const other = await offPath()
    const swap = (from: string, to: string) => ask('POST', `/learning-path/${from}/swap`, { courseId: to })
    expect(await swap(must(second), must(first))).toMatchObject({
      status: 409,
      body: { code: 'career.already_on_path' },
    })
    expect((await swap(must(first), 'no-such-course')).status).toBe(404)
    expect((await swap(other, other)).status).toBe(404)
    expect((await ask('GET', '/learning-path/no-such-course/alternatives')).status).toBe(404)
    await person.api.call(changeLearningPath, { params: { courseId: must(first) }, body: { status: 'completed' } })
    expect(await swap(must(first), other)).toMatchObject({
      status: 422,
      body: { detail: 'This course is done. Add the other one instead.' },
    })
  })
})

describe('changing the path', () => {
  it('adds at the end, once', async () => {
    const [before, other] = [await ids(), await offPath()]
    await person.api.call(addToLearningPath, { body: { courseId: other } })
    await person.api.call(addToLearningPath, { body: { courseId: other } })
    expect(await ids()).toEqual([...before, other])
  })

  it('brings back what was taken off where and as it was, in one call', async () => {
    const before = await path()
    const { courseId } = must(before[1])
    await person.api.call(changeLearningPath, { params: { courseId }, body: { status: 'started' } })
    await person.api.call(removeFromLearningPath, { params: { courseId } })
    const after = await person.api.call(addToLearningPath, { body: { courseId, position: 1, status: 'started' } })
    expect(after.map((entry) => [entry.courseId, entry.status])).toEqual(
      before.map((entry) => [entry.courseId, entry.courseId === courseId ? 'started' : entry.status]),
    )
  })

  it('brings a finished course back with its evidence and without paying again', async () => {
    const [courseId] = await ids()
    await person.api.call(changeLearningPath, { params: { courseId: must(courseId) }, body: { status: 'completed' } })
    const total = async () => (await ask('GET', '/gamification/get-simple-user-points')).body.data.totalPoints as number
    const paid = await total()
    expect(paid).toBeGreaterThan(0)
    await person.api.call(removeFromLearningPath, { params: { courseId: must(courseId) } })
    const after = await person.api.call(addToLearningPath, {
      body: { courseId: must(courseId), position: 0, status: 'completed' },
    })
    expect(after[0]).toMatchObject({ courseId, status: 'completed' })
    expect(await total()).toBe(paid)
  })

  it('moves, and keeps the order of the rest; beyond the end is the end', async () => {
    const [first, second, ...rest] = await ids()
    await person.api.call(changeLearningPath, { params: { courseId: must(first) }, body: { position: 1 } })
    expect(await ids()).toEqual([second, first, ...rest])
    await person.api.call(changeLearningPath, { params: { courseId: must(first) }, body: { position: 200 } })
    expect(await ids()).toEqual([second, ...rest, first])
  })

  it('keeps every change of ten sent at once', async () => {
    const onPath = await ids()
    const others = server.deps.catalogue.offeredCourses.filter((course) => !onPath.includes(course.id)).slice(0, 10)
    await Promise.all(others.map((course) => person.api.call(addToLearningPath, { body: { courseId: course.id } })))
    const after = await path()
    expect(after.map((entry) => entry.courseId).sort()).toEqual(
      [...onPath, ...others.map((course) => course.id)].sort(),
    )
    expect(after.map((entry) => entry.position)).toEqual(after.map((_, index) => index))
  })

  it('numbers the places again when one is taken off', async () => {
    const [first, ...rest] = await ids()
    await person.api.call(removeFromLearningPath, { params: { courseId: must(first) } })
    expect((await path()).map((entry) => [entry.courseId, entry.position])).toEqual(
      rest.map((id, index) => [id, index]),
    )
  })

  it('is full at some point, and says so', async () => {
    const onPath = await ids()
    const others = server.deps.catalogue.offeredCourses
      .filter((course) => !onPath.includes(course.id))
      .map((course) => course.id)
    for (const courseId of others.slice(0, MOST_PATH_COURSES - onPath.length))
      await person.api.call(addToLearningPath, { body: { courseId } })
    const { status, body } = await ask('POST', '/learning-path', { courseId: others[MOST_PATH_COURSES] })
    expect([status, body.detail]).toEqual([422, 'Your path has 60 courses already. Take one off first.'])
    expect(await ids()).toHaveLength(MOST_PATH_COURSES)
  })

  it('never raises the hours left by finishing a recommended course', async () => {
    const hoursLeft = async () =>
      (await path()).reduce((sum, entry) => sum + (entry.status === 'completed' ? 0 : entry.durationHours), 0)
    for (const courseId of await ids()) {
      const before = await hoursLeft()
      await person.api.call(changeLearningPath, { params: { courseId }, body: { status: 'completed' } })
      expect(await hoursLeft()).toBeLessThan(before)
    }
  })
})

describe('finding courses to add', () => {
  it('finds by title and by skill, and says which are on the path', async () => {
    const byTitle = await person.api.call(searchCourses, { query: { q: 'sql' } })
    expect(byTitle.length).toBeGreaterThan(1)
    const [first] = await path()
    const [same] = await person.api.call(searchCourses, { query: { q: must(first).courseTitle.slice(0, 80) } })
    expect(same).toMatchObject({ courseId: must(first).courseId, isOnPath: true })
  })

  it('proposes the best fits without a query, and finds nothing under nonsense', async () => {
    expect((await person.api.call(searchCourses, { query: {} })).length).toBeGreaterThan(4)
    expect(await person.api.call(searchCourses, { query: { q: 'qqqzzz' } })).toEqual([])
  })
})

describe('a wrong link', () => {
  it('is reported once per person, with the newer note, in no name, and goes with the account', async () => {
    const courseId = await offPath()
    await person.api.call(reportLink, { params: { courseId }, body: { note: 'first' } })
    server.clock.advance(1_000)
    await person.api.call(reportLink, { params: { courseId }, body: { note: 'Gone since May' } })
    const mine = async () => (await listLinkReports(server.deps.db)).filter((report) => report.course_id === courseId)
    expect(await mine()).toEqual([{ course_id: courseId, note: 'Gone since May', at: server.clock.now() }])
    expect(JSON.stringify(await person.api.call(exportAccount))).toContain('Gone since May')
    await deleteUser(server.deps.db, person.userId)
    expect(await mine()).toEqual([])
  })

  it('of no course is refused, and so is a novel', async () => {
    expect(await ask('POST', '/career/courses/no-such-course/link-report', {})).toMatchObject({
      status: 404,
      body: { detail: 'This course is not in the catalogue.' },
    })
    expect(
      (await ask('POST', `/career/courses/${await offPath()}/link-report`, { note: 'x'.repeat(501) })).status,
    ).toBe(400)
  })
})
