import type { Aligned } from './align.ts'
import type { Finding } from './finding.ts'
import type { Language } from './language.ts'
import { isVerbForm } from './standing.ts'
import type { SourceToken } from './sources.ts'
import type { LanguageCode } from './stem.ts'
import type { Token } from './tokens.ts'

/** 'A feature that would have saved an hour' saved none: what might have been stays so, or becomes what it was for. */
export function checkUnreal(tokens: readonly Aligned[], language: Language): Finding[] {
  return tokens.flatMap((token) => {
    const { isContent, value, found } = token
    const places = found.filter(({ unit }) => unit.kind === 'bullet')
    if (!isContent || value !== null || places.length === 0 || places.length < found.length) return []
    if (!places.every((source) => isUnreal(source.unit.tokens, source, language))) return []
    if (isUnreal(tokens, token, language) || isAim(tokens, token, language)) return []
    return [{ token, why: 'the source says that it might have been so' }]
  })
}

const MIGHT: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:would|could|might|should|d)$/,
  de: /^(?:hätten?|würden?|könnten?|sollten?|wären?|dürften?)$/,
  fr: /(?:rait|raient|rais)$/,
  es: /(?:ría|rían|hubiera|hubiese)$/,
  tr: /(?:[ae]ca[kğ]|[ae]ce[kğ]|[ae]bilir)/,
}
/** Between 'would' and its verb. */
const BETWEEN = /^(?:have|be|been|not|also|even|easily|never|to|\p{L}+ly)$/u
const REACH = 4

function isUnreal<T extends Token & { at: number }>(words: readonly T[], word: T, language: Language): boolean {
  const { code } = language
  const { at, lower } = word
  if (code === 'en') {
    const before = words.slice(Math.max(0, at - REACH), at).toReversed()
    const might = before.findIndex((one) => !BETWEEN.test(one.lower))
    return might >= 0 && MIGHT.en.test(before[might]?.lower ?? '')
  }
  if (code === 'de') return isVerbForm(word, language) && inPart(words, at).some((one) => MIGHT.de.test(one.lower))
  const auxiliary = words.slice(Math.max(0, at - 2), at).some((one) => code !== 'tr' && MIGHT[code].test(one.lower))
  return MIGHT[code].test(lower) || auxiliary
}

/** The words between the same commas and full stops. */
function inPart<T extends Token>(words: readonly T[], at: number): readonly T[] {
  const isEdge = ({ gap }: T) => /[,;.!?:]/.test(gap)
  const from = words.slice(1, at + 1).findLastIndex(isEdge) + 1
  const to = words.slice(at + 1).findIndex(isEdge)
  return words.slice(from, to < 0 ? undefined : at + 1 + to)
}

const AIM: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:to|inorderto|for)$/,
  de: /^(?:zu|zum|zur)$/,
  fr: /^(?:pour|à|de|d)$/,
  es: /^(?:para|a|de)$/,
  tr: /^(?!)/,
}
/** 'to save', 'for saving', 'kazandırmak için'. */
function isAim(tokens: readonly Aligned[], { at, lower }: Aligned, { code }: Language): boolean {
  if (code === 'tr') return /m[ae]k$/.test(lower) && /^(?:için|üzere|amacıyla)$/.test(tokens[at + 1]?.lower ?? '')
  return AIM[code].test(tokens[at - 1]?.lower ?? '')
}

/** 'Sold 12 in my best week' is no 12 a week, and 'no complaints in the last week' not without complaints. */
export function checkChosenTimes(tokens: readonly Aligned[], language: Language): Finding[] {
  const { code } = language
  const units = new Set(tokens.flatMap(({ found, isContent }) => (isContent ? found : [])).map(({ unit }) => unit))
  const used = new Set(tokens.flatMap(({ found }) => found))
  return [...units].flatMap((unit) => {
    if (unit.kind !== 'bullet') return []
    const chosen = unit.tokens.filter((word) => isChosen(unit.tokens, word, language))
    const isKept = chosen.length === 0 || chosen.some((word) => used.has(word)) || tokens.some(isBound)
    if (isKept) return []
    const own = tokens.filter(({ found }) => found.some((source) => source.unit === unit))
    const rate = tokens.find((token) => isRate(tokens, token, code) && !isRateOf(unit.tokens, code))
    const whole = own.find((token) => token.found.every((source) => isWhole(source)))
    const token = rate ?? whole
    return token ? [{ token, why: 'only in a certain time' }] : []
  })
}

const isBound = ({ lower }: Token) => /^(?:upto|atmost|höchstens|maximal|jusqu|hasta|kadar)$/.test(lower)

const TIMES: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:hours?|days?|weeks?|weekends?|months?|years?|nights?|evenings?|mornings?|shifts?|sprints?|quarters?|seasons?|terms?)$/,
  de: /^(?:stunden?|tage?n?|wochen?|wochenenden?|monate?n?|jahre?n?|nächte?n?|nacht|abende?n?|schicht(?:en)?|sprints?|quartale?n?|saison)$/,
  fr: /^(?:heures?|jours?|journées?|semaines?|mois|années?|ans?|nuits?|soirs?|soirées?|trimestres?)$/,
  es: /^(?:horas?|días?|semanas?|mes(?:es)?|años?|noches?|tardes?|turnos?|trimestres?)$/,
  tr: /^(?:saat|gün|hafta|ay|yıl|gece|akşam|vardiya|sprint|çeyrek)(?:d[ae]|t[ae]|l[ae]rd[ae]|s[ıiuü]nd[ae]|[ıiuü]nd[ae])?$/,
}
const PICKED: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:best|worst|good|bad|peak|first|last|final|record|strongest|quiet|single|\p{L}{3,}(?<!int)(?:er)?est)$/u,
  de: /^(?:beste[nrms]?|gute[nrms]?|letzte[nrms]?|erste[nrms]?|\p{L}{3,}st(?:e[nrms]?))$/u,
  fr: /^(?:meilleure?s?|bonne?s?|dernière?s?|derniers?|première?s?|premiers?|plus)$/,
  es: /^(?:mejor(?:es)?|buen[ao]?s?|últim[ao]s?|primer[ao]?s?)$/,
  tr: /^(?:en|iyi|son|ilk|yoğun)$/,
}

/** 'the busiest night', 'the last two weeks', 'the week of the audit'. */
function isChosen(words: readonly SourceToken[], { at, lower, part }: SourceToken, { code }: Language): boolean {
  const behind = words.slice(at + 1, at + 4).filter((one) => one.part === part)
  if (PICKED[code].test(lower)) return behind.some((one) => TIMES[code].test(one.lower))
  if (code !== 'en' || !TIMES.en.test(lower)) return false
  return (
    /^(?:the|my|our)$/.test(words[at - 1]?.lower ?? '') && /^(?:of|when|before|after)$/.test(behind[0]?.lower ?? '')
  )
}

const EACH: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^(?:an?|per|each|every)$/,
  de: /^(?:am|im|pro|je|jede[nrsm]?)$/,
  fr: /^(?:par|chaque)$/,
  es: /^(?:al|por|cada)$/,
  tr: /^(?:her)$/,
}
const OFTEN =
  /^(?:daily|nightly|weekly|monthly|yearly|täglich|wöchentlich|monatlich|jährlich|günde|gecede|haftada|ayda|yılda|vardiyada|günlük|haftalık|aylık|yıllık)$/

const isRate = (words: readonly Token[], { lower }: Token, code: LanguageCode): boolean =>
  OFTEN.test(lower) ||
  words.some((one, at) => one.lower === lower && TIMES[code].test(lower) && EACH[code].test(words[at - 1]?.lower ?? ''))
const isRateOf = (words: readonly Token[], code: LanguageCode): boolean =>
  words.some((word, at) => isRate(words, word, code) && !PICKED[code].test(words[at - 1]?.lower ?? ''))

/** A share, a level or a lack holds for the time it was measured in. */
const isWhole = ({ unit, lower, value, at }: SourceToken): boolean =>
  value === 0 ||
  /^(?:%|percent|prozent|pour-cent|yüzde)$/.test(unit.tokens[at + 1]?.lower ?? '') ||
  /%/.test(unit.tokens[at + 1]?.gap ?? '') ||
  /^(?:zero|no|without|never|keine?[nrms]?|ohne|nie|sans|aucune?|sin|ningun[oa]?)$/.test(lower) ||
  /(?:frei|los|less|free|s[ıiuü]z)$/.test(lower)
