import { foldedAlike } from '#core/text/fold.ts'
import { tidy } from '#core/text/sanitise.ts'
import { findDates } from '../words/dates.ts'

const EXPIRED = String.raw`expired|lapsed|no longer valid|abgelaufen|nicht mehr gultig|expirees?|expire(?=\)|$)|perimee?s?|vencid[oa]|caducad[oa]|scadut[oa]|expirad[oa]|verlopen|suresi (?:doldu|dolmus|bitti)|gecerliligi (?:bitti|doldu)`
/** Until when a paper holds, or since when again: neither is when it was given. */
const TERM = String.raw`expir(?:es|y|ation)(?: date)?(?: on| in)?|valid (?:un)?(?:til|through|to)|gultig bis|ablaufdatum|valable jusqu['’]?(?:en|au|a)?|date d['’]expiration|vencimiento|caducidad|valid[oa] (?:hasta|ate|fino al?)|scadenza|validade|(?:son )?gecerlilik(?: tarihi)?|renewed(?: in)?|verlangert(?: bis)?|renouvelee?|renovad[oa]|yenilendi`
/** A label in front of the date it was given on. */
const GIVEN = String.raw`issued(?: on)?|issue date|ausgestellt(?: am)?|ausstellungsdatum|delivree? (?:le|en)|expedicion|emision|emiss?ao|rilasciat[oa](?: il| nel)?|data di rilascio|verilis tarihi`
/** An exam that was taken and not passed. */
const FAILED = String.raw`failed|did not pass|not passed|durchgefallen|echouee?|non reussie?|no (?:superad|aprobad)[oa]|bocciat[oa]|non superat[oa]|reprovad[oa]|sinavdan kal\p{L}+|gecemedi\p{L}*`
const said = (words: string, behind: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})${behind}`, 'u')
const RAN_OUT = said(EXPIRED, '')
const HOLDS = said(TERM, String.raw`(?=\s?[:.]?\s)`)
const LABEL = said(GIVEN, String.raw`\s?:`)
const NOT_PASSED = said(FAILED, '')
const BETWEEN = /^[\s:.]*(?:in |on |en |am )?$/u
const BEFORE = /[\s,;·|(–—-]+$/u

/** What a line says of a certificate beside its name and the day it was given: that it ran out, or until when it holds. */
export function withoutTerm(printed: string): { text: string; ranOut: string | null } {
  const label = LABEL.exec(foldedAlike(printed))
  let text = label ? printed.slice(0, label.index) + printed.slice(label.index + label[0].length) : printed
  let ranOut: string | null = null
  for (const [words, isOver] of [
    [RAN_OUT, true],
    [HOLDS, false],
  ] as const) {
    const found = words.exec(foldedAlike(text))
    if (!found) continue
    const end = found.index + found[0].length
    const date = findDates(text).find(({ start }) => start >= end - 1 && BETWEEN.test(text.slice(end, start)))
    const until = date?.end ?? end
    if (isOver) ranOut = tidy(text.slice(found.index, until))
    text = joinedAgain(text.slice(0, found.index), text.slice(until))
  }
  return { text, ranOut }
}

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
