import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import { isTime } from './numbers.ts'
import type { LanguageCode } from './stem.ts'
import type { Token } from './tokens.ts'

type Word = Token & { marks: ReadonlySet<string> }

const WITHIN: Partial<Record<LanguageCode, RegExp>> = {
  en: /^(?:in|within|inside)$/,
  de: /^(?:in|innerhalb|binnen)$/,
  fr: /^(?:en|dans)$/,
  es: /^(?:en|dentro)$/,
}
/** Says itself that it took so long. */
const TOOK =
  /^(?:took|taking|lasted|needed|spent|over|dauerte|gedauert|gebraucht|benötigt|sürdü|sürede|durée?|duró|tardé)$/

/** 'The fix took him a month'. */
const THEM = /^(?:him|her|them|ihn|ihm|sie|ihnen|ihr)$/

/** 'Delivered it three weeks late' was not done in three weeks. */
export function checkSpans(tokens: readonly Aligned[], language: Language): Finding[] {
  return tokens.flatMap((token) => {
    const places = token.found.filter(({ unit }) => unit.kind === 'bullet')
    if (token.value === null || places.length === 0 || !isWithin(tokens, token.at, language)) return []
    const isTurned = places.every(
      ({ unit, at }) =>
        isSpan(unit.tokens, at, language) &&
        !isWithin(unit.tokens, at, language) &&
        !unit.tokens.some(
          ({ lower, at: place }) => TOOK.test(lower) && !THEM.test(unit.tokens[place + 1]?.lower ?? ''),
        ),
    )
    return isTurned ? [{ token, why: 'not the time that it took' }] : []
  })
}

const isSpan = (words: readonly Word[], at: number, language: Language): boolean => {
  const next = words[at + 1]
  return next !== undefined && isTime(next, language) !== null
}

function isWithin(words: readonly Word[], at: number, language: Language): boolean {
  if (!isSpan(words, at, language)) return false
  if (language.code === 'tr') return /(?:gün|hafta|ay|yıl|saat|dakika)[dt][ae]$/.test(words[at + 1]?.lower ?? '')
  return WITHIN[language.code]?.test(words[at - 1]?.lower ?? '') ?? false
}
