import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'

const lists = new WeakMap<Catalogue, SkillTerm[]>()

/** The skills of a catalogue as one list, always the same one: what is built from it is built once. */
export function skillTermsOf(catalogue: Catalogue): SkillTerm[] {
  const list = lists.get(catalogue) ?? [...catalogue.skills.values()]
  lists.set(catalogue, list)
  return list
}
