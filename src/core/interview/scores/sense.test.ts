import { expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { scoreAnswer } from './score-answer.ts'
import type { Encode } from '../encode.ts'
import { seeSense, senseOf } from './sense.ts'
import { wordsOf } from '../words.ts'

/** Texts are near when they share words. */
const byWords: Encode = async (texts) =>
  texts.map((text) => {
    const vector = new Float32Array(64)
    for (const word of wordsOf(text)) {
      const at = [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 64, 7)
      vector[at] = (vector[at] ?? 0) + 1
    }
    const length = Math.hypot(...vector) || 1
    return vector.map((value) => value / length)
  })

const question = bankQuestion('software-developer-b-01')
const ANSWER =
  'Our report was wrong one morning and a customer rang. I looked at the last change and asked the colleague who wrote the queries. It was a list of old prices, and we took them out.'

it('what says the points of a question is nearer to them than what repeats the question', async () => {
  const points = question.points.map(({ text }) => `I did this: ${text}.`).join(' ')
  const [said, echoed] = [
    await seeSense(question, points, byWords),
    await seeSense(question, `Well. ${question.text} That is what I am asked here.`, byWords),
  ]
  expect(said?.near['points']).toBeGreaterThan(echoed?.near['points'] ?? 1)
  expect(said?.near['pointsOverQuestion']).toBeGreaterThan(0)
  expect(echoed?.near['pointsOverQuestion']).toBeLessThan(0)
})

it('the same sentence again and again is the same throughout', async () => {
  const again = await seeSense(question, 'I asked the customer what was wrong. '.repeat(5), byWords)
  const told = await seeSense(question, ANSWER, byWords)
  expect(again?.near['sameThroughout']).toBeCloseTo(1)
  expect(again?.near['stepByStep']).toBeCloseTo(1)
  expect(told?.near['sameThroughout']).toBeLessThan(0.9)
})

it.each([
  [
    'another language',
    'Ich habe zuerst die letzten Änderungen angesehen und dann die Kollegin gefragt, die sie gemacht hat.',
  ],
  ['nothing', ' '],
])('has nothing to say about %s, and encodes nothing then', async (_name, answer) => {
  const never: Encode = () => Promise.reject(new Error('asked'))
  expect(await senseOf(question, answer, never)).toBeNull()
})

it('is null where there is no encoder, and the coach then judges by rules alone', async () => {
  expect(await senseOf(question, ANSWER, async () => null)).toBeNull()
  expect(scoreAnswer(question, ANSWER, { sense: null })).toEqual(scoreAnswer(question, ANSWER))
})

it('moves the hidden total, below the end of the middle band, and no shown score', () => {
  const [low, high] = [scoreAnswer(question, ANSWER, { sense: -1 }), scoreAnswer(question, ANSWER, { sense: 1 })]
  expect(high.total).toBeGreaterThan(low.total + 5)
  expect(high.total).toBeLessThan(60)
  expect(high.scores).toEqual(low.scores)
})

it('reads no more of an endless answer than of a long one', async () => {
  const asked: string[][] = []
  const counts: Encode = (texts) => byWords(texts.filter((text) => asked.at(-1)?.push(text) !== 0))
  for (const times of [60, 600]) {
    asked.push([])
    await seeSense(question, Array.from({ length: times }, (_, at) => `I asked colleague ${at}.`).join(' '), counts)
  }
  const letters = asked.map((texts) => texts.join('').length)
  expect(asked[1]?.length).toBe(asked[0]?.length)
  expect(letters[1]).toBeLessThan((letters[0] ?? 0) + 2_500)
})
