import type { Question } from '../question.ts'
import { clamp } from './fullness.ts'

/** No good answer to its own question of the graded sets is below, and half of those held against another question are. */
const NEAR_ENOUGH = 0.31

/** Whether an answer belongs to other questions or to none. `closeness`: of closeness.ts; null where nobody could tell. */
export function isOffQuestion(closeness: number | null): boolean {
  return closeness !== null && closeness < NEAR_ENOUGH
}

/** Of the right answers to their own question two in three are nearer. */
const NEAR = 0.85
/** A story uses words of its subject, and is farther from its question for that alone. */
const GRADES_LOST = { behavioural: 3, situational: 10, technical: 10 }
/** Experts speak in pictures and are far for that: what sounds better than this grade loses less, and at the other nothing. */
const EXPERT = { from: 3, to: 4 }

/**
 * The grades that an answer which sounds like `grade` loses for being nearer to other questions: few where it is nearly as near to
 * its own. Null: in its language nobody can hear an expert.
 */
export function lostByDistance(closeness: number | null, category: Question['category'], grade: number | null): number {
  if (closeness === null) return 0
  const share = grade === null ? 1 : clamp((EXPERT.to - grade) / (EXPERT.to - EXPERT.from))
  return share * GRADES_LOST[category] * Math.max(0, NEAR - closeness) ** 2
}
