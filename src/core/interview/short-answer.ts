import type { Question } from './question.ts'
import { wordsOf } from './words.ts'

export const LEAST_WORDS = 25
export const LEAST_CODE_CHARACTERS = 40
/** Four minutes of fast speech, or two screens of code. */
export const ANSWER_MAX_LENGTH = 6_000

/** Too little to judge: it gets built-in coaching, never a model's feedback. */
export function isShortAnswer(question: Pick<Question, 'coding'>, answer: string): boolean {
  if (question.coding === true) return answer.replace(/\s/gu, '').length < LEAST_CODE_CHARACTERS
  return wordsOf(answer).length < LEAST_WORDS
}
