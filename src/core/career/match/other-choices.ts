import { skillsOfRole } from '#core/career/match/asked-skills.ts'
import type { AskedRole } from '#core/career/catalogue/catalogue-types.ts'
import { isHeld, type SkillStates } from '#core/career/skills/skill-state.ts'

/**
 * What a course on the way to these roles may be mainly about: of a family of which one will do (three clouds, say) only
 * those the person has, once they have one. The one that is there is the one to deepen.
 */
export function skillsToStudy(roles: readonly AskedRole[], states: SkillStates): Set<string> {
  const spare = new Set(roles.flatMap((role) => otherChoices(role, states)))
  return new Set(roles.flatMap((role) => [...skillsOfRole(role)]).filter((skill) => !spare.has(skill)))
}

function otherChoices({ topics = [] }: AskedRole, states: SkillStates): string[] {
  const items = topics.flatMap(({ learn }) => learn)
  const alone = new Set(items.flatMap(({ skill, or = [] }) => (or.length === 0 ? [skill] : [])))
  return items
    .map(({ skill, or = [] }) => [skill, ...or])
    .filter((family) => family.some((skill) => isHeld(states, skill)))
    .flatMap((family) => family.filter((skill) => !isHeld(states, skill) && !alone.has(skill)))
}
