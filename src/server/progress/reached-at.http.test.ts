import { must } from '#core/must.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Report } from '#core/progress/report.ts'
import { DAY_MS, HOUR_MS, addMs, type Instant } from '#core/time.ts'
import { findUser, insertUser } from '#server/users/user.repo.ts'
import { chat, course, practice, read } from '#test/support/reports.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { award, lastActionOf } from './award.ts'
import { findProgress } from './progress.repo.ts'
import { reverseAward } from './reverse-award.ts'
import { undoAward } from './undo-award.ts'

/** A Tuesday. Who reached their points first stands above on a board, so these instants are part of the rank. */
const START = '2026-03-10T12:00:00.000Z'

let database: TestDatabase
let now: Instant
const clock = { now: () => now }
beforeEach(async () => {
  now = START
  database = await openTestDatabase()
  await insertUser(database.db, {
    id: 'usr_a',
    email: 'a@waymark.example',
    first_name: 'Ada',
    last_name: 'Walker',
    password_hash: '',
    time_zone: 'UTC',
    zone_changed_at: null,
    wished_plan: null,
    joined_at: START,
  })
})
afterEach(() => database.drop())

const passTime = (ms: number) => (now = addMs(now, ms))
const earn = (report: Report) => award({ clock }, database.db, 'usr_a', report)
const undo = (courseId: string) =>
  database.db.transaction().execute((tx) => undoAward({ clock }, tx, 'usr_a', courseId))
const takeBack = async (key: string) =>
  reverseAward({ db: database.db, clock }, must(await findUser(database.db, 'usr_a')), key)

async function standing() {
  const { total_points, reached_at, week_start, week_points, week_reached_at } = must(
    await findProgress(database.db, 'usr_a'),
  )
  return { total: total_points, reachedAt: reached_at, week: [week_start, week_points], weekReachedAt: week_reached_at }
}

describe('an award', () => {
  it('that pays is when the points of all time and of the week were reached', async () => {
    await earn(practice)
    expect(await standing()).toEqual({ total: 110, reachedAt: START, week: ['2026-03-09', 10], weekReachedAt: START })
    const later = passTime(HOUR_MS)
    await earn(chat('cnv_1'))
    expect(await standing()).toEqual({ total: 120, reachedAt: later, week: ['2026-03-09', 20], weekReachedAt: later })
  })

  it('of nothing leaves both as they were', async () => {
    await earn(practice)
    const before = await standing()
    passTime(HOUR_MS)
    expect(await earn(read('role_1'))).toMatchObject({ kind: 'awarded', points: 0 })
    expect(await standing()).toEqual(before)
  })

  it('of the daily bonus alone moves that of all time, for the week does not count it', async () => {
    await earn(practice)
    const nextDay = passTime(DAY_MS)
    await earn(read('role_1'))
    expect(await standing()).toEqual({ total: 210, reachedAt: nextDay, week: ['2026-03-09', 10], weekReachedAt: START })
  })

  it('in a new week begins it, also with nothing for the week', async () => {
    await earn(practice)
    const nextWeek = passTime(7 * DAY_MS)
    await earn(read('role_1'))
    expect(await standing()).toEqual({
      total: 210,
      reachedAt: nextWeek,
      week: ['2026-03-16', 0],
      weekReachedAt: nextWeek,
    })
  })
})

describe('taking an award back', () => {
  it('in its week lowers both and is when they were reached, by its person or by an operator', async () => {
    await earn(course('crs_1'))
    const undone = passTime(HOUR_MS / 10)
    expect(await undo('crs_1')).toBe(-60)
    expect(await standing()).toEqual({ total: 100, reachedAt: undone, week: ['2026-03-09', 0], weekReachedAt: undone })
    await earn(practice)
    const reversed = passTime(HOUR_MS)
    await takeBack('practice:2026-03-10')
    expect(await standing()).toEqual({
      total: 100,
      reachedAt: reversed,
      week: ['2026-03-09', 0],
      weekReachedAt: reversed,
    })
  })

  it('that paid nothing leaves both as they were', async () => {
    await earn(practice)
    await earn(read('role_1'))
    const before = await standing()
    passTime(HOUR_MS)
    expect(await takeBack('read:role_1')).toMatchObject({ kind: 'reversed', event: { points: 0 } })
    expect(await standing()).toEqual(before)
  })

  it('of a daily bonus lowers the points of all time alone', async () => {
    await earn(practice)
    const later = passTime(HOUR_MS)
    await takeBack('bonus:2026-03-10')
    expect(await standing()).toEqual({ total: 10, reachedAt: later, week: ['2026-03-09', 10], weekReachedAt: START })
  })

  it('of an earlier week leaves this week alone', async () => {
    await earn(course('crs_1'))
    const thisWeek = passTime(7 * DAY_MS)
    await earn(practice)
    const later = passTime(HOUR_MS)
    await takeBack('course:crs_1')
    expect(await standing()).toEqual({
      total: 210,
      reachedAt: later,
      week: ['2026-03-16', 10],
      weekReachedAt: thisWeek,
    })
  })
})

describe('the last action', () => {
  const whole = { last_action_at: START, last_action_zone: 'UTC', last_action_date: '2026-03-10' }

  it('is kept whole or not at all', () => {
    expect(lastActionOf(whole)).toEqual({ instant: START, zone: 'UTC', date: '2026-03-10' })
    for (const column of ['last_action_at', 'last_action_zone', 'last_action_date'] as const)
      expect(lastActionOf({ ...whole, [column]: null })).toBeNull()
  })
})
