import { must } from '#core/must.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getAchievementsBrief, getStreak } from '#contract/progress.ts'
import { DAY_MS, HOUR_MS } from '#core/time.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { course, practice, read, study } from '#test/support/reports.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { findUser } from '#server/users/user.repo.ts'
import { award } from './award.ts'
import { findProgress, updateProgress } from './progress.repo.ts'
import { reconcile } from './reconcile.ts'
import { readLedger, replaceDays } from './reconcile.repo.ts'
import { reverseAward } from './reverse-award.ts'
import { undoAward } from './undo-award.ts'

let server: TestServer
let person: Person
beforeEach(async () => {
  server = await startTestServer()
  person = await signUpPerson(server)
  await award(server.deps, server.deps.db, person.userId, study)
})
afterEach(() => server.close())

const look = (repair = false) => reconcile(server.deps, { repair })
const drifted = async () => (await look()).drifts.map((drift) => drift.what)

describe('reconcile', () => {
  it('finds nothing while totals are what the ledger tells, also in a later week', async () => {
    expect(await look()).toEqual({ people: 1, events: 3, drifts: [] })
    server.clock.advance(9 * DAY_MS)
    expect(await drifted()).toEqual([])
    await award(server.deps, server.deps.db, person.userId, practice)
    expect(await drifted()).toEqual([])
  })

  it.each([
    ['total points', { total_points: 9_999 }],
    ['level', { level_number: 3 }],
    ['points of the week', { week_points: 0 }],
    ['last action', { last_action_date: '2026-03-09' }],
  ] as const)(
    'finds %s that went wrong, tells both values, and repairs it (exercism #6065 #6101)',
    async (what, change) => {
      const before = await person.api.call(getAchievementsBrief)
      await updateProgress(server.deps.db, person.userId, change)
      expect(await drifted()).toEqual([what])
      expect((await look(true)).drifts).toHaveLength(1)
      expect(await drifted()).toEqual([])
      expect(await person.api.call(getAchievementsBrief)).toEqual(before)
    },
  )

  it('finds nothing after the clock of the machine was set back between awards and an undo', async () => {
    await award(server.deps, server.deps.db, person.userId, course('c1'))
    server.clock.advance(-3 * DAY_MS)
    await award(server.deps, server.deps.db, person.userId, practice)
    expect(await undoAward(server.deps, server.deps.db, person.userId, 'c1')).toBeLessThan(0)
    await award(server.deps, server.deps.db, person.userId, course('c2'))
    expect(await drifted()).toEqual([])
    const events = await readLedger(server.deps.db, person.userId)
    expect(events.map(({ instant }) => instant)).toEqual(events.map(({ instant }) => instant).toSorted())
  })

  it('finds and repairs lost days', async () => {
    await replaceDays(server.deps.db, person.userId, [])
    expect(await drifted()).toEqual(['days'])
    await look(true)
    expect((await person.api.call(getStreak)).length).toBe(1)
  })

  it('sees no drift while awards are under way', async () => {
    const awards = Array.from({ length: 30 }, (_, index) =>
      award(server.deps, server.deps.db, person.userId, course(`c${index}`)),
    )
    const looks = await Promise.all([look(), look(), look()])
    await Promise.all(awards)
    expect(looks.flatMap((one) => one.drifts)).toEqual([])
  })

  it('of nobody is fine', async () => {
    await server.deps.db.deleteFrom('users').execute()
    expect(await look()).toEqual({ people: 0, events: 0, drifts: [] })
  })
})

/** People without a single event, as after a restore that lost them. */
async function insertWalkers(ids: string[]): Promise<void> {
  const { db } = server.deps
  const now = server.clock.now()
  const progress = {
    total_points: 0,
    level_number: 1,
    reached_at: now,
    week_start: '',
    week_points: 0,
    week_reached_at: now,
    is_hidden: 0,
  }
  const user = {
    first_name: 'Ada',
    last_name: 'Walker',
    password_hash: '',
    time_zone: 'UTC',
    zone_changed_at: null,
    wished_plan: null,
    joined_at: now,
  }
  await db
    .insertInto('users')
    .values(ids.map((id) => ({ id, email: `${id}@waymark.example`, ...user })))
    .execute()
  await db
    .insertInto('progress')
    .values(
      ids.map((id) => ({
        user_id: id,
        last_action_at: null,
        last_action_zone: null,
        last_action_date: null,
        ...progress,
      })),
    )
    .execute()
}

describe('a repair', () => {
  const row = async (userId = person.userId) => must(await findProgress(server.deps.db, userId))
  /** After a course an hour later and something that pays nothing an hour after that. */
  async function goOn() {
    server.clock.advance(HOUR_MS)
    await award(server.deps, server.deps.db, person.userId, course('c1'))
    server.clock.advance(HOUR_MS)
    await award(server.deps, server.deps.db, person.userId, read('role_1'))
    const right = await row()
    server.clock.advance(DAY_MS)
    return { right, last: must(right.last_action_at) }
  }

  it('leaves everybody alone who has no drift, their places among equals too', async () => {
    const { right } = await goOn()
    expect((await look(true)).drifts).toEqual([])
    expect(await row()).toEqual(right)
    server.clock.advance(7 * DAY_MS)
    await reverseAward(server.deps, must(await findUser(server.deps.db, person.userId)), 'course:c1')
    const lessened = await row()
    expect(lessened).toMatchObject({ week_start: right.week_start, week_points: right.week_points - 60 })
    expect((await look(true)).drifts).toEqual([])
    expect(await row()).toEqual(lessened)
  })

  it('of a total says it was reached with the last event, not with the repair, and leaves the place in the week', async () => {
    const { right, last } = await goOn()
    await updateProgress(server.deps.db, person.userId, { total_points: 9_999 })
    await look(true)
    expect(await row()).toEqual({ ...right, reached_at: last })
  })

  it('of the points of a week says they were reached with the last event, and leaves the place of all time', async () => {
    const { right, last } = await goOn()
    await updateProgress(server.deps.db, person.userId, { week_points: 9_999 })
    await look(true)
    expect(await row()).toEqual({ ...right, week_reached_at: last })
  })

  it('of a level leaves the places on both boards', async () => {
    const { right } = await goOn()
    await updateProgress(server.deps.db, person.userId, { level_number: 5 })
    await look(true)
    expect(await row()).toEqual(right)
  })

  it('of somebody without a ledger puts them at the start, from now on', async () => {
    await insertWalkers(['usr_empty'])
    expect(await drifted()).toEqual([])
    await updateProgress(server.deps.db, 'usr_empty', { total_points: 70, level_number: 2, week_points: 70 })
    server.clock.advance(HOUR_MS)
    const now = server.clock.now()
    expect((await look(true)).drifts.map(({ what, ledger }) => [what, ledger])).toEqual([
      ['total points', 0],
      ['level', 1],
      ['points of the week', 0],
    ])
    expect(await row('usr_empty')).toMatchObject({
      total_points: 0,
      level_number: 1,
      week_points: 0,
      reached_at: now,
      week_reached_at: now,
      last_action_at: null,
    })
    expect(await drifted()).toEqual([])
  })

  it('goes through everybody, also where they are more than are read at a time', async () => {
    const others = Array.from({ length: 501 }, (_, index) => `usr_walker_${index}`)
    await insertWalkers(others)
    const [first, last] = [must(others.toSorted()[0]), must(others.toSorted().at(-1))]
    for (const id of [first, last]) await updateProgress(server.deps.db, id, { total_points: 5 })
    const found = await look(true)
    expect(found.people).toBe(502)
    expect(found.drifts.map(({ userId, kept }) => [userId, kept])).toEqual([
      [first, 5],
      [last, 5],
    ])
  })
})
