import type { DocumentMeasures } from '#core/resume/checks/document-measures.ts'
import type { DocumentView } from '#core/resume/document-view.ts'
import type { ParsedResume } from '#core/resume/schema.ts'

export type DocumentProblemCode =
  | 'unsupported'
  | 'pdf_named_docx'
  | 'docx_named_pdf'
  | 'damaged'
  | 'encrypted'
  | 'no_text'
  | 'too_slow'
  | 'too_large'
  | 'no_page'
  | 'busy'

/** What the user reads; each says what to do next. */
export const DOCUMENT_SENTENCES: Record<DocumentProblemCode, string> = {
  unsupported: 'Please upload a PDF or DOCX file',
  pdf_named_docx: 'This file is named .docx but is a PDF. Rename it to end in .pdf and upload it again.',
  docx_named_pdf: 'This file is named .pdf but is a Word document. Rename it to end in .docx and upload it again.',
  damaged: 'This file looks damaged. Export it again and retry.',
  encrypted: 'The file is password protected',
  no_text:
    'No text found. This looks like a scan. Open the original in Word or Google Docs and save it as PDF, or enter your skills by hand.',
  too_slow: 'This file took too long to read. Export it again as a simpler PDF and retry.',
  too_large: 'The file is larger than 5 MB',
  no_page: 'The file has no such page',
  busy: 'Many resumes are being read right now. Please try again in a moment.',
}

/** Why a file was not read. `code` is for programs; `message` is the sentence for its owner. */
export class DocumentProblem extends Error {
  readonly code: DocumentProblemCode

  constructor(code: DocumentProblemCode) {
    super(DOCUMENT_SENTENCES[code])
    this.name = 'DocumentProblem'
    this.code = code
  }
}

/** What was read, and what can be known about the file itself. */
export type MeasuredFile = { resume: ParsedResume; measures: DocumentMeasures }

/** Opens the bytes of a PDF or DOCX. Each throws `DocumentProblem`, and the signal's reason when aborted. */
export type DocumentReader = {
  /** With `fileName`, a file whose name claims another type than its bytes have is refused. */
  read(file: Uint8Array, options?: { signal?: AbortSignal; fileName?: string }): Promise<ParsedResume>
  /** As `read`, with what the resume check needs to know of the file. */
  measure(file: Uint8Array, options?: { signal?: AbortSignal; fileName?: string }): Promise<MeasuredFile>
  /** What stands in it, to be shown beside the facts. */
  view(file: Uint8Array, options?: { signal?: AbortSignal }): Promise<DocumentView>
  /** The XML files that a PDF carries within, as a Europass PDF does. */
  attachments(file: Uint8Array, options?: { signal?: AbortSignal }): Promise<string[]>
  /** A page of a PDF, from 1, as a PNG. */
  draw(file: Uint8Array, page: number, options?: { signal?: AbortSignal }): Promise<Uint8Array>
  close(): Promise<void>
}
