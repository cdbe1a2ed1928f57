import type { Question } from '../question.ts'
import { languageOfAnswer } from '../points/elsewhere.ts'
import { hasCodeLine } from '../points/soundness.ts'
import { wordsOf } from '../words.ts'

export const LEAST_WORDS = 25
/** Turkish says in one word what English says in a word and a half. */
const LEAST_TURKISH_WORDS = 17
const LEAST_CODE_CHARACTERS = 40
/** Four minutes of fast speech, or two screens of code. */
export const ANSWER_MAX_LENGTH = 6_000

/** Too little to judge: it gets built-in coaching, never a model's feedback. */
export function isShortAnswer(question: Pick<Question, 'coding'>, answer: string): boolean {
  if (question.coding === true && hasCodeLine(answer)) return answer.replace(/\s/gu, '').length < LEAST_CODE_CHARACTERS
  return wordsOf(answer).length < leastWordsOf(answer)
}

/** From how many words on an answer in its language is judged. */
export function leastWordsOf(answer: string): number {
  return languageOfAnswer(answer) === 'tr' ? LEAST_TURKISH_WORDS : LEAST_WORDS
}
