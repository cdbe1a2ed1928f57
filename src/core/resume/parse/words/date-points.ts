import { must } from '#core/must.ts'
import type { Season } from '../../schema.ts'
import type { DateToken } from './date-tokens.ts'
import { CURRENT_WORDS, phraseAt, VAGUE_WORDS } from './date-words.ts'
import { monthOf, seasonNamed, seasonOf } from './month-names.ts'
import { readYearPart } from './year-parts.ts'

/** A month or a year. A month without its year waits for the one at the range's end; with `season` it only puts dates in order. */
export type DatePoint = { year: number | null; month: number | null; season?: Season | undefined }
export type Found<T> = { value: T; next: number } | null

const FIRST_YEAR = 1950
const LAST_YEAR = 2059

/** Reads one date at `at`: 'Sept. 2019', '09/2019', '2019.03', "Mar '19", '3 March 2019', 'Fall 2019', 'Q1 2020', '2019'. */
export function readPoint(tokens: DateToken[], at: number): Found<DatePoint> {
  const first = tokens[at]
  if (!first) return null
  const exact = phraseAt(tokens, at, VAGUE_WORDS)
  if (exact !== null) return readExact(tokens, tokens[exact]?.kind === 'dash' ? exact + 1 : exact)
  return readExact(tokens, at)
}

function readExact(tokens: DateToken[], at: number): Found<DatePoint> {
  const first = tokens[at]
  if (!first) return null
  const part = readYearPart(tokens, at)
  const inPart = part && withYear(tokens, part.next, part.month, true, part.season)
  if (inPart) return inPart
  if (first.kind === 'word') return readNamed(tokens, at)
  // 'Midsummer’24' is the name of something.
  if (first.kind === 'quote')
    return tokens[at - 1]?.kind === 'word' && !first.isApart ? null : readShortYear(tokens, at)
  if (first.kind === 'number') return readDayAndName(tokens, at) ?? readNumeric(tokens, at)
  return null
}

function readNamed(tokens: DateToken[], at: number): Found<DatePoint> {
  const word = must(tokens[at]).text
  const month = monthOf(word)
  if (word === 'janeiro' && tokens[at - 1]?.text === 'de' && tokens[at - 2]?.text === 'rio') return null
  if (month !== undefined) return withYear(tokens, at + 1, month, false)
  const season = seasonOf(word)
  return season === undefined ? null : withYear(tokens, at + 1, season, true, seasonNamed(word))
}

/** The year after a month's name; dots, commas, 'de', 'of' and a day may stand between. */
function withYear(
  tokens: DateToken[],
  at: number,
  month: number,
  needsYear: boolean,
  season?: Season,
): Found<DatePoint> {
  let next = at
  let skipped = 0
  while (skipped < 3 && isFiller(tokens[next])) {
    next += 1
    skipped += 1
  }
  const day = tokens[next]
  if (day?.kind === 'number' && day.text.length <= 2 && Number(day.text) <= 31) {
    const afterDay = isFiller(tokens[next + 1]) ? next + 2 : next + 1
    const year = yearAt(tokens, afterDay)
    if (year) return { value: pointIn(year.value, month, season), next: year.next }
  }
  if (!needsYear && isDayOfSpan(tokens, next)) return { value: { year: null, month }, next: next + 1 }
  const dash = tokens[next]?.kind === 'dash' || tokens[next]?.kind === 'slash' ? next + 1 : next
  const year =
    yearAt(tokens, next) ??
    (dash > next && !must(tokens[next]).isApart ? (yearAt(tokens, dash) ?? tightYear(tokens, dash)) : null) ??
    (dash > next ? yearInRange(tokens, dash) : null) ??
    twoDigitYear(tokens, next)
  if (year) {
    // 'WS 2018/19': the winter of two years.
    const isOver = needsYear && tokens[year.next]?.kind === 'slash' && tokens[year.next + 1]?.text.length === 2
    return { value: pointIn(year.value, month, season), next: isOver ? year.next + 2 : year.next }
  }
  return needsYear || must(tokens[at - 1]).text.length < 3
    ? null
    : { value: { year: null, month }, next: tokens[at]?.kind === 'dot' ? at + 1 : at }
}

/** The first day of 'June 1 – June 30, 2026': behind the dash stands another day of a month, with the year of both. */
function isDayOfSpan(tokens: DateToken[], at: number): boolean {
  const isDay = (token: DateToken | undefined) =>
    token?.kind === 'number' && /^(?:[1-9]|[12]\d|3[01])$/.test(token.text)
  const [day, dash, month, end, comma] = tokens.slice(at, at + 5)
  const year = at + (comma?.kind === 'comma' ? 5 : 4)
  const isMonth = month?.kind === 'word' && monthOf(month.text) !== undefined
  return isDay(day) && dash?.kind === 'dash' && isMonth && isDay(end) && yearAt(tokens, year) !== null
}

const pointIn = (year: number, month: number, season: Season | undefined): DatePoint =>
  season ? { year, month, season } : { year, month }

function isFiller(token: DateToken | undefined): boolean {
  if (!token) return false
  return (
    token.kind === 'dot' || token.kind === 'comma' || (token.kind === 'word' && /^(de|of|del|do|r)$/.test(token.text))
  )
}

function twoDigitYear(tokens: DateToken[], at: number): Found<number> {
  const quoted = readShortYear(tokens, at)
  if (quoted) return { value: must(quoted.value.year), next: quoted.next }
  const token = tokens[at]
  const before = tokens[at - 1]
  if (token?.kind !== 'number' || token.text.length !== 2 || !before) return null
  // 'Mar 19' alone could be a day; a two-figure year is taken only when no year follows.
  if (yearAt(tokens, at + 1) ?? yearAt(tokens, at + 2)) return null
  return { value: fullYear(Number(token.text)), next: at + 1 }
}

/** 'March - 2022 - June - 2023', '… - Present': a dash stands within a date where another one parts the two ends. */
function yearInRange(tokens: DateToken[], at: number): Found<number> {
  if (tokens[at - 3]?.kind === 'dash' && yearAt(tokens, at - 4)) return yearAt(tokens, at)
  const end = tokens[at + 2]
  if (tokens[at + 1]?.kind !== 'dash' || end?.kind !== 'word') return null
  return phraseAt(tokens, at + 2, CURRENT_WORDS) !== null || monthOf(end.text) !== undefined ? yearAt(tokens, at) : null
}

/** 'Jun-19'. */
const tightYear = (tokens: DateToken[], at: number) => (tokens[at]?.isApart ? null : twoDigitYear(tokens, at))

function readShortYear(tokens: DateToken[], at: number): { value: DatePoint; next: number } | null {
  const digits = tokens[at + 1]
  const quote = tokens[at]
  if (quote?.kind !== 'quote' || digits?.kind !== 'number' || digits.text.length !== 2 || digits.isApart) return null
  return { value: { year: fullYear(Number(digits.text)), month: null }, next: at + 2 }
}

const fullYear = (short: number) => (short <= 40 ? 2000 + short : 1900 + short)

function yearAt(tokens: DateToken[], at: number): Found<number> {
  const token = tokens[at]
  if (token?.kind !== 'number' || token.text.length !== 4) return null
  const year = Number(token.text)
  return year >= FIRST_YEAR && year <= LAST_YEAR ? { value: year, next: at + 1 } : null
}

/** '3 March 2019', '03. März 2019', '5 de mayo de 2020'. */
function readDayAndName(tokens: DateToken[], at: number): Found<DatePoint> {
  const day = must(tokens[at])
  if (day.text.length > 2 || Number(day.text) > 31) return null
  let next = at + 1
  for (let skipped = 0; skipped < 2 && isFiller(tokens[next]); skipped += 1) next += 1
  // 'NSE 4, November 2023': a comma parts no day from its month
  if (tokens.slice(at + 1, next).some(({ kind }) => kind === 'comma')) return null
  const word = tokens[next]
  const month = word?.kind === 'word' ? monthOf(word.text) : undefined
  if (month === undefined) return null
  const found = withYear(tokens, next + 1, month, false)
  return found?.value.year ? found : null
}

function readNumeric(tokens: DateToken[], at: number): Found<DatePoint> {
  const year = yearAt(tokens, at)
  if (year) return readAfterYear(tokens, at, year)
  const parts = [at]
  const joint = tokens[at + 1]
  const apart = yearAt(tokens, at + 1)
  if (apart && isMonthAlone(tokens, at))
    return { value: { year: apart.value, month: Number(must(tokens[at]).text) }, next: apart.next }
  // '08/ 2024'
  const behind = joint?.kind === 'slash' && tokens[at - 1]?.kind !== 'slash' ? yearAt(tokens, at + 2) : null
  if (behind && isMonthAlone(tokens, at))
    return { value: { year: behind.value, month: Number(must(tokens[at]).text) }, next: behind.next }
  if (!joint || !isJoint(joint)) return null
  let next = at
  while (
    parts.length < 3 &&
    tokens[next + 1]?.kind === joint.kind &&
    tokens[next + 2]?.kind === 'number' &&
    !must(tokens[next + 2]).isApart
  ) {
    next += 2
    parts.push(next)
  }
  const last = yearAt(tokens, must(parts.at(-1))) ?? (parts.length === 3 ? shortYearOf(tokens, must(parts[2])) : null)
  if (!last || parts.length < 2) return shortNumeric(tokens, parts)
  const numbers = parts.slice(0, -1).map((part) => Number(must(tokens[part]).text))
  const month = monthAmong(numbers, joint.kind)
  return month === null ? null : { value: { year: last.value, month }, next: last.next }
}

/** '09 2022' and '– 10 2023', but 'Windows 10 2019' is the name of something. */
const isMonthAlone = (tokens: DateToken[], at: number) =>
  /^0[1-9]$/.test(must(tokens[at]).text) || (/^1[0-2]$/.test(must(tokens[at]).text) && tokens[at - 1]?.kind !== 'word')

/** '15/04/19'. */
function shortYearOf(tokens: DateToken[], at: number): Found<number> {
  const { text } = must(tokens[at])
  return text.length === 2 && must(tokens[at - 1]).kind === 'slash'
    ? { value: fullYear(Number(text)), next: at + 1 }
    : null
}

/** '03/19' is a month and a year only beside a slash. */
function shortNumeric(tokens: DateToken[], parts: number[]): Found<DatePoint> {
  if (parts.length !== 2 || must(tokens[must(parts[0]) + 1]).kind !== 'slash') return null
  const [month, year] = parts.map((part) => must(tokens[part]).text)
  if (must(month).length > 2 || must(year).length !== 2 || Number(month) < 1 || Number(month) > 12) return null
  return { value: { year: fullYear(Number(year)), month: Number(month) }, next: must(parts[1]) + 1 }
}

/** Day before month, but where that cannot be, or with slashes where the second number is beyond twelve. */
function monthAmong(numbers: number[], joint: DateToken['kind']): number | null {
  const isMonth = (number: number) => number >= 1 && number <= 12
  if (numbers.length === 1) return isMonth(must(numbers[0])) ? must(numbers[0]) : null
  const [first, second] = numbers as [number, number]
  if (isMonth(second)) return second
  return isMonth(first) && second <= 31 && joint === 'slash' ? first : null
}

function readAfterYear(tokens: DateToken[], at: number, year: { value: number; next: number }): Found<DatePoint> {
  const eastern = easternMonth(tokens, at, year.value)
  if (eastern) return eastern
  const joint = tokens[at + 1]
  const month = tokens[at + 2]
  // '2018 / 06' stands apart on both sides.
  const isTight =
    joint !== undefined &&
    month !== undefined &&
    (joint.isApart ? joint.kind === 'slash' && month.isApart && /^0\d$|^1[0-2]$/.test(month.text) : !month.isApart)
  // A long dash joins years and not a year with its month: '2005–07'.
  const isRange = isTight && /[–—]/.test(joint.text) && month.text.length === 2 && Number(month.text) > year.value % 100
  if (
    isTight &&
    !isRange &&
    isJoint(joint) &&
    month.kind === 'number' &&
    month.text.length <= 2 &&
    Number(month.text) >= 1 &&
    Number(month.text) <= 12
  ) {
    const day = tokens[at + 4]
    const hasDay = tokens[at + 3]?.kind === joint.kind && day?.kind === 'number' && !day.isApart && day.text.length <= 2
    // 2019-20 and 2008/09 are spans of years, not months, when the month stands without its nought.
    return { value: { year: year.value, month: Number(month.text) }, next: at + (hasDay ? 5 : 3) }
  }
  const after = tokens[at + 1]?.kind === 'comma' || tokens[at + 1]?.kind === 'dot' ? at + 2 : at + 1
  const named = tokens[after]
  // '2023 Yaz' names the season behind its year.
  const month2 = named?.kind === 'word' ? (monthOf(named.text) ?? seasonOf(named.text)) : undefined
  // '2019 March', unless that month has its own year: '2018 - March 2019' is caught by the dash before.
  if (month2 !== undefined && after === at + 1 && !yearAt(tokens, after + 1) && must(named).text !== 'may') {
    return { value: pointIn(year.value, month2, seasonNamed(must(named).text)), next: after + 1 }
  }
  // '2020 Q1', '2018 1. yarıyıl', unless that has its own year.
  const part = readYearPart(tokens, after)
  if (part && !yearAt(tokens, part.next))
    return { value: pointIn(year.value, part.month, part.season), next: part.next }
  return { value: { year: year.value, month: null }, next: year.next }
}

/** '2021年4月1日', '2021년 4월', '2021年'. */
function easternMonth(tokens: DateToken[], at: number, year: number): Found<DatePoint> {
  if (!isYearSign(tokens[at + 1])) return null
  const countAt = (from: number, sign: RegExp) =>
    tokens[from]?.kind === 'number' && sign.test(signOf(tokens[from + 1])) ? Number(tokens[from].text) : 0
  const month = countAt(at + 2, /^[月월]$/u)
  if (month < 1 || month > 12) return { value: { year, month: null }, next: at + 2 }
  return { value: { year, month }, next: countAt(at + 4, /^[日일]$/u) ? at + 6 : at + 4 }
}

const signOf = (token: DateToken | undefined) => token?.text.normalize('NFC') ?? ''
export const isYearSign = (token: DateToken | undefined): boolean => /^[年년]$/u.test(signOf(token))
const isJoint = (token: DateToken) => token.kind === 'dash' || token.kind === 'slash' || token.kind === 'dot'
