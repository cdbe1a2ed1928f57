import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import { encodePagePng, encodePng } from '#server/encode-png.ts'
import { LIMITS } from './limits.ts'
import { withPdf } from './open-pdf.ts'
import type { Pdfium } from './pdfium-module.ts'

export const PICTURE_WIDTH = 1000
/** A page may be a scroll: its picture is never higher than this, and narrower instead. */
const MOST_HEIGHT = 3000
const WHITE = 0xffffffff
const WITHOUT_ALPHA = 0
/** As a viewer shows it, with annotations, and red before blue. */
const FLAGS = 0x01 | 0x10

/** Page `number` (from 1) of a PDF as a PNG to look at; with a `width`, exact, for what reads it. Throws `DocumentProblem`. */
export function drawPdfPage(pdfium: Pdfium, file: Uint8Array, number: number, width?: number): Uint8Array {
  return withPdf(pdfium, file, (document) => {
    if (number > LIMITS.pages || number > pdfium.call.FPDF_GetPageCount(document)) throw new DocumentProblem('no_page')
    const page = pdfium.call.FPDF_LoadPage(document, number - 1)
    if (!page) throw new DocumentProblem('damaged')
    try {
      return drawPage(pdfium, page, width)
    } finally {
      pdfium.call.FPDF_ClosePage(page)
    }
  })
}

function drawPage(pdfium: Pdfium, page: number, wanted?: number): Uint8Array {
  const { call } = pdfium
  const ratio = call.FPDF_GetPageHeight(page) / call.FPDF_GetPageWidth(page)
  if (!Number.isFinite(ratio) || ratio <= 0) throw new DocumentProblem('damaged')
  const most = wanted ?? PICTURE_WIDTH
  const encode = wanted === undefined ? encodePagePng : encodePng
  const width = Math.max(1, Math.round(Math.min(most, MOST_HEIGHT / ratio)))
  const height = Math.max(1, Math.min(MOST_HEIGHT, Math.round(width * ratio)))
  const bitmap = call.FPDFBitmap_Create(width, height, WITHOUT_ALPHA)
  if (!bitmap) throw new DocumentProblem('damaged')
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS)
    const start = call.FPDFBitmap_GetBuffer(bitmap)
    const stride = call.FPDFBitmap_GetStride(bitmap)
    return encode(pdfium.bytes().subarray(start, start + stride * height), { width, height, stride })
  } finally {
    call.FPDFBitmap_Destroy(bitmap)
  }
}
