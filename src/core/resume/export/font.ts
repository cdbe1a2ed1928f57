import { unzlibSync } from 'fflate'
import { readGlyphMap } from './glyph-map.ts'

/** A weight is a row of fonts, each for some scripts; the first that has a letter draws it. */
export type PrintFonts = { regular: PrintFont[]; bold: PrintFont[] }

/** What is drawn for one or more letters that cannot be parted: one glyph, or several laid over each other. */
export type Sign = {
  /** The letters, in the order in which they are read. */
  text: string
  /** In thousandths of an em. */
  width: number
  parts: readonly SignPart[]
  /** Nothing but a glyph as the font has it. */
  isPlain: boolean
}
/** A glyph and how far it is moved, in the font's own units. */
export type SignPart = { glyph: number; x: number; y: number }

/** Letters of one direction as signs from left to right, joined as their script asks. */
export type Shaper = (text: string, isRightToLeft: boolean) => Sign[]

export type PrintFont = {
  tables: Map<string, Uint8Array>
  glyphCount: number
  unitsPerEm: number
  /** In thousandths of an em, as PDF counts. */
  ascent: number
  descent: number
  /** 0 for a character the font lacks. */
  glyphOf(codePoint: number): number
  /** In thousandths of an em. */
  widthOf(glyph: number): number
  /** For scripts whose letters take their shape from their neighbours. */
  shape?: Shaper
}

const WOFF = 0x774f4646
const TRUETYPE = 0x00010000
const ENTRIES = { woff: { start: 44, bytes: 20 }, truetype: { start: 12, bytes: 16 } } as const

/** Reads a WOFF or TrueType file with TrueType outlines. Throws for anything else: fonts come from our own packages. Pure. */
export function readFont(file: Uint8Array): PrintFont {
  const tables = tablesOf(file)
  const head = viewOf(tables.get('head'))
  const hhea = viewOf(tables.get('hhea'))
  const hmtx = viewOf(tables.get('hmtx'))
  const glyphs = readGlyphMap(viewOf(tables.get('cmap')))
  const unitsPerEm = head.getUint16(18)
  const widths = hhea.getUint16(34)
  const scaled = (units: number) => Math.round((units * 1000) / unitsPerEm)
  return {
    tables,
    glyphCount: viewOf(tables.get('maxp')).getUint16(4),
    unitsPerEm,
    ascent: scaled(hhea.getInt16(4)),
    descent: scaled(hhea.getInt16(6)),
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    widthOf: (glyph) => scaled(hmtx.getUint16(Math.min(glyph, widths - 1) * 4)),
  }
}

function tablesOf(file: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(file)
  const format = view.getUint32(0)
  if (format !== WOFF && format !== TRUETYPE) throw new Error('This is neither a WOFF nor a TrueType font')
  const { start: first, bytes: step } = format === WOFF ? ENTRIES.woff : ENTRIES.truetype
  const tables = new Map<string, Uint8Array>()
  for (let index = 0; index < view.getUint16(format === WOFF ? 12 : 4); index += 1) {
    const entry = first + index * step
    const name = String.fromCharCode(...file.subarray(entry, entry + 4))
    // TrueType: checksum, offset, length; WOFF: offset, packed length, length
    const start = view.getUint32(entry + (format === WOFF ? 4 : 8))
    const whole = view.getUint32(entry + 12)
    const packed = format === WOFF ? view.getUint32(entry + 8) : whole
    const bytes = file.subarray(start, start + packed)
    tables.set(name, packed < whole ? unzlibSync(bytes, { out: new Uint8Array(whole) }) : bytes)
  }
  return tables
}

export function viewOf(bytes: Uint8Array | undefined): DataView {
  if (!bytes) throw new Error('The font lacks a table')
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
