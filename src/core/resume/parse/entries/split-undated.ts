import { must } from '#core/must.ts'
import type { Line } from '../layout/line.ts'
import { isProse } from '../sections/prose.ts'
import { joinWrappedLines } from './join-wrapped.ts'
import type { RawEntry } from './split-entries.ts'

const MOST_LINES = 120
const MOST_HEADER = 4
const MOST_LISTED = 3
/** What one more entry must be worth. */
const ENTRY = -0.8
const PROSE = -3.5
const LEFT_OUT = -0.3
const GAP_WEIGHT = 0.9

/**
 * Cuts a section without dates into entries: headers of one to four lines, such that what `scoreOf` finds in all of them
 * together is most; space above a header and none within it speak for it too.
 */
export function splitUndated(
  printed: Line[],
  scoreOf: (header: Line[]) => number,
  canOpen: (header: Line[]) => boolean,
): RawEntry[] {
  const lines = joinWrappedLines(printed).slice(0, MOST_LINES)
  const listed = splitByLists(lines, canOpen)
  if (listed) return listed
  const prose = lines.map((line, at) => isProse(line, lines[at - 1]))
  const gaps = lines.map((line) => line.gapAbove).sort((a, b) => a - b)
  const usual = gaps[gaps.length >> 1] ?? 0
  const worthOf = (start: number, end: number): number => {
    const header = lines.slice(start, end)
    if (!canOpen(header)) return Number.NEGATIVE_INFINITY
    const inner = Math.max(0, ...header.slice(1).map((line) => line.gapAbove - usual))
    const rise = (start === 0 ? 1 : Math.min(1, must(header[0]).gapAbove - usual)) - Math.min(1.5, inner)
    const told = header.filter((line, at) => prose[start + at] && !canOpen([line])).length
    return ENTRY + scoreOf(header) + told * PROSE + GAP_WEIGHT * Math.max(-1, rise)
  }
  // The best cut of the lines from each one on: an entry begins there, or the line is left out.
  const best: { score: number; end: number | null }[] = Array.from({ length: lines.length + 1 }, () => ({
    score: 0,
    end: null,
  }))
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    let own: (typeof best)[number] = { score: must(best[at + 1]).score + (prose[at] ? 0 : LEFT_OUT), end: null }
    for (let end = at + 1; end <= Math.min(lines.length, at + MOST_HEADER); end += 1) {
      const score = worthOf(at, end) + must(best[end]).score
      if (score > own.score) own = { score, end }
    }
    best[at] = own
  }
  const entries: RawEntry[] = []
  for (let at = 0; at < lines.length;) {
    const { end } = must(best[at])
    if (end !== null) entries.push({ header: lines.slice(at, end), date: null, body: [] })
    else entries.at(-1)?.body.push(must(lines[at]))
    at = end ?? at + 1
  }
  return entries
}

/**
 * Names above a list, again and again in as many lines: each opens an entry where most are known to, also the one of which no
 * word is known.
 */
function splitByLists(lines: Line[], canOpen: (header: Line[]) => boolean): RawEntry[] | null {
  const entries: RawEntry[] = []
  for (const line of lines) {
    const last = entries.at(-1)
    if (line.hasBullet) last?.body.push(line)
    else if (last && last.body.length === 0) last.header.push(line)
    else entries.push({ header: [line], date: null, body: [] })
  }
  const [first] = entries
  const isBuilt = ({ header, body }: RawEntry) =>
    body.length > 0 && header.length === first?.header.length && !header.some((line) => isProse(line))
  const opening = entries.filter(({ header }) => canOpen(header)).length
  const isRegular = entries.length > 1 && entries.every(isBuilt) && must(first).header.length <= MOST_LISTED
  return isRegular && opening * 2 >= entries.length ? entries : null
}
