import { factsOfAccount } from '#core/documents/import/account-file.ts'
import { parseNode } from '#core/documents/import/json-nodes.ts'
import { linkedinFile } from '#core/documents/import/linkedin.ts'

/** What leaves this device of an archive: the profile to be read, and lists of jobs where they were asked for. */
export type Trimmed = { profile: File; jobs: File[] }

const JOB_FILES = /(?:^|\/)jobs\/(?:job[ _]applications|saved[ _]jobs)\.csv$/i
const MOST_BYTES = 8_000_000

/** Of a ZIP only the files of the profile, and of the data of an account only its facts; any other file as it is. A Word document is a ZIP without any. */
export async function trimArchive(file: File, withJobs: boolean): Promise<Trimmed> {
  if (/\.json$/i.test(file.name)) return { profile: await factsIn(file), jobs: [] }
  if (!/\.zip$/i.test(file.name)) return { profile: file, jobs: [] }
  const { unzipSync, zipSync } = await import('fflate')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
    originalSize <= MOST_BYTES && (linkedinFile(name) !== null || (withJobs && JOB_FILES.test(name)))
  let parts: Record<string, Uint8Array>
  try {
    parts = unzipSync(bytes, { filter })
  } catch {
    // the server says in the person's language what is wrong with it
    return { profile: file, jobs: [] }
  }
  const own = Object.entries(parts)
  const profile = zipSync(Object.fromEntries(own.filter(([name]) => linkedinFile(name) !== null)))
  return {
    profile: own.length > 0 ? new File([Uint8Array.from(profile)], file.name, { type: file.type }) : file,
    jobs: own
      .filter(([name]) => JOB_FILES.test(name))
      .map(([name, bytes]) => new File([Uint8Array.from(bytes)], name.split('/').at(-1) ?? name, { type: 'text/csv' })),
  }
}

async function factsIn(file: File): Promise<File> {
  const root = parseNode(await file.text())
  const facts = root && factsOfAccount(root)
  return facts ? new File([JSON.stringify(facts)], file.name, { type: file.type }) : file
}
