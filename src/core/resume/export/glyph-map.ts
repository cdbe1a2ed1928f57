const BY_SEGMENTS = 4
const BY_GROUPS = 12

/** Code point to glyph from a font's `cmap` table, formats 4 and 12 (OpenType specification, "cmap"). Pure. */
export function readGlyphMap(cmap: DataView): Map<number, number> {
  const glyphs = new Map<number, number>()
  for (let index = 0; index < cmap.getUint16(2); index += 1) {
    const table = cmap.getUint32(8 + index * 8)
    const format = cmap.getUint16(table)
    if (format === BY_SEGMENTS) readSegments(cmap, table, glyphs)
    if (format === BY_GROUPS) readGroups(cmap, table, glyphs)
  }
  return glyphs
}

function readSegments(cmap: DataView, table: number, glyphs: Map<number, number>): void {
  const bytes = cmap.getUint16(table + 6)
  const ends = table + 14
  const starts = ends + bytes + 2
  const deltas = starts + bytes
  const ranges = deltas + bytes
  for (let at = 0; at < bytes; at += 2) {
    const end = cmap.getUint16(ends + at)
    const range = cmap.getUint16(ranges + at)
    const start = cmap.getUint16(starts + at)
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const glyph = range === 0 ? code : cmap.getUint16(ranges + at + range + (code - start) * 2)
      if (glyph !== 0) glyphs.set(code, (glyph + cmap.getUint16(deltas + at)) & 0xffff)
    }
  }
}

function readGroups(cmap: DataView, table: number, glyphs: Map<number, number>): void {
  for (let index = 0; index < cmap.getUint32(table + 12); index += 1) {
    const group = table + 16 + index * 12
    const first = cmap.getUint32(group)
    for (let code = first; code <= cmap.getUint32(group + 4); code += 1)
      glyphs.set(code, cmap.getUint32(group + 8) + code - first)
  }
}
