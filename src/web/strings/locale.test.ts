import { afterEach, expect, it, vi } from 'vitest'
import { datesOf } from './date-format.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['en-US', 'Jan 15, 2027', 'January 15th, 2027', 'January 15'],
  ['en-GB', '15 Jan 2027', '15 January 2027', '15 January'],
  ['en-AU', '15 Jan 2027', '15 January 2027', '15 January'],
  ['tr-TR', 'Jan 15, 2027', 'January 15th, 2027', 'January 15'],
])('English dates in a browser of %s', (language, brief, long, day) => {
  vi.stubGlobal('navigator', { language })
  const dates = datesOf('en')
  expect([dates.date('2027-01-15'), dates.longDate('2027-01-15'), dates.monthDay('2027-01-15')]).toEqual([
    brief,
    long,
    day,
  ])
})

it('Turkish dates are the same wherever the browser is', () => {
  vi.stubGlobal('navigator', { language: 'en-GB' })
  expect(datesOf('tr').date('2027-01-15')).toBe('15 Oca 2027')
})
