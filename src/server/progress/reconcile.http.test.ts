import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getAchievementsBrief, getStreak } from '#contract/progress.ts'
import { DAY_MS } from '#core/time.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { course, practice, study } from '#test/support/reports.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { award } from './award.ts'
import { updateProgress } from './progress.repo.ts'
import { reconcile } from './reconcile.ts'
import { readLedger, replaceDays } from './reconcile.repo.ts'
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
  ] as const)('finds %s that went wrong, tells both values, and repairs it (exercism #6065 #6101)', async (what, change) => {
    const before = await person.api.call(getAchievementsBrief)
    await updateProgress(server.deps.db, person.userId, change)
    expect(await drifted()).toEqual([what])
    expect((await look(true)).drifts).toHaveLength(1)
    expect(await drifted()).toEqual([])
    expect(await person.api.call(getAchievementsBrief)).toEqual(before)
  })

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
    const awards = Array.from({ length: 30 }, (_, index) => award(server.deps, server.deps.db, person.userId, course(`c${index}`)))
    const looks = await Promise.all([look(), look(), look()])
    await Promise.all(awards)
    expect(looks.flatMap((one) => one.drifts)).toEqual([])
  })

  it('of nobody is fine', async () => {
    await server.deps.db.deleteFrom('users').execute()
    expect(await look()).toEqual({ people: 0, events: 0, drifts: [] })
  })
})
