import { describe, expect, it } from 'vitest'
import { fitWords, type Worded } from './word-ridge.ts'

const answer = (at: number, words: string, y: number): Worded => ({
  stems: new Set(words.split(' ')),
  y,
  group: `q${at}`,
})
const examples = Array.from({ length: 12 }, (_, at) => [
  answer(at, `asked the${at < 3 ? ' rare' : ''}`, 5),
  answer(at, 'simply the', 1),
  answer(at, 'the', 3),
]).flat()

describe('learning what single words say', () => {
  it('gives the words of better answers more than those of worse ones', () => {
    const { weights, of } = fitWords(examples)
    expect(weights['asked']).toBeGreaterThan(0.5)
    expect(weights['simply']).toBeLessThan(-0.5)
    expect(of(new Set(['asked']))).toBeGreaterThan(of(new Set(['simply'])))
  })
  it('gives nothing to a word that every answer has, or that few questions know', () => {
    const { weights } = fitWords(examples)
    expect(weights['the']).toBeCloseTo(0)
    expect(weights['rare']).toBeUndefined()
  })
  it('solves exactly: two words that always come together share the weight', () => {
    const together = examples.map((each) => ({
      ...each,
      stems: each.stems.has('asked') ? new Set([...each.stems, 'also']) : each.stems,
    }))
    const { weights } = fitWords(together)
    expect(weights['asked']).toBeCloseTo(weights['also'] ?? 0)
  })
})
