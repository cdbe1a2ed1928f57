import type { CareerQuestions, CareerQuestionsInput, RecommendedCourse } from '#contract/career.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import { STRAIGHT } from '#core/career/routes/route-id.ts'
import type { CourseWish } from '#core/career/courses/recommend-courses.ts'
import { proposedRoute, settledCourses } from '#core/career/drawn-path.ts'
import { takenRoute } from '#core/career/summary.ts'
import { commitmentOf } from '#core/career/courses/study-hours.ts'
import { lockUser } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps, Within } from '#server/deps.ts'
import { award } from '#server/progress/award.ts'
import { saveAnswers } from './answers.repo.ts'
import { followRecommendations } from './follow-recommendations.ts'
import { loadSituation } from './load-summary.ts'
import { loadAim, loadAnswers, loadSkillStates, viaOf, wishOf } from './load-person.ts'
import { courseIdsOf } from './course-ids.ts'
import { dreamRoleAsked } from './no-answers.ts'
import { describeCourses, recommendFor } from './recommend.ts'
import { recordMatch } from './record-match.ts'
import { toCareerQuestions, type SavedAnswers, type StoredAnswers } from './stored-answers.ts'

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
  deps: Within<SaveDeps>,
  tx: Db,
  userId: string,
  input: CareerQuestionsInput,
): Promise<CareerQuestions> {
  const { recommendedCourses: sent, interimRoleOptions: _own, dreamRole: title, ...given } = input
  const dreamRole = dreamRoleAsked(deps.catalogue, title)
  const saved = await loadAnswers(deps, tx, userId)
  const sentIds = sent && courseIdsOf(deps.catalogue, sent)
  const answers: StoredAnswers = { ...given, ...(saved ? keptChoices(saved, dreamRole, given, sentIds) : {}) }
  const wish = wishOf(deps, answers, dreamRole, await loadSkillStates(deps, tx, userId))
  const courses = sentIds
    ? await keep(deps, tx, userId, { answers, dreamRole, courses: describeCourses(deps, wish, sentIds) })
    : await recommendAndKeep(deps, tx, userId, { answers, dreamRole }, wish)
  await award(deps, tx, userId, { activity: 'profileCompleted' })
  return toCareerQuestions(deps.catalogue, { answers, dreamRole, courses })
}

/**
 * What was kept on the plan: the hours for as long as they are within what is answered, the route while it leads to the same
 * role. The route that is proposed stays with the courses that were recommended for it.
 */
function keptChoices(
  saved: SavedAnswers,
  dreamRole: DreamRole,
  { timeCommitmentPerDay, interimRole }: Pick<StoredAnswers, 'timeCommitmentPerDay' | 'interimRole'>,
  sentIds: readonly string[] | undefined,
): Partial<Pick<StoredAnswers, 'hoursPerDay' | 'chosenRoute' | 'proposedRoute'>> {
  const { hoursPerDay, chosenRoute, proposedRoute } = saved.answers
  const isSameRole = saved.dreamRole?.id === dreamRole.id
  const isSameWay = isSameRole && (interimRole || chosenRoute === STRAIGHT)
  const areOurs = sentIds?.join() === saved.courses.map(({ courseId }) => courseId).join()
  return {
    ...(hoursPerDay !== undefined && commitmentOf(hoursPerDay) === timeCommitmentPerDay ? { hoursPerDay } : {}),
    ...(chosenRoute !== undefined && isSameWay ? { chosenRoute } : {}),
    ...(proposedRoute !== undefined && isSameRole && interimRole && areOurs ? { proposedRoute } : {}),
  }
}

/** Recommends from what the person has now; without a dream role there is nothing to aim at. */
export async function renewRecommendations(
  deps: Within<SaveDeps>,
  tx: Db,
  userId: string,
): Promise<RecommendedCourse[]> {
  const aim = await loadAim(deps, tx, userId)
  if (!aim) return []
  const wish = wishOf(deps, aim.answers, aim.dreamRole, await loadSkillStates(deps, tx, userId))
  return recommendAndKeep(deps, tx, userId, aim, wish)
}

type Kept = { answers: StoredAnswers; dreamRole: DreamRole; courses: RecommendedCourse[] }

/** What is recommended is what the plan goes through, in its order: where no step is left, what the engine would add. */
async function recommendAndKeep(
  deps: Within<SaveDeps>,
  tx: Db,
  userId: string,
  { answers: { proposedRoute: before, ...answers }, dreamRole }: Omit<Kept, 'courses'>,
  wish: CourseWish,
): Promise<RecommendedCourse[]> {
  const courses = await keep(deps, tx, userId, { answers, dreamRole, courses: recommendFor(deps, wish) })
  const situation = await loadSituation(deps, tx, userId)
  if (!situation) return courses
  const proposed = proposedRoute(deps.catalogue, situation, before)
  const settled = settledCourses(deps.catalogue, { ...situation, proposedRoute: proposed })
  const taken = situation.chosenRoute ?? proposed
  if (settled.length === 0) return courses
  return keep(deps, tx, userId, {
    answers: { ...answers, ...(proposed === null ? {} : { proposedRoute: proposed }) },
    dreamRole,
    courses: describeCourses(
      deps,
      { ...wish, interimRole: viaOf(deps, { ...situation, chosenRoute: taken }) },
      settled,
    ),
  })
}

async function keep(
  deps: Within<SaveDeps>,
  tx: Db,
  userId: string,
  { answers, dreamRole, courses }: Kept,
): Promise<RecommendedCourse[]> {
  await saveAnswers(tx, {
    user_id: userId,
    dream_role: dreamRole.id,
    answers: JSON.stringify(answers),
    recommended_courses: JSON.stringify(courses),
    saved_at: deps.clock.now(),
  })
  const recommended = courses.map((course) => course.courseId)
  await followRecommendations(tx, userId, (await coursesOfRoute(deps, tx, userId)) ?? recommended)
  await recordMatch(deps, tx, userId)
  return courses
}

/** The courses of the route that is taken, in its order; null where none is chosen or proposed. */
async function coursesOfRoute(deps: Within<SaveDeps>, tx: Db, userId: string): Promise<string[] | null> {
  const situation = await loadSituation(deps, tx, userId)
  if (!situation || takenRoute(situation) === null) return null
  return settledCourses(deps.catalogue, situation)
}
