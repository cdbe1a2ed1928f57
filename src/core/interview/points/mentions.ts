import { beforeDenial } from './denying.ts'
import { isSaidNearly } from './said-nearly.ts'
import { languageOfAnswer } from './elsewhere.ts'
import { signsOfPoint, type Sign } from './point-signs.ts'
import type { CoachedQuestion } from '../question.ts'
import { looksLikeCode } from './soundness.ts'
import { clausesOf, deniesInTurkish, hearInTurkish, type HeardInTurkish } from './turkish-signs.ts'
import { foldForLookup, sentencesOf, wordsOf } from '../words.ts'

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

type Asked = Pick<CoachedQuestion, 'text' | 'points' | 'inTurkish' | 'turkishSigns'>

/**
 * Which points an answer in English or Turkish makes; points are asked about in other languages. `wrong`: sentences of it that
 * state an error. These, what only repeats the question, and what denies a point that denies nothing itself, count for nothing.
 */
export function findMentions(question: Asked, answer: string, wrong: readonly string[] = []): Mention[] {
  const language = languageOfAnswer(answer)
  if (language === 'tr' && question.turkishSigns) return mentionsInTurkish(question, answer, wrong)
  const isRead = language === 'en'
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
    const said = sentences.find((sentence) => isSaidNearly(text, sentence.text, 'en'))
    if (said)
      return { text, isMentioned: true, termsHeard: Math.max(ENOUGH + 1, heard[at]?.heard ?? 0), quote: said.text }
    const best = heard[at]
    const isMentioned = best !== undefined && (best.heard >= ENOUGH || (best.isTerm && touched >= SUPPORT))
    // a word of the point alone ('results') may be about anything
    const quote = best !== undefined && (isMentioned || best.isTerm) ? best.text : null
    return { text, isMentioned, termsHeard: best?.heard ?? 0, quote }
  })
}

/** Signs of so much weight in one sentence say a point in Turkish. */
const ENOUGH_WEIGHT = 5.5
/** Where so many sentences come to points, less is enough. */
const SUPPORTED_WEIGHT = 3.5
/** So much may be about it. */
const SOME_WEIGHT = 2.5

function mentionsInTurkish(question: Asked, answer: string, wrong: readonly string[]): Mention[] {
  const { points, inTurkish, turkishSigns } = question
  const sentences = clausesOf(
    ownSentences(inTurkish?.text ?? question.text, answer).filter((text) => !wrong.includes(text)),
  )
  const heard = points.map((_, at) =>
    hearInTurkish(
      turkishSigns?.[at] ?? new Map<string, number>(),
      deniesInTurkish(inTurkish?.points[at] ?? ''),
      sentences,
    ),
  )
  const weighs = (best: HeardInTurkish | undefined, least: number): best is HeardInTurkish =>
    best !== undefined && best.count >= ENOUGH && best.weight >= least
  const touched = new Set(heard.flatMap((best) => (weighs(best, SUPPORTED_WEIGHT) ? [best.text] : []))).size
  const least = touched >= SUPPORT ? SUPPORTED_WEIGHT : ENOUGH_WEIGHT
  return points.map(({ text }, at) => {
    const said = sentences.find((sentence) => isSaidNearly(inTurkish?.points[at] ?? '', sentence.text, 'tr'))
    if (said)
      return { text, isMentioned: true, termsHeard: Math.max(ENOUGH + 1, heard[at]?.count ?? 0), quote: said.text }
    const best = heard[at]
    const quote = best !== undefined && best.weight >= SOME_WEIGHT ? best.text : null
    return { text, isMentioned: weighs(best, least), termsHeard: best?.count ?? 0, quote }
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
