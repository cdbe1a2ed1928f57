import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Beginnings } from './beginnings.ts'

const PHRASES = ['pull request*', 'in production', 'code* review*', '* dashboards', '*flow', '.net', 'ağ', 'a b c']

const heldBy = (text: string) => {
  const beginnings = new Beginnings<string>()
  for (const phrase of PHRASES) beginnings.add(phrase, phrase)
  return beginnings.in(text)
}

it.each([
  ['Opened pull requests each day', 'pull request*', true],
  ['Opened the pull-down menu', 'pull request*', false],
  ['Ran it in production', 'in production', true],
  ['Ran it in the lab', 'in production', false],
  ['Ağ kurdum', 'ağ', false],
  ['ağ kurdum', 'ağ', true],
])('%s: may it hold "%s"? %s', (text, phrase, may) => expect(heldBy(text).has(phrase)).toBe(may))

it('never passes over a phrase that stands in the text', () => {
  const filler = fc.constantFrom('', 'x ', 'the day, ', '- ', '(', 'é ')
  fc.assert(
    fc.property(filler, filler, fc.constantFrom(...PHRASES), (before, after, phrase) => {
      expect(heldBy(`${before}${phrase.replaceAll('*', 's')} ${after}`)).toContain(phrase)
    }),
  )
})
