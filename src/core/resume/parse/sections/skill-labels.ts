import { must } from '#core/must.ts'
import { oncePer } from '#core/once-per.ts'
import { isLevelled } from '#core/skills/skill-lists.ts'
import type { Line } from '../layout/line.ts'

export const LONGEST_LABEL = 45

/** Lines that name a group: alone, in another look than the items, or followed by a list. */
export function labelLines(lines: Line[]): Set<Line> {
  const labels = new Set<Line>()
  const look = (line: Line) =>
    `${line.isBold}|${line.isItalic}|${Math.round(line.size * 2)}|${line.color}|${line.hasBullet}`
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(look(line), (counts.get(look(line)) ?? 0) + 1)
  lines.forEach((line, index) => {
    const next = lines[index + 1]
    if (next && (isLabelRow(line, next) || isBeside(line, next, lines[index - 1], lines[index + 2]))) labels.add(line)
    if (!next || line.cells.length > 1 || line.text.length > LONGEST_LABEL || /[,;|]/.test(line.text) || line.hasBullet)
      return
    if (line.text.endsWith(':')) {
      labels.add(line)
      return
    }
    // 'Java (Advanced)' above what was made with it.
    if (isLevelled(line.text)) return
    const differs =
      look(line) !== look(next) &&
      ((line.isBold && !next.isBold) ||
        (line.isItalic && !next.isItalic) ||
        line.size > next.size + 0.4 ||
        next.hasBullet ||
        line.color !== next.color)
    const isRare = (counts.get(look(line)) ?? 0) <= lines.length / 2
    // In one look with the lists it stands between, where the list above had room for it.
    const previous = lines[index - 1]
    const isBetween =
      previous !== undefined &&
      index >= 1 &&
      /[,;|•·]/.test(previous.text) &&
      !/[,;&/]$/.test(previous.text) &&
      /,/.test(next.text) &&
      hasRoom(previous, line, lines) &&
      line.text.split(' ').length <= 3
    const headsList = /[,;|•·]/.test(next.text) && !isFull(line, lines) && look(line) !== look(next)
    if (line.region === next.region && ((differs && isRare) || headsList || isBetween)) labels.add(line)
  })
  return labels
}

/** The words of a first cell that may name what stands beside it. */
export const labelCell = ({ cells: [head, list] }: Line): string | null =>
  head && list && head.text.length <= LONGEST_LABEL && !/[,;|•·]/.test(head.text) ? head.text : null

/** How far the columns of one table may stand from each other's edge. */
const SAME_COLUMN = 3
const FEWEST_ROWS = 2
const SAME_ROW = 2
/** Between the rows of a table there is more space than between the lines of a label. */
const CLOSE_LINES = 0.8

/** 'JAVASCRIPT ¦ Coffeescript, TypeScript' and below it 'PRECOMPILERS': what a label of the first column goes on with is no item. */
export function withoutLabelRests(lines: Line[]): Line[] {
  const isLabelled = (line: Line) => labelCell(line) !== null
  const rows = lines.filter(isLabelled)
  const edgeOf = (line: Line) => must(line.cells[1]).left
  // rows of single names side by side have no labels
  const isTable = (edge: number) => {
    const own = rows.filter((row) => Math.abs(edgeOf(row) - edge) < SAME_COLUMN)
    const lists = own.filter(({ cells }) => /[,;|•·]/.test(must(cells[1]).text))
    return own.length >= FEWEST_ROWS && lists.length * 2 > own.length
  }
  let edge: number | null = null
  return lines.filter((line) => {
    if (isLabelled(line)) edge = isTable(edgeOf(line)) ? edgeOf(line) : null
    else if (edge !== null) {
      const isRest = line.right < edge && line.gapAbove < CLOSE_LINES && line.cells.length === 1
      if (isRest && !line.hasBullet && !/[,;|•·]/.test(line.text)) return false
    }
    return true
  })
}

/** 'Programming' in one column of a table and its list in the next, row by row. */
function isBeside(line: Line, list: Line, above: Line | undefined, below: Line | undefined): boolean {
  const isList = /[,;|•·]/.test(list.text) && !/[,;|•·]/.test(line.text)
  // or in one row, which was parted for its look
  const isRow = Math.abs(line.top - list.top) < SAME_ROW && list.left > line.right
  const isColumn = line.region !== list.region && (below?.region === line.region || above?.region === list.region)
  return isList && (isRow || isColumn)
}

/** 'Languages   Frameworks   Tools' in bold above as many lists side by side. */
function isLabelRow(line: Line, next: Line): boolean {
  const isShort =
    line.cells.length > 1 &&
    !line.hasBullet &&
    line.cells.every((cell) => cell.text.length <= LONGEST_LABEL && !/[,;:|•·]/.test(cell.text))
  return isShort && line.region === next.region && ((line.isBold && !next.isBold) || line.size > next.size + 0.4)
}

/** Whether the first word of `next` would have fit behind `line`. */
function hasRoom(line: Line, next: Line, lines: Line[]): boolean {
  const letter = (line.right - line.left) / Math.max(1, line.text.length)
  return (
    line.source.kind === 'docx' ||
    line.right + (must(next.text.split(' ')[0]).length + 1) * letter < Math.max(...lines.map((other) => other.right))
  )
}

/** Where full lines end at the least. */
const rightEdge = oncePer((lines: readonly Line[]) => Math.max(...lines.map((line) => line.right)) - 60)
export const isFull = (line: Line, lines: Line[]) => line.right > rightEdge(lines)
