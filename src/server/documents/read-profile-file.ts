import { Problem } from '#contract/problem.ts'
import { profileFromFacts } from '#core/documents/profile-from-facts.ts'
import type { Profile } from '#core/documents/profile.ts'
import type { Deps } from '#server/deps.ts'
import { isPdf, type Upload, type UploadedFile } from '#server/http/upload.ts'
import { newId } from '#server/new-id.ts'
import { openDocument } from '#server/resume/open-document.ts'
import type { JobOutput } from '#server/workers/workers.port.ts'
import { beside, loadProfile } from './keep-profile.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'workers' | 'documents'>
type Told = Extract<JobOutput<'readProfile'>, { problem: string }>['problem']

const SENTENCES: Record<Told, string> = {
  nothing:
    'This archive has no LinkedIn profile in it. Ask LinkedIn for “The works” or for your profile, and try again.',
  not_english:
    'The files in this archive have headings in another language. Set LinkedIn to English, ask for the archive again, and try once more.',
  damaged: 'This file looks damaged. Export it again and retry.',
  unknown:
    'We cannot read this kind of file. PDF, Word, LinkedIn (.zip), Europass (.xml or .pdf), JSON Resume and your data from Waymark work.',
}

/** What a file says of its owner, beside what is known; nothing is stored. */
export async function readProfileFile(deps: Needs, userId: string, { files }: Upload, signal: AbortSignal) {
  const [file, second] = files
  if (!file || second) throw new Problem('documents.not_read', 'Please choose one file.')
  const incoming = await factsIn(deps, userId, file, signal)
  return beside((await loadProfile(deps, userId)).profile, incoming)
}

async function factsIn(deps: Needs, userId: string, file: UploadedFile, signal: AbortSignal): Promise<Profile> {
  const { bytes, fileName } = file
  if (isPdf(bytes)) {
    // a Europass PDF carries its facts, which beats reading its pages
    for (const xml of await openDocument(() => deps.documents.attachments(bytes, { signal }))) {
      const read = await deps.workers.run('readProfile', { bytes: Buffer.from(xml) }, { userId, signal })
      if ('profile' in read) return read.profile
    }
  } else if (!isWord(bytes)) {
    const read = await deps.workers.run('readProfile', { bytes }, { userId, signal })
    if ('profile' in read) return read.profile
    throw new Problem('documents.not_read', SENTENCES[read.problem])
  }
  const {
    evidence: _,
    warnings: __,
    ...facts
  } = await openDocument(() => deps.documents.read(bytes, { signal, fileName }))
  return profileFromFacts(facts, { kind: 'resume', name: fileName.slice(0, 200) }, newId)
}

/** A ZIP whose names are those of a Word document. */
function isWord(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && Buffer.from(bytes).includes('word/document.xml')
}
