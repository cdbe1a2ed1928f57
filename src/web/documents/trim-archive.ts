import { Problem } from '#contract/problem.ts'
import { factsOfAccount } from '#core/documents/import/account-file.ts'
import { parseNode } from '#core/documents/import/json-nodes.ts'
import { linkedinFile } from '#core/documents/import/linkedin.ts'

/** What leaves this device of an archive: the profile to be read, and lists of jobs where they were asked for. */
export type Trimmed = { profile: File; jobs: File[] }

const JOB_FILES = /(?:^|\/)jobs\/(?:job[ _]applications|saved[ _]jobs)\.csv$/i
const MOST_BYTES = 8_000_000

/** Of a ZIP only the files of the profile, and nothing of one that cannot be read; of the data of an account only its facts; any other file as it is. */
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
    throw new Problem('documents.not_read', 'This file looks damaged. Export it again and retry.')
  }
  const own = Object.entries(parts)
  const ofProfile = own.filter(([name]) => linkedinFile(name) !== null)
  if (ofProfile.length === 0)
    throw new Problem(
      'documents.not_read',
      'This archive has no LinkedIn profile in it. Ask LinkedIn for “The works” or for your profile, and try again.',
    )
  const profile = zipSync(Object.fromEntries(ofProfile))
  return {
    profile: new File([Uint8Array.from(profile)], file.name, { type: file.type }),
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
