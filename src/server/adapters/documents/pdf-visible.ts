import { must } from '#core/must.ts'
import type { Glyph } from '#core/resume/parse/document.ts'
import { type Drawn, LETTER } from './pdf-drawn.ts'
import type { PageFrame } from './pdf-frame.ts'
import type { Pdfium } from './pdfium-module.ts'

const PATH = 2
const SHADING = 4
const FORM = 5
const MOST_OBJECTS = 4_000
const WITHOUT_ALPHA = 0
const WHITE = 0xffffffff
const WITH_ANNOTATIONS = 1
/** A thin dash may be painted a pixel beside its place. */
const ROUNDING = 1
/** Pictures of a page are at most this many pixels each way. */
const MOST_PIXELS = 1_600
/** Channels nearer than this, of 255, are one colour to the eye. */
const LEAST_CONTRAST = 24
const PALE = 0xc0
/** Of its size, the least that a letter is high. */
const LEAST_HEIGHT = 0.15
const LEAST_UNSEEN = 4
/** Of the letters of a line. */
const LEAST_SHARE_UNSEEN = 0.7
/** Of the letters of a page: what paints none of its text says in letters what its picture or its outlines show. */
const LEAST_SHARE_LAYER = 0.9

/** What a page paints besides text. */
export type Grounds = {
  fills: number[]
  /** A gradient PDFium puts off the page: what it paints, and so what can be read on it, is not known. */
  isUncertain: boolean
}

/** The colours of filled shapes a word could vanish into. */
export function readGrounds(pdfium: Pdfium, page: number, frame: PageFrame, scratch: number): Grounds {
  const { call } = pdfium
  const fills = new Set<number>()
  let isUncertain = false
  const count = Math.min(call.FPDFPage_CountObjects(page), MOST_OBJECTS)
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFPage_GetObject(page, index)
    const type = call.FPDFPageObj_GetType(object)
    if (type === FORM) isUncertain ||= hasShading(pdfium, object) && isOffPage(pdfium, object, frame, scratch)
    if (type !== PATH || !call.FPDFPath_GetDrawMode(object, scratch, scratch + 4)) continue
    const isFilled = pdfium.memory().getInt32(scratch, true) !== 0
    if (isFilled && call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) {
      const memory = pdfium.memory()
      const part = (offset: number) => memory.getUint32(scratch + offset, true) & 0xff
      fills.add((part(0) << 16) | (part(4) << 8) | part(8))
    }
  }
  return { fills: [...fills], isUncertain }
}

function hasShading(pdfium: Pdfium, form: number): boolean {
  const { call } = pdfium
  const count = Math.min(call.FPDFFormObj_CountObjects(form), MOST_OBJECTS)
  for (let index = 0; index < count; index += 1)
    if (call.FPDFPageObj_GetType(call.FPDFFormObj_GetObject(form, index)) === SHADING) return true
  return false
}

function isOffPage(pdfium: Pdfium, object: number, frame: PageFrame, scratch: number): boolean {
  if (!pdfium.call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return false
  const memory = pdfium.memory()
  const side = (offset: number) => memory.getFloat32(scratch + offset, true)
  const { top, bottom } = frame.place(side(0), side(4), side(8), side(12))
  return bottom < 0 || top > frame.height
}

/** Text that may be in the colour of its ground: only what is drawn shows whether it is. */
export function isSuspect(color: number, { fills }: Grounds): boolean {
  return channels(color).every((channel) => channel > PALE) || fills.some((fill) => distance(fill, color) < 40)
}

/** Blanks and marks that only steer the text leave none. */
export const hasInk = (text: string) => /[^\s\p{Cf}]/u.test(text)

/**
 * `object` draws it; `isUnpainted`: it paints nothing; `isClip`: nor does it, but cuts out what is painted over it;
 * `isLikely`: something in the file may keep it from being seen.
 */
export type Suspect = Drawn & { object: number; isUnpainted: boolean; isClip: boolean; isLikely: boolean }

/**
 * Draws the page with and without the suspects: those that make no difference where they stand are hidden. What only
 * cuts out a picture has to differ from what lies around it. Without any likely reason a thin letter that leaves no mark
 * in a small picture is no sign, but nearly all letters of a line are: an empty pattern or font has no other.
 */
export function hideUnseen(pdfium: Pdfium, page: number, frame: PageFrame, suspects: Suspect[]): void {
  const solid = suspects.filter(({ glyph }) => hasInk(glyph.text) && !glyph.isHidden)
  if (solid.length === 0) return
  const { call } = pdfium
  const scale = Math.min(1, MOST_PIXELS / Math.max(frame.width, frame.height, 1))
  const left = Math.max(0, Math.floor(Math.min(...edges(solid, 'left')) * scale))
  const top = Math.max(0, Math.floor(Math.min(...edges(solid, 'top')) * scale))
  const right = Math.min(frame.width * scale, Math.max(...edges(solid, 'right')) * scale)
  const bottom = Math.min(frame.height * scale, Math.max(...edges(solid, 'bottom')) * scale)
  const [width, height] = [Math.ceil(right) - left, Math.ceil(bottom) - top]
  if (width < 1 || height < 1) return
  const bitmap = call.FPDFBitmap_Create(width, height, WITHOUT_ALPHA)
  if (!bitmap) return
  const stride = call.FPDFBitmap_GetStride(bitmap)
  const draw = (): Uint8Array => {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    const [across, down] = [Math.round(frame.width * scale), Math.round(frame.height * scale)]
    call.FPDF_RenderPageBitmap(bitmap, page, -left, -top, across, down, 0, WITH_ANNOTATIONS)
    const start = call.FPDFBitmap_GetBuffer(bitmap)
    return pdfium.bytes().subarray(start, start + stride * height)
  }
  const boxOf = (ink: Box): Box => ({
    left: Math.max(0, Math.floor(ink.left * scale) - left),
    right: Math.min(width, Math.ceil(ink.right * scale) - left),
    top: Math.max(0, Math.floor(ink.top * scale) - top - ROUNDING),
    bottom: Math.min(height, Math.ceil(ink.bottom * scale) - top + ROUNDING),
  })
  const rows = new Map<string, { all: number; unseen: Glyph[] }>()
  const painted = new Set(solid.flatMap(({ isClip, object }) => (isClip ? [] : [object])))
  try {
    const drawn = draw().slice()
    for (const object of painted) call.FPDFPageObj_SetIsActive(object, 0)
    const without = painted.size > 0 ? draw() : drawn
    for (const { glyph, ink, isUnpainted, isClip, isLikely, font, foot } of solid) {
      const box = boxOf(ink)
      if (isClip && contrastIn(drawn, stride, box) < LEAST_CONTRAST) glyph.isHidden = true
      if (isClip) continue
      const marked = isUnpainted ? 0 : rowsChanged(drawn, without, stride, box)
      if (isLikely && marked === 0) glyph.isHidden = true
      if (isLikely || !LETTER.test(glyph.text)) continue
      const row = rows.get(`${font} ${Math.round(foot)}`) ?? { all: 0, unseen: [] }
      row.all += 1
      if (marked <= glyph.style.size * scale * LEAST_HEIGHT) row.unseen.push(glyph)
      rows.set(`${font} ${Math.round(foot)}`, row)
    }
    for (const { all, unseen } of rows.values())
      if (unseen.length >= LEAST_UNSEEN && unseen.length > all * LEAST_SHARE_UNSEEN)
        for (const glyph of unseen) glyph.isHidden = true
    showLayer(solid, (ink) => contrastIn(drawn, stride, boxOf(ink)) >= LEAST_CONTRAST)
  } finally {
    for (const object of painted) call.FPDFPageObj_SetIsActive(object, 1)
    call.FPDFBitmap_Destroy(bitmap)
  }
}

/**
 * Over a scan, or over letters drawn as outlines, lies the text as letters that paint nothing. Where a page has hardly any
 * other text, that is what there is to read: each letter that something is painted at, and no other letter.
 */
function showLayer(letters: Suspect[], isPainted: (ink: Box) => boolean): void {
  const hidden = letters.filter(({ glyph }) => glyph.isHidden)
  if (hidden.length < letters.length * LEAST_SHARE_LAYER) return
  const seen = letters.filter(({ glyph }) => !glyph.isHidden).map(({ ink }) => ink)
  for (const { glyph, ink } of hidden)
    if (isPainted(ink) && !seen.some((other) => overlap(ink, other))) glyph.isHidden = false
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

const edges = (suspects: Suspect[], side: keyof Box) => suspects.map(({ ink }) => ink[side])

type Box = { left: number; right: number; top: number; bottom: number }

/** The widest span of a colour channel among the pixels of a box. */
function contrastIn(pixels: Uint8Array, stride: number, { left, right, top, bottom }: Box): number {
  const low = [255, 255, 255]
  const high = [0, 0, 0]
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < Math.max(right, left + 1); x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const value = must(pixels[y * stride + x * 4 + channel])
        if (value < must(low[channel])) low[channel] = value
        if (value > must(high[channel])) high[channel] = value
      }
    }
  }
  return Math.max(...high.map((value, channel) => value - must(low[channel])))
}

/** In how many rows of the box two pictures differ to the eye. */
function rowsChanged(one: Uint8Array, other: Uint8Array, stride: number, { left, right, top, bottom }: Box): number {
  let rows = 0
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * stride + left * 4; at < y * stride + right * 4; at += 1) {
      if (Math.abs(must(one[at]) - must(other[at])) < LEAST_CONTRAST) continue
      rows += 1
      break
    }
  }
  return rows
}

const channels = (color: number) => [color >> 16, (color >> 8) & 0xff, color & 0xff]
const distance = (a: number, b: number) =>
  channels(a).reduce((sum, channel, index) => sum + Math.abs(channel - must(channels(b)[index])), 0)
