import { DocumentProblem } from '#server/resume/document-reader.port.ts'

/** What the bytes are, whatever the file is called. Throws 'damaged' for none, 'unsupported' for others. */
export function sniffKind(file: Uint8Array): 'pdf' | 'docx' {
  if (file.length === 0) throw new DocumentProblem('damaged')
  const head = Buffer.from(file.subarray(0, 1024)).toString('latin1')
  if (head.startsWith('PK\u0003\u0004')) return 'docx'
  // The standard lets up to a kilobyte stand before the mark.
  if (head.includes('%PDF-')) return 'pdf'
  if (head.startsWith('\u00D0\u00CF\u0011\u00E0') && isEncryptedOffice(file)) throw new DocumentProblem('encrypted')
  throw new DocumentProblem('unsupported')
}

/** Refuses a name that claims the other type: its owner would meet the same trouble wherever else it is sent. */
export function checkName(file: Uint8Array, kind: 'pdf' | 'docx', fileName: string): void {
  const claimed = /\.(pdf|docx)\s*$/i.exec(fileName)?.[1]?.toLowerCase()
  if (claimed === undefined || claimed === kind) return
  if (kind === 'pdf') throw new DocumentProblem('pdf_named_docx')
  // Any archive starts like a DOCX; of another one it would be untrue to say it is a Word document.
  throw new DocumentProblem(Buffer.from(file).includes('word/') ? 'docx_named_pdf' : 'unsupported')
}

/** A DOCX with a password is wrapped in the old container under this name in UTF-16. */
function isEncryptedOffice(file: Uint8Array): boolean {
  return Buffer.from(file).includes(Buffer.from('EncryptedPackage', 'utf16le'))
}
