import { expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { growth, MOST_GROWTH } from '#test/support/processor-time.ts'
import { bandOf } from '../rubric.ts'
import { saidOnce } from '../points/soundness.ts'
import { coachAnswer } from './coach-answer.ts'

const PRAISE = 'I am a rockstar synergy passionate team player detail-oriented results.'
const question = bankQuestion('software-developer-t-38')
const feedback = (answer: string) => coachAnswer(question, answer, null)

it.each([
  ['We kept a log of it. We kept a log of it! Then we asked.', 'We kept a log of it. Then we asked.'],
  ['Yes. No. Yes.', 'Yes. No. Yes.'],
  [
    'for (const a of list) total += a\nfor (const a of list) total += a',
    'for (const a of list) total += a\nfor (const a of list) total += a',
  ],
])('a sentence counts once, a short word or a line of code as often as it stands: %j', (text, once) => {
  expect(saidOnce(text).trim()).toBe(once)
})

it('the same praise three times is as short as once, and no sign of any point', () => {
  const [once, thrice] = [feedback(PRAISE), feedback(`${PRAISE} `.repeat(3))]
  expect([thrice.isShort, thrice.total]).toEqual([once.isShort, once.total])
  expect(thrice.isShort).toBe(true)
  expect(bandOf(thrice.total ?? 0)).not.toBe('middle')
  expect(thrice.mentions.flatMap(({ quote }) => quote ?? [])).toEqual([])
})

it('a long run of blanks takes no more than its length', () => {
  expect(growth((blanks) => saidOnce(`We kept a log.${blanks}`), ' ', 40_000)).toBeLessThan(MOST_GROWTH)
})
