import type { ParsedResume } from '#core/resume/schema.ts'
import { createDocumentReader, type DocumentReaderOptions } from '#server/adapters/documents/document-reader.ts'

/** Reads resumes (PDF or DOCX) in child processes of its own. */
export type ResumeReader = {
  /** Facts, where each came from, and warnings. Throws an error with a `code` and a sentence for the file's owner. */
  read(file: Uint8Array, options?: { signal?: AbortSignal }): Promise<ParsedResume>
  /** Ends the child processes. */
  close(): Promise<void>
}

/** The reader on its own: no server, no database, no model, nothing listens. */
export function createResumeReader(options: DocumentReaderOptions = {}): ResumeReader {
  const reader = createDocumentReader(options)
  return { read: (file, more) => reader.read(file, more), close: () => reader.close() }
}
