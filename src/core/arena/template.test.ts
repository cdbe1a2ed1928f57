import { describe, expect, it } from 'vitest'
import { seededChance } from '#core/chance.ts'
import { arrange } from './draw.ts'
import { hasAnotherQuestion, itemFrom, questionOf, type Template } from './template.ts'

const WORDS = ['one', 'two', 'three']
const template: Template = {
  id: 'counting-t01',
  skillId: 'counting',
  pool: 'scored',
  difficulty: 1,
  kind: 'term',
  point: 'counting',
  make: (pick) => {
    const word = pick.one(WORDS)
    return { kind: 'term', text: `Spell ${word}.`, answer: word, accepted: [], explanation: '' }
  },
}
const question = (word: string) => `Spell ${word}.\n`

describe('a template that has three questions', () => {
  it.each(['a', 'b', 'c', 'd', 'e'])('asks the one that was not shown yet, whatever the chance (%s)', (seed) => {
    const drawn = arrange(template, seededChance(seed), new Set([question('one'), question('three')]))
    expect(questionOf(itemFrom(template, drawn.seed))).toBe(question('two'))
  })

  it.each([
    { shown: [], has: true },
    { shown: ['one', 'two'], has: true },
    { shown: WORDS, has: false },
  ])('after $shown it has another one: $has', ({ shown, has }) => {
    expect(hasAnotherQuestion(template, new Set(shown.map(question)))).toBe(has)
  })
})
