import type { LineDate } from './line-dates.ts'
import { headerDate } from './line-dates.ts'
import type { Line } from '../layout/line.ts'
import { splitInline } from './inline-entries.ts'
import { joinWrappedLines } from './join-wrapped.ts'
import { isProse } from '../sections/prose.ts'
import { titleScore } from '../words/title-words.ts'
import { withoutTimeline } from './timeline.ts'

/** One job, school or project before its parts are told apart. */
export type RawEntry = { header: Line[]; date: (LineDate & { line: Line }) | null; body: Line[] }

const MOST_LINES_ABOVE = 3
const MOST_LINES_BELOW = 3
/** A longer line in the look of the body is the body. */
const LONGEST_PLAIN_NAME = 70
/** 'Sold bolts and nuts.', but not 'Acme Co.' */
const SHORT_SENTENCE = /^\S+ \S+ .*\p{L}{4,}\.$/u
const LONGEST_DATED_NAME = 180
const LONGEST_LONE_DATE = 40
const LONGEST_SINGLE = 100

/**
 * Cuts a section into entries. Each date opens one; how many lines of the header stand above the date is learnt from
 * the first entry and checked against the spaces between lines. `isWanted` says whether a header still lacks a part;
 * `isYearEnough` that a year parted from a name dates an entry, as it does at schools.
 */
export function splitEntries(printed: Line[], isWanted: (header: Line[]) => boolean, isYearEnough = false): RawEntry[] {
  const lines = splitInline(joinWrappedLines(withoutTimeline(printed)))
  const anchors = findAnchors(lines, isYearEnough)
  if (anchors.length === 0) return []
  const dated = new Set(anchors.map(({ at }) => at))
  const prose = lines.map((line, index) => !dated.has(index) && isProse(line, lines[index - 1]))
  const bodyLook = usualLook(lines.filter((_, index) => prose[index]))
  const firstAbove = linesAbove(prose, anchors[0]!.at, 0)
  const starts: number[] = []
  const ends: number[] = []
  anchors.forEach(({ at }, index) => {
    const floor = index === 0 ? 0 : ends[index - 1]!
    starts.push(at - chooseAbove(lines, prose, at, floor, index === 0 ? null : firstAbove))
    const ceiling = anchors[index + 1]?.at ?? lines.length
    ends.push(headerEnd(lines, prose, starts[index]!, at, ceiling, bodyLook, isWanted, firstAbove))
  })
  return anchors.map(({ at, date }, index) => ({
    header: lines.slice(starts[index], ends[index]),
    date: { ...date, line: lines[at]! },
    body: lines.slice(ends[index], starts[index + 1] ?? lines.length),
  }))
}

function findAnchors(lines: Line[], isYearEnough: boolean): { at: number; date: LineDate }[] {
  const found = lines.flatMap((line, at) => {
    const date = headerDate(line)
    return date ? [{ at, date }] : []
  })
  const free = found.filter(
    ({ at, date }) => !lines[at]!.hasBullet && (!isProse(lines[at]!) || isDatedName(lines[at]!, date)),
  )
  const ranged = free.filter(({ date }) => date.span.isRange)
  // Where jobs have ranges, a lone year is something else.
  const usable =
    ranged.length > 0 && ranged.length >= free.length / 2
      ? free.filter(({ at, date }) => date.span.isRange || isSetApart(lines[at]!, date, isYearEnough))
      : free
  return usable.length > 0 ? usable : found.filter(({ date }) => date.span.isRange)
}

/** A single date that is all of its cell, or a month or season parted from a short rest: 'Summer 2022 | Leeds'. */
function isSetApart(line: Line, { span, cell }: LineDate, isYearEnough: boolean): boolean {
  const text = line.cells[cell]!.text
  const after = text.slice(span.end).replace(/^\s*\([^()]{3,24}\)$/, '')
  if (span.start + after.length <= 3) return true
  const isAtEdge = span.start === 0 || span.end >= text.length - 1
  if (isAtEdge && span.from?.month != null && titleScore(text) >= 2 && text.length < LONGEST_SINGLE && !line.hasBullet)
    return true
  const isParted = /^\s*[|·•,]/.test(text.slice(span.end)) || /[|·•,]\s*$/.test(text.slice(0, span.start))
  return isParted && (isYearEnough || span.from?.month != null) && text.length < LONGEST_SINGLE
}

/** A long line that opens or ends with its range is a name with its dates, not a sentence. */
function isDatedName(line: Line, { span, cell }: LineDate): boolean {
  const text = line.cells[cell]!.text
  const isOpened = span.start === 0
  const isDated = span.isRange || (isOpened && span.from?.month != null && titleScore(line.text) >= 2)
  return (
    isDated &&
    text.length < LONGEST_DATED_NAME &&
    !(isOpened ? /[!?]$/ : /[.!?]$/).test(text) &&
    (isOpened || span.end >= text.length - 1)
  )
}

function linesAbove(prose: boolean[], at: number, floor: number): number {
  let count = 0
  while (count < MOST_LINES_ABOVE && at - count - 1 >= floor && !prose[at - count - 1]) count += 1
  return count
}

function chooseAbove(lines: Line[], prose: boolean[], at: number, floor: number, usual: number | null): number {
  const most = linesAbove(prose, at, floor)
  if (usual === null || most === 0) return most
  // A header opens with the widest space; where no space stands out, it is as tall as the first one.
  let widest = 0
  let gap = lines[at]!.gapAbove
  for (let above = 1; above <= most; above += 1) {
    if (lines[at - above]!.gapAbove > gap + 0.25) {
      widest = above
      gap = lines[at - above]!.gapAbove
    }
  }
  const isUsualAsWide = usual <= most && lines[at - usual]!.gapAbove > gap * 0.75
  if (widest > 0 && gap > 0.45) return isUsualAsWide ? usual : widest
  return Math.min(most, usual)
}

function headerEnd(
  lines: Line[],
  prose: boolean[],
  start: number,
  at: number,
  ceiling: number,
  bodyLook: string | null,
  isWanted: (header: Line[]) => boolean,
  usualAbove: number,
): number {
  let end = at + 1
  while (end < ceiling && end - at <= MOST_LINES_BELOW && !prose[end]) {
    const line = lines[end]!
    // The lines right above the next date open the next entry.
    if (
      ceiling < lines.length &&
      ceiling - end <= usualAbove &&
      (at - start >= usualAbove || !isWanted(lines.slice(start, end)))
    )
      break
    const isStyled = look(line) !== bodyLook && bodyLook !== null
    if (line.gapAbove > 0.9 && end > at + 1) break
    if (
      !isStyled &&
      SHORT_SENTENCE.test(line.text) &&
      lines.slice(start, end).some((own) => look(own) !== look(line) || /\p{L}, \p{L}/u.test(own.text))
    )
      break
    // Below a date alone the first line holds all the names.
    const longest =
      end === at + 1 && start === at && lines[at]!.text.length < LONGEST_LONE_DATE
        ? LONGEST_DATED_NAME
        : LONGEST_PLAIN_NAME
    if (!isStyled && (!isWanted(lines.slice(start, end)) || line.text.length > longest)) break
    end += 1
  }
  return end
}

const look = (line: Line) => [line.isBold, line.isItalic, Math.round(line.size * 2) / 2, line.color].join('|')

function usualLook(lines: Line[]): string | null {
  const weights = new Map<string, number>()
  for (const line of lines) weights.set(look(line), (weights.get(look(line)) ?? 0) + line.text.length)
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
