import type { PrintFont, PrintFonts } from './font.ts'
import type { Block } from './outline.ts'
import { breakLines, widthOf } from './set-text.ts'

/** Points from the bottom left, as PDF counts. */
export type PlacedText = {
  text: string
  left: number
  baseline: number
  size: number
  fonts: readonly PrintFont[]
  ink: Ink
}
export type Ink = 'text' | 'heading' | 'link'

/** What belongs together for who hears the page: one structure element, perhaps over two pages. */
export type Piece = {
  tag: 'H1' | 'H2' | 'H3' | 'P' | 'Link' | 'Lbl' | 'LBody'
  /** From 0. */
  page: number
  texts: PlacedText[]
  link?: string
  /** Pieces of the same block share its number. */
  block: number
}
export type Rule = { page: number; baseline: number }
export type Sheet = { pieces: Piece[]; rules: Rule[]; pageCount: number }

export const PAGE = { width: 595.28, height: 841.89, side: 54, top: 54, bottom: 54 } as const
const BODY = { size: 10.5, leading: 14.5 }
const COLUMN = PAGE.width - 2 * PAGE.side
const INDENT = 14
const DATES_GAP = 18
/** A heading keeps company with the lines that follow it. */
const KEPT_TOGETHER = 58

/** Puts the blocks of a resume on A4 pages, in one column. Pure. */
export function layOut(blocks: readonly Block[], fonts: PrintFonts): Sheet {
  const pen = new Pen(fonts)
  blocks.forEach((block, index) => pen.write(block, index))
  return { pieces: pen.pieces, rules: pen.rules, pageCount: pen.page + 1 }
}

class Pen {
  readonly pieces: Piece[] = []
  readonly rules: Rule[] = []
  page = 0
  private top: number = PAGE.top
  private readonly fonts: PrintFonts

  constructor(fonts: PrintFonts) {
    this.fonts = fonts
  }

  write(block: Block, index: number): void {
    const { regular, bold } = this.fonts
    switch (block.kind) {
      case 'name':
        return this.lines(block.text, { tag: 'H1', block: index, fonts: bold, size: 20, leading: 27 })
      case 'heading':
        this.space(13, KEPT_TOGETHER)
        this.lines(block.text, { tag: 'H2', block: index, fonts: bold, size: 12.5, leading: 17, ink: 'heading' })
        this.rules.push({ page: this.page, baseline: PAGE.height - this.top })
        return this.space(5, 0)
      case 'entry':
        this.space(7, BODY.leading * 2)
        return this.entry(block, index)
      case 'item':
        return this.item(block.text, index)
      case 'text': {
        const link = block.link
        return this.lines(block.text, {
          tag: link ? 'Link' : 'P',
          block: index,
          fonts: regular,
          ...BODY,
          ...(link ? { link, ink: 'link' as const } : {}),
        })
      }
    }
  }

  /** Dates stand on the right of the first line; the words leave them their room. */
  private entry({ text, dates }: { text: string; dates: string }, block: number): void {
    const { regular, bold } = this.fonts
    const datesWidth = widthOf(dates, BODY.size, regular)
    const [first = '', ...rest] = breakLines(text, BODY.size, bold, COLUMN - (dates ? datesWidth + DATES_GAP : 0))
    const baseline = this.down(BODY.leading, BODY.size)
    const look = { size: BODY.size, ink: 'text' as const }
    const titled: Piece = {
      tag: 'H3',
      page: this.page,
      block,
      texts: first ? [{ text: first, left: PAGE.side, baseline, fonts: bold, ...look }] : [],
    }
    if (dates)
      titled.texts.push({
        text: ` ${dates}`,
        left: PAGE.width - PAGE.side - datesWidth - widthOf(' ', BODY.size, regular),
        baseline,
        fonts: regular,
        ...look,
      })
    this.pieces.push(titled)
    if (rest.length > 0) this.lines(rest.join(' '), { tag: 'H3', block, fonts: bold, ...BODY })
  }

  private item(text: string, block: number): void {
    const { regular } = this.fonts
    const lines = breakLines(text, BODY.size, regular, COLUMN - INDENT)
    lines.forEach((line, index) => {
      const baseline = this.down(BODY.leading, BODY.size)
      const look = { baseline, size: BODY.size, fonts: regular, ink: 'text' as const }
      if (index === 0)
        this.pieces.push({ tag: 'Lbl', page: this.page, block, texts: [{ text: '• ', left: PAGE.side + 3, ...look }] })
      this.put({
        tag: 'LBody',
        page: this.page,
        block,
        texts: [{ text: spaced(line, index, lines), left: PAGE.side + INDENT, ...look }],
      })
    })
  }

  private lines(
    text: string,
    look: Pick<Piece, 'tag' | 'block' | 'link'> & {
      fonts: readonly PrintFont[]
      size: number
      leading: number
      ink?: Ink
    },
  ): void {
    const { tag, block, link, fonts, size, leading, ink = 'text' } = look
    const lines = breakLines(text, size, fonts, COLUMN)
    lines.forEach((line, index) => {
      const baseline = this.down(leading, size)
      const placed = { text: spaced(line, index, lines), left: PAGE.side, baseline, size, fonts, ink }
      this.put({ tag, page: this.page, block, texts: [placed], ...(link ? { link } : {}) })
    })
  }

  /** Lines of one block on one page are one piece. */
  private put(piece: Piece): void {
    const last = this.pieces.at(-1)
    if (last && last.block === piece.block && last.tag === piece.tag && last.page === piece.page)
      last.texts.push(...piece.texts)
    else this.pieces.push(piece)
  }

  private down(leading: number, size: number): number {
    if (this.top + leading > PAGE.height - PAGE.bottom) this.turn()
    this.top += leading
    return PAGE.height - this.top + (leading - size) * 0.75
  }

  private space(points: number, needed: number): void {
    if (this.top + points + needed > PAGE.height - PAGE.bottom) this.turn()
    else if (this.top > PAGE.top) this.top += points
  }

  private turn(): void {
    this.page += 1
    this.top = PAGE.top
  }
}

/** A line that goes on ends with a blank, or its last word would grow into the next. */
function spaced(line: string, index: number, lines: readonly string[]): string {
  return index < lines.length - 1 ? `${line} ` : line
}
