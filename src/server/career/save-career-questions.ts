import type { CareerQuestions, CareerQuestionsInput, RecommendedCourse } from '#contract/career.ts'
import { Problem } from '#contract/problem.ts'
import { dreamRoleByTitle } from '#core/career/catalogue.ts'
import { commitmentOf } from '#core/career/study-hours.ts'
import { lockUser } from '#server/account/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { award } from '#server/progress/award.ts'
import { saveAnswers } from './answers.repo.ts'
import { followRecommendations } from './follow-recommendations.ts'
import { interimRoleOptions, loadAnswers, loadSkillStates, wishOf, type Answers } from './load-person.ts'
import { describeCourses, recommendFor } from './recommend.ts'
import { recordMatch } from './record-match.ts'

type SaveDeps = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/** Saves the answers. Courses come from the engine, or are the catalogue's own under the ids that were sent. */
export function saveCareerQuestions(
  deps: SaveDeps,
  userId: string,
  input: CareerQuestionsInput,
): Promise<CareerQuestions> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    return storeAnswers(deps, tx, userId, input)
  })
}

/** The same inside a transaction of the caller's. */
export async function storeAnswers(
  deps: SaveDeps,
  tx: Db,
  userId: string,
  input: CareerQuestionsInput,
): Promise<CareerQuestions> {
  const { recommendedCourses: sent, ...given } = input
  const dreamRole = dreamRoleByTitle(deps.catalogue, given.dreamRole)
  if (!dreamRole) throw new Problem('career.unknown_role', 'Choose one of the nine dream roles')
  const answers: Answers = {
    ...given,
    interimRoleOptions: interimRoleOptions(deps, dreamRole),
    ...(await keptHours(deps, tx, userId, given)),
  }
  const wish = wishOf(deps, answers, dreamRole, await loadSkillStates(deps, tx, userId))
  const courses = sent
    ? describeCourses(
        deps,
        wish,
        sent.map((course) => course.courseId),
      )
    : recommendFor(deps, wish)
  await keep(deps, tx, userId, answers, courses)
  await award(deps, tx, userId, { activity: 'profileCompleted' })
  return { ...answers, recommendedCourses: courses }
}

/** Hours kept on the plan stay for as long as they are within what is answered. */
async function keptHours(
  deps: SaveDeps,
  tx: Db,
  userId: string,
  { timeCommitmentPerDay }: Pick<Answers, 'timeCommitmentPerDay'>,
) {
  const hoursPerDay = (await loadAnswers(deps, tx, userId))?.answers.hoursPerDay
  return hoursPerDay !== undefined && commitmentOf(hoursPerDay) === timeCommitmentPerDay ? { hoursPerDay } : {}
}

/** Recommends anew from what the person has now; without answers there is nothing to aim at. */
export async function renewRecommendations(deps: SaveDeps, tx: Db, userId: string): Promise<RecommendedCourse[]> {
  const saved = await loadAnswers(deps, tx, userId)
  if (!saved) return []
  const wish = wishOf(deps, saved.answers, saved.dreamRole, await loadSkillStates(deps, tx, userId))
  const courses = recommendFor(deps, wish)
  await keep(deps, tx, userId, saved.answers, courses)
  return courses
}

async function keep(
  deps: SaveDeps,
  tx: Db,
  userId: string,
  answers: Answers,
  courses: RecommendedCourse[],
): Promise<void> {
  await saveAnswers(tx, {
    user_id: userId,
    dream_role: answers.dreamRole,
    answers: JSON.stringify(answers),
    recommended_courses: JSON.stringify(courses),
    saved_at: deps.clock.now(),
  })
  await followRecommendations(
    tx,
    userId,
    courses.map((course) => course.courseId),
  )
  await recordMatch(deps, tx, userId)
}
