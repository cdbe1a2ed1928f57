import { must } from '#core/must.ts'
import type { Source, StudyState } from '#core/resume/schema.ts'
import type { SectionKind } from '../words/section-words.ts'

/** A stretch of one look. */
export type Run = {
  text: string
  left: number
  right: number
  isBold: boolean
  isItalic: boolean
  size: number
  color: number
}

/** Text between wide gaps or tabs: what the eye takes as one piece of a line. */
export type Cell = { text: string; left: number; right: number; runs: Run[] }

/** One line of the document in reading order; the same for PDF and DOCX from here on. */
export type Line = {
  /** Position in reading order. */
  id: number
  cells: Cell[]
  /** The cells joined with a blank. */
  text: string
  left: number
  right: number
  /** Height from the top of the document; grows over pages. */
  top: number
  bottom: number
  size: number
  isBold: boolean
  isItalic: boolean
  color: number
  hasBullet: boolean
  isCentred: boolean
  /** Outline level a DOCX style gives, else null. */
  headingLevel: number | null
  hasRule: boolean
  /** The section it opens, where it is a heading that stood in the line of its text; null for that text. */
  opens?: SectionKind | null
  /** Lines of one column or table cell share a region. */
  region: number
  /** Where the longest line of the region ends. */
  regionRight: number
  /** Space to the line above in the region, in line heights; large at the region's start. */
  gapAbove: number
  /** The document writes '03/15/2019'. */
  isMonthFirst?: boolean
  /** What it said of the state of studies, taken out of its words. */
  state?: StudyState
  source: Source
}

/** The first of the lines that names a thing: 'SQL' stands in 'SQL, Git', and not in 'PostgreSQL'. */
export const lineNaming = (lines: readonly Line[], name: string): Line =>
  lines.find(({ text }) => holdsWord(text, name)) ??
  lines.find(({ text }) => text.includes(name)) ??
  // broken at the end of its line
  lines.find(({ text }) => holdsWord(text, must(name.split(' ')[0]))) ??
  must(lines[0])

function holdsWord(text: string, word: string): boolean {
  const isEdge = (sign: string) => !/[\p{L}\p{N}]/u.test(sign)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (isEdge(text.charAt(at - 1)) && isEdge(text.charAt(at + word.length))) return true
  return false
}

/** The cell with other words, in the look of its first. */
export const cellWith = (cell: Cell, text: string): Cell => ({
  ...cell,
  text,
  runs: [{ ...must(cell.runs[0]), text }],
})

/** The line with other words, in the place of its first cell. */
export const lineWith = (line: Line, text: string): Line => ({
  ...line,
  text,
  cells: [cellWith(must(line.cells[0]), text)],
})
