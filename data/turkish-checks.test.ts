import { expect, it } from 'vitest'
import { checkTurkish } from './checks/turkish-checks.mjs'

const choice = {
  id: 'a-01',
  pool: 'practice',
  kind: 'choice',
  text: 'What does `git add` do in 2 steps?',
  options: ['one', 'two', 'three', 'four'],
  answer: 1,
  explanation: 'It uses SQL.',
}
const term = { id: 'a-02', pool: 'scored', kind: 'term', text: 'It is a ___.', answer: 'tag', explanation: 'So.' }
const english = { skill: 'a', topics: [{ topic: 'T', idea: 'I.', items: [] }], items: [choice, term] }
const choiceTexts = {
  text: '`git add` 2 adımda ne yapar?',
  options: ['bir', 'iki', 'üç', 'dört'],
  point: 'ekleme',
  explanation: "SQL'i kullanır.",
}
const termTexts = { text: 'Buna ___ denir.', term: 'etiket' }
const turkish = {
  skill: 'a',
  topics: [{ topic: 'K', idea: 'F.' }],
  items: { 'a-01': choiceTexts, 'a-02': termTexts } as Record<string, object>,
}
function faultsOf(said: object): string {
  const faults: string[] = []
  checkTurkish(english, said, (fault: string) => faults.push(fault))
  return faults.join('\n')
}
const withItem = (id: string, texts: object) => ({ ...turkish, items: { ...turkish.items, [id]: texts } })

it('takes a whole skill, and topics alone', () => {
  expect(faultsOf(turkish)).toBe('')
  expect(faultsOf({ ...turkish, items: {} })).toBe('')
})
it.each([
  ['a topic left out', { ...turkish, topics: [] }, 'wants 1 topics'],
  ['half a skill', { ...turkish, items: { 'a-01': choiceTexts } }, 'lacks a-02'],
  ['an item of no skill', withItem('a-03', termTexts), 'an unknown id a-03'],
  ['an option left out', withItem('a-01', { ...choiceTexts, options: ['bir', 'iki', 'üç'] }), 'wants 4 options'],
  ['two alike', withItem('a-01', { ...choiceTexts, options: ['bir', 'Bir', 'üç', 'dört'] }), 'repeats an option'],
  [
    'a long right option',
    withItem('a-01', { ...choiceTexts, options: ['a', 'b'.repeat(30), 'c', 'd'] }),
    'by its length',
  ],
  ['another number', withItem('a-01', { ...choiceTexts, text: '`git add` 3 adımda ne yapar?' }), 'other numbers'],
  ['lost code', withItem('a-01', { ...choiceTexts, text: 'Ekleme 2 adımda ne yapar?' }), 'lacks `git add`'],
  ['a practice item without its reason', withItem('a-01', { ...choiceTexts, explanation: '' }), 'lacks its point'],
  ['a term without its blank', withItem('a-02', { text: 'Nedir?' }), 'has no blank'],
  [
    'a term that the question gives away',
    withItem('a-02', { text: 'Bir etiket ___ olur.', term: 'etiket' }),
    'names its own term',
  ],
])('names %s', (_, said, fault) => {
  expect(faultsOf(said)).toContain(fault)
})
