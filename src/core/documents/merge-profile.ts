import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { firstOfEach } from '#core/first-of-each.ts'
import { fold } from '#core/text/fold.ts'
import { bestPairs } from './best-pairs.ts'
import type { NamedFact, Profile, ProfileBullet, ProfileEntry } from './profile.ts'
import { skillsHere } from './skills-here.ts'

/** An entry that came in, and the entry it seems to be: the person picks. */
export type MergePair = { incoming: ProfileEntry; present: ProfileEntry | null }

/** By the id of an incoming entry: the entry to join it with, 'new' or 'skip'. */
export type MergeChoices = Readonly<Record<string, string>>

export function proposeMerge(present: Profile, incoming: Profile): MergePair[] {
  const alike = likePairs(incoming.entries, present.entries)
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
    skills: joinSkills(present.skills, incoming.skills, catalogue),
    certifications: joinNamed(present.certifications, incoming.certifications),
    languages: joinNamed(present.languages, incoming.languages),
  }
}

/** What was read, with what is never to be used of `present` as never to be used. */
export function withHeldBack(present: Profile, read: Profile): Profile {
  const held = new Set(
    present.entries.flatMap((entry) =>
      entry.bullets.filter(({ isOnHold }) => isOnHold || entry.isOnHold).map(({ text }) => fold(text)),
    ),
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

/** A file may name two tools of one skill, such as ES6 and JavaScript: within it only the spelling counts. */
function joinSkills(present: readonly NamedFact[], incoming: readonly NamedFact[], catalogue: Catalogue): NamedFact[] {
  const isHere = skillsHere(present, catalogue)
  return [...present, ...firstOfEach(incoming, ({ name }) => fold(name)).filter(({ name }) => !isHere(name))]
}

/** A certificate whose end nobody knew takes it from the same one, given on the same day. */
function joinNamed(present: readonly NamedFact[], incoming: readonly NamedFact[]): NamedFact[] {
  const keyOf = ({ name, date }: NamedFact) => `${date} ${fold(name)}`
  const ends = new Map(incoming.filter(({ end }) => end).map((one) => [keyOf(one), one.end]))
  const withEnd = (one: NamedFact) => {
    const end = one.end || ends.get(keyOf(one))
    return end ? { ...one, end } : one
  }
  const held = new Set(present.map(({ name }) => fold(name)))
  const added = firstOfEach(incoming, keyOf).filter(({ name }) => !held.has(fold(name)))
  return [...present, ...added].map(withEnd)
}

/**
 * How much two entries are the same one, 0 for not at all: of projects the name decides; else the organisation, at the same
 * time, with a word of the title in common or the same start: a title may be in another language, and a promotion is another job.
 */
function likeness({ entry: one, ...own }: Known, { entry: other, ...its }: Known): number {
  if (one.kind !== other.kind) return 0
  if (one.kind === 'project') return own.title === its.title ? 1 : 0
  if (!own.companies.some((key) => its.companies.includes(key))) return 0
  const isOneTitle = own.title !== '' && own.title === its.title
  if (!overlaps(one, other, isOneTitle)) return 0
  const share = isOneTitle ? 1 : shareOf(own.words, its.words)
  const starts = agree(one.start, other.start)
  const ends = one.end !== 'present' && agree(one.end, other.end)
  return share > 0 || starts ? 2 * share + (starts ? 1 : 0) + (ends ? 0.5 : 0) : 0
}

/** Each of `ones` with the entry of `others` that it seems to be. */
export function likePairs(
  ones: readonly ProfileEntry[],
  others: readonly ProfileEntry[],
): Map<ProfileEntry, ProfileEntry> {
  const pairs = bestPairs(ones.map(knownOf), others.map(knownOf), likeness)
  return new Map([...pairs].map(([one, other]) => [one.entry, other.entry]))
}

/** What is compared of an entry, folded once. */
type Known = { entry: ProfileEntry; title: string; words: ReadonlySet<string>; companies: readonly string[] }

function knownOf(entry: ProfileEntry): Known {
  const title = fold(entry.title)
  return { entry, title, words: new Set(title.match(/[\p{L}\p{N}]{3,}/gu)), companies: companyKeys(entry) }
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
  const key = companyKey(organisation)
  return key === '' ? [] : [key, companyKey(`${organisation} ${location}`)]
}

/** At the same time; one that begins when the other ends follows it. */
function overlaps(one: ProfileEntry, other: ProfileEntry, isOneTitle: boolean): boolean {
  return agree(one.start, other.start) || (!isAfter(one, other, isOneTitle) && !isAfter(other, one, isOneTitle))
}

/**
 * A year and a month of it may be the same time: of one title that ends then it is one job, of two the other one follows; and who comes
 * back as the same later has two.
 */
function isAfter(one: ProfileEntry, other: ProfileEntry, isOneTitle: boolean): boolean {
  if (one.start === '' || other.end === '' || other.end === 'present') return false
  const [start, end] = alikeLong(one.start, other.end)
  return (
    start > end ||
    (start === end && !(isOneTitle && one.start.length !== other.end.length && agree(one.end, other.end)))
  )
}

/** Both are known, and the same as far as they are. */
function agree(one: string, other: string): boolean {
  const [a, b] = alikeLong(one, other)
  return a !== '' && a === b
}

function alikeLong(one: string, other: string): [string, string] {
  const length = Math.min(one.length, other.length)
  return [one.slice(0, length), other.slice(0, length)]
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((word) => other.has(word)).length / Math.max(one.size, other.size, 1)
}
