import path from 'node:path'
import { toJsonResume } from '#core/resume/json-resume.ts'
import type { ParsedResume } from '#core/resume/schema.ts'
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts'
import { LIMITS } from '#server/adapters/documents/limits.ts'
import { DOCUMENT_SENTENCES, DocumentProblem } from '#server/resume/document-reader.port.ts'
import { CommandError } from './command-error.ts'
import { readInput } from './read-input.ts'
import { showAsJson } from './show-controls.ts'

const FORMATS: Record<string, (resume: ParsedResume) => unknown> = {
  waymark: (resume) => resume,
  jsonresume: toJsonResume,
}

/** `waymark parse FILE [--format waymark|jsonresume]`: prints what the reader finds as JSON. */
export async function runParse(args: string[]): Promise<void> {
  const at = args.indexOf('--format')
  const name = at < 0 ? 'waymark' : (args[at + 1] ?? '')
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined
  const file = args.find((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1))
  if (!format) throw new CommandError(`--format is one of: ${Object.keys(FORMATS).join(', ')}`)
  if (!file) throw new CommandError('Which file? Try: waymark parse resume.pdf')
  const resume = await parseResumeFile(file)
  process.stdout.write(`${showAsJson(format(resume))}\n`)
}

/** What the reader finds in the file. Throws `CommandError` with a sentence for the file's owner. */
async function parseResumeFile(name: string): Promise<ParsedResume> {
  const bytes = readInput(name, { bytes: LIMITS.fileBytes, refusal: DOCUMENT_SENTENCES.too_large })
  const reader = createDocumentReader({ processes: 1 })
  try {
    return await reader.read(bytes, { fileName: path.basename(name) })
  } catch (error) {
    if (error instanceof DocumentProblem) throw new CommandError(error.message)
    throw error
  } finally {
    await reader.close()
  }
}
