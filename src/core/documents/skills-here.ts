import { findSkill, isSkillName, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import { fold } from '#core/text/fold.ts'
import type { NamedFact } from './profile.ts'

/**
 * Whether a skill is among `present`: by its spelling; by any of its names where it is on hold there; else only where it is
 * written as a name of a skill that is there: 'AWS (Lambda, EC2)' says more than 'AWS'.
 */
export function skillsHere(present: readonly NamedFact[], catalogue: Catalogue): (name: string) => boolean {
  const spelled = new Set(present.map(({ name }) => fold(name)))
  const idsOf = (facts: readonly NamedFact[]) => new Set(facts.map(({ name }) => findSkill(catalogue, name)?.id))
  const [held, all] = [idsOf(present.filter(({ isOnHold }) => isOnHold)), idsOf(present)]
  return (name) => {
    if (spelled.has(fold(name))) return true
    const skill = findSkill(catalogue, name)
    return skill !== null && (held.has(skill.id) || (all.has(skill.id) && isSkillName(catalogue, name)))
  }
}
