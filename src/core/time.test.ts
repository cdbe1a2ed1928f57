import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayEndIn,
  dayStartIn,
  daysBetween,
  instantFromMs,
  isoWeekOf,
  isSkippedDay,
  isTimeZone,
  localDateIn,
  localTimeIn,
  msOf,
  nextUtcMonthStart,
  offsetMinutesIn,
  systemClock,
  utcDateOf,
  utcMonthOf,
  weekStartOf,
} from './time.ts'

describe('zones', () => {
  test.each(['', ' ', '+03:00', '-0500', 'Europe/Atlantis', 'Mars/Olympus', '__proto__', '3', 'UTC\u0000'])(
    'refuses %j as a zone',
    (zone) => expect(isTimeZone(zone)).toBe(false),
  )

  test.each(['UTC', 'Europe/Istanbul', 'Asia/Kolkata', 'Asia/Calcutta', 'US/Pacific', 'America/Argentina/Ushuaia'])(
    'knows %s',
    (zone) => expect(isTimeZone(zone)).toBe(true),
  )

  test('keeps few formatters, however many spellings of a zone arrive', () => {
    const letters = 'america/argentina/buenos_aires'
    for (let variant = 0; variant < 1_100; variant += 1) {
      const spelled = [...letters]
        .map((letter, at) => ((variant >> (at % 11)) & 1 ? letter.toUpperCase() : letter))
        .join('')
      expect(isTimeZone(spelled)).toBe(true)
    }
    expect(localDateIn('UTC', '2026-11-21T03:22:00.000Z')).toBe('2026-11-21')
  })

  test.each([
    ['UTC', '2026-06-01T00:00:00.000Z', 0],
    ['Asia/Kathmandu', '2026-06-01T00:00:00.000Z', 345],
    ['America/St_Johns', '2026-01-01T00:00:00.000Z', -210],
    ['Europe/London', '2026-03-29T00:59:59.999Z', 0],
    ['Europe/London', '2026-03-29T01:00:00.000Z', 60],
    ['Pacific/Kiritimati', '2026-06-01T00:00:00.000Z', 840],
  ])('in %s at %s clocks are %d minutes ahead of UTC', (zone, instant, minutes) =>
    expect(offsetMinutesIn(zone, instant)).toBe(minutes),
  )
})

test('a time of day is written as clocks there show it', () => {
  expect(localTimeIn('America/New_York', '2026-01-15T15:05:00.000Z')).toBe('10:05')
})

describe('the day of an instant', () => {
  test.each([
    ['Europe/Istanbul', '2026-11-20T20:59:59.999Z', '2026-11-20'],
    ['Europe/Istanbul', '2026-11-20T21:00:00.000Z', '2026-11-21'],
    ['Asia/Kolkata', '2026-11-20T18:29:59.999Z', '2026-11-20'],
    ['Asia/Kolkata', '2026-11-20T18:30:00.000Z', '2026-11-21'],
    ['Pacific/Apia', '2011-12-30T09:59:59.999Z', '2011-12-29'],
    ['Pacific/Apia', '2011-12-30T10:00:00.000Z', '2011-12-31'],
    ['America/New_York', '2028-02-29T23:00:00.000Z', '2028-02-29'],
    ['America/New_York', '2028-03-01T04:59:59.999Z', '2028-02-29'],
  ])('in %s %s is on %s', (zone, instant, date) => expect(localDateIn(zone, instant)).toBe(date))

  test.each([
    ['an ordinary day', 'UTC', '2026-11-21', '2026-11-22T00:00:00.000Z', 24],
    ['the day clocks go forward', 'Europe/London', '2026-03-29', '2026-03-29T23:00:00.000Z', 23],
    ['the day clocks go back', 'Europe/London', '2026-10-25', '2026-10-26T00:00:00.000Z', 25],
    ['clocks going back at midnight', 'Africa/Cairo', '2026-10-29', '2026-10-29T22:00:00.000Z', 25],
    ['clocks skipping midnight', 'Africa/Cairo', '2026-04-24', '2026-04-24T21:00:00.000Z', 23],
    ['half an hour of change', 'Australia/Lord_Howe', '2026-10-04', '2026-10-04T13:00:00.000Z', 23.5],
    ['a skipped day', 'Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z', 0],
  ])('%s ends when the next begins (%s, %s)', (_what, zone, date, end, hours) => {
    expect(dayEndIn(zone, date)).toBe(end)
    expect((msOf(end) - msOf(dayStartIn(zone, date))) / 3_600_000).toBe(hours)
  })

  test('only a day without hours is a skipped one', () => {
    expect(isSkippedDay('Pacific/Apia', '2011-12-29')).toBe(false)
    expect(isSkippedDay('Pacific/Apia', '2011-12-30')).toBe(true)
    expect(isSkippedDay('Pacific/Kwajalein', '1993-08-21')).toBe(true)
    expect(isSkippedDay('Europe/London', '2026-03-29')).toBe(false)
  })
})

describe('weeks, months and days', () => {
  test.each([
    ['2024-12-29', '2024-W52', '2024-12-23'],
    ['2024-12-30', '2025-W01', '2024-12-30'],
    ['2026-01-01', '2026-W01', '2025-12-29'],
    ['2027-01-01', '2026-W53', '2026-12-28'],
    ['2027-01-03', '2026-W53', '2026-12-28'],
    ['2027-01-04', '2027-W01', '2027-01-04'],
    ['2028-02-29', '2028-W09', '2028-02-28'],
    ['2026-11-22', '2026-W47', '2026-11-16'],
  ])('%s is in %s, which began on %s', (date, week, monday) => {
    expect(isoWeekOf(date)).toBe(week)
    expect(weekStartOf(date)).toBe(monday)
  })

  test.each([
    ['2026-01-31T23:59:59.999Z', '2026-01', '2026-02-01T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', '2028-02', '2028-03-01T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
    ['2027-01-01T00:00:00.000Z', '2027-01', '2027-02-01T00:00:00.000Z'],
  ])('%s is in month %s, and the next begins at %s', (instant, month, next) => {
    expect(utcMonthOf(instant)).toBe(month)
    expect(nextUtcMonthStart(instant)).toBe(next)
  })

  test('days are counted over month, leap day and clock change alike', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2)
    expect(utcDateOf('2026-03-30T23:59:59.999Z')).toBe('2026-03-30')
  })

  test('the system clock tells an instant with milliseconds', () => {
    const now = systemClock.now()
    expect(now).toBe(instantFromMs(msOf(now)))
  })
})
