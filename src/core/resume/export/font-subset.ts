import { must } from '#core/must.ts'
import { composeGlyph } from './compose-glyph.ts'
import { viewOf, type PrintFont, type Sign } from './font.ts'

const KEPT = ['head', 'hhea', 'hmtx', 'maxp']
const LONG_OFFSETS = 1
/** Flags of a composite glyph (OpenType specification, "glyf"). */
const WORDS = 0x1
const SCALE = 0x8
const MORE = 0x20
const TWO_SCALES = 0x40
const MATRIX = 0x80

/** The font as TrueType with the outlines of `wanted` alone and of `composed` behind them. Glyphs keep their numbers. Pure. */
export function subsetFont(font: PrintFont, wanted: Iterable<number>, composed: readonly Sign[] = []): Uint8Array {
  const outlines = outlinesOf(font)
  const kept = new Set([0])
  for (const glyph of wanted) keep(outlines, glyph, kept)
  for (const { parts } of composed) for (const { glyph } of parts) keep(outlines, glyph, kept)
  const made = composed.map((sign) => composeGlyph(sign, outlines))
  const count = font.glyphCount + made.length
  const loca = new DataView(new ArrayBuffer((count + 1) * 4))
  const parts: Uint8Array[] = []
  let length = 0
  for (let glyph = 0; glyph < count; glyph += 1) {
    loca.setUint32(glyph * 4, length)
    if (glyph < font.glyphCount && !kept.has(glyph)) continue
    const outline = glyph < font.glyphCount ? outlines(glyph) : must(made[glyph - font.glyphCount]).outline
    parts.push(outline)
    length += outline.length
  }
  loca.setUint32(count * 4, length)
  // a copy: the slice of what came from a file may be the file itself
  const head = Uint8Array.from(must(font.tables.get('head')))
  viewOf(head).setUint16(50, LONG_OFFSETS)
  const tables = new Map(KEPT.map((name) => [name, must(font.tables.get(name))]))
  if (made.length > 0) for (const [name, table] of withMore(font, composed, made)) tables.set(name, table)
  return assemble(tables.set('head', head).set('glyf', concat(parts)).set('loca', new Uint8Array(loca.buffer)))
}

/** The tables that count glyphs, for a font with some more (OpenType specification, "maxp", "hhea", "hmtx"). */
function withMore(
  { tables, glyphCount, unitsPerEm }: PrintFont,
  signs: readonly Sign[],
  made: readonly { left: number }[],
): [string, Uint8Array][] {
  const [maxp, hhea] = ['maxp', 'hhea'].map((name) => Uint8Array.from(must(tables.get(name)))) as [
    Uint8Array,
    Uint8Array,
  ]
  const most = viewOf(maxp)
  most.setUint16(4, glyphCount + made.length)
  most.setUint16(28, Math.max(most.getUint16(28), ...signs.map(({ parts }) => parts.length)))
  most.setUint16(30, most.getUint16(30) + 1)
  const old = viewOf(tables.get('hmtx'))
  const widths = viewOf(hhea).getUint16(34)
  viewOf(hhea).setUint16(34, glyphCount + made.length)
  const hmtx = new DataView(new ArrayBuffer((glyphCount + made.length) * 4))
  for (let glyph = 0; glyph < glyphCount; glyph += 1) {
    hmtx.setUint16(glyph * 4, old.getUint16(Math.min(glyph, widths - 1) * 4))
    hmtx.setInt16(glyph * 4 + 2, old.getInt16(glyph < widths ? glyph * 4 + 2 : widths * 4 + (glyph - widths) * 2))
  }
  made.forEach(({ left }, index) => {
    hmtx.setUint16((glyphCount + index) * 4, Math.round((must(signs[index]).width * unitsPerEm) / 1000))
    hmtx.setInt16((glyphCount + index) * 4 + 2, left)
  })
  return [
    ['maxp', maxp],
    ['hhea', hhea],
    ['hmtx', new Uint8Array(hmtx.buffer)],
  ]
}

function outlinesOf(font: PrintFont): (glyph: number) => Uint8Array {
  const glyf = must(font.tables.get('glyf'))
  const loca = viewOf(font.tables.get('loca'))
  const isLong = viewOf(font.tables.get('head')).getUint16(50) === LONG_OFFSETS
  const offset = (glyph: number) => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2)
  return (glyph) => glyf.subarray(offset(glyph), offset(glyph + 1))
}

/** A letter with an accent is often put together from two others. */
function keep(outlines: (glyph: number) => Uint8Array, glyph: number, kept: Set<number>): void {
  if (kept.has(glyph)) return
  kept.add(glyph)
  const outline = outlines(glyph)
  if (outline.length === 0 || viewOf(outline).getInt16(0) >= 0) return
  const view = viewOf(outline)
  let at = 10
  let flags = MORE
  while (flags & MORE) {
    flags = view.getUint16(at)
    keep(outlines, view.getUint16(at + 2), kept)
    at += 4 + (flags & WORDS ? 4 : 2)
    if (flags & SCALE) at += 2
    else if (flags & TWO_SCALES) at += 4
    else if (flags & MATRIX) at += 8
  }
}

function assemble(tables: Map<string, Uint8Array>): Uint8Array {
  const names = [...tables.keys()].sort()
  const directory = new DataView(new ArrayBuffer(12 + names.length * 16))
  const power = Math.floor(Math.log2(names.length))
  directory.setUint32(0, 0x00010000)
  directory.setUint16(4, names.length)
  directory.setUint16(6, 2 ** power * 16)
  directory.setUint16(8, power)
  directory.setUint16(10, (names.length - 2 ** power) * 16)
  let start = directory.byteLength
  const parts: Uint8Array[] = [new Uint8Array(directory.buffer)]
  names.forEach((name, index) => {
    const table = must(tables.get(name))
    const padded = new Uint8Array(Math.ceil(table.length / 4) * 4)
    padded.set(table)
    const entry = 12 + index * 16
    for (let letter = 0; letter < 4; letter += 1) directory.setUint8(entry + letter, name.charCodeAt(letter))
    directory.setUint32(entry + 4, checksum(padded))
    directory.setUint32(entry + 8, start)
    directory.setUint32(entry + 12, table.length)
    start += padded.length
    parts.push(padded)
  })
  return concat(parts)
}

function checksum(padded: Uint8Array): number {
  const view = viewOf(padded)
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
