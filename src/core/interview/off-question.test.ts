import { describe, expect, it } from 'vitest'
import { bankQuestion } from '../../../test/interview/bank.ts'
import { coachAnswer } from './coach-answer.ts'
import { COACH_WORDS_EN } from './coach-words-en.ts'
import { COACH_WORDS_TR } from './coach-words-tr.ts'

const WORDS = { en: COACH_WORDS_EN, tr: COACH_WORDS_TR }
const isOff = (id: string, answer: string, language: 'en' | 'tr' = 'en'): boolean =>
  coachAnswer(bankQuestion(id), answer, null, language).text.includes(WORDS[language].offQuestion)

describe('an answer to another question', () => {
  const bakery =
    'My grandmother had a bakery in our village. I opened the shop at five in the morning, baked bread, swept the floor, sold cakes and coffee, and taught the two new girls to smile at grumpy neighbours.'
  it('is said to be one, in the language of the person', () => {
    expect(isOff('ai-engineer-t-04', bakery)).toBe(true)
    expect(isOff('ai-engineer-t-04', bakery, 'tr')).toBe(true)
  })
  it.each([
    ['where it touches a point', `${bakery} The recall was wrong.`],
    ['where it says little', 'My grandmother had a bakery.'],
  ])('is not said to be one %s', (_, answer) => {
    expect(isOff('ai-engineer-t-04', answer)).toBe(false)
  })
})
