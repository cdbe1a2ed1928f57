import { describe, expect, test } from 'vitest'
import { streak } from '../strings/en/streak.ts'
import { streakState, streakWeek } from './streak-days.ts'

describe("the streak's week", () => {
  test('starts on Monday, also on a Sunday', () => {
    // 15 March 2026 is a Sunday.
    const week = streakWeek(['2026-03-14', '2026-03-15'], '2026-03-15')
    expect(week.map((day) => day.date)).toEqual(
      [9, 10, 11, 12, 13, 14, 15].map((day) => `2026-03-${String(day).padStart(2, '0')}`),
    )
    expect(week.filter((day) => day.isActive).map((day) => day.date)).toEqual(['2026-03-14', '2026-03-15'])
    expect(week.at(-1)).toMatchObject({ isToday: true, isAhead: false })
  })

  test('knows what is still to come and leaves last week out', () => {
    const week = streakWeek(['2026-03-08', '2026-03-09'], '2026-03-10')
    expect(week.filter((day) => day.isActive)).toHaveLength(1)
    expect(week.filter((day) => day.isAhead)).toHaveLength(5)
  })
})

describe('the words of the streak', () => {
  const today = '2026-03-10'
  test.each([
    ['today counts', ['2026-03-09', '2026-03-10'], '2026-01-01', 'Today counts. See you tomorrow.'],
    ['yesterday was the last', ['2026-03-09'], '2026-01-01', 'One small step today keeps it going.'],
    ['it broke', [], '2026-01-01', 'Rest days happen. What you learned stays, and today is a good day to begin again.'],
    ['one has just come', [], '2026-03-10', 'One small step today makes the first day.'],
    ['one came yesterday', [], '2026-03-09', 'One small step today makes the first day.'],
  ])('when %s', (_, dates, joinedOn, sentence) => {
    expect(streak.says[streakState(dates, today, joinedOn)]).toBe(sentence)
  })

  test.each([
    [0, 'days in a row'],
    [1, 'day in a row'],
    [2, 'days in a row'],
  ])('%i is followed by "%s"', (days, unit) => {
    expect(streak.unit(days)).toBe(unit)
  })

  test.each([
    [5, 12, '5 h 12 min'],
    [1, 0, '1 h 0 min'],
    [0, 12, '12 min'],
    [0, 0, 'under a minute'],
  ])('%i hours and %i minutes are %s', (hours, minutes, left) => {
    expect(streak.dayEnds(hours, minutes)).toBe(`Your day ends in ${left}, at midnight`)
  })
})
