import { localSpellings } from '#core/skills/local-names.ts'
import { skillName } from '#core/career/catalogue/catalogue.ts'
import { lowerCase } from '#core/text/turkish-letters.ts'
import type { Deps } from '#server/deps.ts'
import { dreamRoleAsked } from './no-answers.ts'

const SHOWN = 20

/** Skills to pick by hand: without a query those the dream role asks for, heaviest first; else the best fits. */
export function searchSkills(
  { catalogue }: Pick<Deps, 'catalogue'>,
  query: string,
  dreamRoleTitle: string | undefined,
) {
  const wanted = tight(lowerCase(query.trim()))
  if (wanted === '') return dreamRoleTitle ? skillsOfRole(catalogue, dreamRoleTitle) : []
  return [...catalogue.skills.values()]
    .map((skill) => ({
      skill,
      fit: fitOf([skill.name.toLowerCase(), ...skill.aliases, ...localSpellings(skill.name)], wanted),
    }))
    .filter(({ fit }) => fit > 0)
    .sort(
      (a, b) =>
        b.fit - a.fit || a.skill.name.length - b.skill.name.length || a.skill.name.localeCompare(b.skill.name, 'en'),
    )
    .slice(0, SHOWN)
    .map(({ skill }) => ({ skillId: skill.id, name: skill.name }))
}

function skillsOfRole(catalogue: Deps['catalogue'], title: string) {
  const skills = [...dreamRoleAsked(catalogue, title).skills].sort((a, b) => b.weight - a.weight)
  return skills.map(({ skill }) => ({ skillId: skill, name: skillName(catalogue, skill) }))
}

/** 'Veri tabanı' and 'veritabanı' are one word to those who type it. */
const tight = (text: string) => text.replaceAll(/[\s-]+/g, '')

/** Exact, then the start of the name, the start of an alias, the start of any word of them, anywhere. */
function fitOf(names: string[], wanted: string): number {
  const [name = '', ...aliases] = names.map(tight)
  if (name === wanted || aliases.includes(wanted)) return 5
  if (name.startsWith(wanted)) return 4
  if (aliases.some((alias) => alias.startsWith(wanted))) return 3
  if (wanted.length <= 1) return 0
  const hasWord = (one: string) =>
    one.split(/[\s/-]+/).some((_, at, words) => words.slice(at).join('').startsWith(wanted))
  return names.some(hasWord) ? 2 : name.includes(wanted) ? 1 : 0
}
