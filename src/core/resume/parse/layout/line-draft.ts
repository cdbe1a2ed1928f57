import { must } from '#core/must.ts'
import type { Source } from '#core/resume/schema.ts'
import { openingOf, withoutIcons } from './bullets.ts'
import type { Cell, Line } from './line.ts'
import { tidy } from '#core/text/sanitise.ts'
import { joinSpacedLetters } from './spaced-letters.ts'

/** A line before its place in the whole document is known. */
export type LineDraft = Omit<Line, 'id' | 'gapAbove' | 'regionRight'>

/** `scale` is what the page was drawn smaller by for the reading. */
type Place =
  /** `turnedAt`: the width of a page that was mirrored. */
  { kind: 'pdf'; page: number; pageTop: number; scale: number; turnedAt?: number } | { kind: 'docx'; paragraph: number }

type Extra = {
  top: number
  bottom: number
  region: number
  isCentred: boolean
  place: Place
  headingLevel?: number | null
  hasRule?: boolean
  isListItem?: boolean
}

const MOST_SOURCE_WORDS = 500

export function cellsToLine(printed: Cell[], extra: Extra): LineDraft {
  const raw = printed.flatMap(atLeaders)
  const opening = openingOf(tidy(must(raw[0]).text))
  const cells = raw
    .map((cell, index) => (index === 0 && opening.length > 0 ? withoutOpening(cell) : cell))
    .map(withoutGrade)
    .map(cleanCell)
    .filter((cell) => cell.text !== '')
  const runs = cells.flatMap((cell) => cell.runs)
  const length = runs.reduce((sum, run) => sum + run.text.length, 0) || 1
  const share = (is: (run: Cell['runs'][number]) => boolean) =>
    runs.filter(is).reduce((sum, run) => sum + run.text.length, 0) / length
  const text = cells.map((cell) => cell.text).join(' ')
  const left = cells[0]?.left ?? must(raw[0]).left
  const right = cells.at(-1)?.right ?? must(raw.at(-1)).right
  return {
    cells,
    text,
    left,
    right,
    top: extra.top,
    bottom: extra.bottom,
    size: longest(runs)?.size ?? 0,
    isBold: share((run) => run.isBold) > 0.6,
    isItalic: share((run) => run.isItalic) > 0.6,
    color: longest(runs)?.color ?? 0,
    hasBullet: opening.hasBullet || (extra.isListItem ?? false),
    isCentred: extra.isCentred,
    headingLevel: extra.headingLevel ?? null,
    hasRule: extra.hasRule ?? false,
    region: extra.region,
    source: sourceOf(extra, left, right, text),
  }
}

/** Dots or dashes that lead the eye to a date or a place: '. . . . .', '-------'. */
const LEADERS = /(?:[.…·]\s?){4,400}|[-–—_]{6,400}/u

/** What stands before and behind dotted leaders, as two cells. */
function atLeaders(cell: Cell): Cell[] {
  const found = LEADERS.exec(cell.runs.map((run) => run.text).join(''))
  if (!found) return [cell]
  const sides: [Cell['runs'], Cell['runs']] = [[], []]
  let at = 0
  for (const run of cell.runs) {
    const end = at + run.text.length
    const [head, tail] = [found.index - at, found.index + found[0].length - at]
    if (head > 0) sides[0].push({ ...run, text: run.text.slice(0, head) })
    if (end > found.index + found[0].length) sides[1].push({ ...run, text: run.text.slice(Math.max(0, tail)) })
    at = end
  }
  const cells = sides
    .map((runs): Cell => ({
      text: tidy(runs.map((run) => run.text).join('')),
      left: runs[0]?.left ?? cell.left,
      right: cell.right,
      runs,
    }))
    .filter(({ text }) => text !== '')
  // Dashes with text on one side only are a rule, as before a heading.
  const isRule = cells.length < 2 && !/[.…·]/u.test(found[0])
  return cells.length > 0 && !isRule ? cells : [cell]
}

function sourceOf(extra: Extra, left: number, right: number, text: string): Source {
  const words = text.slice(0, MOST_SOURCE_WORDS)
  if (extra.place.kind === 'docx') return { kind: 'docx', paragraph: extra.place.paragraph, words }
  const { scale, turnedAt } = extra.place
  const top = extra.top - extra.place.pageTop
  const round = (points: number) => Math.round((points / scale) * 10) / 10
  const box: [number, number, number, number] = [
    round(turnedAt === undefined ? left : turnedAt - right),
    round(top),
    round(right - left),
    round(extra.bottom - extra.top),
  ]
  return { kind: 'pdf', page: extra.place.page, box, words }
}

const longest = (runs: Cell['runs']) =>
  runs.reduce<Cell['runs'][number] | null>(
    (most, run) => (run.text.length > (most?.text.length ?? 0) ? run : most),
    null,
  )

function cleanCell(cell: Cell): Cell {
  const text = joinSpacedLetters(tidy(withoutIcons(cell.text)))
  const runs = cell.runs
    .map((run) => ({ ...run, text: withoutIcons(run.text) }))
    .filter((run) => run.text.trim() !== '')
  return { ...cell, text, runs, left: runs[0]?.left ?? cell.left }
}

/** 'Figma ● ● ● ○ ○': a grade in signs says nothing that a fact has a place for. */
const GRADE = /(?:\s*[●○◉◯⬤⚫⚪★☆■□▪▫◆◇▮▯•]){3,}\s*$/u

function withoutGrade(cell: Cell): Cell {
  const runs = [...cell.runs]
  let drop = GRADE.exec(runs.map((run) => run.text).join(''))?.[0].length ?? 0
  if (drop === 0) return cell
  while (drop > 0) {
    const run = must(runs.pop())
    if (run.text.length > drop) runs.push({ ...run, text: run.text.slice(0, -drop) })
    drop -= run.text.length
  }
  return { ...cell, runs, text: runs.map((run) => run.text).join('') }
}

function withoutOpening(cell: Cell): Cell {
  const runs = [...cell.runs]
  let text = runs.map((run) => run.text).join('')
  let drop = text.length - text.trimStart().length + openingOf(text.trimStart()).length
  while (drop > 0 && runs.length > 0) {
    const run = must(runs[0])
    if (run.text.length <= drop) {
      drop -= run.text.length
      runs.shift()
    } else {
      runs[0] = { ...run, text: run.text.slice(drop) }
      drop = 0
    }
  }
  text = tidy(runs.map((run) => run.text).join(''))
  return { ...cell, text, runs }
}
