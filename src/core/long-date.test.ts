import { expect, test } from 'vitest'
import { dayInWords, longDate, roughMonth } from './long-date.ts'

test.each([
  ['2024-03-05', 'March 5th, 2024'],
  ['2026-12-01', 'December 1st, 2026'],
  ['2024-02-29', 'February 29th, 2024'],
  ['2025-01-22', 'January 22nd, 2025'],
  ['2025-08-13', 'August 13th, 2025'],
  ['2025-10-03T23:59:59.000Z', 'October 3rd, 2025'],
])('%s is written %s', (date, words) => {
  expect(longDate(date)).toBe(words)
})

test('names the month where a day would say too much', () => {
  expect(roughMonth('2027-02-28')).toBe('February 2027')
})

test('the day and the month of a card stand in the language of its owner', () => {
  expect(roughMonth('2027-02-28', 'tr')).toBe('Şubat 2027')
  expect(dayInWords('2025-10-03T23:59:59.000Z', 'tr')).toBe('3 Ekim 2025')
  expect(dayInWords('2025-10-03', 'en')).toBe('October 3rd, 2025')
})
