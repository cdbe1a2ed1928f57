import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toJsonResume } from '#core/resume/json-resume.ts'
import type { ParsedResume } from '#core/resume/schema.ts'
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts'
import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import { CommandError } from './command-error.ts'
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
  const resume = await parseResumeFile(path.resolve(process.env.WAYMARK_CWD ?? '.', file))
  process.stdout.write(`${showAsJson(format(resume))}\n`)
}

/** What the reader finds in the file at `path`. Throws `CommandError` with a sentence for the file's owner. */
export async function parseResumeFile(filePath: string): Promise<ParsedResume> {
  const reader = createDocumentReader({ processes: 1 })
  try {
    return await reader.read(readFileSync(filePath), { fileName: path.basename(filePath) })
  } catch (error) {
    if (error instanceof DocumentProblem) throw new CommandError(error.message)
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new CommandError(`There is no file '${filePath}'`)
    throw error
  } finally {
    await reader.close()
  }
}
