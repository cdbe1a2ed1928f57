import { must } from '#core/must.ts'
import { strToU8, zlibSync } from 'fflate'
import { concat } from './font-subset.ts'
import { wellFormed } from './well-formed.ts'

/** Objects of a PDF file and the table that finds them (ISO 32000-1, 7.5). */
export class PdfFile {
  private readonly objects: Uint8Array[] = []

  /** A number for an object that is written later. */
  reserve(): number {
    this.objects.push(new Uint8Array())
    return this.objects.length
  }

  set(id: number, content: string): void {
    this.objects[id - 1] = strToU8(content, true)
  }

  add(content: string): number {
    const id = this.reserve()
    this.set(id, content)
    return id
  }

  addStream(bytes: Uint8Array, entries = ''): number {
    const packed = zlibSync(bytes)
    const id = this.reserve()
    this.objects[id - 1] = concat([
      strToU8(`<< /Length ${packed.length} /Filter /FlateDecode ${entries} >>\nstream\n`, true),
      packed,
      strToU8('\nendstream', true),
    ])
    return id
  }

  /** XMP must be readable without unpacking. */
  addPlainStream(text: string, entries: string): number {
    const bytes = strToU8(text)
    const id = this.reserve()
    this.objects[id - 1] = concat([
      strToU8(`<< /Length ${bytes.length} ${entries} >>\nstream\n`, true),
      bytes,
      strToU8('\nendstream', true),
    ])
    return id
  }

  finish(root: number, info: number): Uint8Array {
    const parts: Uint8Array[] = [concat([strToU8('%PDF-1.7\n%', true), new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3, 0x0a])])]
    let length = must(parts[0]).length
    const offsets = this.objects.map((object, index) => {
      const offset = length
      const whole = concat([strToU8(`${index + 1} 0 obj\n`, true), object, strToU8('\nendobj\n', true)])
      parts.push(whole)
      length += whole.length
      return offset
    })
    const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
    const size = this.objects.length + 1
    parts.push(
      strToU8(
        `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
        true,
      ),
    )
    return concat(parts)
  }
}

/** A text string of any language. */
export function pdfText(text: string): string {
  return `<FEFF${utf16Hex(wellFormed(text))}>`
}

export function utf16Hex(text: string): string {
  let hex = ''
  for (let index = 0; index < text.length; index += 1)
    hex += text.charCodeAt(index).toString(16).padStart(4, '0').toUpperCase()
  return hex
}

/** Two decimals are finer than any printer. */
export function pdfNumber(value: number): string {
  return String(Math.round(value * 100) / 100)
}
