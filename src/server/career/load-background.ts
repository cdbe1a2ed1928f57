import { backgroundOf, type Background } from '#core/resume/background.ts'
import type { Catalogue } from '#core/career/catalogue.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { findResumeFacts, parseFacts } from './resume-facts.repo.ts'

/** Reading a resume for what it shows takes some milliseconds; several calls of one page need it. */
const MOST_KEPT = 200
const kept = new WeakMap<Catalogue, Map<string, Background>>()

/** What the newest resume shows, with its id; null without one. */
export async function loadBackground(
  { catalogue }: Pick<Deps, 'catalogue'>,
  db: Db,
  userId: string,
): Promise<(Background & { resumeId: string }) | null> {
  const resume = await findResumeFacts(db, userId)
  if (!resume) return null
  const known = kept.get(catalogue) ?? new Map<string, Background>()
  kept.set(catalogue, known)
  const key = `${resume.id} ${resume.text}`
  const ready = known.get(key)
  if (ready) return { ...ready, resumeId: resume.id }
  const source = { sourceId: resume.id, at: resume.savedAt }
  const background = backgroundOf(catalogue, parseFacts(resume.text), source)
  if (known.size >= MOST_KEPT) known.clear()
  known.set(key, background)
  return { ...background, resumeId: resume.id }
}
