import { must } from '#core/must.ts'
import type { Line } from '../layout/line.ts'
import { isProse, SHORT_SENTENCE } from '../sections/prose.ts'
import { splitInline } from './inline-entries.ts'
import { joinWrappedLines } from './join-wrapped.ts'
import { findAnchors } from './entry-dates.ts'
import { headerDate, type LineDate } from './line-dates.ts'
import { isGrade } from './school-notes.ts'
import { isDateAlone, withoutTimeline } from './timeline.ts'

/** One job, school or project before its parts are distinguished. */
export type RawEntry = { header: Line[]; date: (LineDate & { line: Line }) | null; body: Line[] }

/** Lines of a header above and below its date. */
type Shape = { above: number; below: number }
type Choice = { shape: Shape; score: number; from: Choice | null; end: number }

const MOST_ABOVE = 3
const MOST_BELOW = 3
const LONGEST_PLAIN_NAME = 80
/** How much speaks against each kind of line in a header, or for it. */
const PROSE = -3.5
const BULLET = -1.4
/** A sign below the date, where more of them stand than entries, opens no name. */
const LISTED = -1.4
const MOST_OPENED = 1.3
const SENTENCE = -0.9
const LONG = -0.8
const STYLED = 0.35
/** What a line left out of a header costs though it looks like one: less among schools, below which notes stand, than among jobs. */
const LEFT_OUT = { schools: { plain: -0.3, styled: -0.7 }, jobs: { plain: -0.6, styled: -1 } }
const ANOTHER_SHAPE = -0.45
/** A grade ends what stands above it and opens no school. */
const GRADE_FIRST = -6
const GAP_WEIGHT = 0.9
/** How far list items stand right of names. */
const [LEAST_INDENT, MOST_INDENT] = [7, 40]
/** A line in the look that opens each entry belongs to the next date, whatever its words are. */
const OPENER_LEFT_OUT = -2.5
/** Fewer entries show no habit. */
const FEWEST_OPENED = 3
/** Space between the lines of a paragraph. */
const CLOSE_LINES = 0.5

/**
 * Cuts a section into entries. Each date opens one; which lines above and below it are its header is chosen for all
 * entries together: what `scoreOf` finds in each header, how its lines look and the space around them speak for it, and
 * that it is built like the others.
 */
export function splitEntries(
  printed: Line[],
  scoreOf: (header: Line[]) => number,
  isYearEnough = false,
): { leading: Line[]; entries: RawEntry[] } {
  const lines = splitInline(joinWrappedLines(withoutTimeline(printed)))
  const anchors = findAnchors(lines, isYearEnough)
  if (anchors.length === 0) return { leading: [], entries: [] }
  const places = anchors.map(({ at }) => at)
  const look = createLook(lines, new Set(places), scoreOf, isYearEnough)
  const isUnder = areItemsUnderNames(printed, lines, places)
  let best: Choice | null = null
  for (let above = isUnder ? 1 : 0; above <= MOST_ABOVE; above += 1)
    for (let below = 0; below <= (isUnder ? 0 : MOST_BELOW); below += 1) {
      const choice = bestFor({ above, below }, places, lines.length, look, isUnder)
      if (choice && (best === null || choice.score > best.score)) best = choice
    }
  const shapes: Shape[] = []
  for (let choice = best; choice; choice = choice.from) shapes.unshift(choice.shape)
  const starts = shapes.map(({ above }, index) => must(places[index]) - above)
  const ends = shapes.map(({ below }, index) => must(places[index]) + below + 1)
  const entries = anchors.map(({ at, date }, index) => ({
    header: lines.slice(starts[index], ends[index]),
    date: { ...date, line: must(lines[at]) },
    body: lines.slice(ends[index], starts[index + 1] ?? lines.length),
  }))
  return { leading: lines.slice(0, starts[0]), entries }
}

/** 'Clerk, Acme Ltd' and '• 2019 – 2020' below it: the dates of all entries are items under their names. */
function areItemsUnderNames([first, ...printed]: Line[], lines: Line[], places: number[]): boolean {
  const items = new Set(printed.filter((line) => line.hasBullet).map(({ id }) => id))
  const dates = places.map((at) => must(lines[at]))
  return first?.hasBullet === false && dates.every((line) => items.has(line.id) && isDateAlone(line))
}

/** The best headers for all dates when `usual` is how most of them are built; `isUnder` where nothing of one stands below its date. */
function bestFor(usual: Shape, places: number[], count: number, look: Look, isUnder: boolean): Choice | null {
  let open: Choice[] = []
  places.forEach((at, index) => {
    const next: Choice[] = []
    const limit = places[index + 1] ?? count
    for (let above = isUnder ? 1 : 0; above <= Math.min(MOST_ABOVE, at); above += 1) {
      const start = at - above
      const from = index === 0 ? null : bestUntil(open, start, look)
      if (index > 0 && !from) continue
      for (let below = 0; below <= (isUnder ? 0 : MOST_BELOW) && at + below < limit; below += 1) {
        const odd = oddness(above, usual.above) + oddness(below, usual.below)
        const before = index === 0 ? look.leftOut(0, start) : must(from).score
        next.push({
          shape: { above, below },
          score: before + odd + look.header(start, at, at + below + 1),
          from: from?.choice ?? null,
          end: at + below + 1,
        })
      }
    }
    open = next
  })
  const last = open.reduce<Choice | null>((most, choice) => {
    const score = choice.score + look.leftOut(choice.end, Math.min(count, choice.end + 2))
    return most === null || score > most.score ? { ...choice, score } : most
  }, null)
  return last
}

/** A second role below its employer has fewer lines than the first. */
const oddness = (own: number, usual: number) => (own === usual ? 0 : own < usual ? ANOTHER_SHAPE * 0.6 : ANOTHER_SHAPE)

function bestUntil(open: Choice[], start: number, look: Look): { choice: Choice; score: number } | null {
  let best: { choice: Choice; score: number } | null = null
  for (const choice of open) {
    if (choice.end > start) continue
    const score = choice.score + look.leftOut(choice.end, start)
    if (!best || score > best.score) best = { choice, score }
  }
  return best
}

type Look = {
  /** What speaks for these lines, dated at `at`, being one header. */
  header(start: number, at: number, end: number): number
  /** What speaks for these lines being no header's. */
  leftOut(start: number, end: number): number
}

function createLook(
  lines: Line[],
  dated: Set<number>,
  scoreOf: (header: Line[]) => number,
  isYearEnough: boolean,
): Look {
  const prose = lines.map((line, index) => !dated.has(index) && isProse(line, lines[index - 1]))
  const bodyLook = usualLook(lines.filter((_, index) => prose[index]))
  const isStyled = (line: Line) => bodyLook !== null && lookOf(line) !== bodyLook
  const isItem = indented(lines, dated)
  const openers = findOpeners(lines, dated)
  const isList = lines.filter((line, index) => line.hasBullet && !dated.has(index)).length > dated.size * MOST_OPENED
  const own = lines.map((line, index) => {
    if (dated.has(index)) return 0
    if (openers.has(index)) return STYLED
    if (isItem(line, index)) return BULLET
    if (line.hasBullet) return SHORT_SENTENCE.test(line.text) || line.text.length > LONGEST_PLAIN_NAME ? PROSE : BULLET
    if (prose[index]) return PROSE
    const sentence = SHORT_SENTENCE.test(line.text) && !isStyled(line) ? SENTENCE : 0
    return (
      sentence + (line.text.length > LONGEST_PLAIN_NAME && !isStyled(line) ? LONG : 0) + (isStyled(line) ? STYLED : 0)
    )
  })
  const cost = isYearEnough ? LEFT_OUT.schools : LEFT_OUT.jobs
  const known = new Map<number, number>()
  // Some pages set all lines far apart.
  const gaps = lines.map((line) => line.gapAbove).sort((a, b) => a - b)
  const usual = Math.max(0, (gaps[gaps.length >> 1] ?? 0) - CLOSE_LINES)
  return {
    header(start, at, end) {
      const key = start * 4096 + end
      let score = known.get(key)
      if (score === undefined) {
        const header = lines.slice(start, end)
        const inner = Math.max(0, ...header.slice(1).map((line) => line.gapAbove - usual))
        const rise = (start === 0 ? 1 : Math.min(1, must(header[0]).gapAbove - usual)) - Math.min(1.5, inner)
        // Over a wide space no header goes on, but where all lines of the entry are that far apart.
        const below = lines[end]
        const fall = below && !dated.has(end) ? Math.min(0.4, Math.max(-0.4, below.gapAbove - usual - inner)) : 0
        score =
          scoreOf(header) +
          (header.some((_, index) => start + index > at && openers.has(start + index)) ? OPENER_LEFT_OUT : 0) +
          (isList ? LISTED * lines.slice(at + 1, end).filter((line) => line.hasBullet).length : 0) +
          (isYearEnough && start < at && isGrade(must(header[0]).text) ? GRADE_FIRST : 0) +
          own.slice(start, end).reduce((sum, value) => sum + value, 0) +
          (start === at && end === at + 1 ? 0.5 : 1) * GAP_WEIGHT * Math.max(-1, rise) +
          fall * 0.5
        known.set(key, score)
      }
      return score
    },
    leftOut(start, end) {
      let score = 0
      for (let at = start; at < end; at += 1) {
        if (openers.has(at)) {
          score += OPENER_LEFT_OUT
          continue
        }
        if (prose[at] || must(lines[at]).hasBullet || isItem(must(lines[at]), at) || must(own[at]) < -0.5) continue
        score += cost[isStyled(must(lines[at])) ? 'styled' : 'plain']
      }
      return score
    },
  }
}

/** The lines in looks that stand once above each date and nowhere else, near it: in most papers the largest letters of an entry. */
function findOpeners(lines: Line[], dated: Set<number>): Set<number> {
  const found = new Set<number>()
  if (dated.size < FEWEST_OPENED) return found
  const looks = new Map<string, number[]>()
  lines.forEach((line, at) => {
    const look = `${lookOf(line)}|${Math.round(line.left)}`
    looks.set(look, [...(looks.get(look) ?? []), at])
  })
  const places = [...dated].sort((a, b) => a - b)
  for (const own of looks.values()) {
    if (own.length !== places.length) continue
    const isAbove = own.every((at, index) => {
      const place = must(places[index])
      return at <= place && at >= place - MOST_ABOVE && (index === 0 || at > must(places[index - 1]))
    })
    if (isAbove) for (const at of own) found.add(at)
  }
  return found
}

/** Browsers draw the dots of a list instead of writing them: its items stand a little right of the names above. */
function indented(lines: Line[], dated: Set<number>): (line: Line, index: number) => boolean {
  if (lines.some((line) => line.hasBullet)) return () => false
  const edges = lines.map((line, at) => (dated.has(at) ? nameEdge(line) : null))
  let edge: number | null = null
  const own = edges.map((next) => (edge = next ?? edge))
  return (line, index) => {
    const by = line.left - (own[index] ?? line.left)
    return line.cells.length === 1 && !line.isBold && !line.isCentred && by >= LEAST_INDENT && by <= MOST_INDENT
  }
}

/** Where the names of a dated line begin: behind a date in the margin. */
function nameEdge(line: Line): number | null {
  const [first, second] = line.cells
  if (line.isCentred) return null
  return second && headerDate(line)?.cell === 0 ? second.left : must(first).left
}

const lookOf = (line: Line) => [line.isBold, line.isItalic, Math.round(line.size * 2) / 2, line.color].join('|')

function usualLook(lines: Line[]): string | null {
  const weights = new Map<string, number>()
  for (const line of lines) weights.set(lookOf(line), (weights.get(lookOf(line)) ?? 0) + line.text.length)
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
