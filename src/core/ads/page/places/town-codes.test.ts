import { describe, expect, it } from 'vitest'
import { placesInString } from './place-values.ts'
import { withState } from './town-codes.ts'

describe('a town and what stands around it', () => {
  it.each([
    ['Schwäbisch Hall, DE, 74523', 'Schwäbisch Hall, Germany'],
    ['Schwäbisch Hall, DE', 'Schwäbisch Hall, Germany'],
    ['Schwerin, DE 19053', 'Schwerin, Germany'],
    ['DE-74523 Schwäbisch Hall', 'Schwäbisch Hall, Germany'],
    ['Dover, DE 19901', 'Dover, United States'],
    ['Dover, DE', 'Dover, United States'],
    ['Gary, IN, 46402', 'Gary, United States'],
    ['Kozhikode, IN, 673001', 'Kozhikode, India'],
    ['Guelph, CA, N1G 2W1', 'Guelph, Canada'],
    ['Pasadena, CA 91101', 'Pasadena, United States'],
    ['Pasadena, CA', 'Pasadena, United States'],
    ['Toronto, CA', 'Toronto, Canada'],
    ['Haarlem, NL, 2011 AB', 'Haarlem, Netherlands'],
    ['Linz, AT, 4020', 'Linz, Austria'],
    ['Lexington, KY 40511', 'Lexington, United States'],
    ['Ludlow, SY8 1AA', 'Ludlow'],
    ['Ulm', 'Ulm'],
    ['Milano, MI', 'Milano, Italy'],
    ['Leeds (LS1)', 'Leeds'],
    ['Lyon 3e (69)', 'Lyon'],
    ['Wien, 3. Bezirk', 'Wien'],
    ['Barcelona y alrededores', 'Barcelona'],
    ['Sede de Madrid', 'Madrid'],
    ['Field based - South West', 'South West'],
  ])('%s', (given, place) => {
    expect(placesInString(given)).toEqual([place])
  })

  it.each([
    ['Leeds, Bradford and York', ['Leeds', 'Bradford', 'York']],
    ['2 locations: Ghent; Antwerp', ['Ghent', 'Antwerp']],
    ['Home based, UK', []],
    ['Nationwide', []],
  ])('%s', (given, places) => {
    expect(placesInString(given)).toEqual(places)
  })
})

it.each([
  ['Akron, United States', 'Umber Works · Akron, OH · Hybrid', 'Akron, OH'],
  ['Gary, United States', 'Gary, IN 46402', 'Gary, IN'],
  ['Akron, United States', 'Akron, United States, or Reno, NV', 'Akron, United States'],
  ['Akron, United States', 'Akron, US', 'Akron, United States'],
  ['Leeds, United Kingdom', 'Leeds, AL', 'Leeds, United Kingdom'],
])('%s in %j is %s', (place, text, expected) => {
  expect(withState(place, text)).toBe(expected)
})
