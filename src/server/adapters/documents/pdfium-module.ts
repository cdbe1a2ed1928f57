import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { init } from '@embedpdf/pdfium'

const CALLS = [
  'FPDFAction_GetType',
  'FPDFAction_GetURIPath',
  'FPDFAnnot_GetRect',
  'FPDFAnnot_GetSubtype',
  'FPDFAttachment_GetFile',
  'FPDFBitmap_Create',
  'FPDFBitmap_Destroy',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_GetBuffer',
  'FPDFBitmap_GetStride',
  'FPDFClipPath_CountPathSegments',
  'FPDFClipPath_CountPaths',
  'FPDFClipPath_GetPathSegment',
  'FPDFDoc_GetAttachment',
  'FPDFDoc_GetAttachmentCount',
  'FPDFFont_GetGlyphWidth',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDFLink_Enumerate',
  'FPDFLink_GetAction',
  'FPDFLink_GetAnnotRect',
  'FPDFPageObjMark_GetName',
  'FPDFPageObjMark_GetParamStringValue',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetClipPath',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetMark',
  'FPDFPageObj_GetStrokeWidth',
  'FPDFPageObj_GetType',
  'FPDFPageObj_HasTransparency',
  'FPDFPageObj_RemoveMark',
  'FPDFPageObj_SetIsActive',
  'FPDFPage_CloseAnnot',
  'FPDFPage_CountObjects',
  'FPDFPage_GetAnnot',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_GetCropBox',
  'FPDFPage_GetMediaBox',
  'FPDFPage_GetObject',
  'FPDFPage_GetRotation',
  'FPDFPathSegment_GetPoint',
  'FPDFPath_GetDrawMode',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetText',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetCharBox',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetFillColor',
  'FPDFText_GetFontInfo',
  'FPDFText_GetFontSize',
  'FPDFText_GetFontWeight',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetMatrix',
  'FPDFText_GetTextObject',
  'FPDFText_GetUnicode',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_IsGenerated',
  'FPDFText_LoadPage',
  'FPDF_CloseDocument',
  'FPDF_ClosePage',
  'FPDF_GetLastError',
  'FPDF_GetPageCount',
  'FPDF_GetPageHeight',
  'FPDF_GetPageWidth',
  'FPDF_LoadMemDocument',
  'FPDF_LoadPage',
  'FPDF_RenderPageBitmap',
  'free',
  'malloc',
] as const

/** PDFium's own functions, called on the WASM directly: 5 times faster than through the wrappers, once per character. */
export type Pdfium = {
  call: Record<(typeof CALLS)[number], (...args: number[]) => number>
  memory: () => DataView
  bytes: () => Uint8Array
}

export async function loadPdfium(): Promise<Pdfium> {
  const wasmPath = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
  const wasmBinary = new Uint8Array(readFileSync(wasmPath)).buffer
  const module = await init({ wasmBinary })
  module.PDFiumExt_Init()
  const heap = module.pdfium as unknown as { HEAPU8: Uint8Array }
  const call = module.pdfium.wasmExports as unknown as Pdfium['call']
  const missing = CALLS.filter((name) => typeof call[name] !== 'function')
  if (missing.length > 0) throw new Error(`This PDFium lacks ${missing.join(', ')}`)
  let view = new DataView(heap.HEAPU8.buffer)
  return {
    call,
    // memory that grows moves
    memory: () => (view.buffer === heap.HEAPU8.buffer ? view : (view = new DataView(heap.HEAPU8.buffer))),
    bytes: () => heap.HEAPU8,
  }
}
