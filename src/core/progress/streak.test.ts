import { must } from '#core/must.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#core/time.ts'
import type { StreakFacts } from './streak.ts'
import { computeStreak } from './streak.ts'

/** Days as a picture: x made, . missed, o outage day missed, O outage day made, j made over a date jump. */
function factsOf(picture: string, isJumpOpen = false): StreakFacts {
  const cells = [...picture].map((mark, at) => ({ mark, date: addDays('2026-01-01', at) }))
  return {
    days: cells.filter(({ mark }) => 'xOj'.includes(mark)).map(({ mark, date }) => ({ date, isJump: mark === 'j' })),
    outageDays: cells.filter(({ mark }) => 'oO'.includes(mark)).map(({ date }) => date),
    today: must(cells.at(-1)).date,
    isJumpOpen,
  }
}

const seven = 'xxxxxxx'

describe('the current streak, today being the last day of the picture', () => {
  test.each([
    ['nothing yet', '.', 0, 0],
    ['today alone', 'x', 1, 0],
    ['yesterday alone still runs', 'x.', 1, 0],
    ['the day before yesterday is over', 'x..', 0, 0],
    ['a missed day starts again', 'xxx.x', 1, 0],
    ['six days earn no freeze', 'xxxxxx..', 0, 0],
    ['seven days earn one', seven, 7, 1],
    ['a freeze covers one missed day and adds nothing', `${seven}.x`, 8, 0],
    ['a freeze holds the run while yesterday is missing', `${seven}..`, 7, 0],
    ['today is not missed yet', `${seven}.`, 7, 1],
    ['one freeze does not cover two days, and is kept', `${seven}...`, 0, 1],
    ['a freeze kept over a break serves the next run', `${seven}..x.x`, 2, 0],
    ['fourteen earn a second', `${seven}${seven}`, 14, 2],
    ['twenty-one earn no third', `${seven}${seven}${seven}`, 21, 2],
    ['two freezes cover two days at once', `${seven}${seven}..x`, 15, 0],
    ['two freezes cover two days apart', `${seven}${seven}.x.x`, 16, 0],
    ['two do not cover three', `${seven}${seven}...x`, 1, 2],
    ['a frozen day does not bring the seventh day closer', 'xxxxxxx.xxxxxx', 13, 0],
    ['the run after a frozen day earns at fourteen days made', 'xxxxxxx.xxxxxxx', 14, 1],
    ['a new run earns at its own seventh day', `xxx.${seven}`, 7, 1],
    ['an outage day protects', 'xxoxx', 4, 0],
    ['an outage day that was made counts', 'xxOxx', 5, 0],
    ['an outage of three weeks protects', `xx${'o'.repeat(21)}x`, 3, 0],
    ['an outage spends no freeze', `${seven}oo.x`, 8, 0],
    ['an outage beside two missed days does not', `${seven}.o.x`, 1, 1],
    ['an outage up to yesterday keeps the run', 'xoo.', 1, 0],
    ['a jump of two goes on', 'x.j', 2, 0],
    ['a jump spends no freeze', `${seven}.j`, 8, 1],
    ['a jump excuses one day only', 'x..j', 1, 0],
  ])('%s: %s', (_what, picture, length, freezesHeld) => {
    const streak = computeStreak(factsOf(picture))
    expect(streak).toMatchObject({ length, freezesHeld })
    expect(streak.dates).toHaveLength(length)
  })

  test('an open jump keeps the run of the day before yesterday, and only that', () => {
    expect(computeStreak(factsOf('xx..', true)).length).toBe(2)
    expect(computeStreak(factsOf('xx..', false)).length).toBe(0)
    expect(computeStreak(factsOf('xx...', true)).length).toBe(0)
    expect(computeStreak(factsOf('xxx..x..', true)).length).toBe(1)
  })

  test('names the dates made, the dates frozen, and whether today is made', () => {
    expect(computeStreak(factsOf(`..${seven}.x`))).toEqual({
      dates: [3, 4, 5, 6, 7, 8, 9, 11].map((day) => `2026-01-${String(day).padStart(2, '0')}`),
      length: 8,
      frozenDates: ['2026-01-10'],
      freezesHeld: 0,
      isTodayMade: true,
      longest: 8,
      longestStepDays: 2,
    })
    expect(computeStreak(factsOf(`${seven}.`)).isTodayMade).toBe(false)
    expect(computeStreak(factsOf(`${seven}..`)).frozenDates).toEqual(['2026-01-08'])
    expect(computeStreak(factsOf(`${seven}.x...`)).frozenDates).toEqual([])
  })

  test('remembers the longest run and the longest absence, of today unmoved', () => {
    expect(computeStreak(factsOf('xxx..............x.....'))).toMatchObject({
      length: 0,
      longest: 3,
      longestStepDays: 15,
    })
    expect(computeStreak(factsOf('x')).longestStepDays).toBe(0)
    expect(computeStreak(factsOf('xx')).longestStepDays).toBe(1)
  })

  test('counts over the leap day and the turn of the year', () => {
    const days = ['2027-12-31', '2028-01-01', '2028-02-28', '2028-02-29', '2028-03-01'].map((date) => ({
      date,
      isJump: false,
    }))
    expect(computeStreak({ days, outageDays: [], today: '2028-03-01', isJumpOpen: false }).length).toBe(3)
    expect(
      computeStreak({ days: days.slice(0, 2), outageDays: [], today: '2028-01-01', isJumpOpen: false }).length,
    ).toBe(2)
  })
})

describe('what others shipped wrong', () => {
  const picture = fc
    .array(fc.constantFrom('x', 'x', 'x', 'x', '.', 'o', 'O'), { minLength: 1, maxLength: 60 })
    .map((cells) => cells.join(''))

  test('asking twice, or not asking for days, changes nothing (devtrack #3027, habitica cron twice)', () => {
    fc.assert(
      fc.property(picture, (cells) => {
        const facts = factsOf(cells)
        expect(computeStreak(facts)).toEqual(computeStreak(structuredClone(facts)))
      }),
    )
  })

  test('a run is never longer than the days there were (monkeytype #7002)', () => {
    fc.assert(
      fc.property(picture, (cells) => {
        const { length, longest, freezesHeld } = computeStreak(factsOf(cells))
        const made = [...cells].filter((mark) => 'xO'.includes(mark)).length
        expect(length).toBeLessThanOrEqual(longest)
        expect(longest).toBeLessThanOrEqual(made)
        expect(freezesHeld).toBeGreaterThanOrEqual(0)
        expect(freezesHeld).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('an outage marked afterwards gives the run back, and it stays (monkeytype #6758, daily #1464)', () => {
    const outage = { ...factsOf('xxxxx....x'), outageDays: ['2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09'] }
    expect(computeStreak(factsOf('xxxxx....x')).length).toBe(1)
    expect(computeStreak(outage).length).toBe(6)
    expect(computeStreak({ ...outage, today: '2026-01-11' }).length).toBe(6)
    const later = [...outage.days, { date: '2026-01-11', isJump: false }]
    expect(computeStreak({ ...outage, days: later, today: '2026-01-12' }).length).toBe(7)
  })
})
