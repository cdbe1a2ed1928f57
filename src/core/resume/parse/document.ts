/**
 * What the file readers hand to the parser: characters with their place and look (PDF) or paragraphs with
 * their runs (DOCX). Lengths are points; PDF places are measured from the page's top left.
 */
export type DocumentText = PdfText | DocxText

export type GlyphStyle = {
  size: number
  isBold: boolean
  isItalic: boolean
  /** 0xRRGGBB. */
  color: number
}

export type Glyph = {
  text: string
  left: number
  right: number
  top: number
  bottom: number
  baseline: number
  style: GlyphStyle
  /** Cannot be seen on the page: too small, in the colour of its ground, drawn outside or not painted. */
  isHidden: boolean
  /** The font does not say which character this is. */
  isUnreadable: boolean
}

export type PdfLink = { url: string; left: number; top: number; right: number; bottom: number }

export type PdfPage = {
  number: number
  width: number
  height: number
  glyphs: Glyph[]
  links: PdfLink[]
  /** Mirrored: it was written from right to left. */
  isTurned?: boolean
}

/** `isRecognised` where a program read the letters off a picture of a page. */
export type PdfText = { kind: 'pdf'; pages: PdfPage[]; pageCount: number; isCut: boolean; isRecognised?: boolean }

export type DocxRun = {
  /** A tab is '\t', a line break '\n'. */
  text: string
  isBold: boolean
  isItalic: boolean
  size: number
  color: number
  isHidden: boolean
}

export type DocxArea = 'header' | 'body' | 'footer' | 'box'

/** A cell of a table: rows and columns from 0, `table` unique in the document. */
export type DocxCell = { table: number; row: number; column: number; columns: number }

export type DocxParagraph = {
  /** From 0, in reading order, tables and text boxes included. */
  index: number
  runs: DocxRun[]
  /** Outline level from 1, or null for body text. */
  headingLevel: number | null
  isTitle: boolean
  isListItem: boolean
  isCentred: boolean
  /** Left indent in points. */
  indent: number
  spaceBefore: number
  /** A rule is drawn below or above the paragraph. */
  hasRule: boolean
  area: DocxArea
  cell: DocxCell | null
  links: string[]
}

export type DocxText = { kind: 'docx'; paragraphs: DocxParagraph[]; isCut: boolean }
