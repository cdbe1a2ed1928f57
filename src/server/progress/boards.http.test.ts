import { must } from '#core/must.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount, saveCareerQuestions, updateProfile } from '#contract/account.ts'
import { getLeaderboard, getSimpleUserPoints, getTop30 } from '#contract/progress.ts'
import { DAY_MS } from '#core/time.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { course, practice, study } from '#test/support/reports.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { award } from './award.ts'
import { updateProgress } from './progress.repo.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const board = (person: Person, period?: 'all' | 'week') =>
  person.api.call(getLeaderboard, { query: period ? { period } : {} })
const standing = (person: Person, period?: 'all' | 'week') =>
  person.api.call(getSimpleUserPoints, { query: period ? { period } : {} })
const ranksOf = (rows: { rank: number }[]) => rows.map((row) => row.rank)

/** People with these all-time points, the first one there first; what earned the points does not matter to a board. */
async function people(...points: number[]): Promise<Person[]> {
  const made: Person[] = []
  for (const [index, total] of points.entries()) {
    const person = await signUpPerson(server, { firstName: `P${index}` })
    await person.api.call(updateProfile, { body: { leaderboard_visibility: 'name' } })
    server.clock.advance(1_000)
    await updateProgress(server.deps.db, person.userId, { total_points: total, reached_at: server.clock.now() })
    made.push(person)
  }
  return made
}

describe('the all-time board', () => {
  it('is empty while nobody has points, and says so with an empty list', async () => {
    const [nobody] = await people(0)
    expect(await board(must(nobody))).toEqual([])
    expect(await standing(must(nobody))).toMatchObject({ totalPoints: 0, rank: null, rankIsExact: true })
  })

  it('of one person has one row, by initials until they chose, with the medal of their level, under both addresses', async () => {
    const person = await signUpPerson(server)
    const rows = [{ rank: 1, firstName: 'A.', lastName: 'W.', badgeUrl: '/medals/level-1.svg', totalPoints: 150 }]
    expect(await board(person)).toEqual(rows)
    expect(await person.api.call(getTop30, { query: {} })).toEqual(rows)
    expect(await standing(person)).toMatchObject({
      totalPoints: 150,
      rank: 1,
      rankIsExact: true,
      levelNumber: 1,
      levelName: 'Explorer',
    })
  })

  it('gives equal points one rank and skips the next: 1, 2, 2, 4; who got there first stands above', async () => {
    const [a, b, c, d] = await people(500, 900, 500, 100)
    const rows = await board(must(a))
    expect(ranksOf(rows)).toEqual([1, 2, 2, 4])
    expect(rows.map((row) => row.firstName)).toEqual(['P1', 'P0', 'P2', 'P3'])
    expect((await standing(must(c))).rank).toBe(2)
    expect((await standing(must(d))).rank).toBe(4)
    expect((await standing(must(b))).rank).toBe(1)
  })

  it('ends at thirty rows, also in the middle of a tie, which the one left out learns from the own rank', async () => {
    const all = await people(...Array.from({ length: 28 }, (_, index) => 1_000 - index), 300, 300, 300, 200)
    const rows = await board(must(all[0]))
    expect(rows).toHaveLength(30)
    expect(ranksOf(rows).slice(-3)).toEqual([28, 29, 29])
    expect(await standing(must(all[30]))).toMatchObject({ rank: 29, rankIsExact: true })
    expect(await standing(must(all[31]))).toMatchObject({ rank: 32, rankIsExact: true })
  })

  it('leaves out hidden and deleted people at once, and shows them again at once', async () => {
    const [a, b, c] = await people(900, 500, 100)
    await must(a).api.call(updateProfile, { body: { leaderboard_visibility: 'hidden' } })
    expect((await board(must(c))).map((row) => row.firstName)).toEqual(['P1', 'P2'])
    expect(await standing(must(a))).toMatchObject({ totalPoints: 900, rank: null })
    expect((await standing(must(c))).rank).toBe(2)
    await must(a).api.call(updateProfile, { body: { leaderboard_visibility: 'initials' } })
    expect((await board(must(c)))[0]).toMatchObject({ rank: 1, firstName: 'P.', lastName: 'W.' })
    await must(b).api.call(deleteAccount, { body: { password: must(b).password } })
    expect(ranksOf(await board(must(c)))).toEqual([1, 2])
    expect((await standing(must(c))).rank).toBe(2)
  })

  it('keeps somebody hidden while they earn', async () => {
    const person = await signUpPerson(server)
    await person.api.call(updateProfile, { body: { leaderboard_visibility: 'hidden' } })
    await person.api.call(saveCareerQuestions, { body: ANSWERS })
    expect(await board(person)).toEqual([])
  })

  it('tells nobody about ids or e-mails', async () => {
    const [person] = await people(10)
    expect(Object.keys(must((await board(must(person)))[0])).sort()).toEqual([
      'badgeUrl',
      'firstName',
      'lastName',
      'rank',
      'totalPoints',
    ])
  })
})

describe("this week's board", () => {
  it('counts activity since Monday 00:00 UTC and leaves the bonus out', async () => {
    const person = await signUpPerson(server)
    expect(await board(person, 'week')).toMatchObject([{ rank: 1, totalPoints: 50 }])
    expect(await standing(person, 'week')).toMatchObject({ totalPoints: 50, rank: 1 })
    expect(await standing(person)).toMatchObject({ totalPoints: 150 })
  })

  it('starts empty on Monday, and nobody who only has points from before stands on it', async () => {
    const person = await signUpPerson(server)
    server.clock.set('2026-03-15T23:59:59.999Z')
    await award(server.deps, server.deps.db, person.userId, practice)
    const later = await signUpPerson(server, { firstName: 'Later' })
    server.clock.set('2026-03-16T00:00:00.000Z')
    expect(await board(later, 'week')).toEqual([])
    expect(await standing(later, 'week')).toMatchObject({ totalPoints: 0, rank: null })
    await award(server.deps, server.deps.db, person.userId, study)
    expect(await board(later, 'week')).toMatchObject([{ firstName: 'A.', totalPoints: 10 }])
  })

  it('ranks ties like the other', async () => {
    const people = [await signUpPerson(server), await signUpPerson(server), await signUpPerson(server)]
    await award(server.deps, server.deps.db, must(people[2]).userId, course('c1'))
    expect((await board(must(people[0]), 'week')).map((row) => [row.rank, row.totalPoints])).toEqual([
      [1, 110],
      [2, 50],
      [2, 50],
    ])
  })
})

describe('the own rank far below', () => {
  it('is about right from the ten-thousandth on, from a histogram that is a minute old at most', async () => {
    const { db } = server.deps
    const [person] = await people(50)
    const crowd = Array.from({ length: 10_500 }, (_, index) => ({ id: `usr_crowd${index}`, points: 1_000 + index }))
    const base = { first_name: 'C', last_name: 'C', password_hash: '', time_zone: 'UTC', joined_at: server.clock.now() }
    const standingOf = {
      level_number: 1,
      reached_at: server.clock.now(),
      week_start: '',
      week_points: 0,
      week_reached_at: '',
      is_hidden: 0,
    }
    for (let from = 0; from < crowd.length; from += 500) {
      const part = crowd.slice(from, from + 500)
      await db
        .insertInto('users')
        .values(part.map(({ id }) => ({ ...base, id, email: `${id}@crowd.example` })))
        .execute()
      await db
        .insertInto('progress')
        .values(part.map(({ id, points }) => ({ ...standingOf, user_id: id, total_points: points })))
        .execute()
    }
    expect(await standing(must(person))).toMatchObject({ rank: 10_501, rankIsExact: false })
    await updateProgress(db, must(person).userId, { total_points: 2_000 })
    expect(await standing(must(person))).toMatchObject({ rank: 9_500, rankIsExact: true })
    await updateProgress(db, must(person).userId, { total_points: 60 })
    await db
      .deleteFrom('users')
      .where(
        'id',
        'in',
        crowd.slice(0, 300).map(({ id }) => id),
      )
      .execute()
    expect((await standing(must(person))).rank).toBe(10_501)
    server.clock.advance(DAY_MS / 24 / 60)
    expect((await standing(must(person))).rank).toBe(10_201)
  })
})
