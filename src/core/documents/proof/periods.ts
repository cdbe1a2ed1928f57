import type { Language } from './language.ts'
import { isTime } from './numbers.ts'
import type { LanguageCode } from './stem.ts'
import type { Token } from './tokens.ts'

type Marked = Token & { at: number; marks: ReadonlySet<string> }

/** How far behind a figure its period may stand: '40 open tickets of customers a month'. */
const REACH = 6
const EACH: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:an?|per|each|every)$/,
  de: /^(?:im|am|pro|je|jede[nrsm]?)$/,
  fr: /^(?:par|chaque)$/,
  es: /^(?:al|por|cada)$/,
  tr: /^(?:her)$/,
}
/** With any noun behind it: 'per shift', 'pro Nacht'. */
const FOR_EACH = /^(?:per|pro|je|par)$/
const OFTEN: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:daily|weekly|monthly|yearly|annually|hourly|quarterly)$/,
  de: /^(?:täglich|wöchentlich|monatlich|jährlich|stündlich)$/,
  fr: /^(?!)/,
  es: /^(?!)/,
  tr: /^(?:geceleri|gecede|vardiyada|saatte|günde|haftada|ayda|yılda|senede|günlük|haftalık|aylık|yıllık)$/,
}

/** 'Handled 40 tickets a month': the time by which a figure is counted, where the source says so beside it. */
export function isCountedByTime(words: readonly Marked[], at: number, language: Language): boolean {
  const { code } = language
  const isEdge = (one: Marked) => /[,;.:()]/.test(one.gap) || one.value !== null
  const behind = words.slice(at + 1, at + 1 + REACH)
  const end = behind.findIndex(isEdge)
  const near = end < 0 ? behind : behind.slice(0, end)
  const isFramed = near.some((word, index) => {
    const next = near[index + 1]
    const isLast = near[index + 2] === undefined || language.glue.has(near[index + 2]?.lower ?? '')
    if (next !== undefined && next.value === null && FOR_EACH.test(word.lower)) return true
    // 'with a second nurse' counts nothing by seconds
    return (
      next !== undefined &&
      EACH[code].test(word.lower) &&
      isTime(next, language) !== null &&
      (isLast || next.lower !== 'second')
    )
  })
  const before = words.slice(Math.max(0, at - 3), at)
  const isLed = code === 'tr' && before.some(({ lower, gap }) => OFTEN.tr.test(lower) && !/[,;.]/.test(gap))
  return (
    isFramed ||
    isLed ||
    (code !== 'tr' && near.some((word, index) => OFTEN[code].test(word.lower) && !isBeforeNoun(near[index + 1])))
  )

  function isBeforeNoun(next: Marked | undefined): boolean {
    return next !== undefined && !language.glue.has(next.lower) && !language.prepositions.has(next.lower)
  }
}

/** A length of time stands in the rewrite, other than the unit of the figure itself. */
export const saysTime = (tokens: readonly Marked[], figure: number, language: Language): boolean =>
  tokens.some(({ at, lower, marks }) => {
    const isOften =
      OFTEN[language.code].test(lower) ||
      FOR_EACH.test(lower) ||
      /^(?:each|every|jede[nrsm]?|her|başına|chaque|cada)$/.test(lower)
    return isOften || (at !== figure + 1 && (isTime({ marks }, language) !== null || /schicht|shift/.test(lower)))
  })
