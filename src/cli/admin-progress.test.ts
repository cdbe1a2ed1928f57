import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#core/time.ts'
import { insertUser } from '#server/users/user.repo.ts'
import { award } from '#server/progress/award.ts'
import { listOutageDays } from '#server/progress/progress.repo.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { outageDay, reverse } from './admin-progress.ts'
import { CommandError } from './command-error.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  const at = systemClock.now()
  await insertUser(database.db, {
    id: 'usr_1',
    email: 'ana@waymark.example',
    first_name: 'Ana',
    last_name: 'O',
    password_hash: '',
    time_zone: 'UTC',
    zone_changed_at: null,
    wished_plan: null,
    joined_at: at,
  })
  await award({ clock: systemClock }, database.db, 'usr_1', { activity: 'courseCompleted', courseId: 'crs_1' })
})
afterEach(() => database.drop())

describe('waymark admin reverse', () => {
  test('takes one award back, once, however the e-mail is written', async () => {
    expect(await reverse(database.db, [' ANA@waymark.example', 'course:crs_1'])).toBe(
      '60 points taken back; ana@waymark.example has 100 now',
    )
    await expect(reverse(database.db, ['ana@waymark.example', 'course:crs_1'])).rejects.toThrow(
      "'course:crs_1' was taken back already",
    )
  })

  test.each([
    [['nobody@waymark.example', 'course:crs_1'], 'Nobody has an account'],
    [['ana@waymark.example', 'course:crs_2'], 'has no award with the key'],
    [['ana@waymark.example'], 'takes EMAIL SOURCE_KEY'],
  ])('%o is refused: %s', async (args, words) => {
    await expect(reverse(database.db, args)).rejects.toThrow(words)
    await expect(reverse(database.db, args)).rejects.toBeInstanceOf(CommandError)
  })
})

describe('waymark admin outage-day', () => {
  test('marks a day, also twice', async () => {
    await outageDay(database.db, ['2026-03-10', 'The', 'disk', 'was', 'full'])
    expect(await outageDay(database.db, ['2026-03-10', 'All day'])).toBe(
      '2026-03-10 protects every streak now: All day',
    )
    expect(await listOutageDays(database.db)).toEqual(['2026-03-10'])
  })

  test.each([
    [['2026-02-30', 'x'], 'takes DATE NOTE'],
    [['10.03.2026', 'x'], 'takes DATE NOTE'],
    [[], 'takes DATE NOTE'],
    [['2026-03-10'], 'Say in a note'],
    [['2026-03-10', '  '], 'Say in a note'],
  ])('%o is refused: %s', async (args, words) => {
    await expect(outageDay(database.db, args)).rejects.toThrow(words)
    expect(await listOutageDays(database.db)).toEqual([])
  })
})
