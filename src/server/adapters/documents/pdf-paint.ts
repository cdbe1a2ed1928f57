import type { Glyph } from '#core/resume/parse/document.ts'
import type { PageFrame } from './pdf-frame.ts'
import type { Pdfium } from './pdfium-module.ts'

/** What lies under the text: needed to tell white on white from white on a dark bar. */
export type Paint = {
  hasImage: boolean
  /** Some ground on the page has a colour of its own. */
  isTinted: boolean
  hasGroundLike(glyph: Glyph, color: number): boolean
}

type Ground = { left: number; right: number; top: number; bottom: number; color: number | null }

const PATH = 2
const IMAGE = 3
const SHADING = 4
const FORM = 5
const MOST_OBJECTS = 4_000
const WHITE = 0xffffff

export function readPaint(pdfium: Pdfium, page: number, frame: PageFrame, scratch: number): Paint {
  const { call } = pdfium
  const grounds: Ground[] = []
  const count = Math.min(call.FPDFPage_CountObjects!(page), MOST_OBJECTS)
  let hasImage = false
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFPage_GetObject!(page, index)
    const type = call.FPDFPageObj_GetType!(object)
    if (type !== PATH && type !== IMAGE && type !== SHADING && type !== FORM) continue
    if (type === IMAGE) hasImage = true
    if (!call.FPDFPageObj_GetBounds!(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue
    const memory = pdfium.memory()
    const side = (offset: number) => memory.getFloat32(scratch + offset, true)
    const box = frame.place(side(0), side(4), side(8), side(12))
    const color = type === PATH ? fillColor(pdfium, object, scratch) : null
    if (color === undefined || box.right - box.left < 4 || box.bottom - box.top < 4) continue
    grounds.push({ ...box, color })
  }
  const isTinted = grounds.some((ground) => ground.color !== null && ground.color !== WHITE)
  return { hasImage, isTinted, hasGroundLike: (glyph, color) => isLike(groundUnder(grounds, glyph), color) }
}

/** undefined when the path is not filled. */
function fillColor(pdfium: Pdfium, object: number, scratch: number): number | undefined {
  const { call } = pdfium
  if (!call.FPDFPath_GetDrawMode!(object, scratch, scratch + 4)) return undefined
  if (pdfium.memory().getInt32(scratch, true) === 0) return undefined
  if (!call.FPDFPageObj_GetFillColor!(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return undefined
  const memory = pdfium.memory()
  if (memory.getUint32(scratch + 12, true) < 64) return undefined
  const part = (offset: number) => memory.getUint32(scratch + offset, true)
  return (part(0) << 16) | (part(4) << 8) | part(8)
}

/** The colour of the last thing painted under the glyph; null when it is a picture or shading. */
function groundUnder(grounds: Ground[], glyph: Glyph): number | null {
  const x = (glyph.left + glyph.right) / 2
  const y = (glyph.top + glyph.bottom) / 2
  for (let index = grounds.length - 1; index >= 0; index -= 1) {
    const ground = grounds[index]!
    if (x >= ground.left && x <= ground.right && y >= ground.top && y <= ground.bottom) return ground.color
  }
  return WHITE
}

function isLike(ground: number | null, color: number): boolean {
  if (ground === null) return false
  const distance = [16, 8, 0].reduce(
    (sum, shift) => sum + Math.abs(((ground >> shift) & 0xff) - ((color >> shift) & 0xff)),
    0,
  )
  return distance < 40
}
