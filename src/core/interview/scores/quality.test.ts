import { expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { scoreAnswer } from './score-answer.ts'

const question = bankQuestion('software-developer-b-01')
const total = (answer: string) => scoreAnswer(question, answer).total
const TOLD =
  'Our report was wrong one morning and a customer rang. I looked at the last change, measured two queries and asked the colleague who wrote them. It was not the query, it was a list of 40 old prices. We took them out and told the customer the same day.'

it('an answer with figures, people and checks sounds better than claims of the same length', () => {
  const claims =
    'Reports are very important in general and a challenge in many situations. One should always communicate with stakeholders, ensure quality and find the best solution as efficiently as possible. Everything should be aligned with the key processes, and best practices are crucial for success in such challenges.'
  expect(total(TOLD)).toBeGreaterThan(total(claims) + 5)
})

it('words that say everything and nobody take something away', () => {
  expect(total(`${TOLD} Nobody ever complains, everything always works automatically.`)).toBeLessThan(total(TOLD))
})

it('does not grow without end by more of the same', () => {
  const long = Array.from({ length: 12 }, (_, at) => TOLD.replace('40', String(40 + at))).join(' ')
  expect(total(long)).toBeLessThan(60)
})
