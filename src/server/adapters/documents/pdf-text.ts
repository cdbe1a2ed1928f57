import type { Glyph, GlyphStyle, PdfPage, PdfText } from '#core/resume/parse/document.ts'
import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import { LIMITS } from './limits.ts'
import { readLinks } from './pdf-links.ts'
import { type PageFrame, readFrame } from './pdf-frame.ts'
import { type Paint, readPaint } from './pdf-paint.ts'
import { createStyleReader, type TextStyle } from './pdf-style.ts'
import type { Pdfium } from './pdfium-module.ts'

const PASSWORD_ERROR = 4
const LINE_END_HYPHEN = 2
/** Text smaller than this cannot be read by a person. */
const SMALLEST_POINTS = 3

/** The characters of a PDF with place and look. Throws `DocumentProblem` for one that cannot be opened. */
export function readPdfText(pdfium: Pdfium, file: Uint8Array): PdfText {
  const { call } = pdfium
  const address = call.malloc!(file.length)
  pdfium.bytes().set(file, address)
  const document = call.FPDF_LoadMemDocument!(address, file.length, 0)
  try {
    if (!document) throw new DocumentProblem(call.FPDF_GetLastError!() === PASSWORD_ERROR ? 'encrypted' : 'damaged')
    return readPages(pdfium, document)
  } finally {
    if (document) call.FPDF_CloseDocument!(document)
    call.free!(address)
  }
}

function readPages(pdfium: Pdfium, document: number): PdfText {
  const pageCount = pdfium.call.FPDF_GetPageCount!(document)
  if (pageCount < 1) throw new DocumentProblem('damaged')
  const pages: PdfPage[] = []
  let left: number = LIMITS.documentCharacters
  for (let index = 0; index < Math.min(pageCount, LIMITS.pages) && left > 0; index += 1) {
    const page = readPage(pdfium, document, index, left)
    if (!page) continue
    left -= page.glyphs.length
    pages.push(page)
  }
  if (pages.length === 0) throw new DocumentProblem('damaged')
  return { kind: 'pdf', pages, pageCount, isCut: pageCount > LIMITS.pages || left <= 0 }
}

function readPage(pdfium: Pdfium, document: number, index: number, most: number): PdfPage | null {
  const { call } = pdfium
  const page = call.FPDF_LoadPage!(document, index)
  if (!page) return null
  const text = call.FPDFText_LoadPage!(page)
  const scratch = call.malloc!(512)
  try {
    const frame = readFrame(pdfium, page, scratch)
    const paint = readPaint(pdfium, page, frame, scratch)
    const glyphs = text ? readGlyphs(pdfium, text, frame, paint, Math.min(most, LIMITS.pageCharacters), scratch) : []
    const links = readLinks(pdfium, document, page, frame, scratch)
    return { number: index + 1, width: frame.width, height: frame.height, glyphs, links }
  } finally {
    call.free!(scratch)
    if (text) call.FPDFText_ClosePage!(text)
    call.FPDF_ClosePage!(page)
  }
}

function readGlyphs(
  pdfium: Pdfium,
  text: number,
  frame: PageFrame,
  paint: Paint,
  most: number,
  scratch: number,
): Glyph[] {
  const { call } = pdfium
  const styleOf = createStyleReader(pdfium, text, scratch)
  const count = Math.min(call.FPDFText_CountChars!(text), most)
  const glyphs: Glyph[] = []
  const invisible: Glyph[] = []
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFText_GetTextObject!(text, index)
    if (!object) continue
    const style = styleOf(object, index)
    if (style.isSideways) continue
    const glyph = readGlyph(pdfium, text, index, frame, style, scratch)
    if (!glyph) continue
    if (style.isUnpainted) invisible.push(glyph)
    else glyph.isHidden = isHidden(glyph, style.look, frame, paint)
    glyphs.push(glyph)
  }
  // A scan with a recognised text layer paints no letters at all: then that layer is what there is to read.
  const isRecognisedScan = invisible.length > 0 && invisible.length === glyphs.length && paint.hasImage
  if (!isRecognisedScan) for (const glyph of invisible) glyph.isHidden = true
  return glyphs
}

function readGlyph(
  pdfium: Pdfium,
  text: number,
  index: number,
  frame: PageFrame,
  style: TextStyle,
  scratch: number,
): Glyph | null {
  const { call } = pdfium
  const code = call.FPDFText_GetUnicode!(text, index)
  if (code === 0x0d || code === 0x0a) return null
  const isUnreadable = code === 0 || code === 0xfffd || call.FPDFText_HasUnicodeMapError!(text, index) === 1
  if (!call.FPDFText_GetLooseCharBox!(text, index, scratch)) return null
  call.FPDFText_GetCharOrigin!(text, index, scratch + 16, scratch + 24)
  const memory = pdfium.memory()
  const x0 = memory.getFloat32(scratch, true)
  const x1 = memory.getFloat32(scratch + 8, true)
  const originY = memory.getFloat64(scratch + 24, true)
  const box = frame.place(x0, memory.getFloat32(scratch + 4, true), x1, memory.getFloat32(scratch + 12, true))
  if (!Number.isFinite(box.left + box.top + originY)) return null
  const baseline = frame.isTurned ? box.bottom : frame.baseline(originY)
  // PDFium marks a hyphen at the end of a line so.
  if (code === LINE_END_HYPHEN)
    return { text: '-', ...box, baseline, style: style.look, isHidden: false, isUnreadable: false }
  const character = code === 0 ? '\uFFFD' : String.fromCodePoint(code > 0x10ffff ? 0xfffd : code)
  return { text: character, ...box, baseline, style: style.look, isHidden: false, isUnreadable }
}

function isHidden(glyph: Glyph, look: GlyphStyle, frame: PageFrame, paint: Paint): boolean {
  if (glyph.text === ' ' || glyph.text === '\u00A0') return false
  if (look.size < SMALLEST_POINTS) return true
  if (glyph.right < 0 || glyph.left > frame.width || glyph.bottom < 0 || glyph.top > frame.height) return true
  const isPale = (look.color & 0xff) > 0xe8 && ((look.color >> 8) & 0xff) > 0xe8 && look.color >> 16 > 0xe8
  return (isPale || paint.isTinted) && paint.hasGroundLike(glyph, look.color)
}
