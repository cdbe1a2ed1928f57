import { describe, expect, test } from 'vitest'
import { dashboard } from '../strings/en/dashboard.ts'
import { partOfDay } from './greet.ts'

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
