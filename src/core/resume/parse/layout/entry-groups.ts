import { must } from '#core/must.ts'
import { stripBullet } from './bullets.ts'
import { findDates } from '../words/dates.ts'
import type { Judge } from './judge.ts'
import { companyScore, schoolScore } from '../words/organisation-words.ts'
import type { Piece } from './pieces.ts'
import { formField } from '../sections/form-labels.ts'
import { titleScore } from '../words/title-words.ts'

/** Columns nearer than this, in points, are one. */
const LEAST_GUTTER = 5
const LEAST_SENTENCE_WORDS = 4
/** Baselines nearer than this, in points, are of one line. */
const LEVEL = 1.5
const LETTER_EMS = 0.5
/** A group is parted from the next by this much more space than lines have, in ems. */
const EXTRA_SPACE = 0.3

const LOOSE_END = /[&,/-]$|\b(?:of|for|and|the|at|de|du|des|del|la|do|da|dos|das|e|y|et|für|der|und|im|i|w|ve)$/iu
const LOOSE_START = /^[\p{Ll}(&]|^\p{Lu}{2,3}$/u

/** Pieces that stand together, with the columns free space cuts them into, left to right. */
type Group = { rows: Piece[][]; columns: Piece[][] }

/**
 * Entries laid out as a row of blocks (names, dates and a place beside sentences that run over several lines) are read
 * block by block, names first; a line that mixed a sentence with an employer would be lost to both. `rest` reads all
 * other rows.
 */
export function withEntryGroups(rows: Piece[][], judge: Judge, rest: (rows: Piece[][]) => Piece[][]): Piece[][] {
  const groups = groupsOf(rows, judge).map((own) => ({ rows: own, columns: columnsOf(own.flat()) }))
  if (!groups.some((group) => isMixed(group, judge))) return rest(rows)
  const mixed = groups.filter((group) => isMixed(group, judge) || isLike(group, groups, judge))
  const result: Piece[][] = []
  let plain: Piece[][] = []
  for (const group of groups) {
    if (!mixed.includes(group)) plain.push(...group.rows)
    else {
      result.push(...rest(plain), ...readGroup(group, mixed))
      plain = []
    }
  }
  return [...result, ...rest(plain)]
}

/** Rows between wider spaces; a heading starts its own group. */
function groupsOf(rows: Piece[][], judge: Judge): Piece[][][] {
  const gaps: number[] = []
  let bottom = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    gaps.push((Math.min(...row.map((piece) => piece.top)) - bottom) / Math.max(must(row[0]).size, 6))
    bottom = Math.max(bottom, ...row.map((piece) => piece.bottom))
  }
  const usual = gaps.filter((gap) => gap > 0 && gap < 3).sort((a, b) => a - b)
  const limit = (usual[Math.floor(usual.length * 0.2)] ?? 0.4) + EXTRA_SPACE
  const groups: Piece[][][] = []
  rows.forEach((row, index) => {
    const isAfterHeading = index > 0 && isHeadingRow(must(rows[index - 1]), judge)
    if (must(gaps[index]) > limit || isHeadingRow(row, judge) || isAfterHeading || groups.length === 0)
      groups.push([row])
    else must(groups.at(-1)).push(row)
  })
  return groups.flatMap((group) => atRanges(group, judge))
}

/** Entries without space between them start where their dates stand, when the first one does. */
function atRanges(group: Piece[][], judge: Judge): Piece[][][] {
  const starts = group.flatMap((row, at) => (row.some((piece) => isRange(piece, judge)) ? [at] : []))
  if (starts.length < 2 || starts[0] !== 0) return [group]
  return starts.map((from, index) => group.slice(from, starts[index + 1]))
}

const isHeadingRow = (row: Piece[], judge: Judge) => row.length === 1 && judge.isHeading(must(row[0]).text)

function columnsOf(pieces: Piece[]): Piece[][] {
  const columns: Piece[][] = []
  let right = Number.NEGATIVE_INFINITY
  for (const piece of [...pieces].sort((a, b) => a.left - b.left)) {
    if (piece.left - right >= LEAST_GUTTER) columns.push([])
    must(columns.at(-1)).push(piece)
    right = Math.max(right, piece.right)
  }
  return columns.map((column) => column.sort((a, b) => a.baseline - b.baseline))
}

/** A date range, and a block of names of several lines (or two blocks) beside sentences. */
function isMixed({ columns }: Group, judge: Judge): boolean {
  if (columns.length < 2 || columns.length > 4) return false
  const told = columns.filter((column) => column.some(isSentence))
  const named = columns.filter((column) => !told.includes(column))
  if (told.length !== 1 || named.length === 0) return false
  // Labels of a form name what stands beside them.
  if (named.flat().some((piece) => formField(piece.text) !== null)) return false
  // Dates alone, each at the end of a line that says what it is of, are no block.
  const isOfLine = (piece: Piece) => judge.isDated(piece.text) && must(told[0]).some((other) => isLevel(piece, other))
  if (named.flat().length >= 2 && named.flat().every(isOfLine)) return false
  const names = named.flat().filter((piece) => !judge.isHeading(piece.text))
  const ranges = columns.flat().filter((piece) => isRange(piece, judge))
  if (ranges.length !== 1 || !names.includes(must(ranges[0]))) return false
  const beside = named.filter(
    (column) =>
      column.length >= 2 &&
      column.some(
        (piece) =>
          !judge.isHeading(piece.text) && must(told[0]).some((other) => isSentence(other) && overlaps(piece, other)),
      ),
  )
  return isLow(must(ranges[0]), must(told[0])) || (beside.length > 0 && (names.length >= 3 || named.length >= 2))
}

/** A date set lower than the title it belongs to, on no line of the names, would fall among the sentences. */
function isLow(range: Piece, told: Piece[]): boolean {
  const names = told.slice(0, told.findIndex(isSentence))
  const lowest = Math.max(...names.map((piece) => piece.baseline))
  return (
    names.length > 0 &&
    range.baseline > lowest + range.size * 0.3 &&
    told.some((piece) => isSentence(piece) && overlaps(piece, range))
  )
}

/** Another entry of the same columns, of one line or without sentences. */
function isLike(group: Group, groups: Group[], judge: Judge): boolean {
  if (group.columns.length < 2) return false
  const models = groups.filter((other) => isMixed(other, judge) && other.columns.length === group.columns.length)
  const isSameColumn = (a: Piece[], b: Piece[]) => Math.min(rightOf(a), rightOf(b)) > Math.max(leftOf(a), leftOf(b))
  const hasRange = group.columns.flat().filter((piece) => isRange(piece, judge)).length === 1
  return (
    hasRange &&
    models.some((model) => model.columns.every((column, at) => isSameColumn(column, must(group.columns[at]))))
  )
}

const isRange = (piece: Piece, judge: Judge) =>
  piece.text.length < 60 && judge.isDated(piece.text) && findDates(piece.text).some((span) => span.isRange)

function isSentence(piece: Piece): boolean {
  const words = piece.text.split(' ').length
  if (stripBullet(piece.text).hasBullet) return words >= 3
  // 'Acme & Sons Ltd.' ends with a full stop too.
  return (
    (words >= LEAST_SENTENCE_WORDS && /\p{L}{4,}[.;!?]$/u.test(piece.text)) ||
    (words >= 9 && !(words < 14 && piece.runs[0]?.isBold && titleScore(piece.text) >= 1.5))
  )
}

const isLevel = (a: Piece, b: Piece) => Math.abs(a.baseline - b.baseline) < LEVEL
const overlaps = (a: Piece, b: Piece) => a.top < b.bottom && b.top < a.bottom

/** Names of all blocks first, then the sentences. */
function readGroup(group: Group, mixed: Group[]): Piece[][] {
  const told = group.columns.reduce((most, column) => (lettersIn(column) > lettersIn(most) ? column : most))
  const lead = leadOf(told)
  const names = group.columns.flatMap((column) => linesOf(column === told ? lead : column, widest(column, mixed)))
  return [...names, ...linesOf(told.slice(lead.length), 0)]
}

/** What stands above the first sentence of its block: a title. */
function leadOf(column: Piece[]): Piece[] {
  const first = column.findIndex(
    (piece) => isSentence(piece) || (piece.text.split(' ').length >= 6 && !piece.runs[0]?.isBold),
  )
  return first < 0 ? column : column.slice(0, first)
}

/** The pieces of a column as rows; a name that only the column's width broke is put together. */
function linesOf(column: Piece[], width: number): Piece[][] {
  const rows: Piece[][] = []
  for (const piece of column) {
    const last = rows.at(-1)
    if (last && isLevel(must(last[0]), piece)) last.push(piece)
    else if (last && last.length === 1 && isWrapped(must(last[0]), piece, width))
      rows[rows.length - 1] = [join(must(last[0]), piece)]
    else rows.push([piece])
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left))
}

function isWrapped(piece: Piece, next: Piece, width: number): boolean {
  const [a, b] = [must(piece.runs.at(-1)), must(next.runs[0])]
  if (a.isBold !== b.isBold || a.isItalic !== b.isItalic || a.color !== b.color || Math.abs(a.size - b.size) > 0.3)
    return false
  if (next.top - piece.bottom > piece.size || /\d{4}/.test(piece.text) || /\d{4}/.test(next.text)) return false
  const word = must(next.text.split(' ')[0])
  if (width === 0 || piece.right - piece.left + (word.length + 1) * piece.size * LETTER_EMS <= width) return false
  if (a.isBold && nameScore(next.text) < 2) return true
  // 'College' alone is no name.
  if (!next.text.includes(' ') && Math.max(companyScore(next.text), schoolScore(next.text)) > 0) return true
  // A town below an employer would not have fit either: only words that want more go on.
  return (
    LOOSE_END.test(piece.text) ||
    LOOSE_START.test(next.text) ||
    (nameScore(piece.text) <= 0 && nameScore(next.text) <= 0 && nameScore(`${piece.text} ${next.text}`) > 0)
  )
}

function join(piece: Piece, next: Piece): Piece {
  const runs = [...piece.runs, ...next.runs.map((run, at) => (at === 0 ? { ...run, text: ` ${run.text}` } : run))]
  return {
    ...piece,
    text: `${piece.text} ${next.text}`,
    runs,
    right: Math.max(piece.right, next.right),
    bottom: next.bottom,
    baseline: next.baseline,
  }
}

/** How wide the column gets over all entries, unless each of its lines is short. */
function widest(column: Piece[], mixed: Group[]): number {
  const middle = (leftOf(column) + rightOf(column)) / 2
  const same = mixed.flatMap((group) =>
    group.columns.filter((other) => leftOf(other) < middle && rightOf(other) > middle && !other.some(isSentence)),
  )
  return Math.max(0, ...same.flat().map((piece) => piece.right - piece.left))
}

const nameScore = (text: string) => Math.max(titleScore(text), companyScore(text), schoolScore(text))
const lettersIn = (pieces: Piece[]) =>
  pieces.reduce((sum, piece) => sum + (isSentence(piece) ? piece.text.length : 0), 0)
const leftOf = (pieces: Piece[]) => Math.min(...pieces.map((piece) => piece.left))
const rightOf = (pieces: Piece[]) => Math.max(...pieces.map((piece) => piece.right))
