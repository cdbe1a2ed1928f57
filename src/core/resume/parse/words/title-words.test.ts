import { expect, it } from 'vitest'
import { titleScore } from './title-words.ts'

it.each(['Ferialpraktikant', 'Pflichtpraktikum', 'Netzwerkbeheerder', 'Vertriebsmitarbeiterin', 'Systemutvecklare'])(
  'reads %s as a title by what it ends with',
  (text) => {
    expect(titleScore(text)).toBeGreaterThanOrEqual(2)
  },
)

it.each(['Engineering Center Linz', 'Engineering Department', 'School of Engineering'])(
  'reads %s as a place of work',
  (text) => {
    expect(titleScore(text)).toBeLessThan(1)
  },
)

it('keeps a post in a unit a title', () => {
  expect(titleScore('Head of the Engineering Department')).toBeGreaterThanOrEqual(2)
})
