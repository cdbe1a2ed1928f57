import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Evidence } from '#core/career/skills/evidence.ts'
import { HAD, type SkillStates } from '#core/career/skills/skill-state.ts'

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

const isLittle = ({ place }: Evidence) => place === 'slight' || place === 'learning'

/**
 * What a person can build on: the skills shown, save those of which they themselves say that they have a little ('notions of
 * Python') and what comes with these alone; and everything that those require which are had by themselves, since who writes
 * React knows JavaScript, whether the resume says so or not; who works with Kafka may never have written the Python that data
 * engineers write. For planning only; a role match counts evidence alone.
 */
export function groundOf(catalogue: Catalogue, states: SkillStates): Set<string> {
  const ground = new Set<string>()
  for (const [skillId, { strength, evidence }] of states) {
    const [best] = evidence
    const isOwn = best?.through === undefined
    if (strength >= HAD || !(isOwn || isLittle(best))) ground.add(skillId)
    if (strength < HAD || !isOwn) continue
    for (const required of prerequisitesOf(catalogue, skillId)) ground.add(required)
  }
  return ground
}
