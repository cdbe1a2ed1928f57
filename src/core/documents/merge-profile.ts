import { findSkill, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import { fold } from '#core/text/fold.ts'
import { bestPairs } from './best-pairs.ts'
import type { NamedFact, Profile, ProfileBullet, ProfileEntry } from './profile.ts'

/** An entry that came in, and the entry it seems to be: the person picks. */
export type MergePair = { incoming: ProfileEntry; present: ProfileEntry | null }

/** By the id of an incoming entry: the entry to join it with, 'new' or 'skip'. */
export type MergeChoices = Readonly<Record<string, string>>

export function proposeMerge(present: Profile, incoming: Profile): MergePair[] {
  const alike = bestPairs(incoming.entries, present.entries, likeness)
  return incoming.entries.map((entry) => ({ incoming: entry, present: alike.get(entry) ?? null }))
}

/**
 * Nothing is overwritten: what is new is added beside what is there, and says where it comes from. A sentence that is never to
 * be used comes in as one that is never to be used, and a skill that is here by another name is here.
 */
export function applyMerge(present: Profile, read: Profile, choices: MergeChoices, catalogue: Catalogue): Profile {
  const incoming = withHeldBack(present, read)
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
    skills: joinNamed(present.skills, incoming.skills, (name) => findSkill(catalogue, name)?.id ?? fold(name)),
    certifications: joinNamed(present.certifications, incoming.certifications, fold),
    languages: joinNamed(present.languages, incoming.languages, fold),
  }
}

function withHeldBack(present: Profile, read: Profile): Profile {
  const held = new Set(
    present.entries.flatMap(({ bullets }) => bullets.filter(({ isOnHold }) => isOnHold).map(({ text }) => fold(text))),
  )
  const heldBack = (bullet: ProfileBullet) => (held.has(fold(bullet.text)) ? { ...bullet, isOnHold: true } : bullet)
  return { ...read, entries: read.entries.map((entry) => ({ ...entry, bullets: entry.bullets.map(heldBack) })) }
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
function joinNamed(
  present: readonly NamedFact[],
  incoming: readonly NamedFact[],
  keyOf: (name: string) => string,
): NamedFact[] {
  const byName = new Map(incoming.map((one) => [keyOf(one.name), one]))
  const held = new Set(present.map(({ name }) => keyOf(name)))
  const joined = present.map((own) => {
    const other = byName.get(keyOf(own.name))
    return other?.end && !own.end && own.date === other.date ? { ...own, end: other.end } : own
  })
  const added = incoming.filter(({ name }) => {
    const isHere = held.has(keyOf(name))
    held.add(keyOf(name))
    return !isHere
  })
  return [...joined, ...added]
}

/**
 * How much two entries are the same one, 0 for not at all: of projects the name decides; else the organisation, at the same
 * time, with a word of the title in common or the same start: a title may be in another language, and a promotion is another job.
 */
export function likeness(one: ProfileEntry, other: ProfileEntry): number {
  if (one.kind !== other.kind) return 0
  if (one.kind === 'project') return fold(one.title) === fold(other.title) ? 1 : 0
  const keys = companyKeys(other)
  if (!companyKeys(one).some((key) => keys.includes(key)) || !overlaps(one, other)) return 0
  const share = titleShare(one, other)
  const starts = agree(one.start, other.start)
  const ends = one.end !== 'present' && agree(one.end, other.end)
  return share > 0 || starts ? 2 * share + (starts ? 1 : 0) + (ends ? 0.5 : 0) : 0
}

const LEGAL = /\b(?:inc|ltd|llc|llp|gmbh|ag|sa|sas|sarl|bv|plc|co|corp|limited|as|sl|kg)\b/g

export function companyKey(name: string): string {
  return fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(LEGAL, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The place may have been read as a part of the name. */
function companyKeys({ organisation, location }: ProfileEntry): string[] {
  return [organisation, `${organisation} ${location}`].map(companyKey).filter(Boolean)
}

/** At the same time; one that begins when the other ends follows it. */
function overlaps(one: ProfileEntry, other: ProfileEntry): boolean {
  const beginAlike = one.start !== '' && other.start !== '' && agree(one.start, other.start)
  return beginAlike || (!isAfter(one, other) && !isAfter(other, one))
}

function isAfter(one: ProfileEntry, other: ProfileEntry): boolean {
  if (one.start === '' || other.end === '' || other.end === 'present') return false
  const [start, end] = alikeLong(one.start, other.end)
  return start >= end
}

/** As far as both are known. */
function agree(one: string, other: string): boolean {
  const [a, b] = alikeLong(one, other)
  return a === b
}

function alikeLong(one: string, other: string): [string, string] {
  const length = Math.min(one.length, other.length)
  return [one.slice(0, length), other.slice(0, length)]
}

function titleShare(one: ProfileEntry, other: ProfileEntry): number {
  const [a, b] = [one, other].map(({ title }) => new Set(fold(title).split(/\s+/))) as [Set<string>, Set<string>]
  return [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size)
}
