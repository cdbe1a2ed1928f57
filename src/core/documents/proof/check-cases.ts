import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import { isFinite } from './governed.ts'
import type { Language } from './language.ts'
import { isTime } from './numbers.ts'
import type { SourceToken } from './sources.ts'
import type { Token } from './tokens.ts'

type Word = Token & { at: number; marks: ReadonlySet<string> }

/** What Turkish says with its cases: to or by how much, of whom, and what a noun stood below. */
export function checkCases(tokens: readonly Aligned[], language: Language): Finding[] {
  if (language.code !== 'tr') return []
  return [...directed(tokens, language), ...bare(tokens), ...owned(tokens)]
}

const CHANGES = /^(?:düşür|indir|çıkar|yüksel|art[ıt]r?|artt|azalt|kısalt|çek|getir|in[de])/
const MEASURE = /^(?:saniye|saat|dakika|gün|hafta|bin|milyon|milyar|lira|dolar|euro|avro|puan|tl|adet)/
const DATIVE = /^(?!(?:mili)?(?:saniye|hafta|dakika|lira)$).*(?:y[ae]|[^aeıioöuü][ae])$/u

/** 'yüzde 20’ye düşürdüm' is to 20, 'yüzde 20 düşürdüm' by 20. */
function directed(tokens: readonly Aligned[], language: Language): Finding[] {
  if (!tokens.some(({ lower }) => CHANGES.test(lower))) return []
  return tokens.flatMap((token) => {
    const places = token.found.filter(({ unit }) => unit.kind === 'bullet')
    if (token.value === null || places.length === 0) return []
    const here = isTo(tokens, token.at, language)
    const isTurned = places.every(
      ({ unit, at }) =>
        unit.tokens.some(({ lower }) => CHANGES.test(lower)) && isTo(unit.tokens, at, language) !== here,
    )
    return isTurned ? [{ token, why: 'the other way round in the source' }] : []
  })
}

function isTo(words: readonly Word[], at: number, language: Language): boolean {
  const next = words[at + 1]
  if (!next) return false
  if (next.gap === "'") return /^y?[ae]$/.test(next.lower)
  const isUnit = isTime(next, language) !== null || MEASURE.test(next.lower)
  const last = MEASURE.test(next.lower) && words[at + 2] && isUnitWord(words[at + 2], language) ? words[at + 2] : next
  // as written: a rewrite in another unit is compared in that of its source
  return isUnit && last !== undefined && DATIVE.test(last.written?.toLowerCase() ?? last.lower)
}

const isUnitWord = (word: Word | undefined, language: Language) =>
  word !== undefined && (isTime(word, language) !== null || MEASURE.test(word.lower))

const OBLIQUE = /(?:[dt][ae]n?|l[ae]|y[ae]|[^aeıioöuü][ae]|n?[ıiuü]n)$/u
const IDLE = /^(?:sorumlu|ilgilen|çalış|görev|yer|katıl|uğraş)/
const NOUN_OF_DEED = /(?:m[ae](?:s[ıi])?|[ıiuü]ş[ıiuü]?|eğitim\p{L}*|desteğ\p{L}*|bakım\p{L}*)$/u

const OWN_DEED = /(?:[dt][ıiuü][mk]|yor\p{L}*|m[ae]kt[ae]\p{L}*)$/u

/** 'Müdürün çantasını taşıdım' founds no 'Müdür': what was only of or for somebody is no title without the deed. */
function bare(tokens: readonly Aligned[]): Finding[] {
  const last = tokens.findLast(({ isContent }) => isContent)
  if (!last || last.found.length === 0 || last.value !== null) return []
  if (tokens.some(({ lower }) => OWN_DEED.test(lower)) || NOUN_OF_DEED.test(last.lower) || OBLIQUE.test(last.lower))
    return []
  const isLost = (source: SourceToken) => {
    const { unit, at, part } = source
    const deed = unit.tokens.findLast((token) => token.part === part)
    if (unit.kind !== 'bullet' || !deed || !isFinite(deed.lower) || IDLE.test(deed.lower)) return false
    return OBLIQUE.test(source.lower) && at < deed.at
  }
  return last.found.every(isLost) ? [{ token: last, why: 'the source has it below something else' }] : []
}

/** 'Siemens’in bir müşterisinde' is not at Siemens. */
function owned(tokens: readonly Aligned[]): Finding[] {
  const used = new Set(tokens.flatMap(({ found, isContent }) => (isContent ? found : [])))
  const isOf = (words: readonly Token[], at: number) => {
    const next = words[at + 1]
    return next?.gap === "'" && /^n?[ıiuü]n$/u.test(next.lower)
  }
  return tokens.flatMap((token) => {
    const { found, at, text, isContent } = token
    if (!isContent || found.length === 0 || !/^\p{Lu}/u.test(text) || isOf(tokens, at) || tokens[at + 1]?.gap === ' ')
      return []
    const isTaken = ({ unit, at: place, part }: SourceToken) => {
      const head = unit.tokens
        .slice(place + 2)
        .find((word) => word.part === part && /(?:[ıiuü]|[ıiuü]n[\p{L}]*)$/u.test(word.lower))
      return unit.kind === 'bullet' && isOf(unit.tokens, place) && head !== undefined && !used.has(head)
    }
    return found.every(isTaken) ? [{ token, why: 'the source names it of something else' }] : []
  })
}
