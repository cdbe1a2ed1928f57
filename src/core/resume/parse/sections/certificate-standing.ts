import { foldedAlike } from '#core/text/fold.ts'
import { tidy } from '#core/text/sanitise.ts'
import { findDates, formatPoint } from '../words/dates.ts'

const EXPIRED = String.raw`expired|lapsed|no longer valid|abgelaufen|nicht mehr gultig|expirees?|expire(?=\)|$)|perimee?s?|vencid[oa]|caducad[oa]|scadut[oa]|expirad[oa]|verlopen|suresi (?:doldu|dolmus|bitti)|gecerliligi (?:bitti|doldu)`
/** What opens the day until which a paper holds, where nothing else stands before it. */
const UNTIL = String.raw`until|till|through|thru|bis|jusqu['’]?(?:en|au|a)?|hasta|ate|tot`
/** Until when a paper holds. */
const TERM = [
  String.raw`expir(?:es|y|ation)(?: date)?(?: on| in)?|(?:valid|good|active|renewed) (?:${UNTIL}|til|to)|end of validity`,
  String.raw`expires? (?:en|le|el|em|in)|(?:gultig|verlangert) bis|(?:lauft|lief) (?:ab|aus)(?: am| im)?|ablauf(?:datum)?|geldig tot`,
  String.raw`(?:valable|valide) jusqu['’]?(?:en|au|a)?|date d['’]expiration|fin de validite`,
  String.raw`vencimiento|vence(?: en| el)?|caducidad|caduca(?: en| el)?|(?:valid[oa]|vigente) (?:hasta|ate|fino al?)|scadenza|scade(?: il| nel)?|validade`,
  String.raw`(?:son )?gecerlilik(?: suresi| bitis)?(?: tarihi)?|bitis tarihi`,
  String.raw`(?<=(?:^|[(,;·|–—-])\s?)(?:${UNTIL})`,
].join('|')
/** Before both ends. */
const HOLDING = String.raw`valid(?:ity)?|gultig(?:keit)?|gecerli(?:lik)?|valable|validite|valid[oa]|vigencia`
/** Since when it holds again. */
const AGAIN = String.raw`renewed(?: in)?|verlangert|erneuert|renouvelee?|renovad[oa]|yenilendi`
/** 'Nisan 2025'e kadar geçerli', 'bis 03/2025 gültig': said behind the day, folded. */
const HELD_BEHIND = /^(?:'\p{L}{1,3})?(?: tarihin\p{L}{1,3})?(?: kadar gecerli\p{L}*| gultig)(?!\p{L})/u
/** A label in front of the date it was given on. */
const GIVEN = String.raw`issued(?: on)?|issue date|ausgestellt(?: am)?|ausstellungsdatum|delivree? (?:le|en)|expedicion|emision|emiss?ao|rilasciat[oa](?: il| nel)?|data di rilascio|verilis tarihi`
/** An exam that was taken and not passed. */
const FAILED = String.raw`failed|did not pass|not passed|durchgefallen|echouee?|non reussie?|no (?:superad|aprobad)[oa]|bocciat[oa]|non superat[oa]|reprovad[oa]|sinavdan kal\p{L}+|gecemedi\p{L}*`
const said = (words: string, behind: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})${behind}`, 'u')
const RAN_OUT = said(EXPIRED, '')
const HOLDS = said(TERM, String.raw`(?=\s?[:.]?\s)`)
const HOLDS_WITHIN = said(HOLDING, String.raw`(?=\s?[:.]?\s)`)
const HOLDS_AGAIN = said(AGAIN, String.raw`(?=\s?[:.]?\s)`)
const LABEL = said(GIVEN, String.raw`\s?:`)
const NOT_PASSED = said(FAILED, '')
const BETWEEN = /^[\s:.]*(?:in |on |en |am )?$/u
const SIGN = /^\s?[:.]/u
const BEFORE = /[\s,;·|(–—-]+$/u

/** What is said of how long a certificate holds: in its words where that is over, and its last month or year. */
export type Term = { ranOut: string | null; endDate: string | null; renewed: string | null }

/** A line without what it says of a certificate beside its name and the day it was given, and what that is. */
export function withoutTerm(printed: string): Term & { text: string } {
  const label = LABEL.exec(foldedAlike(printed))
  let text = label ? printed.slice(0, label.index) + printed.slice(label.index + label[0].length) : printed
  const term: Term = { ranOut: null, endDate: null, renewed: null }
  for (const [kind, words] of KINDS) {
    const found = words.exec(foldedAlike(text)) ?? (kind === 'holds' ? heldBehind(text) : null)
    if (!found) continue
    const end = found.index + found[0].length
    const dates = findDates(text)
    // 'until' may stand within its date
    const date = dates.find(
      ({ start, end: last }) => last > end && (start < end || BETWEEN.test(text.slice(end, start))),
    )
    // '04/2022, bis 04/2025': the first day of the range stands before the word
    const isWithin = date?.from != null && date.to !== null && date.start >= found.index
    if (kind === 'within' && !isWithin) continue
    const point = formatPoint(date?.to ?? date?.from ?? null)
    const last = date && !isWithin ? date.end : end + (SIGN.exec(text.slice(end))?.[0].length ?? 0)
    const until = last + (HELD_BEHIND.exec(foldedAlike(text.slice(last)))?.[0].length ?? 0)
    if (kind === 'over') term.ranOut = tidy(text.slice(found.index, date?.end ?? end))
    if (kind === 'again') term.renewed = point
    else if (!isWithin) term.endDate ??= point
    text = joinedAgain(text.slice(0, found.index), text.slice(until))
  }
  return { text, ...term }
}

const KINDS = [
  ['over', RAN_OUT],
  ['holds', HOLDS],
  ['within', HOLDS_WITHIN],
  ['again', HOLDS_AGAIN],
] as const

/** Where a date begins that is told behind it to be the last. */
function heldBehind(text: string): { index: number; 0: string } | null {
  const date = findDates(text).find(({ end }) => HELD_BEHIND.test(foldedAlike(text.slice(end))))
  return date ? { index: date.start, 0: '' } : null
}

export const saysRanOut = (text: string): boolean => RAN_OUT.test(foldedAlike(text))

/** Where a line begins to say that the exam was failed; -1 where it does not. */
export const failedAt = (text: string): number => foldedAlike(text).search(NOT_PASSED)

/** Without the signs that parted what was taken out, but with the bracket that holds something else. */
function joinedAgain(before: string, behind: string): string {
  const isInner = before.lastIndexOf('(') > before.lastIndexOf(')')
  const isEmptied = isInner && before.trimEnd().endsWith('(') && /^\s*\)/u.test(behind)
  if (isEmptied) return before.replace(BEFORE, '') + behind.replace(/^\s*\)/u, '')
  return before.replace(isInner ? /[\s,;·|–—-]+$/u : BEFORE, '') + behind
}

/** What was won and not passed, folded. */
const PRIZE =
  /(?<!\p{L})(?:awards?|prizes?|winners?|(?:runner[- ]?up)|finalist|medals?|dean['’]?s list|scholarships?|(?:1st|2nd|3rd|first|second|third) place|hackathon|employee of the|preis|auszeichnung|stipendium|prix|laureate?|concours|premio|galardon|odul[u]?|birincilig?i?|birincisi|ikincisi|ucuncusu|borsa di studio|bourse)(?!\p{L})/u

export const isPrize = (text: string): boolean => PRIZE.test(foldedAlike(text))
