import { Problem } from '#contract/problem.ts'
import { textOfDocument } from '#core/ads/page/document-lines.ts'
import type { Deps } from '#server/deps.ts'
import type { Upload } from '#server/http/upload.ts'
import { DocumentProblem, type DocumentProblemCode } from '#server/resume/document-reader.port.ts'
import { openDocument } from '#server/resume/open-document.ts'

const SENTENCES: Partial<Record<DocumentProblemCode, string>> = {
  unsupported: 'This is neither a PDF nor a Word file. Paste the text of the ad.',
  no_text: 'No text was found in this file; it looks like a picture. Paste the text of the ad.',
  encrypted: 'The file is password protected. Paste the text of the ad.',
  damaged: 'This file looks damaged. Paste the text of the ad.',
  too_slow: 'This file took too long to read. Paste the text of the ad.',
}
const MOST_CHARACTERS = 100_000

/** The text of an ad that came as a file; nothing is stored. */
export async function readAdFile(
  { documents }: Pick<Deps, 'documents'>,
  { files }: Upload,
  signal: AbortSignal,
): Promise<{ text: string }> {
  const [file, second] = files
  if (!file || second) throw new Problem('ads.file_refused', 'Choose one file.')
  const open = async () => {
    const text = textOfDocument(await documents.view(file.bytes, { signal })).slice(0, MOST_CHARACTERS)
    if (text.trim() === '') throw new DocumentProblem('no_text')
    return { text }
  }
  return openDocument(async () => {
    try {
      return await open()
    } catch (error) {
      const sentence = error instanceof DocumentProblem ? SENTENCES[error.code] : undefined
      if (sentence !== undefined) throw new Problem('ads.file_refused', sentence)
      throw error
    }
  })
}
