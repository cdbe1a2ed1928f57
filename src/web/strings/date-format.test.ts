import { expect, it } from 'vitest'
import { datesOf } from './date-format.ts'

const english = datesOf('en')
const turkish = datesOf('tr')

it('writes the date of a sentence and the day of a month as they are stored, wherever the device is', () => {
  expect([english.longDate('2026-03-05T23:59:00.000Z'), turkish.longDate('2026-03-05')]).toEqual([
    'March 5th, 2026',
    '5 Mart 2026',
  ])
  expect([english.monthDay('2026-12-01T00:00:00.000Z'), turkish.monthDay('2026-12-01T00:00:00.000Z')]).toEqual([
    'December 1',
    '1 Aralık',
  ])
})

it('writes a stored date in brief, and its month as short as an axis wants it, wherever the device is', () => {
  expect([english.date('2026-11-23'), turkish.date('2026-11-23')]).toEqual(['Nov 23, 2026', '23 Kas 2026'])
  expect([english.tickMonth('2027-03-01'), turkish.tickMonth('2027-03-01')]).toEqual(['Mar ’27', 'Mar ’27'])
})

it('writes a moment with or without its year, where the device is', () => {
  const noon = new Date(2026, 10, 21, 16, 5).toISOString()
  expect([english.fullDay(noon), turkish.fullDay(noon)]).toEqual(['November 21, 2026', '21 Kasım 2026'])
  // which space stands before PM depends on the browser's ICU
  expect(english.shortMoment(noon).replace(/\s/gu, ' ')).toBe('Nov 21, 04:05 PM')
})

it('writes a stored date short, and its weekday or month alone', () => {
  const parts = ({ shortDay, weekday, shortMonth, monthOfYear }: typeof english) =>
    [shortDay, weekday, shortMonth, monthOfYear].map((part) => part('2026-03-05'))
  expect(parts(english)).toEqual(['Mar 5', 'Thursday', 'Mar', 'March 2026'])
  expect(parts(turkish)).toEqual(['5 Mar', 'Perşembe', 'Mar', 'Mart 2026'])
})

it('writes stored months as each language does', () => {
  expect([english.shortMonthOfYear('2024-02'), turkish.shortMonthOfYear('2024-02')]).toEqual(['Feb 2024', 'Şub 2024'])
  expect([english.monthName(12), turkish.monthName(12)]).toEqual(['December', 'Aralık'])
})
