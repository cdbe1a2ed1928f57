import { describe, expect, it } from 'vitest'
import { stemsOf, votesOf } from './word-votes.ts'
import { WORD_WEIGHTS } from './word-weights.ts'

describe('the votes of single words', () => {
  it('count each beginning of a word once', () => {
    expect([...stemsOf('Testing, tested, and I’d test')]).toEqual(['testin', 'tested', 'and', "i'd", 'test'])
    expect(votesOf('anyway anyway')).toBe(votesOf('anyway'))
  })
  it('say nothing about who somebody is', () => {
    expect([...stemsOf('she asked her mother')]).toEqual(['asked'])
    for (const word of ['she', 'he', 'man', 'woman']) expect(WORD_WEIGHTS.has(word)).toBe(false)
  })
  it('are few and small: no word decides', () => {
    const weights = [...WORD_WEIGHTS.values()]
    expect(weights.length).toBeGreaterThan(100)
    expect(Math.max(...weights.map(Math.abs))).toBeLessThan(0.5)
  })
})
