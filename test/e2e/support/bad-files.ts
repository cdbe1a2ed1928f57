/** Files that must be refused, made on the spot. */

type Upload = { name: string; mimeType: string; buffer: Buffer }

const pdf = (name: string, buffer: Buffer): Upload => ({ name, mimeType: 'application/pdf', buffer })

export const picture: Upload = { name: 'resume.png', mimeType: 'image/png', buffer: Buffer.from('not a resume') }

export const tooLarge: Upload = pdf('large.pdf', Buffer.alloc(5 * 1024 * 1024 + 1, 0x20))

/** Says that it is encrypted, and no password opens it. */
export function encryptedPdf(): Upload {
  const key = `<${'5a'.repeat(32)}>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >>`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const start = text.length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 5\n0000000000 65535 f \n${rows}`
  text += `trailer\n<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<00> <00>] >>\nstartxref\n${start}\n%%EOF\n`
  return pdf('locked.pdf', Buffer.from(text, 'latin1'))
}
