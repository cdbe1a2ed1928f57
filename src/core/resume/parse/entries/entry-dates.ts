import { must } from '#core/must.ts'
import type { Line } from '../layout/line.ts'
import { isProse } from '../sections/prose.ts'
import { degreeScore } from '../words/degree-words.ts'
import { schoolScore } from '../words/organisation-words.ts'
import { titleScore } from '../words/title-words.ts'
import { headerDate, type LineDate } from './line-dates.ts'

const LONGEST_DATED_NAME = 180
const LONGEST_SINGLE = 100
const FEWEST_ROLES = 2
const SAME_EDGE = 3
const MOST_ABOVE = 3
/** Lines of one point stand no further apart. */
const CLOSE = 0.6

export type Anchor = { at: number; date: LineDate }

/** The lines of a section whose dates place an entry in time. A year parted from a name does at schools (`isYearEnough`). */
export function findAnchors(lines: Line[], isYearEnough: boolean): Anchor[] {
  const found = lines.flatMap((line, at) => {
    const date = headerDate(line)
    return date ? [{ at, date }] : []
  })
  const free = found.filter(
    ({ at, date }, index) =>
      !must(lines[at]).hasBullet &&
      !(isHung(lines, at) && !date.span.isRange) &&
      !(date.span.isReached && isSaidAgain(lines, found[index - 1], at)) &&
      (!isProse(must(lines[at])) ||
        isDatedName(must(lines[at]), date) ||
        (isYearEnough && namesStudies(must(lines[at]).text))),
  )
  const roles = isYearEnough ? [] : roleItems(lines, found)
  if (roles.length > 0) return [...free, ...roles].sort((a, b) => a.at - b.at)
  const ranged = free.filter(({ date }) => date.span.isRange)
  // '• Clerk, Acme Ltd, 2018 – 2019': a list of jobs, whatever years stand elsewhere.
  const listed = found.filter(({ at, date }) => must(lines[at]).hasBullet && date.span.isRange)
  if (ranged.length === 0 && listed.length > 1 && !isYearEnough) return listed
  // Where jobs have ranges, a lone year is something else; a school may be set like those with ranges.
  const looks = new Set(isYearEnough ? ranged.map((anchor) => dateLookOf(lines, anchor)) : [])
  const usable =
    ranged.length > 0 && ranged.length >= free.length / 2
      ? free.filter(
          (anchor) =>
            anchor.date.span.isRange ||
            isSetApart(must(lines[anchor.at]), anchor.date, isYearEnough) ||
            (looks.has(dateLookOf(lines, anchor)) && namesStudies(must(lines[anchor.at]).text)),
        )
      : free
  if (usable.length > 0) return usable
  return found.filter(({ at, date }) => date.span.isRange || isSetApart(must(lines[at]), date, true))
}

/** Where a date stands in its line, how the line looks, and how many lines of its entry stand above it. */
function dateLookOf(lines: Line[], { at, date: { span, cell } }: Anchor): string {
  const line = must(lines[at])
  const own = must(line.cells[cell])
  const look = own.runs.find(({ text }) => text.trim() !== '')
  let top = at
  while (top > 0 && at - top < MOST_ABOVE && must(lines[top]).gapAbove < CLOSE) top -= 1
  const place = [cell, span.start === 0, span.end >= own.text.length - 1, Math.round(line.left / SAME_EDGE)]
  return [...place, look?.isBold, look?.isItalic, look?.size, look?.color, at - top].join('|')
}

/** The second line of a point: '(2023)' below '• Moved the tests to Playwright', further in than the names. */
function isHung(lines: Line[], at: number): boolean {
  const [line, above] = [must(lines[at]), lines[at - 1]]
  return (
    above !== undefined &&
    Math.abs(line.left - above.left) < SAME_EDGE &&
    line.gapAbove < CLOSE &&
    line.left > Math.min(...lines.map(({ left }) => left)) + SAME_EDGE * 2 &&
    (above.hasBullet || isHung(lines, at - 1))
  )
}

const namesStudies = (text: string) => schoolScore(text) > 0 || degreeScore(text) >= 2

/** 'Graduated 2019' below a range, and no other school between. */
const isSaidAgain = (lines: Line[], above: Anchor | undefined, at: number) =>
  above?.date.span.isRange === true && !lines.slice(above.at + 1, at + 1).some((line) => schoolScore(line.text) > 0)

/** '• Teller (2012 – 2015)' below an employer: where all items at one edge have a range and most a title, they are roles. */
function roleItems(lines: Line[], found: Anchor[]): Anchor[] {
  const items = lines.filter((line) => line.hasBullet)
  const edge = Math.min(...items.map((line) => line.left))
  const own = items.filter((line) => line.left < edge + SAME_EDGE)
  const roles = found.filter(({ at, date }) => own.includes(must(lines[at])) && isRole(must(lines[at]), date))
  const titled = roles.filter(({ at }) => titleScore(must(lines[at]).text) >= 1.5)
  return roles.length >= FEWEST_ROLES && roles.length === own.length && titled.length * 2 > roles.length ? roles : []
}

const isRole = (line: Line, { span, cell }: LineDate) =>
  span.isRange &&
  line.text.length < LONGEST_SINGLE &&
  (cell > 0 || span.start === 0 || span.end >= must(line.cells[cell]).text.length - 1)

/** A single date that is all of its cell, or a month or season parted from a short rest: 'Summer 2022 | Leeds'. */
function isSetApart(line: Line, { span, cell }: LineDate, isYearEnough: boolean): boolean {
  const text = must(line.cells[cell]).text
  const after = text.slice(span.end).replace(/^\s*\([^()]{3,24}\)$/, '')
  if (span.start + after.length <= 3) return true
  const isAtEdge = span.start === 0 || span.end >= text.length - 1
  if (isAtEdge && span.from?.month != null && titleScore(text) >= 2 && text.length < LONGEST_SINGLE) return true
  const isParted = /^\s*[|·•●,]/.test(text.slice(span.end)) || /[|·•●,]\s*$/.test(text.slice(0, span.start))
  return isParted && (isYearEnough || span.from?.month != null) && text.length < LONGEST_SINGLE
}

/** A long line that opens or ends with its range is a name with its dates, not a sentence. */
function isDatedName(line: Line, { span, cell }: LineDate): boolean {
  const text = must(line.cells[cell]).text
  const isOpened = span.start === 0
  const isDated = span.isRange || (isOpened && span.from?.month != null && titleScore(line.text) >= 2)
  const isEnded = span.end >= text.replace(/[.)\s]+$/, '').length - 1
  return isDated && text.length < LONGEST_DATED_NAME && (isEnded || (isOpened && !/[!?]$/.test(text)))
}
