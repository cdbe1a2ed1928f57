import { must } from '#core/must.ts'
import type { RecommendedCourse } from '#contract/career.ts'
import type { ConfirmChanges, SavedResume, SeenResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { newId } from '#server/new-id.ts'
import { requireBearable } from '#server/text-limit.ts'
import { readAhead } from '#server/career/resume-background.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { loadAnswers } from '#server/career/load-person.ts'
import { matchToday } from '#server/career/record-match.ts'
import { renewRecommendations } from '#server/career/save-career-questions.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps, Within } from '#server/deps.ts'
import { factsOf, loadLatest } from './get-latest-resume.ts'
import { keepCorrectedSkills } from './keep-resume-skills.ts'
import { requireSeen } from './require-seen.ts'
import { correctResume, findLatestResume, insertResume, type SavedResumeRow } from './resume.repo.ts'

type SaveDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'workers'>

/**
 * Saves what the person says is right, recommends again where it says something else and tells what that changed.
 * Without a resume everything is their own word. `seen` is what they corrected; without it the last resume is corrected, whatever it says by now.
 */
export async function saveCorrections(
  deps: SaveDeps,
  userId: string,
  { facts, seen }: { facts: ResumeFacts; seen?: SeenResume | null | undefined },
): Promise<SavedResume & { changes: ConfirmChanges }> {
  requireBearable(facts)
  const now = deps.clock.now()
  const text = JSON.stringify(facts)
  const requireCurrent = (row: SavedResumeRow | undefined) => {
    // the same once more, after an answer that was lost
    const isSaved = row?.corrections === text && row.status !== 'draft'
    if (seen !== undefined && !isSaved) requireSeen(row, seen)
  }
  const last = await findLatestResume(deps.db, userId)
  requireCurrent(last)
  const id = last?.id ?? newId('res')
  await readAhead(deps, userId, { id, savedAt: now, text })
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const before = await standing(deps, tx, userId)
    const latest = await findLatestResume(tx, userId)
    requireCurrent(latest)
    if (latest) await correctResume(tx, latest.id, text, latest.status === 'manual' ? 'manual' : 'confirmed', now)
    else await insertResume(tx, manualResume(id, userId, facts, now))
    await keepCorrectedSkills(deps, tx, userId, await findLatestResume(tx, userId))
    // a way under way is not drawn once more for a yes to what it was drawn by
    const saysTheSame = latest !== undefined && JSON.stringify(factsOf(latest)) === text
    if (!saysTheSame) await renewRecommendations(deps, tx, userId)
    const after = await standing(deps, tx, userId)
    return { ...must(await loadLatest(tx, userId)), changes: compare(before, after) }
  })
}

type Standing = { courses: RecommendedCourse[]; match: number | null }

async function standing(deps: Within<SaveDeps>, tx: Db, userId: string): Promise<Standing> {
  const saved = await loadAnswers(deps, tx, userId)
  return { courses: saved?.courses ?? [], match: (await matchToday(deps, tx, userId))?.percent ?? null }
}

function compare(before: Standing, after: Standing): ConfirmChanges {
  const titlesBeside = (courses: RecommendedCourse[], others: RecommendedCourse[]) => {
    const known = new Set(others.map((course) => course.courseId))
    return courses.filter((course) => !known.has(course.courseId)).map((course) => course.courseTitle)
  }
  return {
    coursesAdded: titlesBeside(after.courses, before.courses),
    coursesRemoved: titlesBeside(before.courses, after.courses),
    matchBefore: before.match,
    matchAfter: after.match,
  }
}

/** Nothing was read: everything is the person's own word. */
function manualResume(id: string, userId: string, facts: ResumeFacts, now: string) {
  return {
    id,
    user_id: userId,
    file_name: null,
    file_hash: null,
    text_hash: null,
    media_type: null,
    file_bytes: null,
    status: 'manual' as const,
    facts: JSON.stringify(NO_FACTS),
    corrections: JSON.stringify(facts),
    evidence: '{}',
    warnings: '[]',
    saved_at: now,
  }
}
