import type { Glyph, GlyphStyle, PdfPage, PdfText } from '#core/resume/parse/document.ts'

/** A stretch of one look. */
export type Ink = { text: string; isBold?: boolean; isItalic?: boolean; size?: number; color?: number }

/** Text set from a place on the row: from the left edge or a number of points right of it, or flush with the right edge. */
export type Block = { inks: Ink[]; at?: number | 'right' }

/** One row; what stands at the left wraps below itself. `gap` is the space above in line heights. */
export type Row = { blocks: Block[]; gap?: number; indent?: number; mark?: string; isCentred?: boolean; width?: number }

const WIDTH = 595
const HEIGHT = 842
const MARGIN = 56
const SIZE = 10

const NARROW = /[iljtfrI.,:;'’|!()[\] -]/u
const WIDE = /[mwMW@—●○★☆]/u

function widthOf(letter: string, { size, isBold }: GlyphStyle): number {
  const ems = NARROW.test(letter) ? 0.3 : WIDE.test(letter) ? 0.83 : /\p{Lu}/u.test(letter) ? 0.67 : 0.53
  return ems * size * (isBold ? 1.05 : 1)
}

type Word = { text: string; style: GlyphStyle; width: number }

/** Sets rows on pages the way a word processor does, so that the reader is asked from the glyphs on. */
export function typeset(rows: Row[]): PdfText {
  const pages: PdfPage[] = []
  let glyphs: Glyph[] = []
  let y = MARGIN
  const turn = () => {
    if (glyphs.length > 0) pages.push({ number: pages.length + 1, width: WIDTH, height: HEIGHT, glyphs, links: [] })
    glyphs = []
    y = MARGIN
  }
  const put = (words: Word[], x: number, baseline: number) => {
    let left = x
    for (const { text, style } of words) {
      for (const letter of text) {
        const right = left + widthOf(letter, style)
        const place = { left, right, top: baseline - style.size * 0.75, bottom: baseline + style.size * 0.25, baseline }
        glyphs.push({ text: letter, ...place, style, isHidden: false, isUnreadable: false })
        left = right
      }
    }
    return left
  }
  for (const row of rows) {
    const size = Math.max(SIZE, ...row.blocks.flatMap((block) => block.inks.map((ink) => ink.size ?? SIZE)))
    y += size * (row.gap ?? 0)
    if (y + size * 1.25 > HEIGHT - MARGIN) turn()
    const left = MARGIN + (row.indent ?? 0)
    let lowest = y
    if (row.mark) put(wordsOf([{ text: row.mark }]), left - SIZE, y + size)
    const rights = row.blocks.filter((block) => block.at === 'right').map((block) => wide(wordsOf(block.inks)))
    for (const block of row.blocks) {
      const words = wordsOf(block.inks)
      const start =
        block.at === 'right'
          ? WIDTH - MARGIN - wide(words)
          : row.isCentred
            ? (WIDTH - wide(words)) / 2
            : left + (block.at ?? 0)
      const next = row.blocks
        .map(({ at }) => at)
        .filter((at) => typeof at === 'number' && at > (block.at === 'right' ? 1e9 : (block.at ?? 0)))
      const edge = Math.min(
        WIDTH - MARGIN - (block.at === 'right' ? 0 : Math.max(0, ...rights.map((own) => own + 8))),
        ...next.map((at) => left + Number(at) - 8),
        start + (row.width ?? 1e9),
      )
      let baseline = y + size
      let line: Word[] = []
      let used = 0
      const flush = () => {
        if (baseline > HEIGHT - MARGIN) {
          turn()
          baseline = y + size
        }
        put(trimmed(line), start, baseline)
        lowest = Math.max(lowest, baseline - size)
        baseline += size * 1.2
        line = []
        used = 0
      }
      for (const word of words) {
        if (block.at !== 'right' && line.length > 0 && start + used + word.width > edge && word.text !== ' ') flush()
        line.push(word)
        used += word.width
      }
      flush()
      lowest = Math.max(lowest, baseline - size * 2.2)
    }
    y = lowest + size * 1.2
  }
  turn()
  return { kind: 'pdf', pages, pageCount: pages.length, isCut: false }
}

const trimmed = (words: Word[]) => (words[0]?.text === ' ' ? words.slice(1) : words)
const wide = (words: Word[]) => words.reduce((sum, word) => sum + word.width, 0)

function wordsOf(inks: Ink[]): Word[] {
  return inks.flatMap(({ text, isBold = false, isItalic = false, size = SIZE, color = 0 }) => {
    const style: GlyphStyle = { size, isBold, isItalic, color }
    return (text.match(/\s|\S+/gu) ?? []).map((word) => ({
      text: word === ' ' ? ' ' : word,
      style,
      width: [...word].reduce((sum, letter) => sum + widthOf(letter, style), 0),
    }))
  })
}
