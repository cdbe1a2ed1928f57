import { Problem } from '#contract/problem.ts'
import { DocumentProblem } from './document-reader.port.ts'

/** What the reader refuses as a Problem for its owner. */
export async function openDocument<T>(open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error
    if (error.code === 'busy') throw new Problem('server.busy', error.message, { retryAfterSeconds: 5 })
    throw new Problem(`resume.${error.code}`, error.message)
  }
}
