import type { Catalogue } from '#core/career/catalogue.ts'
import type { SkillStates } from '#core/career/skill-state.ts'

const NONE: ReadonlySet<string> = new Set()

/** Every skill that has to come before `skillId`, nearest first, without itself. */
export function prerequisitesOf(catalogue: Catalogue, skillId: string): ReadonlySet<string> {
  return catalogue.prerequisites.get(skillId) ?? NONE
}

/**
 * The skills in an order in which none comes before what it requires; otherwise as given. The data has no
 * cycles (its validator refuses them).
 */
export function inPrerequisiteOrder(catalogue: Catalogue, skillIds: readonly string[]): string[] {
  const wanted = new Set(skillIds)
  const ordered = new Set<string>()
  const place = (skillId: string) => {
    if (ordered.has(skillId)) return
    for (const required of prerequisitesOf(catalogue, skillId)) if (wanted.has(required)) place(required)
    ordered.add(skillId)
  }
  for (const skillId of skillIds) place(skillId)
  return [...ordered]
}

/**
 * What a person can build on: the skills held and everything these require, since who writes React knows
 * JavaScript, whether the resume says so or not. For planning only; a role match counts evidence alone.
 */
export function groundOf(catalogue: Catalogue, states: SkillStates): Set<string> {
  const ground = new Set(states.keys())
  for (const skillId of states.keys()) for (const required of prerequisitesOf(catalogue, skillId)) ground.add(required)
  return ground
}
