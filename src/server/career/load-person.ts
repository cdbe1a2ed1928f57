import { interimRolesOf } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole, InterimRole } from '#core/career/catalogue/catalogue-types.ts'
import type { EvidenceRecord } from '#core/career/skills/evidence.ts'
import type { Learner } from '#core/career/courses/course-fit.ts'
import { doubtsOf, failedLately, type Hold } from '#core/career/match/failed-checks.ts'
import { nearestInterimRole } from '#core/career/routes/stepping-stones.ts'
import type { CourseWish } from '#core/career/courses/recommend-courses.ts'
import { skillStatesOf, type SkillStates } from '#core/career/skills/skill-state.ts'
import { hoursPerDayOf } from '#core/career/courses/study-hours.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { findAnswers } from './answers.repo.ts'
import { listFailedChecks } from './failed-checks.repo.ts'
import { backgroundIn } from './resume-background.ts'
import { findResumeFacts, type StoredFacts } from './resume-facts.repo.ts'
import { listEvidence } from './skill-evidence.repo.ts'
import { readAnswers, type SavedAnswers, type StoredAnswers } from './stored-answers.ts'

/** The answers as saved; undefined before the questionnaire. */
export async function loadAnswers(
  { catalogue }: Pick<Deps, 'catalogue'>,
  db: Db,
  userId: string,
): Promise<SavedAnswers | undefined> {
  const row = await findAnswers(db, userId)
  return row && readAnswers(catalogue, row)
}

/** The answers with a dream role that the catalogue has; null before the questionnaire and after the role was removed. */
export async function loadAim(deps: Pick<Deps, 'catalogue'>, db: Db, userId: string) {
  const saved = await loadAnswers(deps, db, userId)
  return saved?.dreamRole ? { ...saved, dreamRole: saved.dreamRole } : null
}

export function studyHoursOf(answers: StoredAnswers): number {
  return answers.hoursPerDay ?? hoursPerDayOf(answers.timeCommitmentPerDay)
}

/** What the person has of each skill, as of now. */
export async function loadSkillStates(
  deps: Pick<Deps, 'clock' | 'catalogue'>,
  db: Db,
  userId: string,
): Promise<SkillStates> {
  const evidence = await listEvidence(db, userId)
  const failed = failedLately(await listFailedChecks(db, userId), evidence, deps.clock.now())
  return statesOf(deps, evidence, await findResumeFacts(db, userId), failed)
}

/** The same from what is stored. */
export function statesOf(
  deps: Pick<Deps, 'clock' | 'catalogue'>,
  evidence: readonly EvidenceRecord[],
  resume: StoredFacts | undefined,
  failed: readonly Hold[],
): SkillStates {
  const background = resume ? backgroundIn(deps.catalogue, resume) : null
  const records = withBackground(evidence, background)
  return skillStatesOf(records, deps.clock.now(), deps.catalogue, background?.jobs, doubtsOf(failed))
}

/**
 * What is known with what the resume shows in place of the bare list of its skills. A skill that its owner added by hand
 * stands in the resume's list too, and counts once.
 */
function withBackground(
  rows: readonly EvidenceRecord[],
  background: ReturnType<typeof backgroundIn> | null,
): EvidenceRecord[] {
  if (!background) return [...rows]
  const { resumeId, records } = background
  const isWord = new Set(
    rows.flatMap(({ kind, sourceId, skillId }) => (kind === 'word' && sourceId === resumeId ? [skillId] : [])),
  )
  const shown = records.filter(({ place, skillId }) => place !== 'list' || !isWord.has(skillId))
  const named = new Set(shown.map(({ skillId }) => skillId))
  return [...rows.filter(({ kind, skillId }) => kind !== 'resume' || !named.has(skillId)), ...shown]
}

/** What the engine needs to recommend courses: by way of the interim role chosen, else of the nearest, for who wants one. */
export function wishOf(
  deps: Pick<Deps, 'catalogue'>,
  answers: StoredAnswers,
  dreamRole: DreamRole,
  states: SkillStates,
): CourseWish {
  const { interimRole: wantsInterim, chosenRoute } = answers
  return {
    dreamRole,
    interimRole: viaOf(deps, { dreamRole, states, wantsInterim, chosenRoute }),
    states,
    ...learnerOf(answers),
  }
}

/** The interim role on the way: the one chosen, else the nearest; null for who wants none. */
export function viaOf(
  { catalogue }: Pick<Deps, 'catalogue'>,
  wanted: { dreamRole: DreamRole; states: SkillStates; wantsInterim: boolean; chosenRoute?: string | null | undefined },
): InterimRole | null {
  const { dreamRole, states, wantsInterim, chosenRoute } = wanted
  if (!wantsInterim) return null
  const chosen = interimRolesOf(catalogue, dreamRole).find(({ id }) => id === chosenRoute)
  return chosen ?? nearestInterimRole(catalogue, dreamRole, states)
}

/** How somebody learns, whatever the role. */
export function learnerOf(answers: StoredAnswers): Learner {
  return {
    learningPreference: answers.learningPreference,
    hoursPerDay: studyHoursOf(answers),
    challenges: answers.challenges,
  }
}
