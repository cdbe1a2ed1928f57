import { headingKind } from './heading-kind.ts'
import { cellsToLine, type LineDraft } from '../layout/line-draft.ts'
import type { Cell } from '../layout/line.ts'
import { tidy } from '#core/text/sanitise.ts'

/** Larger than what follows it by this many points. */
const LEAST_RISE = 0.8
/** One such line is a label; sections are several. */
const FEWEST_KINDS = 3

/** Headings set larger in the line in which their section begins ('**Education** MA in Design, …') get their own line. */
export function partRunInHeadings(lines: LineDraft[]): LineDraft[] {
  return partMarginHeadings(partLargeHeadings(lines))
}

const FEWEST_MARGIN_KINDS = 2
/** How far in the margin a heading stands, and how exactly all text begins at one place beside it. */
const [MARGIN, SAME_LEFT] = [20, 4]

/** 'Experience    Tester, Acme Ltd' where all other lines begin below 'Tester': headings in the margin of a page. */
function partMarginHeadings(lines: LineDraft[]): LineDraft[] {
  const edge = usualLeft(lines)
  const kindOf = ({ cells: [first, second], hasBullet }: LineDraft) =>
    first && second && !hasBullet && first.left < edge - MARGIN && Math.abs(second.left - edge) < SAME_LEFT
      ? headingKind(first.text)
      : null
  const kinds = new Set(lines.map(kindOf).filter((kind) => kind !== null))
  if (kinds.size < FEWEST_MARGIN_KINDS || !kinds.has('experience')) return lines
  return lines.flatMap((line) =>
    kindOf(line) === null ? [line] : [ownLine(line, line.cells.slice(0, 1)), ownLine(line, line.cells.slice(1))],
  )
}

/** Where most lines begin. */
function usualLeft(lines: LineDraft[]): number {
  const counts = new Map<number, number>()
  for (const { left, cells } of lines)
    if (cells.length === 1) counts.set(Math.round(left), (counts.get(Math.round(left)) ?? 0) + 1)
  const [left, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0]
  return count > lines.length / 3 ? left : 0
}

function ownLine(line: LineDraft, cells: Cell[]): LineDraft {
  const place = { kind: 'docx', paragraph: 0 } as const
  return { ...cellsToLine(cells, { ...line, place, isListItem: false }), source: line.source }
}

function partLargeHeadings(lines: LineDraft[]): LineDraft[] {
  const kinds = new Set(lines.map(runInKind).filter((kind) => kind !== null))
  if (kinds.size < FEWEST_KINDS || !kinds.has('experience')) return lines
  return lines.flatMap((line) => (runInKind(line) === null ? [line] : parts(line)))
}

function runInKind(line: LineDraft) {
  const [first, second] = line.cells[0]?.runs ?? []
  if (!first || !second || line.hasBullet || first.size < second.size + LEAST_RISE) return null
  return headingKind(tidy(first.text))
}

function parts(line: LineDraft): LineDraft[] {
  const [cell, ...others] = line.cells as [Cell, ...Cell[]]
  const [first, ...rest] = cell.runs
  const head: Cell = { ...cell, text: tidy(first!.text), right: first!.right, runs: [first!] }
  const tail: Cell = { ...cell, text: tidy(rest.map((run) => run.text).join('')), left: rest[0]!.left, runs: rest }
  return [ownLine(line, [head]), ownLine(line, [tail, ...others])]
}
