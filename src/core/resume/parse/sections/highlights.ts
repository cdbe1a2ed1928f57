import { hyphenBreak } from '#core/text/hyphen-break.ts'
import { lineGap } from '#core/text/unparted.ts'
import { must } from '#core/must.ts'
import type { Line } from '../layout/line.ts'

const MOST = 60
const LONGEST = 2000
const ROUNDING = 2
/** 'for Confluence and' waits for more. */
const OPEN_END = /[,&/–-]$|\s\p{Ll}{1,3}$/u

/** The statements under an entry: lines that wrap are joined, bullets part them. */
export function highlightsOf(body: Line[]): string[] {
  return paragraphsOf(body)
    .map((lines) => joinWrapped(lines.map((line) => line.text)).slice(0, LONGEST))
    .filter((text) => text.length > 1)
    .slice(0, MOST)
}

/** Lines grouped into statements. */
export function paragraphsOf(lines: Line[]): Line[][] {
  const groups: Line[][] = []
  // short points alone would seem to fill the width: the column shows how wide a full line is
  const widest = Math.max(
    0,
    ...lines.flatMap(({ right, regionRight }) => [right, Number.isFinite(regionRight) ? regionRight : 0]),
  )
  // No small letter opens a line: as far as can be seen nothing wraps here.
  const isList = !lines.some((line, at) => at > 0 && /^\p{Ll}/u.test(line.text))
  lines.forEach((line, index) => {
    const previous = lines[index - 1]
    const group = groups.at(-1)
    if (group && previous && isContinued(previous, line, widest, isList)) group.push(line)
    else groups.push([line])
  })
  return groups
}

function isContinued(previous: Line, line: Line, widest: number, isList: boolean): boolean {
  if (line.hasBullet || line.region !== previous.region || line.cells.length > 1) return false
  if (line.gapAbove > 0.9 || previous.isBold !== line.isBold) return false
  if (/[.!?:]$/.test(previous.text)) return previous.right > widest - 60 && /^\p{Ll}/u.test(line.text)
  if (previous.source.kind === 'docx') return false
  return (
    /^\p{Ll}/u.test(line.text) ||
    (previous.right > widest - Math.max(90, widest * 0.12) && !(isList && hasFitted(previous, line, widest)))
  )
}

/** Whether the first word of a line had room on the line above: then it was not broken there, and a new point begins. */
function hasFitted({ right, text: above }: Line, { text, ...line }: Line, widest: number): boolean {
  const word = must(text.split(' ')[0])
  return (
    !OPEN_END.test(above) && right + ((word.length + 1) * (line.right - line.left)) / text.length < widest - ROUNDING
  )
}

/** One text of several printed lines; a word parted by a hyphen is made whole again. */
export function joinWrapped(texts: string[]): string {
  return texts.reduce((joined, text) => {
    if (joined === '') return text
    const broken = hyphenBreak(joined, text)
    return (broken === 'cut' ? joined.slice(0, -1) : joined) + (broken === null ? lineGap(joined, text) : '') + text
  }, '')
}
