import type { Evidence, ResumeFacts } from './schema.ts'

/** More questions than this are a second upload. */
export const MOST_TO_CHECK = 6
const MOST_LETTERS = 80

const BASICS = ['name', 'headline', 'email', 'phone', 'location', 'summary'] as const

/**
 * The paths of the facts to ask about: those read with least certainty first. Every page that counts or names what is to
 * be checked goes by this list.
 */
export function pathsToCheck(evidence: Evidence): string[] {
  const doubts = Object.entries(evidence).filter(([path, { confidence }]) => confidence !== 'sure' && isAsked(path))
  const unsure = doubts.filter(([, { confidence }]) => confidence === 'unsure')
  const likely = doubts.filter(([, { confidence }]) => confidence === 'likely')
  return [...unsure, ...likely].slice(0, MOST_TO_CHECK).map(([path]) => path)
}

/** The same with what each fact is called; a fact without a name has an empty one. */
export function factsToCheck(facts: ResumeFacts, evidence: Evidence): { path: string; name: string }[] {
  return pathsToCheck(evidence).flatMap((path) => {
    const name = nameAt(facts, path)
    return name === null ? [] : [{ path, name: name.slice(0, MOST_LETTERS) }]
  })
}

const LISTS: Record<string, (facts: ResumeFacts) => readonly string[]> = {
  links: ({ basics }) => basics.links.map(({ url }) => url),
  skills: ({ skills }) => skills,
  experience: ({ experience }) => experience.map(({ title, company }) => title || company),
  education: ({ education }) => education.map(({ degree, area, institution }) => degree || area || institution),
  projects: ({ projects }) => projects.map(({ name }) => name),
  certifications: ({ certifications }) => certifications.map(({ name }) => name),
  languages: ({ languages }) => languages.map(({ name }) => name),
}

function isAsked(path: string): boolean {
  const [list = '', name = ''] = path.split('.')
  return list === 'basics' ? BASICS.some((own) => own === name) : Object.hasOwn(LISTS, list)
}

/** Null where the fact is not there. */
function nameAt(facts: ResumeFacts, path: string): string | null {
  const [list = '', name = ''] = path.split('.')
  const basic = BASICS.find((own) => list === 'basics' && own === name)
  return basic ? facts.basics[basic] : (LISTS[list]?.(facts)[Number(name)] ?? null)
}
