import { expect, it } from 'vitest'
import { checkObjections } from './questions/turkish-objections.mjs'

const english = [
  { id: 'a-m-01', wrong: 'A /22 has 1,024 addresses.', right: 'Use a LEFT join and Promise.all at 2.4 GHz.' },
]
const turkish = { wrong: "Bir /22'de 1.024 adres vardır.", right: "2,4 GHz'de LEFT join ve Promise.all kullan." }
function faultsOf(said: Record<string, unknown>): string[] {
  const faults: string[] = []
  checkObjections('tr/a.json', english, said, (fault: string) => faults.push(fault))
  return faults
}

it('takes numbers as each language writes them, and code words with any suffix', () => {
  expect(faultsOf({ 'a-m-01': turkish })).toEqual([])
})
it.each([
  ['an entry left out', {}, 'lacks wrong of a-m-01'],
  ['an entry of no question', { 'a-m-01': turkish, 'a-m-02': turkish }, 'an unknown id a-m-02'],
  ['an empty text', { 'a-m-01': { ...turkish, right: '' } }, 'lacks right of a-m-01'],
  ['English left as it was', { 'a-m-01': { ...turkish, wrong: english[0]?.wrong } }, 'repeats the English wrong'],
  ['another number', { 'a-m-01': { ...turkish, wrong: "Bir /22'de 1.042 adres vardır." } }, 'other numbers in wrong'],
  ['a lost abbreviation', { 'a-m-01': { ...turkish, right: "2,4 GHz'de Promise.all kullan." } }, 'lacks LEFT'],
  ['a lost name', { 'a-m-01': { ...turkish, right: "2,4 GHz'de LEFT join kullan." } }, 'lacks Promise.all'],
])('names %s', (_, said, fault) => {
  expect(faultsOf(said).join('\n')).toContain(fault)
})
