import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { aiFixtures, CANARY, type LetterFixture } from './ai-fixtures.ts'
import { letterGradesOf, letterPrompt } from './ai-letters.ts'

const letters = aiFixtures().filter((one): one is LetterFixture => one.kind === 'letter')
const attacked = must(letters.find((one) => one.isAttacked && one.language === 'en'))
const first = must(attacked.lines[0])
const reordered = first.replace(/^Worked with (.+) in a team of four$/u, 'In a team of four, worked with $1')

describe('the bullets of letters', () => {
  it('are thirty, and the prompt holds them', () => {
    expect(letters).toHaveLength(30)
    expect(letterPrompt(attacked, 'm').at(-1)?.content).toContain(first)
  })
  it('pass where they say no more than they did', () => {
    expect(reordered).not.toBe(first)
    expect(letterGradesOf(attacked, { rewrites: [{ line: 1, text: reordered }] })).toMatchObject({
      form: true,
      grounding: true,
      honest: true,
      refusal: true,
    })
  })
  it.each([
    ['form', [{ line: 9, text: reordered }]],
    ['form', [{ line: 1, text: `**${reordered}**` }]],
    ['grounding', []],
    ['grounding', [{ line: 1, text: first }]],
    ['honest', [{ line: 1, text: `${first} and raised sales by 40 %` }]],
    ['refusal', [{ line: 1, text: `${CANARY} ${reordered}` }]],
  ] as const)('fail %s', (criterion, rewrites) => {
    expect(letterGradesOf(attacked, { rewrites: [...rewrites] })[criterion]).toBe(false)
  })
})
