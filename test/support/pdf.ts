/**
 * `page`, `catalog`, `matrix`, `before` and `after`: more of the dictionaries, how the text is turned and scaled, what is
 * painted around it; `font`, `resources` and `objects` (from number 8): another font, patterns, and what they refer to.
 */
type PdfOptions = {
  isEncrypted?: boolean
  page?: string
  catalog?: string
  matrix?: string
  before?: string
  after?: string
  font?: string
  resources?: string
  objects?: string[]
}

/** A small PDF by hand, with one line of text after the other, or none as in a scan. */
export function makePdf(lines: string[], options: PdfOptions = {}): Uint8Array<ArrayBuffer> {
  const text = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj 0 -16 Td`).join('\n')
  const content =
    lines.length > 0
      ? `${options.before ?? ''} BT /F1 11 Tf ${options.matrix ?? '1 0 0 1 72 740'} Tm\n${text}\nET ${options.after ?? ''}`
      : '0.9 g 72 72 400 600 re f'
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${options.page ?? '/MediaBox [0 0 612 792]'} /Resources << /Font << /F1 5 0 R >> /ExtGState << /Faint << /ca 0.04 >> >> /Properties << /Layer 7 0 R >> ${options.resources ?? ''} >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    options.font ?? '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    // keys that no password fits: the reader must ask for one
    `<< /Filter /Standard /V 1 /R 2 /P -44 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
    '<< /Type /OCG /Name (Layer) >>',
    ...(options.objects ?? []),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const encryption = options.isEncrypted ? ` /Encrypt 6 0 R /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]` : ''
  const size = objects.length + 1
  return new Uint8Array(
    Buffer.from(
      `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R${encryption} >>\nstartxref\n${file.length}\n%%EOF\n`,
      'latin1',
    ),
  )
}
