import { must } from '#core/must.ts'
import { headingKind } from './heading-kind.ts'
import { cellsToLine, type LineDraft } from '../layout/line-draft.ts'
import type { Cell } from '../layout/line.ts'
import { tidy } from '#core/text/sanitise.ts'

/** Larger than what follows it by this many points. */
const LEAST_RISE = 0.8
/** One such line is a label; sections are several. Where all text begins at one place beside them, fewer will do. */
const FEWEST_KINDS = 3
const FEWEST_MARGIN_KINDS = 2
/** How far in the margin a heading stands, and how exactly all text begins at one place beside it. */
const [MARGIN, SAME_LEFT] = [20, 4]

type Head = { kind: string; look: string; fewest: number; cells: [Cell, ...Cell[]] }

/**
 * Headings in the line in which their section begins get their own line: '**Education** MA in Design, …' in larger
 * letters, and 'Experience    Tester, Acme Ltd' in a cell, in the look of the heading above the jobs.
 */
export function partRunInHeadings(lines: LineDraft[]): LineDraft[] {
  const edge = usualLeft(lines)
  const heads = lines.map((line) => headOf(line, edge))
  const look = heads.find((head) => head?.kind === 'experience')?.look
  const kinds = new Set(heads.flatMap((head) => (head?.look === look && head ? [head.kind] : [])))
  return lines.flatMap((line, at) => {
    const head = heads[at]
    if (!head || head.look !== look || kinds.size < head.fewest) return [line]
    return [ownLine(line, head.cells.slice(0, 1)), ownLine(line, head.cells.slice(1))]
  })
}

function headOf(line: LineDraft, edge: number): Head | null {
  const [cell, ...others] = line.cells
  const [first, ...rest] = cell?.runs ?? []
  if (!cell || !first || line.hasBullet) return null
  const look = (fewest: number) => `${fewest}|${first.isBold}|${first.text === first.text.toUpperCase()}`
  const text = tidy(first.text)
  const isLarger = rest.length > 0 && first.size >= must(rest[0]).size + LEAST_RISE
  const larger = isLarger ? headingKind(text) : null
  if (larger) {
    const tail = { ...cell, text: tidy(rest.map((run) => run.text).join('')), left: must(rest[0]).left, runs: rest }
    const head = { ...cell, text, right: first.right, runs: [first] }
    return { kind: larger, look: look(0), fewest: FEWEST_KINDS, cells: [head, tail, ...others] }
  }
  const kind = others.length > 0 ? headingKind(cell.text) : null
  if (!kind) return null
  const isMargin = cell.left < edge - MARGIN && Math.abs(must(others[0]).left - edge) < SAME_LEFT
  const fewest = isMargin ? FEWEST_MARGIN_KINDS : FEWEST_KINDS
  return { kind, look: isMargin ? 'margin' : look(fewest), fewest, cells: [cell, ...others] }
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
