import type { CareerQuestions } from '#contract/career.ts'
import { dreamRoleByTitle, interimRolesOf } from '#core/career/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue-types.ts'
import { nearestInterimRole } from '#core/career/role-match.ts'
import type { CourseWish } from '#core/career/recommend-courses.ts'
import { skillStatesOf, type SkillStates } from '#core/career/skill-state.ts'
import { hoursPerDayOf } from '#core/career/study-hours.ts'
import { SHOWN_INTERIM_ROLES } from '#core/career/questionnaire.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { findAnswers } from './answers.repo.ts'
import { listEvidence } from './skill-evidence.repo.ts'

/** As saved. */
export type Answers = Omit<CareerQuestions, 'recommendedCourses'>

/** The answers as saved, with the dream role of the catalogue; undefined before the questionnaire. */
export async function loadAnswers(deps: Pick<Deps, 'catalogue'>, db: Db, userId: string) {
  const row = await findAnswers(db, userId)
  if (!row) return undefined
  const dreamRole = dreamRoleByTitle(deps.catalogue, row.dream_role)
  if (!dreamRole) throw new Error(`The catalogue no longer has the dream role '${row.dream_role}'`)
  return {
    answers: JSON.parse(row.answers) as Answers,
    courses: JSON.parse(row.recommended_courses) as CareerQuestions['recommendedCourses'],
    dreamRole,
  }
}

export function studyHoursOf(answers: Answers): number {
  return answers.hoursPerDay ?? hoursPerDayOf(answers.timeCommitmentPerDay)
}

/** What the person has of each skill, as of now. */
export async function loadSkillStates(
  deps: Pick<Deps, 'clock' | 'catalogue'>,
  db: Db,
  userId: string,
): Promise<SkillStates> {
  return skillStatesOf(await listEvidence(db, userId), deps.clock.now(), deps.catalogue)
}

/** Titles of the dream role's interim roles in the data's order, at most five. */
export function interimRoleOptions(deps: Pick<Deps, 'catalogue'>, dreamRole: DreamRole): string[] {
  return interimRolesOf(deps.catalogue, dreamRole)
    .map((role) => role.title)
    .slice(0, SHOWN_INTERIM_ROLES)
}

/** What the engine needs to recommend courses: by way of the nearest interim role, for who wants one. */
export function wishOf(
  deps: Pick<Deps, 'catalogue'>,
  answers: Answers,
  dreamRole: DreamRole,
  states: SkillStates,
): CourseWish {
  return {
    dreamRole,
    interimRole: answers.interimRole
      ? nearestInterimRole(deps.catalogue, dreamRole, states, answers.interimRoleOptions)
      : null,
    states,
    learningPreference: answers.learningPreference,
    hoursPerDay: studyHoursOf(answers),
    challenges: answers.challenges,
  }
}
