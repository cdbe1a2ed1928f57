import type { LearningPathEntry } from '#contract/learning-path.ts'
import { Problem } from '#contract/problem.ts'
import { courseById } from '#core/career/catalogue/catalogue.ts'
import {
  addToPath,
  MOST_PATH_COURSES,
  moveOnPath,
  removeFromPath,
  swapOnPath,
  withStatus,
  type PathEntry,
  type PathStatus,
} from '#core/career/courses/learning-path.ts'
import { lockUser } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps, Within } from '#server/deps.ts'
import { award, pointsOf } from '#server/progress/award.ts'
import { undoAward } from '#server/progress/undo-award.ts'
import { readLearningPath } from './read-learning-path.ts'
import { recordMatch } from './record-match.ts'
import { loadPath, savePath, type PathOrigin } from './save-learning-path.ts'
import { addEvidence, removeEvidence } from './skill-evidence.repo.ts'

type PathDeps = Pick<Deps, 'db' | 'clock' | 'catalogue'>
type CourseChange = { status?: PathStatus | undefined; position?: number | undefined }

export async function addCourse(
  deps: PathDeps,
  userId: string,
  courseId: string,
  { origin = 'own', ...change }: CourseChange & { origin?: PathOrigin | undefined },
): Promise<LearningPathEntry[]> {
  if (!courseById(deps.catalogue, courseId)) throw unknownCourse()
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const path = await loadPath(tx, userId)
    const added = addToPath(path, courseId)
    if (!added.some((entry) => entry.courseId === courseId)) {
      throw new Problem('career.path_full', `Your path has ${MOST_PATH_COURSES} courses already. Take one off first.`)
    }
    await applyChange(deps, tx, userId, added, courseId, change, origin)
    return readLearningPath(deps, tx, userId)
  })
}

export async function removeCourse(deps: PathDeps, userId: string, courseId: string): Promise<LearningPathEntry[]> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const path = await loadPath(tx, userId)
    findEntry(path, courseId)
    await savePath(tx, userId, removeFromPath(path, courseId))
    return readLearningPath(deps, tx, userId)
  })
}

/** Puts another course in a course's place. What is finished stays: its evidence and points belong to it. */
export async function swapCourse(
  deps: PathDeps,
  userId: string,
  courseId: string,
  newCourseId: string,
  { status, origin = 'own' }: { status?: PathStatus | undefined; origin?: PathOrigin | undefined } = {},
): Promise<LearningPathEntry[]> {
  if (!courseById(deps.catalogue, newCourseId)) throw unknownCourse()
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const path = await loadPath(tx, userId)
    if (findEntry(path, courseId).status === 'completed') {
      throw new Problem('career.course_completed', 'This course is done. Add the other one instead.')
    }
    if (path.some((entry) => entry.courseId === newCourseId)) {
      throw new Problem('career.already_on_path', 'That course is on your path already.')
    }
    await applyChange(deps, tx, userId, swapOnPath(path, courseId, newCourseId), newCourseId, { status }, origin)
    return readLearningPath(deps, tx, userId)
  })
}

/** Starts, completes, reopens or moves a course. Completing pays once; reopening within ten minutes takes it back. */
export async function changeCourse(
  deps: PathDeps,
  userId: string,
  courseId: string,
  change: CourseChange,
): Promise<{ path: LearningPathEntry[]; pointsAwarded: number }> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const pointsAwarded = await applyChange(
      deps,
      tx,
      userId,
      await loadPath(tx, userId),
      courseId,
      change,
      change.position === undefined ? undefined : 'own',
    )
    return { path: await readLearningPath(deps, tx, userId), pointsAwarded }
  })
}

/** Saves the path with the change. `origin` is set where the person placed the course: 'own' ones stay there when recommendations change. */
async function applyChange(
  deps: Within<PathDeps>,
  tx: Db,
  userId: string,
  path: readonly PathEntry[],
  courseId: string,
  change: CourseChange,
  origin: PathOrigin | undefined,
): Promise<number> {
  const { status: before } = findEntry(path, courseId)
  const { position, status = before } = change
  const moved = position === undefined ? path : moveOnPath(path, courseId, position)
  await savePath(tx, userId, withStatus(moved, courseId, status, deps.clock.now()), origin && { courseId, origin })
  return status === before ? 0 : followStatus(deps, tx, userId, courseId, before, status)
}

/** What a finished course brings comes with it and goes with it: evidence, points and the role match. */
async function followStatus(
  deps: Within<PathDeps>,
  tx: Db,
  userId: string,
  courseId: string,
  before: PathStatus,
  status: PathStatus,
): Promise<number> {
  if (status === 'completed') {
    const at = deps.clock.now()
    const { skills = [], durationHours } = courseById(deps.catalogue, courseId) ?? {}
    await addEvidence(
      tx,
      userId,
      skills.map((skillId) => ({ skillId, kind: 'course', sourceId: courseId, at })),
    )
    await recordMatch(deps, tx, userId)
    return pointsOf(
      await award(deps, tx, userId, {
        activity: 'courseCompleted',
        courseId,
        ...(durationHours === undefined ? {} : { hours: durationHours }),
      }),
    )
  }
  if (before !== 'completed') return 0
  await removeEvidence(tx, userId, 'course', courseId)
  await recordMatch(deps, tx, userId)
  return undoAward(deps, tx, userId, courseId)
}

function findEntry(path: readonly PathEntry[], courseId: string): PathEntry {
  const entry = path.find((one) => one.courseId === courseId)
  if (!entry) throw unknownCourse()
  return entry
}

function unknownCourse(): Problem {
  return new Problem('career.unknown_course', 'This course is not in the catalogue or not on your path.')
}
