/** No good answer to its own question of the graded sets is below, and half of those held against another question are. */
const NEAR_ENOUGH = 0.31

/** Whether an answer belongs to other questions or to none. `closeness`: of closeness.ts; null where nobody could tell. */
export function isOffQuestion(closeness: number | null): boolean {
  return closeness !== null && closeness < NEAR_ENOUGH
}
