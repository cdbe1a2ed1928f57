import { isFinite } from './governed.ts'
import type { Language } from './language.ts'
import type { Place } from './places.ts'
import { KIND_OF_NAME } from './spoken-frames.ts'
import type { Token } from './tokens.ts'

type Word = Token & { at: number }
export type Case = 'genitive' | 'dative' | 'locative' | 'ablative' | 'instrumental' | 'verbal' | 'finite' | 'plain'

const EDGE = /[;.!?,:()—]|[^\d]–|–\s| - /
/** Leads what stands before it to the deed; it stays with that as it is. */
const POSTPOSITION =
  /^(?:diye|için|üzere|amacıyla|umuduyla|adına|karşı|altında|yanında|yerine|hakkında|sonra|önce|rağmen|olmadan|üzerine)$/
const NO_GENITIVE =
  /^(?:için|ürün|gün|kadın|altın|yayın|basın|uzun|bütün|yakın|yoğun|düzgün|sorun|oyun|uygun|dün|yarın)$/
const NO_PARTICIPLE =
  /^(?:plan|zaman|alan|ekran|olan|neden|insan|ilan|uzman|eleman|liman|bazen|tamamen|aslen|yeniden|orman|ayran)$/

/** Behind a noun these say what an ending may say as well: 'tablet üzerinden' and 'tabletle', 'staj sırasında' and 'stajda'. */
const MEANS = /^(?:ile|üzerinden|aracılığıyla|kullanarak|yardımıyla|vasıtasıyla)$/
const DURING = /^(?:sırasında|esnasında|süresince)$/

/** What the ending of a Turkish word says of its part in the sentence. */
export function caseOf(words: readonly Word[], at: number): Case {
  const word = words[at]
  const next = words[at + 1]
  if (!word) return 'plain'
  const end = next?.gap === "'" ? next.lower : word.lower
  const behind = words[next?.gap === "'" ? at + 2 : at + 1]
  // 'CRM sistemine' stands as 'CRM'e' does
  if (behind?.gap === ' ' && KIND_OF_NAME.tr.test(behind.lower) && /^\p{Lu}/u.test(word.text))
    return caseOf(words, behind.at)
  if (behind?.gap === ' ' && MEANS.test(behind.lower) && word.value === null) return 'instrumental'
  if (behind?.gap === ' ' && DURING.test(behind.lower) && word.value === null) return 'locative'
  const isShort = next?.gap !== "'" && word.lower.length < 4
  if (isShort || word.value !== null) return 'plain'
  const isLast = next === undefined || EDGE.test(next.gap) || /^(?:ve|ile)$/.test(next.lower)
  if (isLast && isFinite(word.lower)) return 'finite'
  if (isVerbal(word.lower) && next?.gap !== "'") return 'verbal'
  if (/(?:^|[^aeıioöuü])n?[ıiuü]n$/u.test(end) && !NO_GENITIVE.test(word.lower)) return 'genitive'
  if (/[dt][ae]n$/.test(end)) return 'ablative'
  if (/[dt][ae](?:ki)?$/.test(end)) return 'locative'
  if (/l[ae]$/.test(end)) return 'instrumental'
  return /[ae]$/.test(end) ? 'dative' : 'plain'
}

const isVerbal = (lower: string) =>
  !NO_PARTICIPLE.test(lower) &&
  (/^(?:eden|giden)$/.test(lower) ||
    /\p{L}{2}(?:(?:[krşylzmnç]|[aeıioöuü]t)[ae]n|[dt][ıiuü]ğ[ıiuü]\p{L}*|[ae]ca[kğ]\p{L}*|[ae]ce[kğ]\p{L}*|m[ae]s[ıi]\p{L}*|m[ae]y[ıi]|m[ae]k|s[ıiuü]n(?:l[ae]r)?)$/u.test(
      lower,
    ))

/** In Turkish what governs a word stands behind it: its noun, its participle, its verb. */
export function placesInTurkish<T extends Word>(words: readonly T[], language: Language): Place<T>[] {
  const isContent = (word: T) =>
    word.value === null &&
    word.gap !== "'" &&
    !language.glue.has(word.lower) &&
    !language.dampers.get(word.lower)?.includes('approx')
  return words.map((word, at) => {
    const rest = words.slice(at + 1)
    const stop = rest.findIndex(({ gap }) => EDGE.test(gap))
    const behind = stop < 0 ? rest : rest.slice(0, stop)
    const kind = caseOf(words, at)
    const isEnding = ({ lower }: T) => DURING.test(lower) || (MEANS.test(lower) && lower !== 'ile')
    const next = behind.find((one) => !isEnding(one) && (isContent(one) || POSTPOSITION.test(one.lower)))
    if (kind === 'finite' || next === undefined) return { lead: null, governors: [], isKind: false }
    if (POSTPOSITION.test(next.lower)) return { lead: next, governors: [next], isKind: false }
    const isOwned = kind === 'genitive'
    const owned = behind.find((one) => isContent(one) && /[ıiuü](?:n\p{L}{1,4})?$/u.test(one.lower))
    const deed = behind.find((one) => /^(?:verbal|finite)$/.test(caseOf(words, one.at)))
    const governor = isOwned ? (owned ?? next) : kind === 'plain' || kind === 'verbal' ? next : (deed ?? next)
    // 'bahçesini ve otoparkını suladım'
    const isJoined = governor === next && /^(?:ve|ile|veya)$/.test(behind[0]?.lower ?? '')
    // an accusative or a possessed noun may belong to the deed
    const isOpen = kind === 'plain' && /[ıiuü]$/u.test(word.lower)
    if (isOpen && deed) return { lead: null, governors: [next, deed], isKind: false }
    if (isJoined) return { lead: null, governors: [next, ...(deed ? [deed] : [])], isKind: false }
    return { lead: null, governors: [governor], isKind: kind === 'plain' || kind === 'genitive' }
  })
}
