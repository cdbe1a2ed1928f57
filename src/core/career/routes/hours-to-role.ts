import type { Role } from '#core/career/catalogue/catalogue-types.ts'
import { isReady, missingMusts, proofsToReach } from '#core/career/match/in-reach.ts'
import { afterProofs, studyHoursLeft } from '#core/career/routes/route-courses.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'

/** Held skills whose checks alone would do to apply for a role; none where they would not. */
export function provingDoes(role: Role, states: SkillStates): string[] {
  if (missingMusts(role, states).length > 0) return []
  const proofs = proofsToReach(role, states)
  return isReady(role, afterProofs(states, proofs)) ? proofs : []
}

/** Hours from today to a role by itself, whatever route is taken: none in reach, one for each check that would do, else of study. */
export function hoursToRole(role: Role, states: SkillStates): number {
  if (isReady(role, states)) return 0
  return provingDoes(role, states).length || studyHoursLeft(role, states)
}
