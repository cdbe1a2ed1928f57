import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { scoreAnswer } from '#core/interview/scores/score-answer.ts'
import { seeSense, senseOf } from '#core/interview/scores/sense.ts'
import { must } from '#core/must.ts'
import { createSentenceEncoder } from './sentence-encoder.ts'

const LOGS = 'I would check the logs first.'
const FILES = 'To begin with I look at the log files.'
const FRUIT = 'Bananas are yellow and sweet.'
const dot = (one: Float32Array, other: Float32Array) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

describe('the sentence encoder', () => {
  const encode = createSentenceEncoder(undefined, Infinity)

  it('puts near what means alike in other words, the same way each time and beside any others', async () => {
    const [logs, files, fruit] = must(await encode([LOGS, FILES, FRUIT])).map(must)
    expect(dot(must(logs), must(files))).toBeGreaterThan(dot(must(logs), must(fruit)) + 0.2)
    expect(dot(must(logs), must(logs))).toBeCloseTo(1)
    const [alone] = must(await createSentenceEncoder(undefined, Infinity)([LOGS]))
    for (const [at, value] of must(alone).entries()) expect(value).toBeCloseTo(must(must(logs)[at]), 5)
  })

  it('hears that an answer to the question is better than talk around it', async () => {
    const question = bankQuestion('data-scientist-t-08')
    const told =
      'Looking every morning gives chance a new try each time: with twenty looks the false alarms are far more than five in a hundred. So we fix the sample size before, or use a sequential test whose limits allow for the looks.'
    const talk =
      'As a data scientist I am passionate about data and always work closely with my manager. Communication is key in every project, and I would make sure that we are aligned on our goals and follow best practices.'
    const near = async (answer: string) => must(must(await seeSense(question, answer, encode)).near['points'])
    expect(await near(told)).toBeGreaterThan((await near(talk)) + 0.05)
    const total = async (answer: string) =>
      scoreAnswer(question, answer, { sense: await senseOf(question, answer, encode) }).total
    expect(await total(told)).toBeGreaterThan((await total(talk)) + 5)
  })
})

describe('where it cannot be had, nothing is said', () => {
  it('as its package does not load', async () => {
    const encode = createSentenceEncoder(() => Promise.reject(new Error('no such package')))
    expect(await encode([LOGS])).toBeNull()
  })

  it('as it takes longer than anybody waits', async () => {
    let asked = 0
    const model = { embed: async (texts: string[]) => ((asked += texts.length), texts.map(() => [1, 0])) }
    const encode = createSentenceEncoder(async () => model, -1)
    expect(await encode([LOGS, FILES])).toBeNull()
    expect(asked).toBe(0)
  })

  it('encodes each text once', async () => {
    const asked: string[] = []
    const model = { embed: async (texts: string[]) => (asked.push(...texts), texts.map(() => [3, 4])) }
    const encode = createSentenceEncoder(async () => model)
    await encode([LOGS, FILES, LOGS])
    expect(await encode([FILES, FRUIT])).toEqual([Float32Array.of(0.6, 0.8), Float32Array.of(0.6, 0.8)])
    expect(asked).toEqual([LOGS, FILES, FRUIT])
  })
})
