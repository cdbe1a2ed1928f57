import { Problem } from '#contract/problem.ts'
import type { KeptFiles } from '#contract/resume-file.ts'
import { lockUser } from '#server/users/user.repo.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/serve-file.ts'
import { kindOf } from './get-latest-resume.ts'
import { findFile, forgetFiles, keepsFiles, setKeepsFiles } from './resume-files.repo.ts'
import { listResumes } from './resume.repo.ts'

type FileDeps = Pick<Deps, 'db'>

export const noFileKept = () =>
  new Problem('resume.no_file_kept', 'This file is not kept. Upload it again to see it here.')

/** The files that are kept of a person, newest first. */
export async function listKeptFiles(deps: FileDeps, userId: string): Promise<KeptFiles> {
  const resumes = await listResumes(deps.db, userId)
  const files = resumes.flatMap((row, index) => {
    const kind = kindOf(row)
    if (!kind || row.size_bytes === null) return []
    return {
      resumeId: row.id,
      fileName: row.file_name,
      kind,
      sizeBytes: row.size_bytes,
      savedAt: row.saved_at,
      isLatest: index === 0,
    }
  })
  return { keepsFiles: await keepsFiles(deps.db, userId), files }
}

/** Off forgets every file at once. */
export async function setFileKeeping(deps: FileDeps, userId: string, keeps: boolean): Promise<KeptFiles> {
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    await setKeepsFiles(tx, userId, keeps)
    if (!keeps) await forgetFiles(tx, userId)
  })
  return listKeptFiles(deps, userId)
}

export async function deleteKeptFile(deps: FileDeps, userId: string, resumeId: string): Promise<KeptFiles> {
  if (!(await findFile(deps.db, userId, resumeId))) throw noFileKept()
  await forgetFiles(deps.db, userId, resumeId)
  return listKeptFiles(deps, userId)
}

export async function getKeptFile(deps: FileDeps, userId: string, resumeId: string): Promise<FileAnswer> {
  const file = await findFile(deps.db, userId, resumeId)
  if (!file) throw noFileKept()
  return { bytes: file.bytes, mediaType: file.mediaType, fileName: file.fileName ?? 'resume' }
}
