import { must } from '#core/must.ts'
import { mergeLines } from '../entries/join-wrapped.ts'
import { type Cell, cellWith, type Line } from '../layout/line.ts'
import type { SectionKind } from '../words/section-words.ts'
import { headingKind } from './heading-kind.ts'
import { hasLevel, isSpokenLine, isSpokenList, namesLanguage } from './spoken.ts'
import { labelsDriving } from '../words/driving-words.ts'

const LABEL = /^([^:]{3,30}?)\s*:\s*(?=[\p{L}\d])/u
/** Lines of one cell stand no further apart. */
const CLOSE = 0.6
const SAME_EDGE = 3
/** Sections in which a line may be of another kind, as its label says. */
const MIXED = new Set<string>(['skills', 'contact', 'other', 'top', 'summary', 'interests', 'languages'])
/** What lists of skills have no labels for. */
const OWN = new Set<SectionKind>(['certifications', 'interests', 'awards', 'references', 'volunteering'])

/** 'Languages: English, Malay' and 'Certificates: CCNA' among other lists are sections of their own, one line long. */
export function partLabelledLines<T extends { kind: string; lines: Line[] }>(section: T): T[] {
  if (!MIXED.has(section.kind)) return [section]
  const parts: T[] = []
  const lines: Line[] = []
  const listed = section.kind === 'languages' ? toolLines(section.lines) : []
  if (listed.length > 0) parts.push({ ...section, kind: 'skills', heading: null, lines: listed })
  for (let at = 0; at < section.lines.length; at += 1) {
    if (listed.includes(must(section.lines[at]))) continue
    const line = must(section.lines[at])
    const next = section.lines[at + 1]
    const below = next && line.cells.length === 1 ? toldBy(line.text, next, next.cells) : null
    const isSpoken = section.kind === 'skills' && isSpokenLine(line.text)
    const own = below ?? labelled(line) ?? (isSpoken ? { kind: 'languages' as const, line } : null)
    if (!own || own.kind === section.kind) {
      lines.push(line)
      continue
    }
    // its label stood above it
    if (below) at += 1
    const rest = hungBelow(own.line, section.lines.slice(at + 1))
    at += rest.length
    parts.push({ ...section, kind: own.kind, heading: null, lines: [rest.reduce(mergeLines, own.line)] })
  }
  return parts.length === 0 ? [section] : [{ ...section, lines }, ...parts]
}

/** The lines that a narrow cell of a table goes on in: right below it, in its column. */
function hungBelow(line: Line, below: Line[]): Line[] {
  const { left } = must(line.cells.at(-1))
  const isHung = (next: Line) =>
    next.cells.length === 1 && !next.hasBullet && next.gapAbove < CLOSE && Math.abs(next.left - left) < SAME_EDGE
  const isInColumn = left > line.left + SAME_EDGE
  const end = isInColumn ? below.findIndex((next) => !isHung(next)) : 0
  return below.slice(0, end < 0 ? below.length : end)
}

/** 'Systems: Linux, Windows' among spoken languages, with the lines its list goes on in. */
function toolLines(lines: Line[]): Line[] {
  const isTools = ({ text }: Line) => {
    const label = LABEL.exec(text)?.[0]
    const list = text.slice(label?.length ?? 0)
    return label !== undefined && list.includes(',') && !namesLanguage(text) && !hasLevel(list)
  }
  let isWithin = false
  return lines.filter((line) => {
    isWithin = isTools(line) || (isWithin && !line.hasBullet && !LABEL.test(line.text) && !namesLanguage(line.text))
    return isWithin
  })
}

const LONGEST_CELL = 30

function labelled(line: Line): Part | null {
  const label = LABEL.exec(line.text)
  if (label) return opened(must(label[1]), line, [cellWith(must(line.cells.at(-1)), line.text.slice(label[0].length))])
  // a row of a table, with its label in the first column
  const [head, ...rest] = line.cells
  if (!head || rest.length === 0 || /[,;|]/.test(head.text)) return null
  return opened(head.text, line, rest)
}

type Part = { kind: SectionKind; line: Line }

const partOf = (kind: SectionKind, line: Line, cells: readonly Cell[]): Part => ({
  kind,
  line: { ...line, text: cells.map((cell) => cell.text).join(' '), cells: [...cells] },
})

/** A label that needs its own line or row. */
function opened(label: string, line: Line, cells: readonly Cell[]): Part | null {
  const kind = label.length > LONGEST_CELL ? null : headingKind(label)
  return kind && OWN.has(kind) ? partOf(kind, line, cells) : toldBy(label, line, cells)
}

/** A label that may also stand alone above its line: the line itself, or the word, says what it is. */
function toldBy(label: string, line: Line, cells: readonly Cell[]): Part | null {
  if (label.length > LONGEST_CELL) return null
  if (labelsDriving(label)) return partOf('other', line, cells)
  const isSpoken = headingKind(label) === 'languages' && isSpokenList(cells.map((cell) => cell.text).join(' '))
  return isSpoken ? partOf('languages', line, cells) : null
}
