import { must } from '#core/must.ts'
import type { Pdfium } from './pdfium-module.ts'

const TEXT = 1
const PATH = 2
const MOST_OBJECTS = 4_000
/** A thinner line or shape underlines or strikes through: no word vanishes under it. */
const LEAST_COVER = 2
const LINK = 2
const POPUP = 16
/** Corners of a rectangle, closed: a clip with more is not told by its bounds. */
const RECTANGLE = 5
const SLACK = 1

type Box = { left: number; bottom: number; right: number; top: number }

/** Whether something in the file may keep this text from being seen. Only what is drawn shows whether it does. */
export type MayHide = (object: number) => boolean

/** Paint over text, a clip beside it, layers that may be off, transparency and blending. Coordinates are the page's own. */
export function readCovers(pdfium: Pdfium, page: number, scratch: number): MayHide {
  const { call } = pdfium
  const order = new Map<number, number>()
  const covers: (Box & { at: number })[] = []
  const count = Math.min(call.FPDFPage_CountObjects(page), MOST_OBJECTS)
  for (let at = 0; at < count; at += 1) {
    const object = call.FPDFPage_GetObject(page, at)
    if (call.FPDFPageObj_GetType(object) === TEXT) order.set(object, at)
    else {
      const box = boundsOf(pdfium, object, scratch)
      if (box && isThick(pdfium, object, box, scratch)) covers.push({ ...box, at })
    }
  }
  covers.push(...annotationsOn(pdfium, page, scratch).map((box) => ({ ...box, at: count })))
  return (object) => {
    const at = order.get(object)
    // within a form, whose layer and clip are its own; or beyond what is looked at
    if (at === undefined || call.FPDFPageObj_HasTransparency(object) || isOnLayer(pdfium, object, scratch)) return true
    const box = boundsOf(pdfium, object, scratch)
    if (!box) return false
    return covers.some((cover) => cover.at > at && overlaps(cover, box)) || isCut(pdfium, object, box, scratch)
  }
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.bottom < other.top && one.top > other.bottom

function boundsOf({ call, memory }: Pdfium, object: number, scratch: number): Box | null {
  if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null
  return boxAt(memory(), scratch)
}

function boxAt(memory: DataView, address: number): Box {
  const [a, b, c, d] = [0, 4, 8, 12].map((offset) => memory.getFloat32(address + offset, true))
  const [left, right] = [must(a), must(c)].sort((x, y) => x - y)
  const [bottom, top] = [must(b), must(d)].sort((x, y) => x - y)
  return { left: must(left), bottom: must(bottom), right: must(right), top: must(top) }
}

function isThick({ call, memory }: Pdfium, object: number, box: Box, scratch: number): boolean {
  if (Math.min(box.right - box.left, box.top - box.bottom) >= LEAST_COVER) {
    if (call.FPDFPageObj_GetType(object) !== PATH) return true
    if (!call.FPDFPath_GetDrawMode(object, scratch, scratch + 4)) return true
    if (memory().getInt32(scratch, true) !== 0) return true
  }
  return call.FPDFPageObj_GetStrokeWidth(object, scratch) !== 0 && memory().getFloat32(scratch, true) >= LEAST_COVER
}

/** Notes, stamps and boxes that a viewer lays over the page. */
function annotationsOn({ call, memory }: Pdfium, page: number, scratch: number): Box[] {
  const boxes: Box[] = []
  const count = Math.min(call.FPDFPage_GetAnnotCount(page), MOST_OBJECTS)
  for (let at = 0; at < count; at += 1) {
    const annotation = call.FPDFPage_GetAnnot(page, at)
    if (!annotation) continue
    const kind = call.FPDFAnnot_GetSubtype(annotation)
    if (kind !== LINK && kind !== POPUP && call.FPDFAnnot_GetRect(annotation, scratch))
      boxes.push(boxAt(memory(), scratch))
    call.FPDFPage_CloseAnnot(annotation)
  }
  return boxes
}

function isOnLayer({ call, bytes }: Pdfium, object: number, scratch: number): boolean {
  const count = Math.min(call.FPDFPageObj_CountMarks(object), 20)
  for (let at = 0; at < count; at += 1) {
    const mark = call.FPDFPageObj_GetMark(object, at)
    // UTF-16 with its end: 'OC' takes six bytes
    if (!call.FPDFPageObjMark_GetName(mark, scratch + 16, 64, scratch)) continue
    const name = bytes().subarray(scratch + 16, scratch + 22)
    if (name[0] === 0x4f && name[2] === 0x43 && name[4] === 0) return true
  }
  return false
}

/** Whether its clip leaves out part of it, as far as bounds tell. */
function isCut(pdfium: Pdfium, object: number, box: Box, scratch: number): boolean {
  const { call, memory } = pdfium
  const clip = call.FPDFPageObj_GetClipPath(object)
  const paths = clip ? call.FPDFClipPath_CountPaths(clip) : 0
  for (let at = 0; at < paths; at += 1) {
    const corners = call.FPDFClipPath_CountPathSegments(clip, at)
    if (corners > RECTANGLE) return true
    const xs: number[] = []
    const ys: number[] = []
    for (let corner = 0; corner < corners; corner += 1) {
      const segment = call.FPDFClipPath_GetPathSegment(clip, at, corner)
      if (!call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) return true
      xs.push(memory().getFloat32(scratch, true))
      ys.push(memory().getFloat32(scratch + 4, true))
    }
    const inside =
      Math.min(...xs) <= box.left + SLACK &&
      Math.max(...xs) >= box.right - SLACK &&
      Math.min(...ys) <= box.bottom + SLACK &&
      Math.max(...ys) >= box.top - SLACK
    if (!inside) return true
  }
  return false
}
