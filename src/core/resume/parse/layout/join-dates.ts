import { must } from '#core/must.ts'
import type { DatePoint } from '../words/date-points.ts'
import { findDates } from '../words/dates.ts'
import type { Piece } from './pieces.ts'
import { piecesByHeight } from './pieces-by-height.ts'

const LONGEST_PART = 26
const MOST_PARTS = 3
/** The end of a line that waits for the rest of a date. */
const OPEN_END = /[-–—~]$|\p{L}\.?$/u
const OPEN_START = /^[-–—~]|^(?:to|until|bis|do|au|à|hasta|até)\s/u
const LONE_DASH = /^[-–—~]$/

/** Makes one piece of a date range that a narrow column broke over lines: 'March 2020 -' and 'September 2021'. */
export function joinDates(pieces: Piece[]): Piece[] {
  const gone = new Set<Piece>()
  const pairs = startsAboveEnds(pieces)
  const under = findsUnder(pieces)
  const joined = pieces.map((piece) => {
    const end = gone.has(piece) ? undefined : pairs.get(piece)
    if (end) {
      gone.add(end)
      return rangeOf(piece, end, { ...piece })
    }
    if (gone.has(piece) || piece.text.length > LONGEST_PART || !mayOpen(piece.text)) return piece
    const parts = partsUnder(piece, under, gone)
    for (let count = parts.length; count >= 2; count -= 1) {
      const own = parts.slice(0, count)
      if (!isWholeRange(textOf(own))) continue
      for (const part of own.slice(1)) gone.add(part)
      return merge(own)
    }
    return endAboveStart(piece, pieces, under, gone) ?? piece
  })
  return joined.filter((piece) => !gone.has(piece) && !LONE_DASH.test(piece.text))
}

/** 'Present' right above 'Mar 2020', flush and apart from the next such pair: an end over its start. */
function endAboveStart(end: Piece, pieces: Piece[], under: Under, gone: Set<Piece>): Piece | null {
  const start = under(end).find((other) => !gone.has(other))
  if (!start || !isLoneDate(start.text, false) || !isLoneDate(end.text, true)) return null
  const next = under(start)[0]
  const before = pieces.find((other) => other !== end && isUnder(other, end))
  if (next || (before && isLoneDate(before.text, false)) || !isOrdered(start, end)) return null
  // Two rows of a table, each with what its date is of.
  if (isLoneDate(end.text, false) && [start, end].every((date) => hasBeside(date, pieces))) return null
  gone.add(start)
  return rangeOf(start, end, end)
}

const hasBeside = (piece: Piece, pieces: Piece[]) =>
  pieces.some((other) => other.left > piece.right && Math.abs(other.baseline - piece.baseline) < 1)

/** How near text stands to the dates in its margin. */
const BESIDE = 40
const FEWEST_PAIRS = 2

/**
 * 'Sep 2010' above 'Apr 2012', by each start its end: alone in their column, or beside the text of an entry where all
 * dates of the margin stand in such pairs. A lone pair beside text may be two entries of one line.
 */
function startsAboveEnds(pieces: Piece[]): Map<Piece, Piece> {
  const dates = pieces.filter((piece) => isLoneDate(piece.text, true) || YEAR.test(piece.text))
  if (dates.length < 2) return new Map()
  const under = findsUnder(dates)
  const below = new Map(dates.map((piece) => [piece, under(piece)[0]]))
  const ends = new Set(below.values())
  const pairs = dates.flatMap((start) => {
    const end = below.get(start)
    return end && !ends.has(start) && !below.get(end) && isOrdered(start, end) ? [{ start, end }] : []
  })
  const isFree = (piece: Piece) =>
    !pieces.some(
      (other) =>
        other !== piece &&
        other.baseline > piece.top &&
        other.baseline < piece.bottom &&
        other.left - piece.right < BESIDE &&
        piece.left - other.right < BESIDE,
    )
  const inColumn = (piece: Piece) => (other: Piece) => Math.abs(other.left - piece.left) < 3
  return new Map(
    pairs
      .filter(({ start, end }) => {
        if (isFree(start) && isFree(end)) return true
        const own = pairs.filter((pair) => inColumn(start)(pair.start))
        return own.length >= FEWEST_PAIRS && dates.filter(inColumn(start)).length <= own.length * 2
      })
      .map(({ start, end }) => [start, end]),
  )
}

const YEAR = /^(?:19|20)\d\d$/

const isOrdered = (start: Piece, end: Piece) => {
  const [span] = findDates(`${start.text} – ${end.text}`)
  return span?.isRange === true && (span.isCurrent || valueOf(span.from) < valueOf(span.to))
}

function rangeOf(start: Piece, end: Piece, at: Piece): Piece {
  const runs = [start, end].flatMap((part, index) =>
    part.runs.map((run) => (index > 0 ? { ...run, text: ` – ${run.text}` } : run)),
  )
  const [left, right] = [Math.min(start.left, end.left), Math.max(start.right, end.right)]
  return { ...at, text: `${start.text} – ${end.text}`, runs, left, right }
}

const valueOf = (point: DatePoint | null) => (point ? (point.year ?? 0) * 12 + (point.month ?? 0) : 0)

/** A month and its year, or (`mayRun`) a word for now, and nothing else. */
function isLoneDate(text: string, mayRun: boolean): boolean {
  const [span, another] = findDates(text)
  if (mayRun && !span) return findDates(`01/2000 – ${text}`)[0]?.isCurrent === true && text.length < 16
  return span?.from?.month != null && !another && !span.isRange && span.end - span.start >= text.length - 1
}

const mayOpen = (text: string) => /\d{2}/.test(text) || OPEN_END.test(text)

/** The piece and the short ones right below it that may go on with its date. */
function partsUnder(piece: Piece, under: Under, gone: Set<Piece>): Piece[] {
  const parts = [piece]
  while (parts.length < MOST_PARTS) {
    const last = must(parts.at(-1))
    const next = under(last).find((other) => !gone.has(other))
    if (!next || next.text.length > LONGEST_PART || !(OPEN_END.test(last.text) || OPEN_START.test(next.text))) break
    parts.push(next)
  }
  return parts
}

type Under = (piece: Piece) => Piece[]

function findsUnder(pieces: Piece[]): Under {
  const near = piecesByHeight(pieces)
  return (piece) =>
    near(piece.bottom - piece.size * 0.3, piece.bottom + piece.size * 1.6).filter((other) => isUnder(piece, other))
}

function isUnder(piece: Piece, other: Piece): boolean {
  if (other === piece || Math.abs(other.size - piece.size) > 0.5) return false
  const gap = other.top - piece.bottom
  if (gap < -piece.size * 0.3 || gap > piece.size * 1.6) return false
  const isMiddle = Math.abs(piece.left + piece.right - other.left - other.right) < 6
  return isMiddle || Math.abs(piece.left - other.left) < 3 || Math.abs(piece.right - other.right) < 3
}

/** '2018-07 – 2020-' above '12'. */
const isCutDate = (part: Piece, next: Piece) => /\d-$/.test(part.text) && /^\d/.test(next.text)
const textOf = (parts: Piece[]) =>
  parts.map((part, at) => (at > 0 && !isCutDate(must(parts[at - 1]), part) ? ` ${part.text}` : part.text)).join('')

/** One range (or an expected end) and nothing else: two dates below each other are two dates. */
export function isWholeRange(text: string): boolean {
  const [span, another] = findDates(text)
  return (
    span !== undefined &&
    another === undefined &&
    (span.isRange || span.isExpected) &&
    span.end - span.start >= text.length - 2
  )
}

function merge(parts: Piece[]): Piece {
  const first = must(parts[0])
  const runs = parts.flatMap((part, at) =>
    part.runs.map((run, index) =>
      at > 0 && index === 0 && !isCutDate(must(parts[at - 1]), part) ? { ...run, text: ` ${run.text}` } : run,
    ),
  )
  return {
    ...first,
    text: textOf(parts),
    runs,
    left: Math.min(...parts.map((part) => part.left)),
    right: Math.max(...parts.map((part) => part.right)),
  }
}
