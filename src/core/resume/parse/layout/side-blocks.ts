import { must } from '#core/must.ts'
import type { Judge } from './judge.ts'
import type { Piece } from './pieces.ts'
import { withCards } from './cards.ts'
import { degreeScore } from '../words/degree-words.ts'
import { withEntryGroups } from './entry-groups.ts'

const LONGEST_ODD_HEADING = 30
/** Headings of so many kinds are no labels; where their letters are larger than the text beside them, fewer will do. */
const FEWEST_KINDS = 3
const FEWEST_LARGE_KINDS = 2
/** Labels are seldom set larger than what they name by this much. */
const LARGE = 1.15

/**
 * Rows of a region in the order a person reads them. What stands in a margin over several rows (dates with a place
 * below, a heading) is read as a block before the row it starts at; on a single row it stays a cell of that row.
 * `headings` are all pieces of the document that read like headings.
 */
export function withSideBlocks(rows: Piece[][], judge: Judge, headings: Piece[]): Piece[][] {
  return withEntryGroups(raiseHeadings(rows, judge), judge, (own) => withMargin(own, judge, headings))
}

function withMargin(rows: Piece[][], judge: Judge, headings: Piece[]): Piece[][] {
  if (rows.length === 0) return []
  const parted = raiseHeadings(
    withCards(rows, judge).flatMap((row) => partHeading(row, headings, judge)),
    judge,
  )
  const start = mainStart(parted, judge)
  if (start === null) return parted.flatMap((row) => partRow(row, judge))
  const blocks = marginBlocks(parted, start, judge)
  const result: Piece[][] = []
  parted.forEach((row, index) => {
    const margin = row.filter((piece) => piece.left < start - 2)
    const main = row.filter((piece) => piece.left >= start - 2)
    if (margin.some((piece) => piece.right > start - 2)) {
      result.push(...partRow(row, judge))
      return
    }
    const block = blocks.get(index)
    const isAlone = block !== undefined && block.length === 1 && main.length > 0
    if (block && !isAlone) result.push(...block)
    if (main.length > 0) result.push(...partRow(isAlone ? row : main, judge))
  })
  return result
}

/** A large heading in the margin has its baseline below that of the first line beside it, yet it comes first. */
function raiseHeadings(rows: Piece[][], judge: Judge): Piece[][] {
  const raised = [...rows]
  for (let at = 1; at < raised.length; at += 1) {
    const [heading, before] = [must(raised[at]), must(raised[at - 1])]
    const piece = must(heading[0])
    const isBeside =
      heading.length === 1 &&
      before.every((other) => other.left > piece.right && other.top > piece.top - piece.size * 0.3)
    if (isBeside && judge.isHeading(piece.text)) raised.splice(at - 1, 2, heading, before)
  }
  return raised
}

/** A heading in the margin is its own line, where its look is that of other headings in this margin. */
function partHeading(row: Piece[], headings: Piece[], judge: Judge): Piece[][] {
  const [first, ...rest] = row
  if (!first || rest.length === 0) return [row]
  const isLarge = rest.every((piece) => first.size > piece.size * LARGE)
  if (!judge.isHeading(first.text)) return isOddHeading(first, headings, judge, isLarge) ? [[first], rest] : [row]
  // 'Databases   PostgreSQL, Redis' in one look is a label with its list.
  if (isAlike(first, must(rest[0])) && !rest.some((piece) => judge.isDated(piece.text))) return [row]
  const peers = headings.filter((other) => other !== first && isPeer(other, first))
  // Capitals before common letters and larger ones need less proof.
  const isCaps = first.text === first.text.toUpperCase() && must(rest[0]).text !== must(rest[0]).text.toUpperCase()
  return peers.length >= (isCaps || isLarge ? 1 : 2) ? [[first], rest] : [row]
}

/** 'Craft' in a margin in which all sections have their names, in the same look. */
function isOddHeading(piece: Piece, headings: Piece[], judge: Judge, isLarge: boolean): boolean {
  if (piece.text.length > LONGEST_ODD_HEADING || /[\d,:@]/.test(piece.text)) return false
  const peers = headings.filter((other) => isPeer(other, piece))
  return new Set(peers.map((other) => judge.kindOf(other.text))).size >= (isLarge ? FEWEST_LARGE_KINDS : FEWEST_KINDS)
}

function isAlike(a: Piece, b: Piece): boolean {
  const [one, two] = [must(a.runs[0]), must(b.runs[0])]
  const isCaps = (text: string) => text.length > 2 && text === text.toUpperCase()
  // 'Education   B.S., Computer Science' opens a section.
  return (
    /,/.test(b.text) &&
    degreeScore(b.text) < 2 &&
    one.isBold === two.isBold &&
    one.color === two.color &&
    Math.abs(a.size - b.size) < 0.4 &&
    isCaps(a.text) === isCaps(b.text)
  )
}

function isPeer(a: Piece, b: Piece): boolean {
  const [one, two] = [must(a.runs[0]), must(b.runs[0])]
  const isUnder = Math.abs(a.left - b.left) < 3 || Math.abs(a.right - b.right) < 3
  return isUnder && Math.abs(a.size - b.size) < 0.4 && one.isBold === two.isBold && one.color === two.color
}

/** Where the main text starts when a narrow margin of labels or dates runs beside it, else null. */
function mainStart(rows: Piece[][], judge: Judge): number | null {
  const counts = new Map<number, number>()
  for (const row of rows) {
    if (row.length === 1 && judge.isHeading(must(row[0]).text)) continue
    const last = row.length > 1 ? must(row[1]) : must(row[0])
    const key = Math.round(last.left / 3) * 3
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const edge = Math.min(...rows.flat().map((piece) => piece.left))
  const right = Math.max(...rows.flat().map((piece) => piece.right))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  // Bullets stand a little to the right of the text they belong to: the leftmost of the usual starts counts.
  const usual = [...counts]
    .filter(([left, count]) => count >= total * 0.15 && left - edge > 40)
    .sort((a, b) => a[0] - b[0])[0]
  const beyond = usual
    ? [...counts].filter(([left]) => left >= usual[0] - 3).reduce((sum, [, count]) => sum + count, 0)
    : 0
  if (!usual || usual[0] - edge > (right - edge) * 0.45 || beyond < total * 0.4) return null
  return Math.min(
    ...rows
      .flat()
      .filter((piece) => Math.abs(piece.left - usual[0]) <= 3)
      .map((piece) => piece.left),
  )
}

/** Margin pieces under a date that follow it closely, keyed by the row they start at. Labels are blocks of one. */
function marginBlocks(rows: Piece[][], start: number, judge: Judge): Map<number, Piece[][]> {
  const blocks = new Map<number, Piece[][]>()
  let from = -1
  let bottom = Number.NEGATIVE_INFINITY
  rows.forEach((row, index) => {
    const margin = row.filter((piece) => piece.left < start - 2)
    if (margin.length === 0) return
    const isCrossing = margin.some((piece) => piece.right > start - 2)
    const isNear = must(margin[0]).baseline - bottom < must(margin[0]).size * 1.7
    const isHeading = margin.some((piece) => judge.isHeading(piece.text))
    const isDate = margin.some((piece) => judge.isDated(piece.text))
    if (isCrossing) from = -1
    else if (
      from >= 0 &&
      isNear &&
      !isHeading &&
      (!isDate ||
        !must(blocks.get(from))
          .flat()
          .some((piece) => judge.isDated(piece.text)))
    )
      must(blocks.get(from)).push(margin)
    else {
      blocks.set(index, [margin])
      from = isDate ? index : -1
    }
    bottom = must(margin[0]).baseline
  })
  return blocks
}

/** A place at the far right of a sentence is no part of the sentence. */
function partRow(row: Piece[], judge: Judge): Piece[][] {
  const [first, last] = [must(row[0]), must(row.at(-1))]
  const isSentence = first.text.length > 45 && row.length === 2
  const isApart = last.left - first.right > last.size * 2
  if (row.length === 2 && isApart && isSentence && !judge.isDated(last.text)) return [[last], [first]]
  return [row]
}
