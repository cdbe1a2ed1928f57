import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Skill } from '#core/career/catalogue/catalogue-types.ts'
import { spotSkills as spotMentions, type SkillMention } from '#core/skills/spot-skills.ts'

/** A skill named in running text, once, and the spelling it was named by. */
export type SpottedSkill = { skill: Skill; term: string }

const lists = new WeakMap<Catalogue, Skill[]>()

/** The catalogue's skills as the spotter takes them: the same array each time, so that it is indexed once. */
export function skillTermsOf(catalogue: Catalogue): Skill[] {
  const known = lists.get(catalogue) ?? [...catalogue.skills.values()]
  lists.set(catalogue, known)
  return known
}

/** Every naming of a skill in a text, in order. */
export function mentionsIn(catalogue: Catalogue, text: string): SkillMention[] {
  return spotMentions(text, skillTermsOf(catalogue))
}

/** The skills named in a piece of text, in order, each once, whatever the text says of them. */
export function spotSkills(catalogue: Catalogue, text: string): SpottedSkill[] {
  const spotted = new Map<string, SpottedSkill>()
  for (const { skillId, text: term } of mentionsIn(catalogue, text)) {
    const skill = catalogue.skills.get(skillId)
    if (skill && !spotted.has(skillId)) spotted.set(skillId, { skill, term })
  }
  return [...spotted.values()]
}
