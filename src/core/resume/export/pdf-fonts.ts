import { must } from '#core/must.ts'
import { strToU8 } from 'fflate'
import type { PrintFont, Sign } from './font.ts'
import { subsetFont } from './font-subset.ts'
import { utf16Hex, type PdfFile } from './pdf-file.ts'
import type { Stretch } from './set-text.ts'

/** Codes of a document for what it shows: a glyph keeps its number, what is laid together gets one behind them. */
type Used = { name: string; isBold: boolean; shown: Map<number, Sign>; codes: Map<string, number>; composed: Sign[] }

const MOST_MAPPED = 100
const NONSYMBOLIC = 32

/** The fonts a document uses, under their names in it, with just the letters it uses. */
export class FontBook {
  private readonly used = new Map<PrintFont, Used>()
  private readonly isBold: (font: PrintFont) => boolean

  constructor(isBold: (font: PrintFont) => boolean) {
    this.isBold = isBold
  }

  /** The name and the codes to draw this stretch with; remembers its letters. */
  use({ font, signs }: Stretch): { name: string; codes: string } {
    let used = this.used.get(font)
    if (!used) {
      const name = `F${this.used.size + 1}`
      used = { name, isBold: this.isBold(font), shown: new Map(), codes: new Map(), composed: [] }
      this.used.set(font, used)
    }
    const own = used
    return { name: used.name, codes: signs.map((sign) => glyphHex(codeOf(sign, font, own))).join('') }
  }

  /** Writes all fonts; returns the entries of the pages' font dictionary. */
  write(file: PdfFile): string {
    return [...this.used]
      .map(([font, used], index) => `/${used.name} ${writeFont(file, font, used, index)} 0 R`)
      .join(' ')
  }
}

/** One code never stands for two texts: what is copied from the page is what was written. */
function codeOf(sign: Sign, font: PrintFont, used: Used): number {
  const [first] = sign.parts
  if (sign.isPlain && first) {
    const known = used.shown.get(first.glyph)
    if (!known) used.shown.set(first.glyph, sign)
    if (!known || known.text === sign.text) return first.glyph
  }
  const key = JSON.stringify([sign.text, sign.width, sign.parts])
  let code = used.codes.get(key)
  if (code === undefined) {
    code = font.glyphCount + used.composed.length
    used.composed.push(sign)
    used.codes.set(key, code)
    used.shown.set(code, sign)
  }
  return code
}

/** A composite font by glyph numbers, with the way back to letters (ISO 32000-1, 9.7 and 9.10.3). */
function writeFont(file: PdfFile, font: PrintFont, used: Used, index: number): number {
  const name = `/${subsetPrefix(index)}+NotoSans-${used.isBold ? 'Bold' : 'Regular'}`
  const codes = [...used.shown.keys()].sort((a, b) => a - b)
  const bytes = subsetFont(
    font,
    codes.filter((code) => code < font.glyphCount),
    used.composed,
  )
  const program = file.addStream(bytes, `/Length1 ${bytes.length}`)
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName ${name} /Flags ${NONSYMBOLIC} /FontBBox [-500 ${font.descent} 1500 ${font.ascent}] /ItalicAngle 0 ` +
      `/Ascent ${font.ascent} /Descent ${font.descent} /CapHeight 714 /StemV ${used.isBold ? 140 : 80} /FontFile2 ${program} 0 R >>`,
  )
  const widths = codes.map((code) => `${code} [${must(used.shown.get(code)).width}]`).join(' ')
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
      `/FontDescriptor ${descriptor} 0 R /DW 600 /W [${widths}] /CIDToGIDMap /Identity >>`,
  )
  const toUnicode = file.addStream(strToU8(unicodeMap(codes, used.shown)))
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
  )
}

/** Six letters that tell subsets apart. */
function subsetPrefix(index: number): string {
  const letter = (place: number) => String.fromCharCode(65 + (Math.floor(index / place) % 26))
  return index < 26 ? `WAYMR${letter(1)}` : `WAYM${letter(26)}${letter(1)}`
}

function unicodeMap(codes: number[], shown: ReadonlyMap<number, Sign>): string {
  const groups: string[] = []
  for (let start = 0; start < codes.length; start += MOST_MAPPED) {
    const rows = codes
      .slice(start, start + MOST_MAPPED)
      .map((code) => `<${glyphHex(code)}> <${utf16Hex(must(shown.get(code)).text)}>`)
    groups.push(`${rows.length} beginbfchar\n${rows.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n${groups.join('\n')}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`
}

function glyphHex(glyph: number): string {
  return glyph.toString(16).padStart(4, '0').toUpperCase()
}
