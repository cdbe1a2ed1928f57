import type { QuestionPoint, QuestionTexts, TurkishSigns } from '../question.ts'
import { sentencesOf, wordsOf } from '../words.ts'

/**
 * `data/questions/tr/words.json`, learnt from the bank, which says everything in both languages: what the beginnings of
 * English words are in Turkish and how surely (to 1), and how much each Turkish beginning tells: the more, the fewer
 * questions have it. One that is not listed is in none or one.
 */
export type TurkishWords = {
  meanings: Readonly<Record<string, Readonly<Record<string, number>>>>
  weights: Readonly<Record<string, number>>
  rarest: number
}

const TURKISH_STEM = 5
const ENGLISH_STEM = 6
const SHORTEST = 2
/** The same root before a vowel: 'yedek', 'yedeğini'. */
const HARD: Readonly<Record<string, string>> = { ğ: 'k', b: 'p', d: 't', c: 'ç' }
/** A word of the question is in most answers to it. */
const ASKED = 0.4
/** What tells less than this is in every other answer. */
const LEAST = 0.8

/** Of a line of the outline that says a point by so much, the other words speak for it too, by half. */
const SAME_LINE = 4
const BESIDE = 0.5

const weightIn = (stems: readonly string[], signs: TurkishSigns): number =>
  stems.reduce((sum, stem) => sum + (signs.get(stem) ?? 0), 0)

export function turkishStem(word: string): string {
  const stem = word.replace(/['’].*$/u, '').slice(0, TURKISH_STEM)
  const last = stem.slice(-1)
  return stem.length < 4 ? stem : stem.slice(0, -1) + (HARD[last] ?? last)
}

export function englishStem(word: string): string {
  return word
    .replace(/['’].*$/u, '')
    .replace(/(?<=[^s]{3})s$/u, '')
    .slice(0, ENGLISH_STEM)
}

/** Forms of one word share this much: 'şubeler', 'şubede'. */
const ROOT = 4
const rootOf = (stem: string): string => stem.slice(0, ROOT)

export const turkishStems = (text: string): string[] =>
  wordsOf(text)
    .map(turkishStem)
    .filter((stem) => stem.length >= SHORTEST)

/** What speaks for each point in a Turkish answer: the point's Turkish words, and its terms in Turkish or as they are. */
export function signsInTurkish(
  points: readonly QuestionPoint[],
  texts: QuestionTexts,
  { meanings, weights, rarest }: TurkishWords,
): TurkishSigns[] {
  const asked = new Set(turkishStems(texts.text).map(rootOf))
  const outline = texts.outline.flatMap((line) => line.split(/[.;:]\s+/u)).map(turkishStems)
  return points.map(({ terms }, at) => {
    const signs = new Map<string, number>()
    const add = (stem: string, surely: number): void => {
      const weight = (weights[stem] ?? rarest) * surely * (asked.has(rootOf(stem)) ? ASKED : 1)
      if (weight >= LEAST) signs.set(stem, Math.max(weight, signs.get(stem) ?? 0))
    }
    for (const stem of turkishStems(texts.points[at] ?? '')) add(stem, 1)
    for (const word of terms.flatMap(wordsOf)) {
      add(turkishStem(word), 1)
      for (const [stem, surely] of Object.entries(meanings[englishStem(word)] ?? {})) add(stem, surely)
    }
    for (const line of outline.filter((stems) => weightIn(stems, signs) >= SAME_LINE))
      for (const stem of line) if (!signs.has(stem) && !asked.has(rootOf(stem))) add(stem, BESIDE)
    return signs
  })
}

/** A Turkish verb denies by its ending: 'söylemedim', 'kapatmayız'. */
const DENYING =
  /\p{L}{2}m(?:[ae](?:m|z|yız|yiz|zdım|zdim|dım|dim|dık|dik|dan|den)|[ıiuü]yor\p{L}*)$|^(?:değil\p{L}*|yok|asla)$/u

export const deniesInTurkish = (text: string): boolean => wordsOf(text).some((word) => DENYING.test(word))

/** The parts of an answer's sentences between pauses that deny nothing; all of them for a point that denies something. */
type Clauses = { text: string; all: readonly string[]; affirmed: readonly string[] }

export function clausesOf(answer: readonly string[]): Clauses[] {
  return answer.flatMap(sentencesOf).map((text) => {
    const clauses = text.split(/[,;:]\s+/u)
    const stems = (parts: readonly string[]): string[] => [...new Set(parts.flatMap(turkishStems))]
    return { text, all: stems(clauses), affirmed: stems(clauses.filter((clause) => !deniesInTurkish(clause))) }
  })
}

export type HeardInTurkish = { text: string; count: number; weight: number }

/** The sentence that says most for a point. */
export function hearInTurkish(
  signs: TurkishSigns,
  isDenying: boolean,
  sentences: readonly Clauses[],
): HeardInTurkish | undefined {
  return sentences
    .map(({ text, all, affirmed }) => {
      const found = new Map<string, number>()
      for (const stem of isDenying ? all : affirmed)
        found.set(rootOf(stem), Math.max(found.get(rootOf(stem)) ?? 0, signs.get(stem) ?? 0))
      const heard = [...found.values()].filter((weight) => weight > 0)
      return { text, count: heard.length, weight: heard.reduce((sum, weight) => sum + weight, 0) }
    })
    .sort((a, b) => b.weight - a.weight)[0]
}
