import { must } from '#core/must.ts'
import type { Glyph, PdfPage, PdfText } from '#core/resume/parse/document.ts'
import { mendLetters } from '#core/resume/parse/layout/letters.ts'
import { hasRightToLeft } from '#core/text/direction.ts'
import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import { LIMITS } from './limits.ts'
import { readLinks } from './pdf-links.ts'
import { type PageFrame, readFrame } from './pdf-frame.ts'
import { findQuotes } from './pdf-said.ts'
import { createStyleReader, type TextStyle } from './pdf-style.ts'
import { readCovers } from './pdf-cover.ts'
import { type Drawn, hideMisdrawn } from './pdf-drawn.ts'
import { addPoints } from './pdf-points.ts'
import { hasInk, hideUnseen, isSuspect, readGrounds, type Suspect } from './pdf-visible.ts'
import type { Pdfium } from './pdfium-module.ts'

const PASSWORD_ERROR = 4
const LINE_END_HYPHEN = 2
/** Fonts of TeX call their hyphen so, wherever it stands; what a page draws is never soft. */
const SOFT_HYPHEN = 0xad
const HYPHENS = new Set([0x2d, 0x2010])
/** Where the symbols of TeX hold the point of a list; drawn as a bitmap it has no other name. */
const BITMAP_POINT = 0x88
const MOST_OVERHANG_EMS = 0.24
/** The reader drops characters for private use. */
const ICON = '\uE000'

/** The characters of a PDF with place and look. Throws `DocumentProblem` for one that cannot be opened. */
export function readPdfText(pdfium: Pdfium, file: Uint8Array): PdfText {
  const { call } = pdfium
  const address = call.malloc(file.length)
  pdfium.bytes().set(file, address)
  const document = call.FPDF_LoadMemDocument(address, file.length, 0)
  try {
    if (!document) throw new DocumentProblem(call.FPDF_GetLastError() === PASSWORD_ERROR ? 'encrypted' : 'damaged')
    return readPages(pdfium, document)
  } finally {
    if (document) call.FPDF_CloseDocument(document)
    call.free(address)
  }
}

function readPages(pdfium: Pdfium, document: number): PdfText {
  const pageCount = pdfium.call.FPDF_GetPageCount(document)
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

function readPage(pdfium: Pdfium, document: number, index: number, left: number): PdfPage | null {
  const { call } = pdfium
  const page = call.FPDF_LoadPage(document, index)
  if (!page) return null
  const text = call.FPDFText_LoadPage(page)
  const scratch = call.malloc(512)
  try {
    const frame = readFrame(pdfium, page, scratch)
    const most = Math.min(left, LIMITS.pageCharacters)
    const glyphs = text ? readLetters(pdfium, page, text, frame, most, scratch) : []
    const links = readLinks(pdfium, document, page, frame, scratch)
    return { number: index + 1, width: frame.width, height: frame.height, glyphs, links }
  } finally {
    call.free(scratch)
    if (text) call.FPDFText_ClosePage(text)
    call.FPDF_ClosePage(page)
  }
}

/** What a page says of its letters, or, where that is not what it draws, what it draws. */
function readLetters(
  pdfium: Pdfium,
  page: number,
  text: number,
  frame: PageFrame,
  most: number,
  scratch: number,
): Glyph[] {
  const { call } = pdfium
  const { quoted, misquoted } = findQuotes(pdfium, page)
  if (quoted.size === 0) return readGlyphs(pdfium, page, text, frame, most, scratch)
  const drawn = call.FPDFText_LoadPage(page)
  if (!drawn) return readGlyphs(pdfium, page, text, frame, most, scratch, { quoted })
  try {
    const misdrawn = new Set<number>()
    const seen = readGlyphs(pdfium, page, drawn, frame, most, scratch, { misdrawn })
    if (misquoted.size === 0 && ![...quoted].some((object) => misdrawn.has(object)))
      return readGlyphs(pdfium, page, text, frame, most, scratch, { quoted })
    const said = readGlyphs(pdfium, page, text, frame, most, scratch, { quoted, only: misquoted })
    return [...seen.slice(0, most - said.length), ...said.map((glyph) => ({ ...glyph, isHidden: true }))]
  } finally {
    call.FPDFText_ClosePage(drawn)
  }
}

/** Which objects to read, which of them are said in words, and a place for those that say other letters than they draw. */
type Objects = { only?: ReadonlySet<number>; quoted?: ReadonlySet<number>; misdrawn?: Set<number> }

/** The glyphs of a page, or of some of its objects. */
function readGlyphs(
  pdfium: Pdfium,
  page: number,
  text: number,
  frame: PageFrame,
  most: number,
  scratch: number,
  { only, quoted, misdrawn }: Objects = {},
): Glyph[] {
  const { call } = pdfium
  const styleOf = createStyleReader(pdfium, text, frame.isAcross, scratch)
  const grounds = readGrounds(pdfium, page, frame, scratch)
  const count = Math.min(call.FPDFText_CountChars(text), most)
  const glyphs: Glyph[] = []
  const suspects: Suspect[] = []
  const letters: (Drawn & { object: number })[] = []
  const mayHide = remembering(readCovers(pdfium, page, scratch))
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFText_GetTextObject(text, index)
    if (!object || (only && !only.has(object))) continue
    const style = styleOf(object, index)
    if (style.isSideways) continue
    const glyph = readGlyph(pdfium, text, index, frame, style, scratch)
    if (!glyph) continue
    const ink = inkOf(pdfium, text, index, frame, scratch) ?? glyph
    const letter = { glyph, ink, foot: footOf(pdfium, text, index, frame, scratch), font: style.font }
    if (isOutOfSight(glyph, style, frame)) glyph.isHidden = true
    else if (style.isUnpainted) {
      glyph.isHidden = grounds.isUncertain
      suspects.push({ ...letter, object, isUnpainted: true, isClip: false, isLikely: true })
    } else {
      const isLikely = style.isClip || isSuspect(style.look.color, grounds) || mayHide(object)
      // the words said for a drawing share its room: no place is that of one letter
      const isQuoted = quoted?.has(object) === true
      if (isLikely || !isQuoted)
        suspects.push({ ...letter, object, isUnpainted: false, isClip: style.isClip, isLikely })
      if (!isQuoted && !style.isIcon) letters.push({ ...letter, object })
    }
    glyphs.push(glyph)
  }
  hideMisdrawn(letters)
  for (const { glyph, object } of letters) if (glyph.isHidden) misdrawn?.add(object)
  if (!grounds.isUncertain) hideUnseen(pdfium, page, frame, suspects)
  return mendLetters(only ? glyphs : addPoints(pdfium, page, frame, scratch, glyphs))
}

/** All letters of an object share the answer. */
function remembering(ask: (object: number) => boolean): (object: number) => boolean {
  const known = new Map<number, boolean>()
  return (object) => {
    const answer = known.get(object) ?? ask(object)
    known.set(object, answer)
    return answer
  }
}

/** Where the letter itself is painted, without the room around it. */
function inkOf(pdfium: Pdfium, text: number, index: number, frame: PageFrame, scratch: number) {
  const found = pdfium.call.FPDFText_GetCharBox(text, index, scratch, scratch + 8, scratch + 16, scratch + 24)
  if (!found) return null
  const [x0, x1, y0, y1] = [0, 8, 16, 24].map((offset) => pdfium.memory().getFloat64(scratch + offset, true))
  return frame.place(must(x0), must(y0), must(x1), must(y1))
}

/** The line it stands on, from the top of the page. */
function footOf(pdfium: Pdfium, text: number, index: number, frame: PageFrame, scratch: number): number {
  pdfium.call.FPDFText_GetCharOrigin(text, index, scratch, scratch + 8)
  const [x, y] = [0, 8].map((offset) => pdfium.memory().getFloat64(scratch + offset, true))
  return frame.place(must(x), must(y), must(x), must(y)).top
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
  const code = call.FPDFText_GetUnicode(text, index)
  // Line ends and blanks that PDFium only supposes: the places of the letters say more.
  if (code === 0x0d || code === 0x0a || call.FPDFText_IsGenerated(text, index) === 1) return null
  const isUnreadable = code === 0 || code === 0xfffd || call.FPDFText_HasUnicodeMapError(text, index) === 1
  if (!call.FPDFText_GetLooseCharBox(text, index, scratch)) return null
  call.FPDFText_GetCharOrigin(text, index, scratch + 16, scratch + 24)
  const memory = pdfium.memory()
  const x0 = memory.getFloat32(scratch, true)
  const x1 = penAfter(pdfium, text, index, style, memory.getFloat32(scratch + 8, true), scratch)
  const originY = memory.getFloat64(scratch + 24, true)
  const originX = memory.getFloat64(scratch + 16, true)
  const placed = frame.place(x0, memory.getFloat32(scratch + 4, true), x1, memory.getFloat32(scratch + 12, true))
  // A 'j' reaches under the letter before it: letters stand where the pen does, not where their ink begins.
  const box = frame.isTurned ? placed : { ...placed, left: placed.left + Math.max(0, originX - x0) }
  if (!Number.isFinite(box.left + box.top + originY)) return null
  const baseline = frame.isTurned ? box.bottom : frame.baseline(originY)
  // PDFium marks a hyphen at the end of a line so.
  // 'C‐C' may be said as three hyphens in one place.
  const isAlone = ![index - 1, index + 1].some(
    (other) => other >= 0 && HYPHENS.has(call.FPDFText_GetUnicode(text, other)),
  )
  const isHyphen = code === LINE_END_HYPHEN || (code === SOFT_HYPHEN && isAlone)
  const sign = isHyphen ? '-' : code === BITMAP_POINT && isUnreadable ? '•' : null
  if (sign) return { text: sign, ...box, baseline, style: style.look, isHidden: false, isUnreadable: false }
  const character = style.isIcon ? ICON : code === 0 ? '\uFFFD' : String.fromCodePoint(code > 0x10ffff ? 0xfffd : code)
  return {
    text: character,
    ...box,
    baseline,
    style: style.look,
    isHidden: false,
    isUnreadable: isUnreadable && !style.isIcon,
  }
}

/** Where the pen goes on: the box of a slanted 'f' ends with its ink, which leans over the blank behind it. */
function penAfter(
  pdfium: Pdfium,
  text: number,
  index: number,
  style: TextStyle,
  right: number,
  scratch: number,
): number {
  const { call } = pdfium
  if (!style.font || !call.FPDFText_GetCharBox(text, index, scratch + 64, scratch + 72, scratch + 80, scratch + 88))
    return right
  if (Math.abs(pdfium.memory().getFloat64(scratch + 72, true) - right) > 0.01) return right
  const code = call.FPDFText_GetUnicode(text, index)
  // a letter of theirs has several forms, each as wide as it likes
  if (code > 0 && hasRightToLeft(String.fromCodePoint(code))) return right
  if (!call.FPDFFont_GetGlyphWidth(style.font, code, style.look.size, scratch + 96)) return right
  const width = pdfium.memory().getFloat32(scratch + 96, true)
  const end = pdfium.memory().getFloat64(scratch + 16, true) + width
  // The letters of one ligature share its box.
  const isMeasured = pdfium.memory().getFloat32(scratch, true) < pdfium.memory().getFloat64(scratch + 16, true) + 0.01
  const isOverhang = isMeasured && width > 0 && end < right && right - end < style.look.size * MOST_OVERHANG_EMS
  return isOverhang && !isShared(pdfium, text, index, scratch) ? end : right
}

function isShared(pdfium: Pdfium, text: number, index: number, scratch: number): boolean {
  const origin = pdfium.memory().getFloat64(scratch + 16, true)
  return [index - 1, index + 1].some((other) => {
    const found = other >= 0 && pdfium.call.FPDFText_GetCharOrigin(text, other, scratch + 104, scratch + 112)
    return found && pdfium.memory().getFloat64(scratch + 104, true) === origin
  })
}

function isOutOfSight({ text, left, right, top, bottom }: Glyph, style: TextStyle, frame: PageFrame): boolean {
  if (!hasInk(text)) return false
  return style.narrowest < frame.smallest || right < 0 || left > frame.width || bottom < 0 || top > frame.height
}
