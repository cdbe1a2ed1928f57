import type { SavedResume } from '#contract/resume.ts'
import { factsUsed } from '#core/documents/facts-seen.ts'
import { followResume } from '#core/documents/follow-resume.ts'
import { NO_PROFILE } from '#core/documents/profile.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/deps.ts'
import { deleteLatestResume } from '#server/resume/delete-resume.ts'
import { requireSeen, type Seen } from '#server/resume/require-seen.ts'
import { findLatestResume, type SavedResumeRow } from '#server/resume/resume.repo.ts'
import { keepFactsSeen, listDocuments } from './documents.repo.ts'
import { changedElsewhere } from './keep-profile.ts'
import { findProfile, updateProfile } from './profile.repo.ts'
import { contentOf } from './show-document.ts'
import { followInDocuments, NOTHING_TAKEN, storedOf, takenFrom } from './take-resume.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/** Deletes the last resume and, where that is wanted, the facts that came from it. What the person changed of them stays. */
export async function deleteResumeWithFacts(
  deps: Needs,
  userId: string,
  { facts, ...seen }: Seen & { facts: 'keep' | 'drop' },
): Promise<SavedResume | null> {
  const latest = await findLatestResume(deps.db, userId)
  if (!latest) throw new Problem('resume.none', 'There is no resume to delete.')
  requireSeen(latest, seen)
  // before the resume: with it gone nothing says any more what came from it
  if (facts === 'drop') await dropFacts(deps, userId, latest)
  return deleteLatestResume(deps, userId, { ...seen, resumeId: latest.id })
}

async function dropFacts({ db, clock, catalogue }: Needs, userId: string, resume: SavedResumeRow): Promise<void> {
  const row = await findProfile(db, userId)
  const taken = row && takenFrom(row, resume)
  if (!row || !taken) return
  const { profile: before } = storedOf(row)
  const after = followResume(before, taken, NO_PROFILE, catalogue).profile
  const updatedAt = clock.now()
  await db.transaction().execute(async (trx) => {
    const change = {
      ...row,
      profile: JSON.stringify(after),
      taken: JSON.stringify(NOTHING_TAKEN),
      updated_at: updatedAt,
    }
    if (!(await updateProfile(trx, change))) throw changedElsewhere()
    await followInDocuments(trx, userId, { before, after }, updatedAt)
    // what a document last showed of a fact is kept word for word
    for (const document of await listDocuments(trx, userId))
      await keepFactsSeen(trx, document, JSON.stringify(factsUsed(after, contentOf(document))))
  })
}
