import { withPdf } from './open-pdf.ts'
import type { Pdfium } from './pdfium-module.ts'

const MOST_FILES = 10
const MOST_BYTES = 2 * 1024 * 1024

/** The XML files that a PDF carries within, as text. Throws `DocumentProblem` for a PDF that cannot be opened. */
export function readAttachments(pdfium: Pdfium, file: Uint8Array): string[] {
  const { FPDFDoc_GetAttachmentCount: count, FPDFDoc_GetAttachment: attachment } = pdfium.call
  return withPdf(pdfium, file, (document) =>
    Array.from({ length: Math.min(MOST_FILES, count(document)) }, (_, at) =>
      textOf(pdfium, attachment(document, at)),
    ).filter((text) => text.trimStart().startsWith('<')),
  )
}

function textOf(pdfium: Pdfium, attachment: number): string {
  const { call } = pdfium
  if (!attachment) return ''
  const told = call.malloc(4)
  let copy = 0
  try {
    const file = (buffer: number, length: number) =>
      call.FPDFAttachment_GetFile(attachment, buffer, length, told) ? pdfium.memory().getUint32(told, true) : 0
    const length = file(0, 0)
    if (length === 0 || length > MOST_BYTES) return ''
    copy = call.malloc(length)
    if (file(copy, length) !== length) return ''
    return new TextDecoder().decode(pdfium.bytes().slice(copy, copy + length))
  } finally {
    call.free(told)
    if (copy) call.free(copy)
  }
}
