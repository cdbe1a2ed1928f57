import type { PrintFont, PrintFonts } from './font.ts'
import type { Block } from './outline.ts'
import type { Measures } from './page-measures.ts'
import { breakLines } from './break-lines.ts'
import { startsRightToLeft } from '#core/text/direction.ts'
import { widthOf } from './set-text.ts'

export type Ink = 'text' | 'accent' | 'link'

export type RowText = {
  text: string
  left: number
  size: number
  fonts: readonly PrintFont[]
  ink: Ink
  startsAtRight: boolean
}
/** What a row is to who hears the page; pieces of one block and tag on one page are one. */
export type RowPart = {
  tag: 'H1' | 'H2' | 'H3' | 'P' | 'Link' | 'Lbl' | 'LBody'
  block: number
  texts: RowText[]
  link?: string
}

/** One line before it has a page. */
export type Row = {
  /** Free room above it, except at the top of a page. */
  before: number
  height: number
  /** The size its baseline is set by. */
  size: number
  /** The next row stands on the same page. */
  isKept: boolean
  parts: RowPart[]
  /** A line drawn under it. */
  rule?: { width: number; left: number; right: number }
}

/** Where lines may go: from `left`, so wide. */
export type Column = { left: number; width: number }

const DATES_GAP = 18
/** The room above a paragraph, in lines. */
const APART = 0.6
/** A bullet of so many lines stands on one page. */
const WHOLE_LINES = 12
/** A line or two between an entry's head and what it did. */
const SHORT_LINES = 2

/** The lines of these blocks, with what must not be parted by the end of a page. Pure. */
export function setRows(
  blocks: readonly { block: Block; index: number }[],
  measures: Measures,
  column: Column,
  fonts: PrintFonts,
): Row[] {
  const rows: Row[] = []
  let isInHead = false
  blocks.forEach(({ block, index }, at) => {
    const own = rowsOf(block, index, measures, column, fonts)
    const next = blocks[at + 1]?.block.kind
    const goesOn = next === 'item' || next === 'text'
    isInHead = block.kind === 'entry' || (isInHead && block.kind === 'text' && own.length <= SHORT_LINES)
    const last = own.at(-1)
    if (last && (block.kind === 'heading' ? next !== undefined : isInHead && goesOn)) last.isKept = true
    const [first] = own
    if (first && blocks[at - 1]?.block.kind === 'heading')
      first.before = Math.max(measures.afterHeading, block.kind === 'text' && block.isApart ? first.before : 0)
    rows.push(...own)
  })
  return rows
}

function rowsOf(block: Block, index: number, measures: Measures, column: Column, fonts: PrintFonts): Row[] {
  const { regular, bold } = fonts
  const { size, leading } = measures
  const plain = { column, size, leading, fonts: regular, ink: 'text' as const, isRightToLeft: measures.isRightToLeft }
  switch (block.kind) {
    case 'name': {
      const look = { ...plain, size: measures.nameSize, leading: measures.nameSize * 1.35, fonts: bold }
      return lines(block.text, 'H1', index, { ...look, ink: measures.headRule ? 'accent' : 'text' })
    }
    case 'heading': {
      const look = { ...plain, size: measures.headingSize, leading: measures.headingSize * 1.36, fonts: bold }
      const rows = lines(block.text, 'H2', index, { ...look, ink: 'accent' })
      rows.forEach((row, at) => {
        row.before = at === 0 ? measures.beforeHeading : 0
        row.isKept = true
      })
      const last = rows.at(-1)
      if (last && measures.rule)
        last.rule = { width: measures.rule, left: column.left, right: column.left + column.width }
      return rows
    }
    case 'entry':
      return entryRows(block, index, measures, column, fonts)
    case 'item':
      return itemRows(block.text, index, measures, column, fonts)
    default: {
      const rows = lines(block.text, block.link ? 'Link' : 'P', index, { ...plain, ink: block.link ? 'link' : 'text' })
      const [top] = rows
      if (top && block.isApart) top.before = leading * APART
      if (block.link) for (const row of rows) for (const part of row.parts) part.link = block.link
      return keepEnds(rows, SHORT_LINES + 1)
    }
  }
}

type LineLook = {
  column: Column
  size: number
  leading: number
  fonts: readonly PrintFont[]
  ink: Ink
  /** The way of the document, for a text without letters. */
  isRightToLeft: boolean
}

function lines(text: string, tag: RowPart['tag'], block: number, look: LineLook): Row[] {
  const { column, size, leading, fonts, ink, isRightToLeft } = look
  const startsAtRight = startsRightToLeft(text, isRightToLeft)
  return breakLines(text, size, fonts, column.width).map((line) => ({
    before: 0,
    height: leading,
    size,
    isKept: false,
    parts: [{ tag, block, texts: [{ text: line, left: column.left, size, fonts, ink, startsAtRight }] }],
  }))
}

/** Dates stand on the right of the last line, so that no reader has them amid the words; those leave them their room. */
function entryRows(
  { text, dates }: { text: string; dates: string },
  block: number,
  { size, leading, beforeEntry, isRightToLeft }: Measures,
  column: Column,
  { regular, bold }: PrintFonts,
): Row[] {
  const datesWidth = dates ? widthOf(dates, size, regular) + DATES_GAP : 0
  const look = { size, leading, ink: 'text' as const, isRightToLeft }
  const narrow = { ...column, width: column.width - datesWidth }
  const rows = lines(text, 'H3', block, { ...look, column: narrow, fonts: bold })
  // dates stand there without words, too
  if (rows.length === 0)
    rows.push({ before: 0, height: leading, size, isKept: false, parts: [{ tag: 'H3', block, texts: [] }] })
  const last = rows.length - 1
  rows.forEach((row, at) => {
    row.isKept = at < last
    if (at === 0) row.before = beforeEntry
  })
  if (dates) {
    const left = column.left + column.width - datesWidth + DATES_GAP - widthOf(' ', size, regular)
    const startsAtRight = startsRightToLeft(dates, isRightToLeft)
    rows[last]?.parts[0]?.texts.push({ text: ` ${dates}`, left, size, fonts: regular, ink: 'text', startsAtRight })
  }
  return rows
}

function itemRows(
  text: string,
  block: number,
  { size, leading, isRightToLeft }: Measures,
  column: Column,
  { regular }: PrintFonts,
): Row[] {
  const look = { size, leading, fonts: regular, ink: 'text' as const, isRightToLeft }
  const indent = size * 1.33
  const inner = { left: column.left + indent, width: column.width - indent }
  const rows = lines(text, 'LBody', block, { ...look, column: inner })
  const place = { left: column.left + size * 0.29, size, fonts: regular, startsAtRight: isRightToLeft }
  const label = { text: '• ', ink: look.ink, ...place }
  rows[0]?.parts.unshift({ tag: 'Lbl', block, texts: [label] })
  return keepEnds(rows, WHOLE_LINES)
}

/** A short paragraph is not parted; of a long one two lines stand on either page. */
function keepEnds(rows: Row[], whole: number): Row[] {
  const end = rows.length - 1
  rows.forEach((row, at) => {
    row.isKept = at < end && (rows.length <= whole || at === 0 || at === end - 1)
  })
  return rows
}
