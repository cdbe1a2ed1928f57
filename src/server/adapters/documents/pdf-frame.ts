import { must } from '#core/must.ts'
import type { Pdfium } from './pdfium-module.ts'

/** Turns a page's own coordinates (origin bottom left, perhaps shifted or turned) into points from its top left. */
export type PageFrame = {
  width: number
  height: number
  isTurned: boolean
  /** Turned by a quarter: what runs up or down the page itself is read across. */
  isAcross: boolean
  /** Text smaller than this cannot be read by a person. */
  smallest: number
  place(x0: number, y0: number, x1: number, y1: number): { left: number; right: number; top: number; bottom: number }
  baseline(y: number): number
}

/** On a page of the usual width; a smaller one is shown as large. */
const SMALLEST_POINTS = 4
const USUAL_WIDTH = 595

export function readFrame(pdfium: Pdfium, page: number, scratch: number): PageFrame {
  const { call } = pdfium
  const found =
    call.FPDFPage_GetCropBox(page, scratch, scratch + 4, scratch + 8, scratch + 12) ||
    call.FPDFPage_GetMediaBox(page, scratch, scratch + 4, scratch + 8, scratch + 12)
  const memory = pdfium.memory()
  const box = [0, 4, 8, 12].map((offset) => (found ? memory.getFloat32(scratch + offset, true) : 0))
  const turns = call.FPDFPage_GetRotation(page) & 3
  const width = call.FPDF_GetPageWidth(page)
  const height = call.FPDF_GetPageHeight(page)
  const left = Math.min(must(box[0]), must(box[2]))
  const bottom = Math.min(must(box[1]), must(box[3]))
  const turn = (x: number, y: number): [number, number] => {
    const across = x - left
    const up = y - bottom
    if (turns === 1) return [up, across]
    if (turns === 2) return [width - across, up]
    if (turns === 3) return [width - up, height - across]
    return [across, height - up]
  }
  return {
    width,
    height,
    isTurned: turns !== 0,
    isAcross: turns % 2 === 1,
    smallest: SMALLEST_POINTS * Math.min(1, Math.min(width, height) / USUAL_WIDTH),
    place(x0, y0, x1, y1) {
      const [ax, ay] = turn(x0, y0)
      const [bx, by] = turn(x1, y1)
      return { left: Math.min(ax, bx), right: Math.max(ax, bx), top: Math.min(ay, by), bottom: Math.max(ay, by) }
    },
    baseline: (y) => height - (y - bottom),
  }
}
