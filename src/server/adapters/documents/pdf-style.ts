import { must } from '#core/must.ts'
import type { GlyphStyle } from '#core/resume/parse/document.ts'
import type { Pdfium } from './pdfium-module.ts'

/** `isClip` for letters that only cut out a picture or gradient painted over them, or stand unpainted where it is drawn. */
export type TextStyle = {
  look: GlyphStyle
  /** Points: the size of its letters, across if they are squeezed. */
  narrowest: number
  isSideways: boolean
  isUnpainted: boolean
  isClip: boolean
  /** Its letters are drawings, whatever characters they are said to be. */
  isIcon: boolean
  font: number
}

const LEANING = 0.1
const FORCE_BOLD = 1 << 18
const ITALIC = 1 << 6
const FILL_AND_STROKE = 2
const INVISIBLE = 3
const CLIP_ONLY = 7
// TeX names its cuts with letters: CMBX is bold, CMTI and CMSL are italic.
const BOLD_NAME = /bold|black|heavy|semib|demi|CMBX|SFBX|[-,]Bd\b|-Medi\b/i
const LIGHT_NAME = /light|thin|book|regular|roman\b/i
const ICON_NAME = /awesome|icons?\b|iconfont|icomoon|glyphicons|fontello|entypo|academicons|typicons|webdings|marvosym/i
const ITALIC_NAME = /italic|oblique|CMTI|CMSL|SFTI|SFSL|[-,]It\b|kursiv/i

/** Looks are shared by all characters of a text object, so each object is asked once. */
export function createStyleReader(pdfium: Pdfium, text: number, isAcross: boolean, scratch: number) {
  const known = new Map<number, TextStyle>()
  return (object: number, index: number): TextStyle => {
    let style = known.get(object)
    if (!style) {
      style = readStyle(pdfium, text, object, index, isAcross, scratch)
      known.set(object, style)
    }
    return style
  }
}

function readStyle(
  pdfium: Pdfium,
  text: number,
  object: number,
  index: number,
  isAcross: boolean,
  scratch: number,
): TextStyle {
  const { call } = pdfium
  const length = call.FPDFText_GetFontInfo(text, index, scratch, 200, scratch + 200)
  const used = Math.min(Math.max(length - 1, 0), 200)
  const name = Buffer.from(pdfium.bytes().slice(scratch, scratch + used)).toString('utf8')
  const flags = pdfium.memory().getInt32(scratch + 200, true)
  const weight = call.FPDFText_GetFontWeight(text, index)
  const mode = call.FPDFTextObj_GetTextRenderMode(object)
  const size = call.FPDFText_GetFontSize(text, index)
  const hasMatrix = call.FPDFText_GetMatrix(text, index, scratch)
  const memory = pdfium.memory()
  const [a, b, c, d] = [0, 4, 8, 12].map((offset) => (hasMatrix ? memory.getFloat32(scratch + offset, true) : 0))
  const [along, away] = (isAcross ? [b, a] : [a, b]).map((part) => Math.abs(must(part))) as [number, number]
  const scale = hasMatrix ? Math.hypot(must(c), must(d)) : 1
  const hasColor = call.FPDFText_GetFillColor(text, index, scratch, scratch + 4, scratch + 8, scratch + 12)
  const colors = pdfium.memory()
  const part = (offset: number) => colors.getUint32(scratch + offset, true) & 0xff
  const color = hasColor ? (part(0) << 16) | (part(4) << 8) | part(8) : 0
  const isTransparent = hasColor !== 0 && colors.getUint32(scratch + 12, true) < 8
  const isHeavy = BOLD_NAME.test(name) || (flags & FORCE_BOLD) !== 0 || mode === FILL_AND_STROKE
  return {
    look: {
      size: Math.abs(size) * scale,
      isBold: isHeavy || (weight >= 650 && !LIGHT_NAME.test(name)),
      // Without a slanted cut programs lean the upright one.
      isItalic:
        (flags & ITALIC) !== 0 ||
        ITALIC_NAME.test(name) ||
        (Math.abs(must(b)) < 0.01 * Math.abs(must(a)) && Math.abs(must(c)) > LEANING * Math.abs(must(d))),
      color,
    },
    narrowest: Math.abs(size) * Math.min(scale, hasMatrix ? Math.hypot(must(a), must(b)) : 1),
    isSideways: hasMatrix !== 0 && away > along * 0.3,
    isUnpainted: mode === INVISIBLE,
    isClip: mode === CLIP_ONLY || isTransparent,
    isIcon: ICON_NAME.test(name),
    font: call.FPDFTextObj_GetFont(object),
  }
}
