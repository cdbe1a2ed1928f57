import { Problem } from '#contract/problem.ts'
import type { ResumeCheckResult } from '#contract/resume-check.ts'
import type { SavedResume } from '#contract/resume.ts'
import type { DocumentMeasures } from '#core/resume/checks/document-measures.ts'
import type { CheckInput } from '#core/resume/checks/scene.ts'
import type { ResumeWarning } from '#core/resume/schema.ts'
import { localDateIn, utcDateOf } from '#core/time.ts'
import { findUser } from '#server/users/user.repo.ts'
import { loadAnswers } from '#server/career/load-person.ts'
import type { Deps } from '#server/deps.ts'
import type { UploadedFile } from '#server/http/upload.ts'
import type { MeasuredFile } from './document-reader.port.ts'
import { loadLatest } from './get-latest-resume.ts'
import { measureKept } from './measure-kept.ts'
import { openDocument } from './open-document.ts'

export type CheckDeps = Pick<Deps, 'db' | 'clock' | 'documents' | 'catalogue' | 'workers'>

type Checked = Pick<CheckInput, 'facts' | 'evidence' | 'document'> & {
  fileName: string | null
  warnings: ResumeWarning[]
}

/** Checks a file that is read and forgotten again. */
export async function checkFile(
  deps: CheckDeps,
  userId: string,
  file: UploadedFile,
  signal: AbortSignal,
): Promise<ResumeCheckResult> {
  const measured = await openDocument(() => deps.documents.measure(file.bytes, { signal, fileName: file.fileName }))
  return checkMeasured(deps, userId, measured, file.fileName || null)
}

export function checkMeasured(
  deps: CheckDeps,
  userId: string,
  { resume, measures }: MeasuredFile,
  fileName: string | null,
): Promise<ResumeCheckResult> {
  const { evidence, warnings, ...facts } = resume
  return check(deps, userId, { facts, evidence, warnings, document: measures, fileName })
}

/** Checks the resume on file: its facts as corrected, and the file where it is still kept. */
export async function checkLatest(deps: CheckDeps, userId: string, signal: AbortSignal): Promise<ResumeCheckResult> {
  const latest = await loadLatest(deps.db, userId)
  if (!latest?.file) throw new Problem('resume.none', 'There is no resume on file yet. Upload one as PDF or DOCX.')
  return checkSaved(deps, userId, latest, await measureKept(deps, userId, latest, signal))
}

export function checkSaved(
  deps: CheckDeps,
  userId: string,
  saved: SavedResume,
  document: DocumentMeasures | null,
): Promise<ResumeCheckResult> {
  const { facts, evidence, warnings, fileName } = saved
  return check(deps, userId, { facts, evidence, warnings, document, fileName })
}

async function check(
  deps: CheckDeps,
  userId: string,
  { fileName, warnings, ...read }: Checked,
): Promise<ResumeCheckResult> {
  const { db, clock, workers } = deps
  const [user, answers] = [await findUser(db, userId), await loadAnswers(deps, db, userId)]
  const today = user ? localDateIn(user.time_zone, clock.now()) : utcDateOf(clock.now())
  const dreamRole = answers?.dreamRole ?? null
  return { ...(await workers.run('checkResume', { ...read, today, dreamRole }, { userId })), fileName, warnings }
}
