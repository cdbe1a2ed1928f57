import { describe, expect, test } from 'vitest'
import { dashboard } from '../strings/en/dashboard.ts'
import { partOfDay, welcomeLine } from './greet.ts'

describe('the greeting', () => {
  test.each([
    [4, 'Good evening'],
    [5, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [17, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
    [0, 'Good evening'],
  ])('at %i it says %s', (hour, greeting) => {
    expect(dashboard.welcome[partOfDay(hour)]('Ada')).toBe(`${greeting}, Ada`)
  })
})

describe('the line under it', () => {
  const done = { status: 'completed' }
  const planned = { status: 'planned' }
  const started = { status: 'started' }

  test.each([
    ['while the path loads', undefined, 'Your dream role: Data Scientist.'],
    ['without courses', [], 'Your dream role: Data Scientist.'],
    [
      'with nothing done, also when one is started',
      [started, planned],
      'Your way to Data Scientist starts with one step.',
    ],
    ['on the way', [done, planned], '1 of 2 courses done on your way to Data Scientist.'],
    ['at the end', [done, done], 'You have walked your whole path to Data Scientist.'],
  ])('%s', (_, path, line) => {
    expect(welcomeLine('Data Scientist', path, dashboard.welcome)).toBe(line)
  })
})
