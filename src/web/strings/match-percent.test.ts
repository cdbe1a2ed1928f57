import { expect, it } from 'vitest'
import { match as english } from './en/match.ts'
import { role as englishRole } from './en/role.ts'
import { match as turkish } from './tr/match.ts'
import { role as turkishRole } from './tr/role.ts'

it.each([
  [0, 0, '0%', '%0'],
  [0, 2, 'under 5%', '%5’in altında'],
  [7, 2, '7%', '%7'],
])('a match of %i with %i met reads %s, %s', (points, met, en, tr) => {
  expect([english.percent(points, met), englishRole.percent(points, met)]).toEqual([en, en])
  expect([turkish.percent(points, met), turkishRole.percent(points, met)]).toEqual([tr, tr])
  expect(english.why(points, met)).toBe(`Why ${en}?`)
})

it('begins a title with a capital and says by words what is read out', () => {
  expect(english.reasons.title(0, 'Data Analyst', 1)).toBe('Under 5% match with Data Analyst')
  expect(englishRole.percentSpoken(0, 1)).toBe('under 5 percent')
  expect(turkishRole.percentSpoken(0, 1)).toBe('yüzde 5’in altında')
})
