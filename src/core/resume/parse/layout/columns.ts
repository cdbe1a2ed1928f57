import { must } from '#core/must.ts'
import { stripBullet } from './bullets.ts'
import { formField } from '../sections/form-labels.ts'
import type { Judge } from './judge.ts'
import type { Piece } from './pieces.ts'
import type { Plan } from '../reading-plan.ts'
import { joinCentredRows } from './centred-rows.ts'
import { findTable } from './table-region.ts'

/** Pieces that are read together, top to bottom, in `rows` where a table says so. `isColumn` when the page was cut beside it. */
export type Region = { pieces: Piece[]; left: number; right: number; isColumn: boolean; rows?: Piece[][] }

type Cut = { x: number; top: number; bottom: number; weight: number }

const DEEPEST = 4
const FEWEST_ROWS = 3
/** Headings may begin a little left of the text below them. */
const SAME_EDGE_POINTS = 4
/** Headings set by hand begin near each other. */
const LOOSE_EDGE_POINTS = 8
/** How far the text under a heading may stand to its right, in points. */
const WIDEST_INDENT = 25

/** The regions of a page: tables with named columns are rows already, all else is cut into columns. */
export function pageRegions(
  pieces: Piece[],
  judge: Judge,
  columns: Plan['columns'],
  edges: readonly number[] = [],
): Region[] {
  const table = findTable(pieces, judge) ?? findTable(joinCentredRows(pieces), judge)
  if (!table) return cutColumns(pieces, judge, columns, edges)
  const own: Region = { ...regionOf(table.rows.flat(), false), rows: table.rows }
  return [...cutColumns(table.above, judge, columns, edges), own, ...pageRegions(table.below, judge, columns, edges)]
}

/**
 * Cuts a page into regions in reading order: what stands above columns, the columns from left to right, what stands
 * below. Rows that belong together (dates beside entries, labels beside lists) are left in one region. `edges` are where
 * columns of the page before begin, which go on here where nothing crosses them.
 */
export function cutColumns(
  pieces: Piece[],
  judge: Judge,
  columns: Plan['columns'] = 'judged',
  edges: readonly number[] = [],
  depth = 0,
): Region[] {
  if (pieces.length === 0) return []
  const cut = depth < DEEPEST && columns !== 'none' ? findCut(pieces, judge, columns, edges) : null
  if (!cut) return [regionOf(pieces, depth > 0)]
  const above: Piece[] = []
  const left: Piece[] = []
  const right: Piece[] = []
  const below: Piece[] = []
  for (const piece of pieces) {
    if (piece.baseline < cut.top) above.push(piece)
    else if (piece.baseline > cut.bottom) below.push(piece)
    else if (piece.left >= cut.x - 0.5) right.push(piece)
    else left.push(piece)
  }
  return [
    ...cutColumns(above, judge, columns, edges, depth + 1).map((region) => ({
      ...region,
      isColumn: depth > 0 && region.isColumn,
    })),
    ...cutColumns(left, judge, columns, edges, depth + 1),
    ...cutColumns(right, judge, columns, edges, depth + 1),
    ...cutColumns(below, judge, columns, edges, depth + 1).map((region) => ({
      ...region,
      isColumn: depth > 0 && region.isColumn,
    })),
  ]
}

function regionOf(pieces: Piece[], isColumn: boolean): Region {
  return {
    pieces,
    left: Math.min(...pieces.map((piece) => piece.left)),
    right: Math.max(...pieces.map((piece) => piece.right)),
    isColumn,
  }
}

function findCut(pieces: Piece[], judge: Judge, columns: Plan['columns'], edges: readonly number[]): Cut | null {
  let best: Cut | null = null
  const sorted = [...pieces].sort((a, b) => a.baseline - b.baseline)
  const headings = pieces.filter((piece) => judge.isHeading(piece.text))
  for (const x of [...columnStarts(pieces), ...headingStarts(headings), ...edges]) {
    for (const cut of openStretches(sorted, x, headsBothSides(pieces, headings, x, judge))) {
      if (best && cut.weight <= best.weight) continue
      const within = pieces.filter((piece) => piece.baseline >= cut.top && piece.baseline <= cut.bottom)
      const left = within.filter((piece) => piece.left < x - 0.5)
      const right = within.filter((piece) => piece.left >= x - 0.5)
      const starts = Math.min(...right.map((piece) => piece.left))
      const goesOn = edges.some((edge) => Math.abs(edge - starts) < SAME_EDGE_POINTS)
      if (columns === 'all' || goesOn || areIndependent(left, right, judge)) best = cut
    }
  }
  return best
}

const isBeside = (piece: Piece, others: Piece[]) =>
  others.some(
    (other) => Math.abs(other.baseline - piece.baseline) < piece.size * 0.5 && !stripBullet(other.text).hasBullet,
  )

/** Places where several pieces start below each other, other than the region's own left edge. */
function columnStarts(pieces: Piece[]): number[] {
  const sorted = pieces.map((piece) => piece.left).sort((a, b) => a - b)
  const starts: number[] = []
  let from = 0
  for (let index = 1; index <= sorted.length; index += 1) {
    if (index < sorted.length && must(sorted[index]) - must(sorted[from]) < SAME_EDGE_POINTS) continue
    if (index - from >= FEWEST_ROWS && from > 0) starts.push(must(sorted[from]))
    from = index
  }
  return starts
}

/** The edge of a column whose rows start each at a place of its own, under headings that share one. */
function headingStarts(headings: Piece[]): number[] {
  const edge = Math.min(...headings.map((piece) => piece.left))
  const apart = headings.filter((piece) => piece.left - edge > WIDEST_INDENT)
  const lefts = apart.map((piece) => piece.left).sort((a, b) => a - b)
  return lefts.filter(
    (left, at) =>
      (lefts[at + 1] ?? Number.POSITIVE_INFINITY) - left < LOOSE_EDGE_POINTS ||
      (at > 0 && left - must(lefts[at - 1]) < SAME_EDGE_POINTS),
  )
}

/** Where only the left of two broad halves has headings, they stand over both halves. */
function headsBothSides(pieces: Piece[], all: Piece[], x: number, judge: Judge): (piece: Piece) => boolean {
  const headings = commonLook(all.filter((piece) => piece.right < x))
  const right = headings.length > 0 ? pieces.filter((piece) => piece.left >= x - 0.5) : []
  if (right.length === 0) return () => false
  const left = pieces.filter((piece) => piece.right < x)
  const isBroad = Math.min(width(left), width(right)) > Math.max(width(left), width(right)) * 0.6
  const isBare = isBroad && !right.some((piece) => judge.isHeading(piece.text))
  if (!isBare && (countHeadings(right, headings, judge) > 0 || !standFree(headings, left, right))) return () => false
  return (piece) => headings.includes(piece)
}

/** Those of the look most of them have: 'Languages' may also be a label among skills. */
function commonLook(headings: Piece[]): Piece[] {
  const looks = new Map<string, Piece[]>()
  for (const piece of headings) {
    const look = `${Math.round(piece.size)}|${must(piece.runs[0]).isBold}|${isCaps(piece)}`
    looks.set(look, [...(looks.get(look) ?? []), piece])
  }
  return [...looks.values()].sort((a, b) => b.length - a.length)[0] ?? []
}

/** Headings of a left side that is no margin, each with nothing beside it. */
function standFree(headings: Piece[], left: Piece[], right: Piece[]): boolean {
  const isFree = (heading: Piece) => right.every((piece) => piece.top >= heading.bottom || piece.bottom <= heading.top)
  const isUnder = (piece: Piece) =>
    headings.includes(piece) || headings.some((heading) => Math.abs(piece.left - heading.left) < WIDEST_INDENT)
  return (
    headings.length >= 2 &&
    width(left) > width(right) * 0.35 &&
    headings.every(isFree) &&
    left.filter(isUnder).length > left.length * 0.7
  )
}

/** Heights over which nothing crosses `x` and both sides have several rows; of pieces from the top down. */
function openStretches(sorted: Piece[], x: number, isCommon: (piece: Piece) => boolean): Cut[] {
  const cuts: Cut[] = []
  let stretch: Piece[] = []
  const close = () => {
    const left = stretch.filter((piece) => piece.left < x - 0.5)
    const right = stretch.filter((piece) => piece.left >= x - 0.5)
    if (left.length >= FEWEST_ROWS && right.length >= FEWEST_ROWS && Math.max(left.length, right.length) >= 5) {
      const top = Math.min(...stretch.map((piece) => piece.baseline)) - 0.5
      const bottom = Math.max(...stretch.map((piece) => piece.baseline)) + 0.5
      const gutter = x - Math.max(...left.map((piece) => piece.right))
      // A short margin beside a long text is the weaker cut: something else stands above or below it.
      const balance = Math.sqrt(Math.min(left.length, right.length))
      const weight = (bottom - top) * (1 + Math.min(gutter, 40) / 100) * balance
      if (gutter > 3) cuts.push({ x, top, bottom, weight })
    }
    stretch = []
  }
  for (const piece of sorted) {
    if (piece.left < x - 0.5 && (piece.right > x - 2 || isCommon(piece))) close()
    else stretch.push(piece)
  }
  close()
  return cuts
}

function areIndependent(left: Piece[], right: Piece[], judge: Judge): boolean {
  const dated = (side: Piece[]) => side.filter((piece) => judge.isDated(piece.text)).length
  for (const [side, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (width(side) > width(other) * 0.8) continue
    const own = dated(side)
    // Dates in a margin belong to what stands beside them; a separate column has sentences too.
    if (own >= side.length * 0.4 || (own >= 2 && dated(other) === 0 && isMarginal(side, other))) return false
  }
  // Cards or halves of a page: each side is broad and has its own dates.
  const isBroad = Math.min(width(left), width(right)) > Math.max(width(left), width(right)) * 0.6
  if (isBroad && dated(left) > 0 && dated(right) > 0 && !isFlushRight(right)) return true
  const headings = left.filter((piece) => judge.isHeading(piece.text))
  const headingsLeft = headings.length
  // Labels of a form name what stands beside them.
  if (left.filter((piece) => formField(piece.text) !== null).length >= FEWEST_ROWS) return false
  // A margin of nothing but headings.
  if (headingsLeft >= FEWEST_ROWS && headingsLeft >= left.length * 0.8) return false
  const headingsRight = countHeadings(right, headings, judge)
  if (headingsLeft >= 2 && headingsRight === 0) {
    // Headings that only a margin has name what stands beside them.
    if (width(left) < width(right) * 0.8) return false
    // Sections that only the left names go on to the right, where it alone says when.
    if (dated(right) >= 2 && dated(left) === 0) return false
  }
  // Within one section, dates that only one side has are those of the other side's entries.
  if (headingsLeft === 0 && headingsRight === 0 && dated(right) >= 2 && dated(left) === 0) return false
  if (areRows(left, right, headingsRight, judge)) return false
  if (headingsLeft > 0 && headingsRight > 0) return true
  const aligned = sharedRows(left, right)
  if (isFlushRight(right) && aligned > 0.7) return false
  return aligned < 0.75
}

/** Dates at the end of the lines on the left, or rows of a table that the dates on the left open. */
function areRows(left: Piece[], right: Piece[], headingsRight: number, judge: Judge): boolean {
  const [datesLeft, datesRight] = [left, right].map((side) =>
    side.filter((piece) => judge.isDated(piece.text) && !stripBullet(piece.text).hasBullet),
  ) as [Piece[], Piece[]]
  const isEnd =
    datesRight.length >= 2 &&
    datesLeft.length <= datesRight.length / 2 &&
    (isFlushRight(datesRight) || isFieldEdge(datesRight, right)) &&
    datesRight.every((piece) => isBeside(piece, left))
  const isTable =
    headingsRight === 0 &&
    datesLeft.length >= 2 &&
    datesRight.length === 0 &&
    datesLeft.every((piece) => isBeside(piece, right))
  // Short notes that all stand at the end of a line: dates, towns.
  const isNotes =
    headingsRight === 0 &&
    right.length <= left.length &&
    right.every((piece) => piece.text.length < 40 && isBeside(piece, left))
  return isEnd || isTable || isNotes
}

/** Dates one below the other where nothing else starts: the last field of a row. */
function isFieldEdge(dates: Piece[], side: Piece[]): boolean {
  const edge = Math.min(...dates.map((piece) => piece.left))
  return (
    dates.every((piece) => piece.left - edge < 2.5) &&
    side.every((piece) => dates.includes(piece) || Math.abs(piece.left - edge) > 2.5)
  )
}

/** Headings of the right side: words like 'Technology' in the look of the text around them are none. */
function countHeadings(right: Piece[], left: Piece[], judge: Judge): number {
  const own = right.filter((piece) => judge.isHeading(piece.text))
  if (left.length < 2 || own.length === 0) return own.length
  const sizes = right.map((piece) => piece.size).sort((a, b) => a - b)
  const usual = must(sizes[sizes.length >> 1])
  const isLike = (piece: Piece) =>
    left.some(
      (other) =>
        Math.abs(other.size - piece.size) < 1 &&
        must(other.runs[0]).isBold === must(piece.runs[0]).isBold &&
        isCaps(other) === isCaps(piece),
    )
  const standing = own.filter((piece) => must(piece.runs[0]).isBold || piece.size > usual + 0.5 || isCaps(piece))
  return standing.length >= 2 || own.some(isLike) ? own.length : 0
}

const isCaps = (piece: Piece) => piece.text === piece.text.toUpperCase()

/** Short notes, fewer than there are lines beside them. */
function isMarginal(side: Piece[], other: Piece[]): boolean {
  const lengths = side.map((piece) => piece.text.length).sort((a, b) => a - b)
  return (
    side.length > 0 &&
    side.length < other.length &&
    must(lengths[Math.floor(lengths.length * 0.9)]) <= 34 &&
    !side.some((piece) => stripBullet(piece.text).hasBullet)
  )
}

function width(pieces: Piece[]): number {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const piece of pieces) {
    left = Math.min(left, piece.left)
    right = Math.max(right, piece.right)
  }
  return right - left
}

/** How much of the smaller side stands on the baselines of the other. */
function sharedRows(left: Piece[], right: Piece[]): number {
  const [small, large] = left.length <= right.length ? [left, right] : [right, left]
  const shared = small.filter((piece) =>
    large.some((other) => Math.abs(other.baseline - piece.baseline) < Math.max(1.5, piece.size * 0.25)),
  ).length
  return shared / small.length
}

function isFlushRight(pieces: Piece[]): boolean {
  const edge = Math.max(...pieces.map((piece) => piece.right))
  return pieces.filter((piece) => edge - piece.right < 3).length >= pieces.length * 0.8
}
