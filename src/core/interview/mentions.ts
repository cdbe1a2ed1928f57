import type { Question } from './question.ts'
import { foldForLookup, hasTerm, sentencesOf, wordsOf } from './words.ts'

/** A point of the question, and where the answer comes to it. */
export type Mention = {
  text: string
  isMentioned: boolean
  /** Different words of the point that were heard. */
  termsHeard: number
  /** The first sentence that shows it. */
  quote: string | null
}

/** Which points an answer mentions. A sentence that only repeats the question counts for nothing. */
export function findMentions(question: Pick<Question, 'text' | 'points'>, answer: string): Mention[] {
  const sentences = ownSentences(question.text, answer).map((text) => ({ text, folded: foldForLookup(text) }))
  const whole = foldForLookup(sentences.map(({ text }) => text).join('\n'))
  return question.points.map(({ text, terms }) => {
    const heard = terms.filter((term) => hasTerm(whole, term))
    const quote = sentences.find(({ folded }) => heard.some((term) => hasTerm(folded, term)))?.text ?? null
    return { text, isMentioned: heard.length > 0, termsHeard: heard.length, quote }
  })
}

const ECHO = 0.8

/** What the person said beyond the question itself. */
export function ownSentences(questionText: string, answer: string): string[] {
  const asked = new Set(wordsOf(questionText))
  return sentencesOf(answer).filter((sentence) => {
    const words = wordsOf(sentence)
    const echoed = words.filter((word) => asked.has(word)).length
    return words.length < 5 || echoed / words.length < ECHO
  })
}
