import { unzlibSync } from 'fflate'
import { readGlyphMap } from './glyph-map.ts'

/** A weight is a row of fonts, each for some scripts; the first that has a letter draws it. */
export type PrintFonts = { regular: PrintFont[]; bold: PrintFont[] }

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
}

const WOFF = 0x774f4646
const DIRECTORY_START = 44
const ENTRY_BYTES = 20

/** Reads a WOFF file with TrueType outlines. Throws for anything else: fonts come from our own packages. Pure. */
export function readFont(woff: Uint8Array): PrintFont {
  const tables = unpack(woff)
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

function unpack(woff: Uint8Array): Map<string, Uint8Array> {
  const view = viewOf(woff)
  if (view.getUint32(0) !== WOFF) throw new Error('This is no WOFF font')
  const tables = new Map<string, Uint8Array>()
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const entry = DIRECTORY_START + index * ENTRY_BYTES
    const name = String.fromCharCode(...woff.subarray(entry, entry + 4))
    const [start, packed, whole] = [4, 8, 12].map((offset) => view.getUint32(entry + offset)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(start, start + packed)
    tables.set(name, packed < whole ? unzlibSync(bytes, { out: new Uint8Array(whole) }) : bytes)
  }
  return tables
}

export function viewOf(bytes: Uint8Array | undefined): DataView {
  if (!bytes) throw new Error('The font lacks a table')
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
