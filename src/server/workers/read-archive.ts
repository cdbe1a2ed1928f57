import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import { linkedinFile, readLinkedin, type LinkedinFile, type LinkedinProblem } from '#core/documents/import/linkedin.ts'
import type { Profile } from '#core/documents/profile.ts'
import type { MakeId } from '#core/documents/profile-from-facts.ts'

const MOST_BYTES = 4_000_000
const MOST_ROWS = 2_000

/** The facts of a LinkedIn archive; only the files of the profile are unpacked. */
export function readArchive(
  zip: Uint8Array,
  makeId: MakeId,
): { profile: Profile } | { problem: LinkedinProblem | 'damaged' } {
  let room = MOST_BYTES
  const files: Partial<Record<LinkedinFile, string[][]>> = {}
  try {
    const unpacked = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (!linkedinFile(name) || originalSize > room) return false
        room -= originalSize
        return true
      },
    })
    for (const [path, bytes] of Object.entries(unpacked)) {
      const name = linkedinFile(path)
      if (!name) continue
      const { data, errors } = Papa.parse<string[]>(strFromU8(bytes), { preview: MOST_ROWS })
      // a quote that is never closed has taken every row behind it for its own
      if (errors.some(({ code }) => code === 'MissingQuotes')) return { problem: 'damaged' }
      files[name] = data
    }
  } catch {
    return { problem: 'damaged' }
  }
  return readLinkedin(files, makeId)
}
