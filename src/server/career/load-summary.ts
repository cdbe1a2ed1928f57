import { interimRoleById } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import { failedLately, type Hold } from '#core/career/match/failed-checks.ts'
import type { PathEntry } from '#core/career/courses/learning-path.ts'
import type { CourseWish } from '#core/career/courses/recommend-courses.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import type { Situation } from '#core/career/summary.ts'
import { localDateIn, type LocalDate } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { findAnswersAndZone } from './answers.repo.ts'
import { listFailedChecks } from './failed-checks.repo.ts'
import { isFixed } from './follow-recommendations.ts'
import { listPath, type LearningPathRow } from './learning-path.repo.ts'
import { learnerOf, statesOf } from './load-person.ts'
import { findResumeFacts, type StoredFacts } from './resume-facts.repo.ts'
import { toEntry } from './save-learning-path.ts'
import { listEvidence } from './skill-evidence.repo.ts'
import { readAnswers, type StoredAnswers } from './stored-answers.ts'
import { oncePerSituation, sameSituation, summariseOnce } from './summaries.ts'

type SummaryDeps = Pick<Deps, 'clock' | 'catalogue'>

type Known = {
  /** Where it was read already. */
  path?: LearningPathRow[] | undefined
  /** A resume that is only looked at, in place of the one on file. */
  shown?: StoredFacts | undefined
}

/** What the numbers of a person follow from, as of now; null without a dream role. The same object while nothing of it changes. */
export async function loadSituation(
  deps: SummaryDeps,
  db: Db,
  userId: string,
  known: Known = {},
): Promise<Situation | null> {
  const saved = await findAnswersAndZone(db, userId)
  if (!saved) return null
  const path = known.path ?? (await listPath(db, userId))
  const kept = await listEvidence(db, userId)
  const evidence = known.shown ? kept.filter(({ kind }) => kind !== 'resume') : kept
  const resume = known.shown ?? (await findResumeFacts(db, userId))
  const now = deps.clock.now()
  const failed = failedLately(await listFailedChecks(db, userId), evidence, now)
  const today = localDateIn(saved.time_zone, now)
  // evidence fades by the day in UTC, and dates are those of the person
  const key = JSON.stringify([saved, path, evidence, resume, failed, today, now.slice(0, 10)])
  return sameSituation(deps.catalogue, key, () => {
    const { answers, dreamRole } = readAnswers(deps.catalogue, saved)
    if (!dreamRole) return null
    return situationOf({
      answers,
      dreamRole,
      states: statesOf(deps, evidence, resume, failed),
      path: path.map(toEntry),
      kept: new Set(path.filter(isFixed).map((row) => row.course_id)),
      today,
      failed,
    })
  })
}

export function situationOf({
  answers,
  ...known
}: {
  answers: StoredAnswers
  dreamRole: DreamRole
  states: SkillStates
  path: readonly PathEntry[]
  kept: ReadonlySet<string>
  today: LocalDate
  failed?: readonly Hold[]
}): Situation {
  return {
    ...known,
    ...learnerOf(answers),
    wantsInterim: answers.interimRole,
    chosenRoute: answers.chosenRoute ?? null,
    proposedRoute: answers.proposedRoute ?? null,
    timeframe: answers.timeframeToAchieveDreamRole,
  }
}

/** The one source of a person's numbers, with the situation and the routes behind it; null without a dream role. */
export async function loadSummary(deps: SummaryDeps, db: Db, userId: string, shown?: StoredFacts) {
  const situation = await loadSituation(deps, db, userId, { shown })
  return situation && { situation, ...summariseOnce(deps.catalogue, situation) }
}

/** What the engine needs to recommend courses; null without a dream role. */
export async function loadWish(
  deps: SummaryDeps,
  db: Db,
  userId: string,
  path?: LearningPathRow[],
): Promise<CourseWish | null> {
  const situation = await loadSituation(deps, db, userId, { path })
  return situation && wishOnce(deps.catalogue, situation)
}

const wishOnce = oncePerSituation((catalogue, situation): CourseWish => {
  const { dreamRole, states, learningPreference, hoursPerDay, challenges, wantsInterim } = situation
  const { interim } = summariseOnce(catalogue, situation).summary
  return {
    dreamRole,
    states,
    learningPreference,
    hoursPerDay,
    challenges,
    interimRole: (wantsInterim && interim && interimRoleById(catalogue, interim.roleId)) || null,
  }
})
