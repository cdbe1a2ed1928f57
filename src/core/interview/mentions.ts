import { beforeDenial } from './denying.ts'
import { languageOfAnswer } from './elsewhere.ts'
import { signsOfPoint, type Sign } from './point-signs.ts'
import type { Question } from './question.ts'
import { looksLikeCode } from './soundness.ts'
import { foldForLookup, sentencesOf, wordsOf } from './words.ts'

/** A point of the question, and where the answer comes to it. */
export type Mention = {
  text: string
  /** One sentence says it by several signs; with fewer it is asked about. */
  isMentioned: boolean
  /** Different signs of the point that were heard in that sentence. */
  termsHeard: number
  /** The sentence that says it; of a point that is not mentioned, one that may be about it. */
  quote: string | null
}

/** Signs in one sentence that say a point. */
const ENOUGH = 2
/** One term of a point says it where so many sentences come to points of the question. */
const SUPPORT = 2

/**
 * Which points an answer in English makes; points are asked about in other languages. `wrong`: sentences of it that state an error.
 * These, what only repeats the question, and what denies a point that denies nothing itself, count for nothing.
 */
export function findMentions(
  question: Pick<Question, 'text' | 'points'>,
  answer: string,
  wrong: readonly string[] = [],
): Mention[] {
  const isRead = languageOfAnswer(answer) === 'en'
  const own = isRead ? ownSentences(question.text, answer).filter((text) => !wrong.includes(text)) : []
  const sentences = (looksLikeCode(answer) ? [own.join('\n')] : own).map((text) => ({
    text,
    whole: foldForLookup(text),
    before: foldForLookup(beforeDenial(text)),
  }))
  const heard = question.points.map((point) => {
    const signs = signsOfPoint(point, question.text)
    const part = beforeDenial(point.text) === point.text ? 'before' : 'whole'
    return sentences
      .map((sentence) => ({ text: sentence.text, ...heardIn(sentence[part], signs) }))
      .sort((a, b) => b.heard - a.heard || Number(b.isTerm) - Number(a.isTerm))[0]
  })
  // an answer that comes to the points in several sentences is believed with fewer words
  const touched = new Set(heard.flatMap((best) => (best?.isTerm === true ? [best.text] : []))).size
  return question.points.map(({ text }, at) => {
    const best = heard[at]
    const isMentioned = best !== undefined && (best.heard >= ENOUGH || (best.isTerm && touched >= SUPPORT))
    const quote = best !== undefined && best.heard > 0 ? best.text : null
    return { text, isMentioned, termsHeard: best?.heard ?? 0, quote }
  })
}

/** What the question says itself counts once, beside a term that it does not say. */
function heardIn(folded: string, signs: readonly Sign[]): { heard: number; isTerm: boolean } {
  const found = signs.filter(({ isIn }) => isIn(folded))
  const fresh = found.filter(({ isAsked }) => !isAsked)
  const isTerm = fresh.some((sign) => sign.isTerm)
  const kinds = new Set(fresh.map(({ of }) => of)).size
  const asked = isTerm && found.length > fresh.length ? 1 : 0
  return { heard: kinds + asked + (fresh.some(({ isPhrase }) => isPhrase) ? 1 : 0), isTerm }
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
