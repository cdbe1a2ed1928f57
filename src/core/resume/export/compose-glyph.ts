import { viewOf, type Sign } from './font.ts'

const WORDS_AND_OFFSETS = 0x1 | 0x2
const MORE = 0x20
const HEADER_BYTES = 10
const PART_BYTES = 8

/** One glyph out of several, each where its script puts it (OpenType specification, "glyf"); `left` is where its ink begins. Pure. */
export function composeGlyph(
  { parts }: Sign,
  outlines: (glyph: number) => Uint8Array,
): { outline: Uint8Array; left: number } {
  const inked = parts.filter(({ glyph }) => outlines(glyph).length > 0)
  if (inked.length === 0) return { outline: new Uint8Array(), left: 0 }
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + inked.length * PART_BYTES))
  const boxes = inked.map(({ glyph, x, y }) => {
    const outline = viewOf(outlines(glyph))
    return [2, 4, 6, 8].map((at, side) => outline.getInt16(at) + (side % 2 ? y : x))
  })
  const edge = (side: number, most: (...all: number[]) => number) => most(...boxes.map((box) => box[side] ?? 0))
  const left = edge(0, Math.min)
  view.setInt16(0, -1)
  view.setInt16(2, left)
  view.setInt16(4, edge(1, Math.min))
  view.setInt16(6, edge(2, Math.max))
  view.setInt16(8, edge(3, Math.max))
  inked.forEach(({ glyph, x, y }, index) => {
    const at = HEADER_BYTES + index * PART_BYTES
    view.setUint16(at, WORDS_AND_OFFSETS | (index < inked.length - 1 ? MORE : 0))
    view.setUint16(at + 2, glyph)
    view.setInt16(at + 4, x)
    view.setInt16(at + 6, y)
  })
  return { outline: new Uint8Array(view.buffer), left }
}
