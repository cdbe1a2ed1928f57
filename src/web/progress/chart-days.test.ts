import { describe, expect, test } from 'vitest'
import { datesOf } from '../strings/date-format.ts'
import { dailyPoints, heatOf, heatWeeks, weeklyPoints } from './chart-days.ts'

const { shortDay, shortMonth } = datesOf('en')

const days = [
  { date: '2026-03-08', points: 110, events: 2 },
  { date: '2026-03-09', points: 160, events: 4 },
  { date: '2026-03-11', points: 20, events: 1 },
]

describe('points over time', () => {
  test('days without points are zeros between the others, today is last', () => {
    expect(dailyPoints(days, '2026-03-11', 4, shortDay).map((point) => point.value)).toEqual([110, 160, 0, 20])
    expect(dailyPoints(days, '2026-03-11', 4, shortDay).at(-1)?.label).toBe('Mar 11')
  })

  test('weeks begin on Monday', () => {
    expect(weeklyPoints(days, '2026-03-11', 3, shortDay)).toEqual([
      { label: 'Feb 23', value: 0 },
      { label: 'Mar 2', value: 110 },
      { label: 'Mar 9', value: 180 },
    ])
  })

  test('nothing earned is a flat line, not an error', () => {
    expect(weeklyPoints([], '2026-03-11', 12, shortDay).every((point) => point.value === 0)).toBe(true)
  })
})

describe('the heat map', () => {
  const weeks = heatWeeks(days, '2026-03-11', 3, shortMonth)

  test('ends with this week, whose days to come are left out', () => {
    expect(weeks.at(-1)?.days.map((day) => day.heat)).toEqual([3, 0, 1, null, null, null, null])
    expect(
      weeks
        .at(-1)
        ?.days.filter((day) => day.isToday)
        .map((day) => day.date),
    ).toEqual(['2026-03-11'])
  })

  test('names a month once, over its first Monday', () => {
    expect(weeks.map((week) => week.label)).toEqual(['', 'Mar', ''])
  })

  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 4],
    [40, 4],
  ])('%d events are heat %d', (events, heat) => expect(heatOf(events)).toBe(heat))
})
