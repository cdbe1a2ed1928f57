import { z } from 'zod'
import type { ReplacedResume, SavedResume } from '#contract/resume.ts'
import { PDF_TYPE } from '#contract/resume-file.ts'
import { alignEvidence } from '#core/resume/align-evidence.ts'
import { isCorrectionsKept } from '#core/resume/carry-corrections.ts'
import {
  evidenceSchema,
  resumeFactsSchema,
  warningSchema,
  type ResumeFacts,
  type ResumeWarning,
} from '#core/resume/schema.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { findLatestResume, listResumes, type SavedResumeRow } from './resume.repo.ts'

export async function getLatestResume({ db }: Pick<Deps, 'db'>, userId: string): Promise<SavedResume | null> {
  const [latest, before] = await listResumes(db, userId)
  return latest ? { ...toSavedResume(latest), replaced: replacedBy(latest, before) } : null
}

/** Said until somebody has confirmed the newer one; of skills picked by hand only where some are gone. */
function replacedBy(latest: SavedResumeRow, before: SavedResumeRow | undefined): ReplacedResume | null {
  if (latest.status !== 'draft' || !before) return null
  const [was, is] = [factsOf(before), factsOf(latest)]
  const begun = new Set(is.experience.flatMap(({ startDate }) => startDate ?? []))
  const wasByHand = before.status === 'manual'
  const skillsGone = beside(was.skills, is.skills)
  const hadMore = [was.experience, was.education, was.projects].some(({ length }) => length > 0)
  if (wasByHand && !hadMore && skillsGone.length === 0) return null
  const jobOf = ({ title, company }: ResumeFacts['experience'][number]) => [title, company].filter(Boolean).join(', ')
  return {
    fileName: before.file_name,
    savedAt: before.saved_at,
    wasConfirmed: before.status === 'confirmed',
    wasByHand,
    skillsGone,
    // a job that began in the same month is the same one in other words, or in another language
    jobsGone: beside(
      was.experience.filter(({ startDate }) => startDate === null || !begun.has(startDate)).map(jobOf),
      is.experience.map(jobOf),
    ),
    certificatesGone: beside(
      was.certifications.map(({ name }) => name),
      is.certifications.map(({ name }) => name),
    ),
  }
}

/** What others lack, whatever its capitals and what stands in brackets. */
function beside(names: readonly string[], others: readonly string[]): string[] {
  const plain = (name: string) =>
    name
      .replaceAll(/\([^)]*\)/g, '')
      .trim()
      .toLowerCase()
  const known = new Set(others.map(plain))
  return [...new Set(names)].filter((name) => !known.has(plain(name)))
}

export async function loadLatest(db: Db, userId: string): Promise<SavedResume | null> {
  const row = await findLatestResume(db, userId)
  return row ? toSavedResume(row) : null
}

/** What the person says is right, else what was read. */
export function factsOf(row: Pick<SavedResumeRow, 'facts' | 'corrections'>): ResumeFacts {
  return resumeFactsSchema.parse(JSON.parse(row.corrections ?? row.facts))
}

/** What was read from the file, whatever was corrected since. */
export function factsRead(row: Pick<SavedResumeRow, 'facts'>): ResumeFacts {
  return resumeFactsSchema.parse(JSON.parse(row.facts))
}

export function kindOf(row: Pick<SavedResumeRow, 'media_type'>): 'pdf' | 'docx' | null {
  if (row.media_type === null) return null
  return row.media_type === PDF_TYPE ? 'pdf' : 'docx'
}

/** The resume before anybody corrected it. */
export function asRead(row: SavedResumeRow): SavedResume {
  return toSavedResume({ ...row, corrections: null })
}

export function toSavedResume(row: SavedResumeRow): SavedResume {
  const facts = factsOf(row)
  const kind = kindOf(row)
  return {
    resumeId: row.id,
    version: row.version,
    fileName: row.file_name,
    file: kind && { kind, isKept: row.size_bytes !== null },
    status: row.status,
    savedAt: row.saved_at,
    facts,
    evidence: alignEvidence(factsRead(row), evidenceSchema.parse(JSON.parse(row.evidence)), facts),
    warnings: warningsOf(row),
  }
}

/** What is kept of an earlier file is said until somebody has confirmed it. */
export function warningsOf(row: Pick<SavedResumeRow, 'warnings' | 'status'>): ResumeWarning[] {
  const warnings = z.array(warningSchema).parse(JSON.parse(row.warnings))
  return row.status === 'confirmed' ? warnings.filter((one) => !isCorrectionsKept(one)) : warnings
}
