import { must } from '#core/must.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { activityOf, type ActivityKey } from '#core/progress/activities.ts'
import type { PointEvent } from '#core/progress/point-event.ts'
import { addMs, DAY_MS, HOUR_MS } from '#core/time.ts'
import { insertUser } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import { course, read } from '#test/support/reports.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { award } from './award.ts'
import {
  appendEvents,
  countActivities,
  findEvents,
  insertBadges,
  listEvents,
  sumByActivity,
  sumByDay,
} from './ledger.repo.ts'
import { markOutageDay } from './outage-day.repo.ts'
import {
  findProgress,
  insertDay,
  listBadges,
  listDays,
  listOutageDays,
  listStreakFacts,
  lockProgress,
  setBoardVisibility,
} from './progress.repo.ts'

const NOW = '2026-03-10T12:00:00.000Z'
const inHours = (hours: number) => addMs(NOW, hours * HOUR_MS)

let database: TestDatabase
let db: Db
beforeEach(async () => {
  database = await openTestDatabase()
  db = database.db
  for (const id of ['usr_a', 'usr_b']) {
    await insertUser(db, {
      id,
      email: `${id}@waymark.example`,
      first_name: 'Ada',
      last_name: 'Walker',
      password_hash: '',
      time_zone: 'UTC',
      zone_changed_at: null,
      wished_plan: null,
      joined_at: NOW,
    })
  }
})
afterEach(() => database.drop())

function event(activity: ActivityKey, sourceKey: string, hours: number, more: Partial<PointEvent> = {}): PointEvent {
  const { category, points } = activityOf(activity)
  const instant = inHours(hours)
  return {
    userId: 'usr_a',
    category,
    activity,
    points,
    sourceKey,
    localDate: instant.slice(0, 10),
    instant,
    zone: 'UTC',
    ruleVersion: 2,
    reverses: null,
    ...more,
  }
}

/** Two days of one person, a course taken back among them, and something of another person on the same days. */
async function appendTwoDays(): Promise<void> {
  await appendEvents(db, [event('courseCompleted', 'course:a', 0)])
  await appendEvents(db, [event('questionPractised', 'practice:2026-03-10', 1)])
  await appendEvents(db, [event('courseCompleted', 'course:b', 24)])
  await appendEvents(db, [
    event('courseCompleted', 'void:course:a', 25, { points: -60, reverses: 'course:a', localDate: '2026-03-10' }),
  ])
  await appendEvents(db, [
    event('courseCompleted', 'course:a', 26, { userId: 'usr_b' }),
    event('chatSession', 'chat:a', 26, { userId: 'usr_b' }),
  ])
}

describe('the events of a person', () => {
  it('are listed newest first, no more than asked for, and on from the last one seen', async () => {
    await appendTwoDays()
    const all = await listEvents(db, 'usr_a', { limit: 10 })
    expect(all.map(({ activity, points, at }) => [activity, points, at])).toEqual([
      ['courseCompleted', -60, inHours(25)],
      ['courseCompleted', 60, inHours(24)],
      ['questionPractised', 10, inHours(1)],
      ['courseCompleted', 60, inHours(0)],
    ])
    expect(all.map(({ reverses }) => reverses)).toEqual(['course:a', null, null, null])
    expect(await listEvents(db, 'usr_a', { limit: 3 })).toEqual(all.slice(0, 3))
    expect(await listEvents(db, 'usr_a', { limit: 2, before: must(all[0]).id })).toEqual(all.slice(1, 3))
    expect(await listEvents(db, 'usr_a', { limit: 2, before: must(all.at(-1)).id })).toEqual([])
  })

  it('are each listed once, also the one that earned two badges', async () => {
    let now = NOW
    const clock = { now: () => now }
    await award({ clock }, db, 'usr_a', read('first-role'))
    now = addMs(NOW, 14 * DAY_MS)
    await award({ clock }, db, 'usr_a', course('crs_1'))
    const earned = (await listBadges(db, 'usr_a')).filter((badge) => badge.source_key === 'course:crs_1')
    expect(earned.map((badge) => badge.badge_id).toSorted()).toEqual(['comeback', 'course-finisher'])
    const events = await listEvents(db, 'usr_a', { limit: 10 })
    expect(events.map(({ activity, badge_id }) => [activity, badge_id])).toEqual([
      ['dailyBonus', null],
      ['courseCompleted', 'comeback'],
      ['dailyBonus', null],
      ['interimRoleRead', null],
    ])
  })

  it('are found by the keys asked for, without those of others', async () => {
    await appendTwoDays()
    const found = await findEvents(db, 'usr_a', ['course:a', 'void:course:a', 'chat:a', 'course:z'])
    expect(found.toSorted((a, b) => (a.sourceKey < b.sourceKey ? -1 : 1))).toEqual([
      {
        sourceKey: 'course:a',
        activity: 'courseCompleted',
        points: 60,
        localDate: '2026-03-10',
        instant: inHours(0),
        reverses: null,
      },
      {
        sourceKey: 'void:course:a',
        activity: 'courseCompleted',
        points: -60,
        localDate: '2026-03-10',
        instant: inHours(25),
        reverses: 'course:a',
      },
    ])
  })

  it('are summed by day from a date on, that date included, the oldest day first', async () => {
    await appendTwoDays()
    const [first, second] = [
      { local_date: '2026-03-10', points: 10, events: 3 },
      { local_date: '2026-03-11', points: 60, events: 1 },
    ]
    expect(await sumByDay(db, 'usr_a', '2026-03-09')).toEqual([first, second])
    expect(await sumByDay(db, 'usr_a', '2026-03-10')).toEqual([first, second])
    expect(await sumByDay(db, 'usr_a', '2026-03-11')).toEqual([second])
    expect(await sumByDay(db, 'usr_a', '2026-03-12')).toEqual([])
  })

  it('are summed by activity and counted less those taken back, for each person apart', async () => {
    await appendTwoDays()
    const sums = async (userId: string) =>
      Object.fromEntries((await sumByActivity(db, userId)).map(({ activity, points }) => [activity, points]))
    expect(await sums('usr_a')).toEqual({ courseCompleted: 60, questionPractised: 10 })
    expect(await sums('usr_b')).toEqual({ courseCompleted: 60, chatSession: 10 })
    expect(await countActivities(db, 'usr_a')).toEqual({ courseCompleted: 1, questionPractised: 1 })
    expect(await countActivities(db, 'usr_b')).toEqual({ courseCompleted: 1, chatSession: 1 })
  })
})

describe('what is written down twice', () => {
  it('leaves a badge with what earned it first', async () => {
    await insertBadges(db, 'usr_a', [{ badgeId: 'course-finisher', sourceKey: 'course:a' }], NOW)
    await insertBadges(db, 'usr_a', [{ badgeId: 'course-finisher', sourceKey: 'course:b' }], inHours(1))
    await insertBadges(db, 'usr_a', [], inHours(2))
    expect(await listBadges(db, 'usr_a')).toEqual([
      { user_id: 'usr_a', badge_id: 'course-finisher', source_key: 'course:a', at: NOW },
    ])
    expect(await listBadges(db, 'usr_b')).toEqual([])
  })

  it('leaves a day as it was made first', async () => {
    await insertDay(db, 'usr_a', { date: '2026-03-10', isJump: true })
    await insertDay(db, 'usr_a', { date: '2026-03-10', isJump: false })
    expect(await listDays(db, 'usr_a')).toEqual([{ date: '2026-03-10', isJump: true }])
  })

  it('leaves one progress, also when two begin it at once', async () => {
    const rows = await Promise.all([lockProgress(db, 'usr_a', NOW), lockProgress(db, 'usr_a', NOW)])
    expect(rows[0]).toEqual(rows[1])
    expect(rows[0]).toEqual({
      user_id: 'usr_a',
      total_points: 0,
      level_number: 1,
      reached_at: NOW,
      week_start: '',
      week_points: 0,
      week_reached_at: NOW,
      last_action_at: null,
      last_action_zone: null,
      last_action_date: null,
      is_hidden: 0,
      plan: 'explorer',
      time_zone: 'UTC',
    })
    expect(await lockProgress(db, 'usr_a', inHours(5))).toEqual(rows[0])
  })
})

describe('the days of a person', () => {
  const made = [
    { date: '2026-03-08', isJump: false },
    { date: '2026-03-10', isJump: true },
    { date: '2026-03-11', isJump: false },
  ]

  it('are listed in order with their jumps, beside the outage days of everybody', async () => {
    for (const day of [must(made[2]), must(made[0]), must(made[1])]) await insertDay(db, 'usr_a', day)
    await insertDay(db, 'usr_b', { date: '2026-03-01', isJump: false })
    for (const date of ['2026-03-09', '2026-03-10']) await markOutageDay(db, date, 'The disk was full')
    const outageDays = ['2026-03-09', '2026-03-10']
    expect(await listDays(db, 'usr_a')).toEqual(made)
    expect((await listOutageDays(db)).toSorted()).toEqual(outageDays)
    expect(await listStreakFacts(db, 'usr_a')).toEqual({ days: made, outageDays })
    expect(await listStreakFacts(db, 'usr_b')).toEqual({ days: [{ date: '2026-03-01', isJump: false }], outageDays })
  })
})

describe('hiding from the boards', () => {
  it('takes only that person off them, and showing the name in any way brings them back', async () => {
    for (const id of ['usr_a', 'usr_b']) await lockProgress(db, id, NOW)
    const hidden = async () => [
      (await findProgress(db, 'usr_a'))?.is_hidden,
      (await findProgress(db, 'usr_b'))?.is_hidden,
    ]
    await setBoardVisibility(db, 'usr_a', 'hidden')
    expect(await hidden()).toEqual([1, 0])
    await setBoardVisibility(db, 'usr_b', 'initials')
    expect(await hidden()).toEqual([1, 0])
    await setBoardVisibility(db, 'usr_a', 'name')
    expect(await hidden()).toEqual([0, 0])
  })
})
