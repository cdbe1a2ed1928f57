import { headingKind } from './heading-kind.ts'
import { cellsToLine, type LineDraft } from '../layout/line-draft.ts'
import type { Cell } from '../layout/line.ts'
import { tidy } from '#core/text/sanitise.ts'

/** Larger than what follows it by this many points. */
const LEAST_RISE = 0.8
/** One such line is a label; sections are several. */
const FEWEST_KINDS = 3

/** Headings set larger in the line in which their section begins ('**Education** MA in Design, …') get a line of their own. */
export function partRunInHeadings(lines: LineDraft[]): LineDraft[] {
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
  const place = { kind: 'docx', paragraph: 0 } as const
  const own = (cells: Cell[]): LineDraft => ({
    ...cellsToLine(cells, { ...line, place, isListItem: false }),
    source: line.source,
  })
  const head: Cell = { ...cell, text: tidy(first!.text), right: first!.right, runs: [first!] }
  const tail: Cell = { ...cell, text: tidy(rest.map((run) => run.text).join('')), left: rest[0]!.left, runs: rest }
  return [own([head]), own([tail, ...others])]
}
