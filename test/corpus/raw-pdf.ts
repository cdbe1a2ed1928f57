export type PdfParts = {
  /** Content stream of the only page. */
  content?: string
  /** Added to the catalogue, to the page and to the trailer. */
  catalogue?: string
  page?: string
  trailer?: string
  /** More objects, from number 6 on. */
  objects?: string[]
  pages?: string
}

export const HELLO =
  'BT /F1 12 Tf 72 700 Td (Jordan Example wrote Python services) Tj 0 -20 Td (jo@mail.example.com) Tj ET'

/** A small PDF written by hand, so that each part can be bent. */
export function rawPdf(parts: PdfParts = {}): Uint8Array {
  const content = parts.content ?? HELLO
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${parts.catalogue ?? ''} >>`,
    parts.pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${parts.page ?? ''} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...(parts.objects ?? []),
  ]
  let text = '%PDF-1.7\n'
  const offsets: number[] = []
  objects.forEach((object, index) => {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const table = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const offset of offsets) text += `${String(offset).padStart(10, '0')} 00000 n \n`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${parts.trailer ?? ''} >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
