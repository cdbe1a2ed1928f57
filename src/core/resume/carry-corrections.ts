import { fold } from '#core/text/fold.ts'
import { matchItems } from './align-evidence.ts'
import type { ResumeFacts, ResumeWarning } from './schema.ts'

/** `read`: what an earlier file was read as; `said`: what the person made of it. */
type Earlier = { read: ResumeFacts; said: ResumeFacts }
export type Carried = {
  facts: ResumeFacts
  /** What was carried, in the words of the facts: 'Umber', 'Developer, Quartz'. */
  kept: string[]
}
type Entry = Record<string, unknown>

/** The fields that tell which entry it is, and how many of them two readings of it share at least. */
const TELLING = {
  experience: { fields: ['title', 'company', 'startDate', 'endDate'], least: 2 },
  education: { fields: ['institution', 'degree', 'startDate', 'endDate'], least: 2 },
  certifications: { fields: ['name'], least: 1 },
  projects: { fields: ['name'], least: 1 },
  languages: { fields: ['name'], least: 1 },
} as const
type List = keyof typeof TELLING

/**
 * What a person corrected in an earlier file, in another one that says the same there: a field that is read as before is
 * what they made of it, what they took out stays out, what they added is there. What the new file says otherwise stands.
 */
export function carryCorrections({ read, said }: Earlier, fresh: ResumeFacts): Carried {
  const kept: string[] = []
  const list = <Of extends List>(of: Of) => carryList(of, read[of], said[of], fresh[of], kept) as ResumeFacts[Of]
  const { links: _read, ...readBasics } = read.basics
  const { links: _said, ...saidBasics } = said.basics
  const basics = carryFields(readBasics, saidBasics, fresh.basics, (value) => kept.push(value))
  const facts: ResumeFacts = {
    basics: {
      ...basics,
      links: carryNames(read.basics.links, said.basics.links, basics.links, ({ url }) => url, kept),
    },
    // a skill that was taken out and is named again is named on purpose
    skills: carryNames([], withoutRead(said.skills, read.skills), fresh.skills, (name) => name, kept),
    experience: list('experience'),
    education: list('education'),
    certifications: list('certifications'),
    projects: list('projects'),
    languages: list('languages'),
  }
  return { facts, kept }
}

const withoutRead = (said: readonly string[], read: readonly string[]) => {
  const known = new Set(read.map(fold))
  return said.filter((name) => !known.has(fold(name)))
}

const MOST_NAMED = 6

/** Said above the facts, so that nobody wonders where they are from. */
export function correctionsKept(kept: readonly string[]): ResumeWarning {
  const names = kept.filter(Boolean).map((name) => (name.length > 60 ? `${name.slice(0, 59)}…` : name))
  const more = names.length > MOST_NAMED ? '; …' : ''
  const named = names.length > 0 ? `: ${names.slice(0, MOST_NAMED).join('; ')}${more}` : ''
  return { code: 'corrections_kept', message: `What you corrected before holds in this file too${named}.` }
}

export const isCorrectionsKept = ({ code }: ResumeWarning): boolean => code === 'corrections_kept'

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function carryFields<Fact extends object>(
  read: Partial<Fact>,
  said: Partial<Fact>,
  fresh: Fact,
  keep: (value: string) => void,
): Fact {
  const fields = new Set([...Object.keys(read), ...Object.keys(said)] as (keyof Fact)[])
  const changed = [...fields].filter((field) => !isSame(read[field], said[field]) && isSame(read[field], fresh[field]))
  if (changed.length === 0) return fresh
  const [first] = changed.map((field) => said[field]).filter((value) => typeof value === 'string')
  keep(typeof first === 'string' ? first : '')
  return { ...fresh, ...Object.fromEntries(changed.map((field) => [field, said[field]])) }
}

function carryNames<Name>(
  read: readonly Name[],
  said: readonly Name[],
  fresh: readonly Name[],
  keyOf: (name: Name) => string,
  kept: string[],
): Name[] {
  const keys = (names: readonly Name[]) => new Set(names.map((name) => fold(keyOf(name))))
  const has = { read: keys(read), said: keys(said), fresh: keys(fresh) }
  const isOut = (name: Name) => has.read.has(fold(keyOf(name))) && !has.said.has(fold(keyOf(name)))
  const isAdded = (name: Name) => ![has.read, has.fresh].some((one) => one.has(fold(keyOf(name))))
  const added = said.filter(isAdded)
  kept.push(...[...fresh.filter(isOut), ...added].map(keyOf))
  return [...fresh.filter((name) => !isOut(name)), ...added]
}

function carryList(
  of: List,
  read: readonly Entry[],
  said: readonly Entry[],
  fresh: readonly Entry[],
  kept: string[],
): Entry[] {
  const before = matchItems(read, said)
  const whole = fresh.flatMap((entry) => {
    const at = read.findIndex((one) => isReadAs(of, one, entry))
    const was = read[at]
    if (was === undefined) return [entry]
    const own = said[before.indexOf(at)]
    if (own) return [carryFields(was, own, entry, () => kept.push(nameOf(of, own)))]
    kept.push(nameOf(of, was))
    return []
  })
  for (const [at, own] of said.entries()) {
    if (before[at] !== undefined || whole.some((one) => isReadAs(of, own, one))) continue
    kept.push(nameOf(of, own))
    const since = (entry: Entry) => (typeof entry.startDate === 'string' ? entry.startDate : '')
    const older = since(own) === '' ? -1 : whole.findIndex((one) => since(one) < since(own))
    whole.splice(older === -1 ? whole.length : older, 0, own)
  }
  return whole
}

function isReadAs(of: List, one: Entry, other: Entry): boolean {
  const { fields, least } = TELLING[of]
  const shared = fields.filter((field) => {
    const [a, b] = [one[field], other[field]]
    return typeof a === 'string' && typeof b === 'string' && a !== '' && fold(a) === fold(b)
  })
  return shared.length >= least
}

const nameOf = (of: List, entry: Entry): string =>
  TELLING[of].fields
    .slice(0, 2)
    .map((field) => entry[field])
    .filter((value) => typeof value === 'string' && value !== '')
    .join(', ')
