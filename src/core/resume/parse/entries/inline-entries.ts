import { must } from '#core/must.ts'
import { findDates } from '../words/dates.ts'
import type { Cell, Line } from '../layout/line.ts'

const LONGEST_NAMES = 130
const FEWEST_WORDS = 4
const FEWEST_LETTERS = 30

/** 'Acme (Leeds) — Developer (2019–2021). Built a shop …' is a header with its first sentence on the same line. */
export function splitInline(lines: Line[]): Line[] {
  return lines.flatMap((line, index) => {
    const own = line.hasBullet || line.cells.length > 1 ? null : headerEnd(line.text)
    const at = own ?? (standsOver(lines[index - 1], line) ? openingEnd(line.text) : null)
    return at === null ? [line] : parts(line, at)
  })
}

function headerEnd(text: string): number | null {
  for (const span of findDates(text.slice(0, LONGEST_NAMES * 2))) {
    if (!span.isRange || span.start < 8 || span.start > LONGEST_NAMES) continue
    const stop = /^\)?(?:, \p{Lu}[\p{L} ,’'-]{1,30})?[.:]\s+(?=[\p{Lu}\p{Lo}])/u.exec(text.slice(span.end))
    if (!stop || /[.!?]\s+\p{Lu}/u.test(text.slice(0, span.start).replaceAll(/\b\p{L}{1,4}\./gu, ''))) continue
    const rest = text.slice(span.end + stop[0].length)
    if (rest.split(' ').length >= FEWEST_WORDS) return span.end + stop[0].length
  }
  return null
}

/** A name in bold right above plain text. */
const standsOver = (above: Line | undefined, line: Line) =>
  above !== undefined && above.isBold && !line.isBold && !line.hasBullet && line.cells.length === 1

/** '2013, Mar – Jun. I kept the tools of …' below a title: the dates of the entry open its text. */
function openingEnd(text: string): number | null {
  const [span] = findDates(text.slice(0, LONGEST_NAMES))
  if (!span?.isRange || span.start > 1) return null
  const stop = /^\)?[.:]\s+(?=[\p{Lu}\p{Lo}])/u.exec(text.slice(span.end))
  const end = span.end + (stop?.[0].length ?? 0)
  return stop && text.length - end > FEWEST_LETTERS ? end : null
}

function parts(line: Line, at: number): Line[] {
  const cell = must(line.cells[0])
  const [head, tail] = cutRuns(cell, at)
  const make = (own: Cell): Line => ({
    ...line,
    cells: [own],
    text: own.text,
    isBold: own.runs.every((run) => run.isBold),
    isItalic: own.runs.every((run) => run.isItalic),
  })
  return [make(head), { ...make(tail), gapAbove: 0 }]
}

export function cutRuns(cell: Cell, at: number): [Cell, Cell] {
  // Runs may hold more blanks than the tidied text: letters are counted.
  let left = cell.text.slice(0, at).replaceAll(/\s/g, '').length
  const [head, tail]: [Cell['runs'], Cell['runs']] = [[], []]
  for (const run of cell.runs) {
    let taken = 0
    while (taken < run.text.length && left > 0) {
      if (!/\s/.test(run.text.charAt(taken))) left -= 1
      taken += 1
    }
    if (taken > 0) head.push({ ...run, text: run.text.slice(0, taken) })
    if (taken < run.text.length) tail.push({ ...run, text: run.text.slice(taken) })
  }
  return [
    { ...cell, text: cell.text.slice(0, at).replace(/[.:]?\s*$/, ''), runs: head },
    { ...cell, text: cell.text.slice(at), runs: tail },
  ]
}
