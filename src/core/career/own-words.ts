import type { Catalogue } from '#core/career/catalogue.ts'
import { ownWords } from '#core/skills/stance.ts'

/** A skill that a text shows without naming it, and the words that show it. */
export type ToldSkill = { skillId: string; words: string }

type Told = { skillId: string; pattern: RegExp; isSoft: boolean; families: ReadonlySet<string> }

const known = new WeakMap<Catalogue, Told[]>()
const LONGEST_TEXT = 2_500
/** A family of jobs lends its words to skills of roles that are at least this near to it. */
const LEAST_CLOSENESS = 0.4

/**
 * What a line shows in a person's own words: 'pull requests' for code review. The same words mean other things in other
 * jobs (a nurse has alarms too), so they count only where the work, by its title, is near to a role that asks for the
 * skill; `families` is null where there is no title to go by (a project). Manners count everywhere.
 */
export function toldIn(catalogue: Catalogue, text: string, families: readonly string[] | null): ToldSkill[] {
  const plain = ownWords(text.slice(0, LONGEST_TEXT)).toLowerCase()
  return toldSkillsOf(catalogue).flatMap(({ skillId, pattern, isSoft, families: near }) => {
    if (!isSoft && families !== null && !families.some((family) => near.has(family))) return []
    const found = pattern.exec(plain)
    return found ? [{ skillId, words: found[0].trim() }] : []
  })
}

function toldSkillsOf(catalogue: Catalogue): Told[] {
  const ready = known.get(catalogue)
  if (ready) return ready
  const near = familiesNear(catalogue)
  const list = [...catalogue.skills.values()].flatMap(({ id, toldBy, category }): Told[] =>
    toldBy
      ? [{ skillId: id, pattern: patternOf(toldBy), isSoft: category === 'soft', families: near.get(id) ?? new Set() }]
      : [],
  )
  known.set(catalogue, list)
  return list
}

/** '*' alone is one to three words, at the end of a word the rest of it. */
function patternOf(phrases: readonly string[]): RegExp {
  const parts = phrases.map((phrase) =>
    phrase
      .split(' ')
      .map((word) =>
        word === '*'
          ? String.raw`\S{1,30}(?: \S{1,30}){0,2}`
          : word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}\p{M}]{0,20}`),
      )
      .join(' '),
  )
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts.join('|')})(?![\p{L}\p{N}])`, 'u')
}

function familiesNear(catalogue: Catalogue): Map<string, Set<string>> {
  const near = new Map<string, Set<string>>()
  for (const role of catalogue.roles.values()) {
    const families = (role.titles ?? [])
      .filter(({ closeness }) => closeness >= LEAST_CLOSENESS)
      .map(({ family }) => family)
    const asked = new Set([
      ...role.skills.map(({ skill }) => skill),
      ...(role.topics ?? []).flatMap(({ any }) => any.map(({ skill }) => skill)),
      ...(role.grow ?? []).map(({ skill }) => skill),
    ])
    for (const skill of asked)
      for (const family of families) near.set(skill, (near.get(skill) ?? new Set()).add(family))
  }
  return near
}
