import type { Measures } from './measure-answer.ts'
import type { CoachedQuestion } from '../question.ts'
import { fullnessOf, plainness } from './fullness.ts'
import { findMentions } from '../points/mentions.ts'
import * as manners from './manners.ts'
import { countPhrases, foldForLookup, wordsOf } from '../words.ts'

const ABSTRACT = /^\p{L}{3,}(?:tion|tions|ment|ments|ity|ities|ness|ance|ence|ism|ship|ative|ational|ually)$/u
const PASSIVE = /\b(?:is|are|was|were|be|been|being)\s+(?:\w+ly\s+)?\w{3,}ed\b/giu
const QUOTED = /[“"«„]/gu
const NAME = /(?<=[\p{Ll},;]\s)(?!I\b)\p{Lu}\p{Ll}{2,}/gu
const STEM = 5
/** With fewer words an answer leaves most of a question out. */
const BRIEF = 60

/** What the weights of `quality-weights.ts` are learnt for; each from 0 to 1. The names stand in that file. */
export function tellingOf(question: CoachedQuestion, answer: string, seen: Measures): Record<string, number> {
  const words = wordsOf(answer)
  const folded = foldForLookup(answer)
  const hundred = Math.max(0.4, words.length / 100)
  /** Half at as many for each hundred words as `half` says. */
  const rate = (count: number, half: number): number => count / hundred / (count / hundred + half)
  const phrases = (list: readonly string[], half: number): number => rate(countPhrases(folded, list), half)
  const matches = (pattern: RegExp, half: number): number => rate(answer.match(pattern)?.length ?? 0, half)
  const share = (list: readonly string[]): number =>
    words.filter((word) => list.includes(word)).length / Math.max(1, words.length)
  /** Up to `most` of them. */
  const upTo = (count: number, most: number): number => Math.min(count, most) / most
  const mentions = findMentions(question, answer)
  return {
    pointsMade: mentions.filter(({ isMentioned }) => isMentioned).length / Math.max(1, mentions.length),
    termsHeard: upTo(
      mentions.reduce((sum, { termsHeard }) => sum + termsHeard, 0),
      6,
    ),
    length: upTo(seen.words, 200),
    brief: seen.words < BRIEF ? 1 : 0,
    steps: upTo(seen.steps, 6),
    numbers: upTo(seen.figures, 10),
    deeds: upTo(seen.pastActions, 8),
    reasons: upTo(seen.reasons, 8),
    hedges: upTo(seen.hedges, 6),
    echo: seen.echo,
    variety: seen.variety,
    fullness: fullnessOf(seen),
    plainness: plainness(seen),
    figures: rate(seen.figures, 2),
    others: rate(seen.others, 4),
    questions: rate(seen.questions, 1),
    checks: rate(seen.checks, 2),
    negations: rate(seen.negations, 2),
    limits: rate(seen.limits, 3),
    outcomes: rate(seen.outcomes, 2),
    ownCase: rate(seen.ownCase, 1),
    sweeping: seen.sweeping / (seen.sweeping + 3),
    empty: seen.emptyWords / (seen.emptyWords + 3),
    fillers: seen.fillers / (seen.fillers + 1),
    abstract: rate(words.filter((word) => ABSTRACT.test(word)).length, 4),
    names: matches(NAME, 2),
    quoted: matches(QUOTED, 2),
    passive: matches(PASSIVE, 2),
    colons: matches(/[:;]/gu, 1),
    generic: phrases(manners.GENERIC, 1),
    sure: phrases(manners.SURE, 1.5),
    boast: phrases(manners.BOAST, 1),
    evades: phrases(manners.EVADES, 1),
    dodges: phrases(manners.DODGES, 1),
    owns: phrases(manners.OWNS, 1),
    pictures: phrases(manners.PICTURES, 1),
    talk: phrases(manners.TALK, 1.5),
    duties: phrases(manners.DUTIES, 2),
    onlyMe: share(['i', 'my', 'me', "i'd", "i'm", "i've"]) * 5,
    onPoints: overlap(words, [...question.points.map(({ text }) => text), ...question.outline]),
    onFlags: overlap(words, question.redFlags),
    onRight: overlap(
      words,
      question.misconceptions.map(({ right }) => right),
    ),
    onWrong: overlap(
      words,
      question.misconceptions.map(({ patterns }) => patterns.join(' ').replace(/[|_!=]/gu, ' ')),
    ),
    dense: density(words, [...question.points.map(({ text }) => text), ...question.outline, question.text]),
  }
}

const stem = (word: string): string => word.slice(0, STEM)

/** The beginnings of the longer words. */
const stemsOf = (words: readonly string[]) => new Set(words.filter((word) => word.length > 3).map(stem))

/** Of the longer words of the texts, the share that the answer has too. */
function overlap(words: readonly string[], texts: readonly string[]): number {
  const wanted = stemsOf(texts.flatMap(wordsOf))
  if (wanted.size === 0) return 0
  const said = new Set(words.map(stem))
  return [...wanted].filter((word) => said.has(word)).length / wanted.size
}

/** Of an answer's longer words, the share that stands in the texts. */
function density(words: readonly string[], texts: readonly string[]): number {
  const wanted = stemsOf(texts.flatMap(wordsOf))
  const long = [...stemsOf(words)]
  return long.filter((word) => wanted.has(word)).length / Math.max(1, long.length)
}
