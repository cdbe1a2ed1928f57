import { isRightToLeft } from '#core/text/direction.ts'
import type { PrintFonts } from './font.ts'
import { PLAIN_LOOK, type Look } from './look.ts'
import { isAside, type Block } from './outline.ts'
import { measuresOf, sizesOf, type Measures } from './page-measures.ts'
import { setRows, type Column, type Row, type RowPart, type RowText } from './set-rows.ts'
import { widthOf } from './set-text.ts'

/** Points from the bottom left, as PDF counts. */
export type PlacedText = RowText & { baseline: number }

/** What belongs together for who hears the page: one structure element, perhaps over two pages. */
export type Piece = Omit<RowPart, 'texts'> & {
  /** From 0. */
  page: number
  texts: PlacedText[]
}
/** A line from one point to another: decoration. */
export type Rule = { page: number; from: [number, number]; to: [number, number]; width: number }
export type Sheet = {
  pieces: Piece[]
  rules: Rule[]
  pageCount: number
  /** Of the running text, in points. */
  size: number
  /** How much of the last page is used, from 0 to 1. */
  lastPageFill: number
  paper: { width: number; height: number }
}

const ASIDE_GAP = 26
/** In lines. On one baseline with the wide column, readers by place (pdftotext) take the first rows of both for one. */
const ASIDE_LOWER = 0.5

/** Puts blocks on pages with the largest letters that give the fewest pages. Pure. */
export function layOut(blocks: readonly Block[], fonts: PrintFonts, look: Look = PLAIN_LOOK): Sheet {
  let best: Sheet | undefined
  for (const size of sizesOf(look)) {
    const sheet = layOutAt(blocks, fonts, look, size)
    if (!best || sheet.pageCount < best.pageCount) best = sheet
    if (best.pageCount === 1) break
  }
  return best ?? layOutAt(blocks, fonts, look, 10.5)
}

/** With letters of this size. Pure. */
export function layOutAt(blocks: readonly Block[], fonts: PrintFonts, look: Look, size: number): Sheet {
  const measures = measuresOf(look, size, isRightToLeft(blocks.map((block) => block.text).join(' ')))
  const { head, main, aside } = flowsOf(blocks, measures)
  const whole = { left: measures.side, width: measures.width - 2 * measures.side }
  const hasAside = measures.aside > 0 && aside.length > 0
  const wide = hasAside ? { ...whole, width: whole.width - measures.aside - ASIDE_GAP } : whole
  const narrow = { left: measures.width - measures.side - measures.aside, width: measures.aside }

  const pen = new Pen(measures)
  pen.write(setRows(head, measures, whole, fonts))
  if (measures.headRule) pen.line(measures.headRule, whole)
  const start = pen.place()
  pen.write(setRows(main, measures, wide, fonts))
  const end = pen.place()
  if (hasAside) {
    pen.moveTo({ ...start, top: start.top + measures.leading * ASIDE_LOWER })
    pen.write(setRows(aside, measures, narrow, fonts))
  }
  const last = later(end, pen.place())
  if (hasAside) pen.upright(narrow.left - ASIDE_GAP / 2, start, pen.place())
  return {
    ...(measures.isRightToLeft ? mirror(pen, measures.width) : { pieces: pen.pieces, rules: pen.rules }),
    pageCount: last.page + 1,
    size,
    lastPageFill: (last.top - measures.top) / (measures.height - measures.top - measures.bottom),
    paper: { width: measures.width, height: measures.height },
  }
}

/** What was set from the left begins at the right: lines, bullets, dates and the narrow column. */
function mirror({ pieces, rules }: Pick<Sheet, 'pieces' | 'rules'>, width: number): Pick<Sheet, 'pieces' | 'rules'> {
  const turned = ([x, y]: [number, number]): [number, number] => [width - x, y]
  return {
    pieces: pieces.map((piece) => ({
      ...piece,
      texts: piece.texts.map((text) => ({
        ...text,
        left: width - text.left - widthOf(text.text, text.size, text.fonts),
      })),
    })),
    rules: rules.map((rule) => ({ ...rule, from: turned(rule.to), to: turned(rule.from) })),
  }
}

type Numbered = { block: Block; index: number }

/** What stands at the top, and what stands beside the rest where the template has a place for it. One reading order. */
function flowsOf(blocks: readonly Block[], { aside }: Measures): Record<'head' | 'main' | 'aside', Numbered[]> {
  const flows: Record<'head' | 'main' | 'aside', Block[]> = { head: [], main: [], aside: [] }
  let flow: keyof typeof flows = 'head'
  for (const block of blocks) {
    if (block.kind === 'heading') flow = aside && isAside(block) ? 'aside' : 'main'
    // a letter begins under the line, with its date
    else if (flow === 'head' && block.kind === 'text' && block.isApart) flow = 'main'
    flows[flow].push(block)
  }
  let index = 0
  const numbered = (list: Block[]) => list.map((block) => ({ block, index: index++ }))
  return { head: numbered(flows.head), main: numbered(flows.main), aside: numbered(flows.aside) }
}

type Place = { page: number; top: number }

const later = (one: Place, other: Place) =>
  one.page > other.page || (one.page === other.page && one.top > other.top) ? one : other

class Pen {
  readonly pieces: Piece[] = []
  readonly rules: Rule[] = []
  private page = 0
  private top: number
  private readonly measures: Measures

  constructor(measures: Measures) {
    this.measures = measures
    this.top = measures.top
  }

  place(): Place {
    return { page: this.page, top: this.top }
  }

  moveTo({ page, top }: Place): void {
    this.page = page
    this.top = top
  }

  /** Rows that are kept together go to the next page together, unless no page could hold them. */
  write(rows: readonly Row[]): void {
    for (let at = 0; at < rows.length;) {
      let end = at
      while (rows[end]?.isKept && end + 1 < rows.length) end += 1
      const run = rows.slice(at, end + 1)
      const height = run.reduce((sum, row, index) => sum + row.height + (index > 0 ? row.before : 0), 0)
      const isWhole = height <= this.room()
      if (isWhole && !this.fits((run[0]?.before ?? 0) + height)) this.turn()
      for (const row of run) this.put(row)
      at = end + 1
    }
  }

  line(width: number, { left, width: length }: Column): void {
    this.top += this.measures.size * 0.6
    const height = this.measures.height - this.top
    this.rules.push({ page: this.page, from: [left, height], to: [left + length, height], width })
    this.top += this.measures.size * 0.2
  }

  /** Beside the narrow column, as far as it goes. */
  upright(left: number, start: Place, end: Place): void {
    const { height, top, bottom, beforeHeading } = this.measures
    for (let page = start.page; page <= end.page; page += 1) {
      const from = page === start.page ? start.top + beforeHeading : top
      const to = page === end.page ? height - end.top : bottom
      this.rules.push({ page, from: [left, height - from], to: [left, to], width: 0.5 })
    }
  }

  private put(row: Row): void {
    const { height, top } = this.measures
    if (!this.fits(row.before + row.height)) this.turn()
    this.top += (this.top > top ? row.before : 0) + row.height
    const baseline = height - this.top + (row.height - row.size) * 0.75
    for (const part of row.parts) this.join(part, baseline)
    const { rule } = row
    if (!rule) return
    const under = height - this.top
    this.rules.push({ page: this.page, from: [rule.left, under], to: [rule.right, under], width: rule.width })
  }

  /** Lines of one block on one page are one piece. */
  private join({ texts, ...part }: RowPart, baseline: number): void {
    const placed = texts.map((text) => ({ ...text, baseline }))
    const last = this.pieces.at(-1)
    if (last && last.block === part.block && last.tag === part.tag && last.page === this.page)
      last.texts.push(...placed)
    else this.pieces.push({ ...part, page: this.page, texts: placed })
  }

  private room(): number {
    return this.measures.height - this.measures.top - this.measures.bottom
  }

  private fits(height: number): boolean {
    return this.top + height <= this.measures.height - this.measures.bottom + 0.001
  }

  private turn(): void {
    this.page += 1
    this.top = this.measures.top
  }
}
