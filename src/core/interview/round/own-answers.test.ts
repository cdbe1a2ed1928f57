import { expect, it } from 'vitest'
import { firstGivenTo, ownAnswers } from './own-answers.ts'

const PASTED = 'I once had a problem with a colleague. I measured forty cases, and after two weeks it was better.'
const OTHER = 'We moved the job to a queue, since one slow letter had held up everybody behind it for an hour.'
const given = (questionId: string, answer: string) => ({ questionId, answer })

it('counts one text for one question, whatever is put before or behind it', () => {
  const answers = [given('a', PASTED), given('b', OTHER), given('c', `Well. ${PASTED}`), given('d', `${OTHER} Yes.`)]
  expect(ownAnswers(answers, [])).toEqual(['a', 'b'])
})
it('knows what was given to other questions before; the same question may be answered alike', () => {
  expect(ownAnswers([given('a', PASTED), given('b', OTHER)], [given('a', PASTED), given('x', OTHER)])).toEqual(['a'])
})
it('takes two stories with common phrases for two', () => {
  const one =
    'In my last project I was late, so I asked the customer which half mattered and delivered that half on Friday.'
  const two =
    'In my last project I was late with a report, because nobody had told me that the numbers came a day later.'
  expect(ownAnswers([given('a', one), given('b', two)], [])).toEqual(['a', 'b'])
})
it('takes answers of one or two words as they stand', () => {
  expect(ownAnswers([given('a', 'Yes.'), given('b', 'yes'), given('c', 'No.')], [])).toEqual(['a', 'c'])
})
it('names the other question that had the same words first', () => {
  const earlier = [given('a', PASTED), given('b', `So. ${PASTED}`), given('c', OTHER)]
  expect(firstGivenTo(given('d', `${PASTED} Yes.`), earlier)).toBe('a')
  expect(firstGivenTo(given('a', PASTED), earlier)).toBeNull()
  expect(firstGivenTo(given('d', 'First I would ask which of the two is needed by Friday.'), earlier)).toBeNull()
})
