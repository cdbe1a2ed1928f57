import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import type { Pdfium } from './pdfium-module.ts'

const PASSWORD_ERROR = 4

/** Lends an open PDF to `use` and closes it again. Throws `DocumentProblem` for one that cannot be opened. */
export function withPdf<T>(pdfium: Pdfium, file: Uint8Array, use: (document: number) => T): T {
  const { call } = pdfium
  const address = call.malloc(file.length)
  pdfium.bytes().set(file, address)
  const document = call.FPDF_LoadMemDocument(address, file.length, 0)
  try {
    if (!document) throw new DocumentProblem(call.FPDF_GetLastError() === PASSWORD_ERROR ? 'encrypted' : 'damaged')
    return use(document)
  } finally {
    if (document) call.FPDF_CloseDocument(document)
    call.free(address)
  }
}
