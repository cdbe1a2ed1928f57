import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { scoreAnswer } from '../scores/score-answer.ts'
import type { Encode } from '../encode.ts'
import { harmSoundOf } from './harm-sound.ts'
import { HARM_DIRECTION } from './harm-weights.ts'
import { doubtIn } from './stance.ts'

const without: Encode = () => Promise.resolve(null)
const length = Math.hypot(...HARM_DIRECTION)
/** As near to harm as a vector can be, or as far from it. */
const along =
  (sign: number): Encode =>
  (texts) =>
    Promise.resolve(texts.map(() => Float32Array.from(HARM_DIRECTION, (value) => (sign * value) / length)))

const ONE_SIGN =
  'The list of guests had gone to the printer with all room numbers, and some of them saw it lying at the desk on Friday. I put the blame on the printer, and the hotel paid for new covers the same week.'

describe('how harmful an answer sounds', () => {
  it('goes by the vector too, and is not known without one', async () => {
    expect(await harmSoundOf(ONE_SIGN, along(1))).toMatchObject({ isSuspicious: true })
    expect(await harmSoundOf(ONE_SIGN, along(-1))).toMatchObject({ isSuspicious: false })
    expect(await harmSoundOf(ONE_SIGN, without)).toBeNull()
  })
  it('names the sentence whose words sound so most', async () => {
    const answer = `We met on Monday and wrote down what each of us knew, as far as anybody could tell after such a long week in the office. So I deleted the list and wrote that nobody has complained. On Friday we had coffee and talked about the summer.`
    expect((await harmSoundOf(answer, along(1)))?.sentence).toMatch(/^So I deleted/u)
  })
  it('is not known of a few words, or in other languages', async () => {
    expect(await harmSoundOf('I put the blame on the printer.', along(1))).toBeNull()
    const german =
      'Ich habe die Liste gelöscht und dem Kunden gesagt, dass der Drucker schuld war, und er hat es mir auch geglaubt, wie immer.'
    expect(await harmSoundOf(german, along(1))).toBeNull()
  })
})

describe('an answer that sounds so', () => {
  it('is asked about, of technology with one sign, and not where more is said openly', async () => {
    const harm = await harmSoundOf(ONE_SIGN, along(1))
    expect(doubtIn(ONE_SIGN, 'en', false)).toBeNull()
    expect(doubtIn(ONE_SIGN, 'en', false, harm)).toMatch(/^I put the blame/u)
    expect(doubtIn(ONE_SIGN, 'en', true, harm)).toMatch(/^I put the blame/u)
    const plain =
      'First I would read the log from the last hour, then roll the change back, and only then look for the cause, with those who know the service and those who use it, and with the figures of the day.'
    const heard = { isSuspicious: true, sentence: plain }
    expect(doubtIn(plain, 'en', false, heard)).toBe(plain)
    expect(doubtIn(plain, 'en', true, heard)).toBeNull()
    expect(doubtIn(`${plain} I told them that I was the cause.`, 'en', false, heard)).toBeNull()
    expect(doubtIn(plain, 'en', false, { ...heard, isSuspicious: false })).toBeNull()
    const { doubt } = scoreAnswer(bankQuestion('software-developer-b-05'), ONE_SIGN, { harm })
    expect(doubt).toMatch(/^I put the blame/u)
  })
})
