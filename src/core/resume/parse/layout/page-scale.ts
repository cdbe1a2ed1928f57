import type { Glyph, GlyphStyle, PdfPage } from '../document.ts'

/** Programs for slides and pictures draw pages of any size: text of print is never as small or as large as these. */
const SMALLEST = 4.5
const LARGEST = 20
const USUAL = 10

/** By what pages are to be multiplied so that distances in points mean what they mean on paper; 1 for paper. */
export function usualScale(pages: PdfPage[]): number {
  const sizes = pages
    .flatMap((page) => page.glyphs.filter((glyph) => !glyph.isHidden && glyph.text.trim() !== ''))
    .map((glyph) => glyph.style.size)
    .sort((a, b) => a - b)
  const usual = sizes[sizes.length >> 1] ?? USUAL
  return usual > 0 && (usual < SMALLEST || usual > LARGEST) ? USUAL / usual : 1
}

export function scaled(page: PdfPage, scale: number): PdfPage {
  // Letters of one look share it, and are distinguished by it.
  const styles = new Map<GlyphStyle, GlyphStyle>()
  const styleOf = (style: GlyphStyle) => {
    const own = styles.get(style) ?? { ...style, size: style.size * scale }
    styles.set(style, own)
    return own
  }
  const box = <T extends { left: number; right: number; top: number; bottom: number }>(own: T): T => ({
    ...own,
    left: own.left * scale,
    right: own.right * scale,
    top: own.top * scale,
    bottom: own.bottom * scale,
  })
  return {
    ...page,
    width: page.width * scale,
    height: page.height * scale,
    glyphs: page.glyphs.map((glyph): Glyph => ({
      ...box(glyph),
      baseline: glyph.baseline * scale,
      style: styleOf(glyph.style),
    })),
    links: page.links.map(box),
  }
}
