import { Problem } from '#contract/problem.ts'
import type { DocumentView } from '#core/resume/document-view.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/serve-file.ts'
import { noFileKept } from './keep-files.ts'
import { openDocument } from './open-document.ts'
import { findFile } from './resume-files.repo.ts'
import { findLatestResume } from './resume.repo.ts'

type ShowDeps = Pick<Deps, 'db' | 'documents'>

/** What stands in the last resume. */
export async function showText(deps: ShowDeps, userId: string, signal: AbortSignal): Promise<DocumentView> {
  const { bytes } = await latestFile(deps, userId)
  return openDocument(() => deps.documents.view(bytes, { signal }))
}

/** A page of the last resume as a picture. */
export async function showPage(deps: ShowDeps, userId: string, page: number, signal: AbortSignal): Promise<FileAnswer> {
  const { bytes, mediaType } = await latestFile(deps, userId)
  if (mediaType !== 'application/pdf') throw new Problem('resume.no_page', 'Only a PDF has pages to show.')
  return { bytes: await openDocument(() => deps.documents.draw(bytes, page, { signal })), mediaType: 'image/png' }
}

async function latestFile(deps: ShowDeps, userId: string) {
  const latest = await findLatestResume(deps.db, userId)
  const file = latest && (await findFile(deps.db, userId, latest.id))
  if (!file) throw noFileKept()
  return file
}
