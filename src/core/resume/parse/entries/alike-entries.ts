import { must } from '#core/must.ts'
import type { Line } from '../layout/line.ts'
import { isProse } from '../sections/prose.ts'
import { headerDate } from './line-dates.ts'
import type { Reading } from './read-header.ts'
import type { RawEntry } from './split-entries.ts'

const SAME_EDGE = 3
/** Of the least space that stands above the others. */
const SAME_SPACE = 0.6
const MOST_HEADER = 4
/** How clear its names must be, of what those of the others are; a single other one says little about their look. */
const AS_CLEAR = { one: 0.75, more: 0.4 }
/** Where a look is commoner than the dated entries that have it, this share of its lines must be names. */
const MOSTLY = 0.7

/**
 * Adds the entries that have no date, or none that is known: where the headers of the dated ones begin with lines in a look
 * and at an edge that little else has, another line of that look opens one more entry if `read` finds two names there.
 */
export function withAlike(entries: RawEntry[], leading: Line[], read: (header: Line[]) => Reading | null): RawEntry[] {
  const usual = usualHead(entries.map(({ header }) => must(header[0])))
  if (!usual) return entries
  const isAlike = (line: Line) => lookOf(line) === lookOf(usual) && Math.abs(line.left - usual.left) < SAME_EDGE
  const own = entries.map(({ header }) => header).filter(([first]) => isAlike(must(first)))
  if (own.length * 2 < entries.length) return entries
  const most = Math.min(MOST_HEADER, Math.max(...own.map((header) => header.length)))
  const space = Math.min(...own.map((header) => must(header[0]).gapAbove)) * SAME_SPACE
  const clear = own.reduce((sum, header) => sum + (read(header)?.score ?? 0), 0) / own.length
  const least = Math.max(0, clear * AS_CLEAR[own.length > 1 ? 'more' : 'one'])
  const headerAt = (lines: Line[], at: number): Line[] | null => {
    const line = must(lines[at])
    if (!isAlike(line) || line.gapAbove < space || isProse(line)) return null
    let end = at + 1
    while (
      end < Math.min(lines.length, at + most) &&
      !isProse(must(lines[end]), lines[end - 1]) &&
      !isAlike(must(lines[end]))
    )
      end += 1
    const header = lines.slice(at, end)
    const found = read(header)
    return found?.first && found.second && found.score >= least ? header : null
  }
  const bodies = [leading, ...entries.map(({ body }) => body)]
  const rest = [...bodies, ...own.map((header) => header.slice(1))].flat().filter(isAlike).length
  const named = bodies.flatMap((body) => body.filter((_, at) => headerAt(body, at))).length
  if (rest > own.length && named < rest * MOSTLY) return entries
  return [{ header: [], date: null, body: leading }, ...entries].flatMap((entry) => {
    const cut: RawEntry[] = [{ ...entry, body: [] }]
    for (let at = 0; at < entry.body.length;) {
      const header = headerAt(entry.body, at)
      if (header) cut.push({ header, date: dateIn(header), body: [] })
      else must(cut.at(-1)).body.push(must(entry.body[at]))
      at += header?.length ?? 1
    }
    return cut.filter(({ header }) => header.length > 0)
  })
}

function dateIn(header: Line[]): RawEntry['date'] {
  for (const line of header) {
    const date = headerDate(line)
    if (date) return { ...date, line }
  }
  return null
}

/** The line that most headers begin like. */
function usualHead(heads: Line[]): Line | undefined {
  const count = (head: Line) => heads.filter((other) => lookOf(other) === lookOf(head)).length
  return [...heads].sort((a, b) => count(b) - count(a))[0]
}

/** The look a line begins with. */
function lookOf(line: Line): string {
  const run = must(line.cells[0]).runs.find(({ text }) => text.trim() !== '')
  return run ? [line.hasBullet, run.isBold, run.isItalic, Math.round(run.size * 2) / 2, run.color].join('|') : ''
}
