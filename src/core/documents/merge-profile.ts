import { fold } from '#core/text/fold.ts'
import type { NamedFact, Profile, ProfileEntry } from './profile.ts'

/** An entry that came in, and the entry it seems to be: the person picks. */
export type MergePair = { incoming: ProfileEntry; present: ProfileEntry | null }

/** By the id of an incoming entry: the entry to join it with, 'new' or 'skip'. */
export type MergeChoices = Readonly<Record<string, string>>

export function proposeMerge(present: Profile, incoming: Profile): MergePair[] {
  const free = new Set(present.entries)
  return incoming.entries.map((entry) => {
    const alike = [...free]
      .filter((other) => isAlike(entry, other))
      .toSorted((a, b) => titleShare(entry, b) - titleShare(entry, a))[0]
    if (alike) free.delete(alike)
    return { incoming: entry, present: alike ?? null }
  })
}

/** Nothing is overwritten: what is new is added beside what is there, and says where it comes from. */
export function applyMerge(present: Profile, incoming: Profile, choices: MergeChoices): Profile {
  const entries = present.entries.map((entry) => {
    const joined = incoming.entries.filter(({ id }) => choices[id] === entry.id)
    return joined.reduce(joinEntries, entry)
  })
  const added = incoming.entries.filter(({ id }) => (choices[id] ?? 'new') === 'new')
  const basics = Object.fromEntries(
    Object.entries(present.basics).map(([key, value]) => [
      key,
      value.length > 0 ? value : incoming.basics[key as keyof Profile['basics']],
    ]),
  ) as Profile['basics']
  return {
    basics,
    entries: [...entries, ...added],
    skills: joinNamed(present.skills, incoming.skills),
    certifications: joinNamed(present.certifications, incoming.certifications),
    languages: joinNamed(present.languages, incoming.languages),
  }
}

export function joinEntries(entry: ProfileEntry, other: ProfileEntry): ProfileEntry {
  const held = new Set(entry.bullets.map(({ text }) => fold(text)))
  return {
    ...entry,
    location: entry.location || other.location,
    start: entry.start || other.start,
    end: entry.end || other.end,
    state: entry.state ?? other.state,
    startSeason: entry.start ? entry.startSeason : other.startSeason,
    endSeason: entry.end ? entry.endSeason : other.endSeason,
    note: entry.note || other.note,
    url: entry.url || other.url,
    bullets: [...entry.bullets, ...other.bullets.filter(({ text }) => !held.has(fold(text)))],
    sources: [...entry.sources, ...other.sources].slice(0, 10),
  }
}

/** A certificate whose end nobody knew takes it from the same one, given on the same day. */
function joinNamed(present: readonly NamedFact[], incoming: readonly NamedFact[]): NamedFact[] {
  const byName = new Map(incoming.map((one) => [fold(one.name), one]))
  const held = new Set(present.map(({ name }) => fold(name)))
  const joined = present.map((own) => {
    const other = byName.get(fold(own.name))
    return other?.end && !own.end && own.date === other.date ? { ...own, end: other.end } : own
  })
  return [...joined, ...incoming.filter(({ name }) => !held.has(fold(name)))]
}

/** The same kind and organisation at overlapping times; of projects, the same name. */
export function isAlike(one: ProfileEntry, other: ProfileEntry): boolean {
  if (one.kind !== other.kind) return false
  if (one.kind === 'project') return fold(one.title) === fold(other.title)
  const [a, b] = [companyKey(one.organisation), companyKey(other.organisation)]
  return a !== '' && a === b && overlaps(one, other)
}

const LEGAL = /\b(?:inc|ltd|llc|llp|gmbh|ag|sa|sas|sarl|bv|plc|co|corp|limited|as|sl|kg)\b/g

export function companyKey(name: string): string {
  return fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(LEGAL, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function overlaps(one: ProfileEntry, other: ProfileEntry): boolean {
  const [start, end] = [
    (entry: ProfileEntry) => entry.start || '0000',
    (entry: ProfileEntry) => (entry.end === 'present' || entry.end === '' ? '9999' : `${entry.end}-99`),
  ]
  return start(one) <= end(other) && start(other) <= end(one)
}

function titleShare(one: ProfileEntry, other: ProfileEntry): number {
  const [a, b] = [one, other].map(({ title }) => new Set(fold(title).split(/\s+/))) as [Set<string>, Set<string>]
  return [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size)
}
