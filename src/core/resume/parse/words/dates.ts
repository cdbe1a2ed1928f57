import { remembered } from '#core/text/remembered.ts'
import { must } from '#core/must.ts'
import type { Season } from '../../schema.ts'
import {
  CURRENT_WORDS,
  ENDED_WORDS,
  EXPECTED_WORDS,
  phraseAt,
  REACHED_WORDS,
  SINCE_AFTER_WORDS,
  SINCE_WORDS,
  UNTIL_WORDS,
} from './date-words.ts'
import { type DateToken, narrow, tokenise } from './date-tokens.ts'
import { monthOf } from './month-names.ts'
import { type DatePoint, type Found, isYearSign, readPoint } from './date-points.ts'

/** A date or range as found in a text; `start` and `end` are offsets into it. */
export type DateSpan = {
  start: number
  end: number
  from: DatePoint | null
  to: DatePoint | null
  isCurrent: boolean
  isExpected: boolean
  /** Two ends, or one with 'since' or an open dash. */
  isRange: boolean
  /** 'Graduated 2019', 'Class of 2019': a label says that it is an end. */
  isReached?: boolean
}

const LONGEST_TEXT = 2_000
const LONGEST_RUNNING = 24

/** All dates in `text`, first to last; `isMonthFirst` where the document writes the month before the day. */
export const findDates = (printed: string, isMonthFirst = false): readonly DateSpan[] =>
  isMonthFirst ? datesMonthFirst(printed) : datesDayFirst(printed)

const datesDayFirst = remembered((printed) => readDates(printed, false))
const datesMonthFirst = remembered((printed) => readDates(printed, true))

function readDates(printed: string, isMonthFirst: boolean): DateSpan[] {
  if (printed.length > LONGEST_TEXT) return []
  const text = withRomanMonths(narrow(printed))
  if (!/\d|元年/.test(text)) return runningOnly(text)
  const tokens = tokenise(text, isMonthFirst)
  const spans: DateSpan[] = []
  for (let at = 0; at < tokens.length;) {
    const found = isInsideWord(tokens, at) ? null : readSpan(tokens, at)
    if (!found) {
      at += 1
      continue
    }
    spans.push(found.value)
    at = found.next
  }
  return spans
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']
const MONTH_YEAR = /(?<![\p{L}\d.])(VIII|VII|VI|IV|V|IX|XII|XI|X|III|II|I)(?:[./]|\s)\s?((?:19|20)\d\d)(?!\d)/gu
const YEAR_MONTH = /(?<![\p{L}\d])((?:19|20)\d\d)(?:[./]|\s)(VIII|VII|VI|IV|IX|XII|XI|III|II)(?![\p{L}\d])/gu

/** 'VII 2019' and '2021 IV': months as Poles and Hungarians number them, in a text as long as before. */
function withRomanMonths(text: string): string {
  if (!/[IVX]/.test(text)) return text
  // Blanks before the stroke keep the length: the date stands where it was printed.
  const dated = (whole: string, roman: string, year: string) =>
    `${String(ROMAN.indexOf(roman) + 1).padEnd(whole.length - year.length - 1)}/${year}`
  return text
    .replaceAll(MONTH_YEAR, dated)
    .replaceAll(YEAR_MONTH, (whole, year: string, roman: string) => dated(whole, roman, year))
}

/** 'En cours : Ingénieure …': a job that runs, and nobody says since when. */
function runningOnly(text: string): DateSpan[] {
  const colon = text.indexOf(':')
  if (colon < 3 || colon > LONGEST_RUNNING) return []
  const tokens = tokenise(text.slice(0, colon))
  // 'Date:' and 'Fecha:' are labels.
  if (
    tokens.length === 0 ||
    /^(?:date|fecha)$/.test(must(tokens[0]).text) ||
    phraseAt(tokens, 0, CURRENT_WORDS) !== tokens.length
  )
    return []
  return [{ start: 0, end: colon + 1, from: null, to: null, isCurrent: true, isExpected: false, isRange: true }]
}

/** 'YYYY-MM' or 'YYYY'; null for a month whose year is not known. A season has no month. */
export function formatPoint(point: DatePoint | null): string | null {
  if (!point?.year) return null
  return point.month && !point.season ? `${point.year}-${String(point.month).padStart(2, '0')}` : String(point.year)
}

/** The parts of a year that the two ends of an entry were given with. */
export function seasonsOf(from: DatePoint | null | undefined, to: DatePoint | null | undefined): Seasons {
  return {
    ...(from?.season ? { startSeason: from.season } : {}),
    ...(to?.season ? { endSeason: to.season } : {}),
  }
}
type Seasons = { startSeason?: Season; endSeason?: Season }

/** A number glued to letters or another number ('SOC2021', '1,2019') is no date. */
function isInsideWord(tokens: DateToken[], at: number): boolean {
  const [before, token] = [tokens[at - 1], must(tokens[at])]
  if (!before || token.isApart || token.kind !== 'number' || isYearSign(tokens[at + 1])) return false
  if (before.kind === 'dot' && tokens[at - 2]?.kind === 'number' && !before.isApart) return true
  return (
    (before.kind === 'word' && !/\d/.test(before.text)) ||
    before.text === '$' ||
    before.text === '€' ||
    before.text === '£' ||
    before.text === '#' ||
    (before.text === ':' && tokens[at - 2]?.kind === 'number')
  )
}

function readSpan(tokens: DateToken[], start: number): Found<DateSpan> {
  const expectedBefore = phraseAt(tokens, start, EXPECTED_WORDS)
  const reachedBefore =
    expectedBefore === null && opensPart(tokens, start) ? phraseAt(tokens, start, REACHED_WORDS) : null
  const label = expectedBefore ?? reachedBefore
  const lead = label === null ? start : skipKinds(tokens, label, ['comma', 'dot', 'colon', 'open'])
  const since = phraseAt(tokens, lead, SINCE_WORDS)
  const until = since === null ? phraseAt(tokens, lead, UNTIL_WORDS) : null
  const at = since ?? until ?? lead
  const months = monthsOfYear(tokens, at) ?? numberedMonths(tokens, at)
  if (months) return finish(tokens, start, months.next, months.value, false)
  const first = readPoint(tokens, at)
  if (!first) return null
  const rest = readRest(tokens, first)
  if (!rest && first.value.year === null) return null
  if (rest) return finish(tokens, start, rest.next, rest.value, expectedBefore !== null)
  if (until !== null && must(tokens[start]).text.length < 3) return null
  const value = single(tokens, first, since !== null, until !== null)
  const found = finish(tokens, start, value.next, value.value, expectedBefore !== null)
  return found && reachedBefore !== null ? { ...found, value: { ...found.value, isReached: true } } : found
}

/** Nothing, or only a sign, stands before it: 'I graduated 2019' tells of something else. */
const opensPart = (tokens: DateToken[], at: number) => at === 0 || !/^(?:word|number)$/.test(must(tokens[at - 1]).kind)

type Ends = { from: DatePoint | null; to: DatePoint | null; isCurrent: boolean; isRange: boolean; isExpected?: boolean }

function readRest(tokens: DateToken[], first: { value: DatePoint; next: number }): Found<Ends> {
  const after = separatorEnd(tokens, first.next)
  if (after === null || areTwoYears(tokens, first)) return null
  // '2022 – (in progress)'.
  const at = phraseAt(tokens, after + 1, CURRENT_WORDS) && must(tokens[after]).kind === 'open' ? after + 1 : after
  const current = phraseAt(tokens, at, CURRENT_WORDS)
  // '2023 – Expected May 2027'.
  const expected = current === null ? phraseAt(tokens, at, EXPECTED_WORDS) : null
  const second = current === null ? readPoint(tokens, expected ?? at) : null
  if (current !== null && first.value.year) {
    return { value: { from: first.value, to: null, isCurrent: true, isRange: true }, next: current }
  }
  // 'summer 2019 and Jun 2020 – Sept 2021' are two stretches.
  if (second && isAnd(tokens[first.next]) && first.value.year && goesOn(tokens, second.next)) return null
  if (second?.value.year) {
    const from = { ...first.value, year: first.value.year ?? yearBefore(first.value, second.value) }
    return {
      value: { from, to: second.value, isCurrent: false, isRange: true, isExpected: expected !== null },
      next: second.next,
    }
  }
  // '2018 – Junio': the year stands before its month.
  if (second?.value.month && first.value.year && !first.value.month && !tokens[second.next]) {
    const from = { year: first.value.year, month: second.value.month }
    return { value: { from, to: null, isCurrent: false, isRange: false }, next: second.next }
  }
  return shortEnd(tokens, first.value, at) ?? openEnd(tokens, first, at)
}

/** 'Dec – June 2026' began in the year before. */
const yearBefore = (from: DatePoint, { year, month }: DatePoint) =>
  year !== null && from.month !== null && month !== null && from.month > month ? year - 1 : year

/** '2015, Feb – May': the year stands before both months. */
function monthsOfYear(tokens: DateToken[], at: number): Found<Ends> {
  const year = tokens[at]?.kind === 'number' && tokens[at].text.length === 4 ? readPoint(tokens, at) : null
  if (!year) return null
  const open = skipKinds(tokens, at + 1, ['comma', 'open'])
  const from = monthAt(tokens, open)
  const dash = from && skipKinds(tokens, open + 1, ['dot'])
  const until = dash && tokens[dash]?.kind === 'dash' ? dash + 1 : null
  const to = until && monthAt(tokens, until)
  if (!from || !until || !to || to < from) return null
  const after = skipKinds(tokens, until + 1, ['dot', 'comma'])
  if (readPoint(tokens, after)?.value.year && must(tokens[after]).kind === 'number') return null
  const point = (month: number) => ({ year: year.value.year, month })
  return { value: { from: point(from), to: point(to), isCurrent: false, isRange: true }, next: until + 1 }
}

/** '08–09 2012', '03-06/2012': two months by number before their year. */
function numberedMonths(tokens: DateToken[], at: number): Found<Ends> {
  const [first, dash, second] = tokens.slice(at, at + 3)
  if (dash?.kind !== 'dash' || !isMonthNumber(first) || !isMonthNumber(second)) return null
  const open = skipKinds(tokens, at + 3, ['dot', 'slash'])
  const year = tokens[open]
  if (year?.kind !== 'number' || !/^(?:19|20)\d\d$/.test(year.text)) return null
  // '08 - 09 2012' with blanks all over may be a day, '08-09-2012' is one
  if (tokens[open + 1]?.kind === 'dash' && !must(tokens[open + 1]).isApart) return null
  const point = (token: DateToken) => ({ year: Number(year.text), month: Number(token.text) })
  const [from, to] = [point(must(first)), point(must(second))]
  if (to.month <= from.month) return null
  return { value: { from, to, isCurrent: false, isRange: true }, next: open + 1 }
}

const isMonthNumber = (token: DateToken | undefined): boolean =>
  token?.kind === 'number' && /^(?:0?[1-9]|1[0-2])$/.test(token.text)

const monthAt = (tokens: DateToken[], at: number) =>
  tokens[at]?.kind === 'word' ? (monthOf(tokens[at].text) ?? null) : null

const AND = /^(?:and|et|und|y|e|ve)$/
const isAnd = (token: DateToken | undefined) => AND.test(token?.text ?? '')

/** Behind a dash stands the end of the date's own range. */
function goesOn(tokens: DateToken[], at: number): boolean {
  if (isAnd(tokens[at])) return false
  const after = separatorEnd(tokens, at)
  return after !== null && (readPoint(tokens, after) !== null || phraseAt(tokens, after, CURRENT_WORDS) !== null)
}

/** 'In 2022 and 2023' are two years; 'between 2022 and 2023' and 'Summer 2022 and 2023' are ranges. */
function areTwoYears(tokens: DateToken[], first: { value: DatePoint; next: number }): boolean {
  const isBetween = tokens.slice(0, first.next).some(({ text }) => text === 'between')
  return isAnd(tokens[first.next]) && first.value.month === null && !isBetween
}

/** '2019-21' and '2019/20'. */
function shortEnd(tokens: DateToken[], from: DatePoint, at: number): Found<Ends> {
  const token = tokens[at]
  if (!from.year || from.month || token?.kind !== 'number' || token.text.length !== 2 || token.isApart) return null
  const year = Math.floor(from.year / 100) * 100 + Number(token.text)
  if (year < from.year || year > from.year + 12) return null
  return { value: { from, to: { year, month: null }, isCurrent: false, isRange: true }, next: at + 1 }
}

/** '2021 –' with nothing behind it still runs. */
function openEnd(tokens: DateToken[], first: { value: DatePoint; next: number }, at: number): Found<Ends> {
  const isDash = tokens[first.next]?.kind === 'dash'
  if (!isDash || !first.value.year || (tokens[at] && tokens[at].kind !== 'close')) return null
  return { value: { from: first.value, to: null, isCurrent: true, isRange: true }, next: at }
}

/** Past a dash, a slash between full dates, or a word such as 'to', 'bis', 'do'. */
function separatorEnd(tokens: DateToken[], at: number): number | null {
  let next = at
  const token = tokens[next]
  if (!token) return null
  if (token.kind === 'dot' && tokens[next + 1]?.kind === 'dash') next += 1
  if (must(tokens[next]).kind === 'dash') {
    while (tokens[next]?.kind === 'dash') next += 1
    return phraseAt(tokens, next, UNTIL_WORDS) ?? next
  }
  if (token.kind === 'comma' && phraseAt(tokens, next + 1, UNTIL_WORDS)) next += 1
  if (token.kind === 'quote') next = /^(den|dan|ten|tan)$/.test(tokens[next + 1]?.text ?? '') ? next + 2 : next + 1
  const word = phraseAt(tokens, next, UNTIL_WORDS)
  if (word !== null) return word
  if (token.kind === 'slash') return next + 1
  return phraseAt(tokens, next, CURRENT_WORDS) === null ? null : next
}

function single(tokens: DateToken[], first: { value: DatePoint; next: number }, isSince: boolean, isUntil: boolean) {
  let next = first.next
  let runs = isSince
  if (tokens[next]?.kind === 'quote' || tokens[next]?.kind === 'word') {
    for (const ahead of [next, next + 1, next + 2]) {
      const after = phraseAt(tokens, ahead, SINCE_AFTER_WORDS)
      if (after === null) continue
      runs = true
      next = after
      break
    }
  }
  const value: Ends = isUntil
    ? { from: null, to: first.value, isCurrent: false, isRange: false }
    : { from: first.value, to: null, isCurrent: runs, isRange: runs }
  return { value, next }
}

/** Takes brackets, durations and 'expected' that go with the date into the span. */
function finish(tokens: DateToken[], first: number, last: number, ends: Ends, wasExpected: boolean): Found<DateSpan> {
  let from = first
  let next = phraseAt(tokens, last, ENDED_WORDS) ?? last
  let isExpected = wasExpected || ends.isExpected === true
  const open = skipKinds(tokens, next, ['open', 'comma'])
  const expected = phraseAt(tokens, open, EXPECTED_WORDS)
  if (expected !== null) {
    isExpected = true
    next = tokens[expected]?.kind === 'close' ? expected + 1 : expected
  }
  if (tokens[from - 1]?.kind === 'open' && tokens[next]?.kind === 'close') {
    from -= 1
    next += 1
  }
  return { value: { ...ends, isExpected, start: must(tokens[from]).start, end: must(tokens[next - 1]).end }, next }
}

function skipKinds(tokens: DateToken[], at: number, kinds: DateToken['kind'][]): number {
  let next = at
  while (tokens[next] && kinds.includes(must(tokens[next]).kind) && next - at < 2) next += 1
  return next
}
