import { must } from '#core/must.ts'
import { tidy } from '#core/text/sanitise.ts'
import type { Cell, Line } from '../layout/line.ts'
import { type DateSpan, findDates } from '../words/dates.ts'
import { cutRuns } from './inline-entries.ts'
import { headerDate } from './line-dates.ts'

const FEWEST_ITEMS = 3
/** How many of the items open with a date, at least. */
const MOST = 0.7
/** The space above an entry, in line heights. */
const OPENING = 1.5
/** What may part a date from what it says. */
const BEHIND = /^\s*[:：,;|–—-]\s*/u
const STOP = /(?<=\p{Ll}{3}|\))\.\s*$/u

/**
 * '• June 2017: Tester at Fenwick Rail.' again and again, and no date elsewhere: each item is an entry, not a point below
 * one. Its date becomes a cell, as in a margin.
 */
export function partDatedItems(lines: Line[]): Line[] {
  const items = lines.filter((line) => line.hasBullet)
  const dated = new Map(items.flatMap((line) => [...openingDate(line)].map((span) => [line, span] as const)))
  if (dated.size < FEWEST_ITEMS || lines.some((line) => !line.hasBullet && headerDate(line))) return lines
  const edge = Math.max(...[...dated.keys()].map(({ left }) => left))
  const own = items.filter((line) => line.left <= edge)
  if (dated.size < own.length * MOST) return lines
  return lines.map((line) => {
    const span = dated.get(line)
    return span ? parted(line, span) : line
  })
}

function openingDate({ cells }: Line): DateSpan[] {
  const { text } = must(cells[0])
  const [span] = findDates(text)
  return span?.start === 0 && (cells.length > 1 || BEHIND.test(text.slice(span.end))) ? [span] : []
}

function parted(line: Line, span: DateSpan): Line {
  const [first, ...rest] = line.cells as [Cell, ...Cell[]]
  const behind = span.end + (BEHIND.exec(first.text.slice(span.end))?.[0].length ?? 0)
  const [date, name] = cutRuns(first, behind)
  const names = [...(name.text === '' ? [] : [{ ...name, left: line.left }]), ...rest]
  const last = names.at(-1)
  const cells = [
    { ...date, text: tidy(date.text.replace(BEHIND_END, '')) },
    ...names.slice(0, -1),
    ...(last ? [withoutStop(last)] : []),
  ]
  return {
    ...line,
    hasBullet: false,
    gapAbove: Math.max(line.gapAbove, OPENING),
    cells,
    text: cells.map(({ text }) => text).join(' '),
  }
}

const BEHIND_END = /\s*[:：,;|–—-]\s*$/u

function withoutStop(cell: Cell): Cell {
  const text = cell.text.replace(STOP, '')
  if (text === cell.text) return cell
  const run = must(cell.runs.at(-1))
  return { ...cell, text, runs: [...cell.runs.slice(0, -1), { ...run, text: run.text.replace(STOP, '') }] }
}
