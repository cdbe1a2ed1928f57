import { ACTIVITIES, REPEATABLE_DAY_CAP } from '#core/progress/activities.ts'
import { levelNameOf, levelOf, maxPointsOf } from '#core/progress/levels.ts'

export const exampleActions = ['courseCompleted', 'skillCheckPassed', 'mockInterviewCompleted'] as const
export type ExampleAction = (typeof exampleActions)[number]
export type Done = Record<ExampleAction, number>

export const nothingDone: Done = { courseCompleted: 0, skillCheckPassed: 0, mockInterviewCompleted: 0 }

const POINTS_BEFORE = 2_850
const BEFORE: Done = { courseCompleted: 0, skillCheckPassed: 3, mockInterviewCompleted: 3 }
/** What each medal asks for: Course Finisher, Skill Master, Mock Marathon. */
export const ASKED: Done = { courseCompleted: 1, skillCheckPassed: 5, mockInterviewCompleted: 10 }
const LADDER = 'software'

/** Points, level and medals of the example's person, by the table and the thresholds that hold for everybody. */
export function examplePoints(done: Done) {
  const today = exampleActions.reduce((sum, action) => sum + paid(action, done[action]), 0)
  const earned = Math.min(today, REPEATABLE_DAY_CAP)
  const counts = { ...nothingDone }
  const medals = { ...nothingDone }
  for (const action of exampleActions) {
    counts[action] = BEFORE[action] + done[action]
    medals[action] = Math.min(1, counts[action] / ASKED[action])
  }
  const total = POINTS_BEFORE + earned + (medals.skillCheckPassed === 1 ? ACTIVITIES.skillMaster.points : 0)
  const level = levelOf(total)
  return {
    total,
    level,
    levelName: levelNameOf(level, LADDER),
    nextAt: maxPointsOf(total, level),
    counts,
    medals,
  }
}

/** Each kind pays so many times a day and no more. */
export function paid(action: ExampleAction, times: number): number {
  const { points, paidPerDay } = ACTIVITIES[action]
  return points * Math.min(times, paidPerDay ?? times)
}

export function isPaidNext(action: ExampleAction, times: number): boolean {
  return paid(action, times + 1) > paid(action, times)
}
