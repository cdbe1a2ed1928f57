import { must } from '#core/must.ts'
import { strToU8 } from 'fflate'
import type { PrintFont } from './font.ts'
import { subsetFont } from './font-subset.ts'
import { utf16Hex, type PdfFile } from './pdf-file.ts'
import type { Stretch } from './set-text.ts'

type Used = { name: string; isBold: boolean; letters: Map<number, string> }

const MOST_MAPPED = 100
const NONSYMBOLIC = 32

/** The fonts a document uses, under their names in it, with just the letters it uses. */
export class FontBook {
  private readonly used = new Map<PrintFont, Used>()
  private readonly isBold: (font: PrintFont) => boolean

  constructor(isBold: (font: PrintFont) => boolean) {
    this.isBold = isBold
  }

  /** The name to draw this stretch with; remembers its letters. */
  use({ font, glyphs, letters }: Stretch): string {
    let used = this.used.get(font)
    if (!used) {
      used = { name: `F${this.used.size + 1}`, isBold: this.isBold(font), letters: new Map() }
      this.used.set(font, used)
    }
    glyphs.forEach((glyph, index) => used.letters.set(glyph, must(letters[index])))
    return used.name
  }

  /** Writes all fonts; returns the entries of the pages' font dictionary. */
  write(file: PdfFile): string {
    return [...this.used]
      .map(([font, used], index) => `/${used.name} ${writeFont(file, font, used, index)} 0 R`)
      .join(' ')
  }
}

/** A composite font by glyph numbers, with the way back to letters (ISO 32000-1, 9.7 and 9.10.3). */
function writeFont(file: PdfFile, font: PrintFont, used: Used, index: number): number {
  const name = `/${subsetPrefix(index)}+NotoSans-${used.isBold ? 'Bold' : 'Regular'}`
  const bytes = subsetFont(font, used.letters.keys())
  const program = file.addStream(bytes, `/Length1 ${bytes.length}`)
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName ${name} /Flags ${NONSYMBOLIC} /FontBBox [-500 ${font.descent} 1500 ${font.ascent}] /ItalicAngle 0 ` +
      `/Ascent ${font.ascent} /Descent ${font.descent} /CapHeight 714 /StemV ${used.isBold ? 140 : 80} /FontFile2 ${program} 0 R >>`,
  )
  const glyphs = [...used.letters.keys()].sort((a, b) => a - b)
  const widths = glyphs.map((glyph) => `${glyph} [${font.widthOf(glyph)}]`).join(' ')
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> ` +
      `/FontDescriptor ${descriptor} 0 R /DW 600 /W [${widths}] /CIDToGIDMap /Identity >>`,
  )
  const toUnicode = file.addStream(strToU8(unicodeMap(glyphs, used.letters)))
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
  )
}

/** Six letters that tell subsets apart. */
function subsetPrefix(index: number): string {
  return `WAYMR${String.fromCharCode(65 + index)}`
}

function unicodeMap(glyphs: number[], letters: Map<number, string>): string {
  const groups: string[] = []
  for (let start = 0; start < glyphs.length; start += MOST_MAPPED) {
    const rows = glyphs
      .slice(start, start + MOST_MAPPED)
      .map((glyph) => `<${glyphHex(glyph)}> <${utf16Hex(must(letters.get(glyph)))}>`)
    groups.push(`${rows.length} beginbfchar\n${rows.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n${groups.join('\n')}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`
}

export function glyphHex(glyph: number): string {
  return glyph.toString(16).padStart(4, '0').toUpperCase()
}
