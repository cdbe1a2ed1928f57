import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import { isFinite } from './governed.ts'
import type { Language } from './language.ts'
import type { SourceToken } from './sources.ts'
import type { Token } from './tokens.ts'

/** What Turkish says with its cases: to or by how much, of whom, and what a noun stood below. */
export function checkCases(tokens: readonly Aligned[], language: Language): Finding[] {
  if (language.code !== 'tr') return []
  return [...directed(tokens), ...bare(tokens), ...owned(tokens)]
}

const CHANGES = /^(?:düşür|indir|çıkar|yüksel|art[ıt]r?|artt|azalt|kısalt|çek|getir|in[de])/

/** 'yüzde 20’ye düşürdüm' is to 20, 'yüzde 20 düşürdüm' by 20. */
function directed(tokens: readonly Aligned[]): Finding[] {
  if (!tokens.some(({ lower }) => CHANGES.test(lower))) return []
  return tokens.flatMap((token) => {
    const places = token.found.filter(({ unit }) => unit.kind === 'bullet')
    if (token.value === null || places.length === 0) return []
    const isTurned = places.every(
      ({ unit, at }) =>
        unit.tokens.some(({ lower }) => CHANGES.test(lower)) && isOtherCase(tokens, token.at, unit.tokens, at),
    )
    return isTurned ? [{ token, why: 'the other way round in the source' }] : []
  })
}

/** The same noun behind the figure, or an ending of the figure itself, with the dative here and without it there. */
function isOtherCase(here: readonly Token[], at: number, there: readonly Token[], place: number): boolean {
  const [one, other] = [formsBehind(here, at), formsBehind(there, place)]
  if (one.suffix !== other.suffix) return [one.suffix, other.suffix].includes('dative')
  return one.words.some((word, index) => {
    const [short, long] = [word, other.words[index] ?? ''].toSorted((a, b) => a.length - b.length)
    return (
      short !== undefined &&
      long !== undefined &&
      short !== '' &&
      long.startsWith(short) &&
      /^y?[ae]$/.test(long.slice(short.length))
    )
  })
}

/** As written: a rewrite in another unit is compared in that of its source. */
function formsBehind(words: readonly Token[], at: number): { suffix: 'dative' | 'none'; words: string[] } {
  const next = words[at + 1]
  const isDative = next?.gap === "'" && /^y?[ae]$/.test(next.lower)
  const rest = words.slice(at + 1, at + 3).map(({ written, lower }) => written?.toLocaleLowerCase('tr') ?? lower)
  return { suffix: isDative ? 'dative' : 'none', words: rest }
}

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

/** 'Google çalışanlarına' is not at Google. */
const OF_SOMEBODY =
  /^(?:çalışan|müşteri|tedarikçi|bayi|ortağ|yönetici|mühendis|ekib|kurucu|temsilci|şube|mezun|avukat)\p{L}*(?:[ıiuü]|[ıiuü]n\p{L}*)$/u
const LOCATIVE = /^[dt][ae]n?$/

/** 'Siemens’in bir müşterisinde' is not at Siemens. */
function owned(tokens: readonly Aligned[]): Finding[] {
  const used = new Set(tokens.flatMap(({ found, isContent }) => (isContent ? found : [])))
  const isOf = (words: readonly Token[], at: number) => {
    const next = words[at + 1]
    return next?.gap === "'" && /^n?[ıiuü]n$/u.test(next.lower)
  }
  const isAt = (words: readonly Token[], at: number) =>
    words[at + 1]?.gap === "'" && LOCATIVE.test(words[at + 1]?.lower ?? '')
  return tokens.flatMap((token) => {
    const { found, at, text, isContent } = token
    const isOthers = ({ unit, at: place }: SourceToken) => {
      const next = unit.tokens[place + 1]
      return unit.kind === 'bullet' && next?.gap === ' ' && OF_SOMEBODY.test(next.lower) && !used.has(next)
    }
    if (isContent && found.length > 0 && isAt(tokens, at) && found.every(isOthers))
      return [{ token, why: 'the source names it of something else' }]
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
