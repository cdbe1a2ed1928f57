import { expect, it } from 'vitest'
import { isMonthFirst } from './day-order.ts'

it.each([
  ['Akron, OH', 'Europe/Berlin', true],
  ['Pasadena, United States', 'Europe/Berlin', true],
  ['', 'America/Chicago', true],
  ['Hybrid', 'America/Indiana/Knox', true],
  ['', 'America/Toronto', false],
  ['Leeds, United Kingdom', 'America/Chicago', false],
  ['Lyon, France', 'America/Chicago', false],
  ['', 'Europe/Istanbul', false],
])('at %j, on a clock of %s, the month stands first: %s', (place, zone, isFirst) => {
  expect(isMonthFirst(place, zone)).toBe(isFirst)
})
