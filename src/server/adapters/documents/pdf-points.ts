import { must } from '#core/must.ts'
import type { Glyph } from '#core/resume/parse/document.ts'
import type { PageFrame } from './pdf-frame.ts'
import { hasInk } from './pdf-visible.ts'
import type { Pdfium } from './pdfium-module.ts'

const PATH = 2
const MOST_OBJECTS = 4_000
/** A page of more small shapes is a drawing. */
const MOST_SHAPES = 400
/** In points: what is smaller is dust, what is larger a picture. */
const SMALLEST = 1.2
const LARGEST = 8
/** Of the other side. */
const LEAST_ROUND = 0.75
/** Of the letters beside it: a larger one marks a stop of a timeline. */
const LEAST_EMS = 0.12
const MOST_EMS = 0.55
const MOST_GAP_EMS = 2
/** Nearer than this on the left, something else stands before it: it is no opening sign. */
const FREE_EMS = 1.2
const SAME = 0.6

type Box = { left: number; right: number; top: number; bottom: number }

/** Adds the points of lists that are drawn as shapes and not written as letters, as browsers draw them. */
export function addPoints(pdfium: Pdfium, page: number, frame: PageFrame, scratch: number, glyphs: Glyph[]): Glyph[] {
  const shapes = smallShapes(pdfium, page, frame, scratch)
  const found = shapes.flatMap((shape) => {
    const at = besideOf(shape, shapes, glyphs)
    return at === null ? [] : [{ shape, at }]
  })
  // a list has several, one under the other and of one size
  const points = found.filter(({ shape }) => found.filter((other) => isAlike(shape, other.shape)).length > 1)
  if (points.length === 0) return glyphs
  const before = new Map(points.map(({ shape, at }) => [at, shape]))
  return glyphs.flatMap((glyph, at) => {
    const shape = before.get(at)
    return shape ? [{ ...glyph, text: '•', left: shape.left, right: shape.right }, glyph] : [glyph]
  })
}

function smallShapes({ call, memory }: Pdfium, page: number, frame: PageFrame, scratch: number): Box[] {
  const shapes: Box[] = []
  const count = Math.min(call.FPDFPage_CountObjects(page), MOST_OBJECTS)
  for (let at = 0; at < count; at += 1) {
    const object = call.FPDFPage_GetObject(page, at)
    if (call.FPDFPageObj_GetType(object) !== PATH) continue
    if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue
    const [x0, y0, x1, y1] = [0, 4, 8, 12].map((offset) => memory().getFloat32(scratch + offset, true))
    const box = frame.place(must(x0), must(y0), must(x1), must(y1))
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const [less, more] = [Math.min(width, height), Math.max(width, height)]
    if (less >= SMALLEST && more <= LARGEST && less >= LEAST_ROUND * more) shapes.push(box)
  }
  return shapes.length > MOST_SHAPES ? [] : shapes
}

/** The place of the letter that a shape stands before, at the height of small letters; null where it opens nothing. */
function besideOf(shape: Box, shapes: readonly Box[], glyphs: readonly Glyph[]): number | null {
  const middle = (shape.top + shape.bottom) / 2
  let nearest: number | null = null
  for (const [at, glyph] of glyphs.entries()) {
    const { size } = glyph.style
    const isInLine = middle < glyph.baseline && middle > glyph.baseline - 0.8 * size
    if (!isInLine || glyph.isHidden || !hasInk(glyph.text)) continue
    if (glyph.left < shape.right) {
      if (shape.left - glyph.right < FREE_EMS * size) return null
    } else if (nearest === null || glyph.left < must(glyphs[nearest]).left) nearest = at
  }
  if (nearest === null) return null
  const { left, style } = must(glyphs[nearest])
  const [high, gap] = [(shape.bottom - shape.top) / style.size, (left - shape.right) / style.size]
  if (high < LEAST_EMS || high > MOST_EMS || gap > MOST_GAP_EMS) return null
  const isFree = shapes.every(
    (other) =>
      other === shape ||
      other.bottom < shape.top ||
      other.top > shape.bottom ||
      other.right < shape.left - FREE_EMS * style.size ||
      other.left > left,
  )
  return isFree ? nearest : null
}

const isAlike = (one: Box, other: Box) =>
  Math.abs(one.left - other.left) < SAME && Math.abs(one.right - other.right) < SAME
