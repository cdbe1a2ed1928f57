import type { Role } from '#core/career/catalogue-types.ts'
import { countedWeight, heldWeight } from '#core/career/role-match.ts'
import { isHeld, strengthIn } from '#core/career/skill-state.ts'
import type { SkillStates } from '#core/career/skill-state.ts'

/** A role is in reach from this match on: few adverts find anyone who has more than about this much of the list. */
export const IN_REACH_PERCENT = 70

/** Whether to apply: every must-have is held, with whatever evidence, and the role match is 70 or more. */
export function isInReach(role: Role, states: SkillStates): boolean {
  return missingMusts(role, states).length === 0 && heldWeight(role, states) >= reachWeight(role)
}

/** Must-have skills without any evidence. */
export function missingMusts(role: Role, states: SkillStates): string[] {
  return role.skills
    .filter((asked) => asked.level === 'must' && !isHeld(states, asked.skill))
    .map((asked) => asked.skill)
}

/**
 * The held skills to prove by a skill check, fewest first by what each adds, until the match suffices; all
 * that can be proven when even that is not enough.
 */
export function proofsToReach(role: Role, states: SkillStates): string[] {
  const provable = role.skills
    .filter((asked) => asked.level !== 'nice' && isHeld(states, asked.skill) && strengthIn(states, asked.skill) < 1)
    .map((asked) => ({ skillId: asked.skill, adds: asked.weight * (1 - strengthIn(states, asked.skill)) }))
    .sort((a, b) => b.adds - a.adds)
  const proofs: string[] = []
  let held = heldWeight(role, states)
  for (const { skillId, adds } of provable) {
    if (held >= reachWeight(role)) break
    proofs.push(skillId)
    held += adds
  }
  return proofs
}

/** The weight held, times strength, from which a role is in reach. */
export function reachWeight(role: Role): number {
  return (IN_REACH_PERCENT / 100) * countedWeight(role) - 1e-9
}
