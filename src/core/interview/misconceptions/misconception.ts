import { careInTurkish, isAnsweredFor, isOfSpeaker } from './answered-for.ts'
import { deniesByEnding, isDeniedElsewhere } from './denials-elsewhere.ts'
import { isDenied } from './denials.ts'
import { hasGroundsInTurkish, NEEDS_GROUNDS_TR } from './grounds.ts'
import { isOwnedUp } from './owned-up.ts'
import { isPutRight } from './put-right.ts'
import { isMeantHarmlessly } from './second-sense.ts'
import { isOpenlyTold } from './stance.ts'
import { tokenSentences, type Found, type Told } from './tokens.ts'
import {
  isBelievedBySomebodyElse,
  hasOwnVerbInTurkish,
  isOfOthersInTurkish,
  isOfSomebodyElse,
  isReportedInTurkish,
  isUnsureInTurkish,
  isSaidByOthersInTurkish,
} from './whose.ts'
import { compilePattern, findPattern, findReadings, type Pattern } from './word-pattern.ts'

/** Something untrue or harmful that answers say with confidence. The notation of `patterns` is described in word-pattern.ts. */
export type Misconception = {
  id: string
  patterns: string[]
  /** What is wrong with it, in a sentence. */
  wrong: string
  /** What is right, in plain words. */
  right: string
  /** Words in the same sentence that show it is denied or told as a mistake, beside those that always do. */
  guard?: string[]
  /** The patterns in other languages, by code. */
  elsewhere?: Partial<Record<string, string[]>>
  /** What is wrong and right, in Turkish. */
  inTurkish?: { wrong: string; right: string }
  /** Its guards there. */
  guardElsewhere?: Partial<Record<string, string[]>>
}

/** `said`: the sentence of the answer. */
export type MisconceptionHit = { id: string; said: string; wrong: string; right: string }

/** Two things alone are too often in one sentence. */
const LEAST_OF_UNCERTAIN = 3

/** Entries on what people do, not on what they believe of technology. */
const CONDUCT = /^(?:acts|conduct)-/u
export const isConduct = ({ id }: { id: string }): boolean => CONDUCT.test(id)

type Compiled = { misconception: Misconception; patterns: Pattern[]; guard: Pattern[] }

const compiled = new Map<string, WeakMap<readonly Misconception[], Compiled[]>>()

/**
 * Which of the misconceptions an answer states: each once, at the first sentence that states it without denying it, and
 * each sentence for one of them alone: the same words are objected to once.
 */
export function findMisconceptions(
  list: readonly Misconception[],
  answer: string,
  language = 'en',
): MisconceptionHit[] {
  const sentences = tokenSentences(answer)
  const hits = hitsIn(list, sentences, language, true)
  const objected = hits.filter(({ said }, index) => hits.findIndex((other) => other.said === said) === index)
  return objected.some(isConduct) && isOpenlyTold(sentences, language)
    ? objected.filter((hit) => !isConduct(hit))
    : objected
}

/** A sentence that names a harmful act and does not say for certain that the person did it; null where none does. */
export function findUncertain(list: readonly Misconception[], answer: string, language: string): string | null {
  const [hit] = hitsIn(list, tokenSentences(answer), language, false)
  return hit?.said ?? null
}

function hitsIn(
  list: readonly Misconception[],
  sentences: readonly Told[],
  language: string,
  isCertain: boolean,
): MisconceptionHit[] {
  return compileAll(list, language).flatMap(({ misconception, patterns, guard }) => {
    const { id, wrong, right } = misconception
    const stated = sentences.find(
      (sentence, at) =>
        patterns.some((pattern) => isStated(pattern, sentences, at, language, id, isCertain)) &&
        !guard.some((pattern) => findPattern(pattern, sentence.tokens) !== null) &&
        !isOwnedUp(sentences, at, language),
    )
    return stated ? [{ id, said: stated.text, wrong, right }] : []
  })
}

function isStated(
  pattern: Pattern,
  sentences: readonly Told[],
  at: number,
  language: string,
  id: string,
  isCertain: boolean,
): boolean {
  const sentence = sentences[at]
  if (!sentence) return false
  const isOfConduct = isConduct({ id })
  const readings = findReadings(pattern, sentence.tokens).filter(
    (found) =>
      !isQuotedIn(sentence, found, pattern.isAnyOrder) &&
      (language === 'tr' ? sureness(pattern, sentence, found, id) === isCertain : isCertain),
  )
  const [first] = readings
  if (!first) return false
  if ((pattern.isAnyOrder || (isOfConduct && pattern.hasVerb)) && !isOfSpeaker(sentence, language)) return false
  if (isOfConduct && isMeantHarmlessly(sentence, first, language)) return false
  if (isOfConduct && isAnsweredFor(sentences, at, first, language)) return false
  if (language === 'tr' && isOfConduct && isSaidByOthersInTurkish(sentence, first)) return false
  if (language === 'tr' && isOfConduct && isOfOthersInTurkish(sentence, first)) return false
  if (language === 'tr' && isOfConduct && isReportedInTurkish(sentence, first)) return false
  if (language === 'tr' && isOfConduct && careInTurkish(sentence, first) === 'beside') return false
  if (language === 'tr' && deniesByEnding(sentence, first, pattern)) return false
  if (language === 'en' && isPutRight(sentences, at, first)) return false
  if (language === 'en' && (isOfConduct ? isOfSomebodyElse : isBelievedBySomebodyElse)(sentence, first)) return false
  return readings.some(
    (found) => !(language === 'en' ? isDenied(sentence, found) : isDeniedElsewhere(sentence, found, language)),
  )
}

/** Whether a Turkish reading is objected to, only asked about (false), or neither (null): few things without a verb. */
function sureness(pattern: Pattern, sentence: Told, found: Found, id: string): boolean | null {
  if (pattern.isAnyOrder && !hasOwnVerbInTurkish(sentence, found))
    return pattern.elements.length >= LEAST_OF_UNCERTAIN ? false : null
  if (!isConduct({ id })) return true
  return (
    (!NEEDS_GROUNDS_TR.has(id) || hasGroundsInTurkish(sentence)) &&
    !isUnsureInTurkish(sentence, found) &&
    careInTurkish(sentence, found) === null
  )
}

/** What is wrong and right with each, in the person's language where it is known there. */
export function inLanguage(
  hits: readonly MisconceptionHit[],
  list: readonly Misconception[],
  language: string,
): MisconceptionHit[] {
  if (language !== 'tr') return [...hits]
  return hits.map((hit) => ({ ...hit, ...list.find(({ id }) => id === hit.id)?.inTurkish }))
}

/** What stands in quotation marks is named and not claimed; an act is not put together from words inside and outside. */
function isQuotedIn({ quoted }: Told, { used }: Found, isAct: boolean): boolean {
  const inside = [...used].filter((index) => quoted.has(index)).length
  return inside > 0 && (isAct || inside === used.size)
}

function compileAll(list: readonly Misconception[], language: string): Compiled[] {
  const lists = compiled.get(language) ?? new WeakMap<readonly Misconception[], Compiled[]>()
  compiled.set(language, lists)
  const known = lists.get(list)
  if (known) return known
  const isEnglish = language === 'en'
  const compile = (source: string): Pattern => compilePattern(source, language)
  const fresh = list
    .map((misconception) => ({
      misconception,
      patterns: (isEnglish ? misconception.patterns : (misconception.elsewhere?.[language] ?? [])).map(compile),
      guard: ((isEnglish ? misconception.guard : misconception.guardElsewhere?.[language]) ?? []).map(compile),
    }))
    .filter(({ patterns }) => patterns.length > 0)
  lists.set(list, fresh)
  return fresh
}
