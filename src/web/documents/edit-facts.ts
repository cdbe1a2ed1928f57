import { emptyEntry } from '#core/documents/profile-from-facts.ts'
import type { FactSource, NamedFact, Profile, ProfileBullet, ProfileEntry } from '#core/documents/profile.ts'

const OWN: FactSource = { kind: 'own', name: '' }
const newId = (prefix: string) => `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`

/** Once its words are the person's, a fact says so beside where it was read. */
const withOwn = (sources: readonly FactSource[]): FactSource[] =>
  sources.some(({ kind }) => kind === 'own') ? [...sources] : [...sources, OWN].slice(-10)

export function newBullet(): ProfileBullet {
  return { id: newId('bul'), text: '', isOnHold: false, sources: [OWN] }
}

const PREFIX = { job: 'exp', education: 'edu', project: 'prj' } as const

export const newEntry = (kind: ProfileEntry['kind']): ProfileEntry => emptyEntry(newId(PREFIX[kind]), kind, [OWN])

export type NamedList = 'skills' | 'certifications' | 'languages'
const NAMED_PREFIX = { skills: 'skl', certifications: 'crt', languages: 'lng' } as const

export function newNamed(list: NamedList): NamedFact {
  return { id: newId(NAMED_PREFIX[list]), name: '', detail: '', date: '', isOnHold: false, sources: [OWN] }
}

export function changeEntry(profile: Profile, id: string, change: Partial<ProfileEntry>): Profile {
  return {
    ...profile,
    entries: profile.entries.map((one) =>
      one.id === id ? { ...one, ...change, sources: 'isOnHold' in change ? one.sources : withOwn(one.sources) } : one,
    ),
  }
}

export function changeBullet(entry: ProfileEntry, id: string, change: Partial<ProfileBullet>): ProfileBullet[] {
  return entry.bullets.map((one) =>
    one.id === id ? { ...one, ...change, sources: 'text' in change ? withOwn(one.sources) : one.sources } : one,
  )
}

export function changeNamed(profile: Profile, list: NamedList, id: string, change: Partial<NamedFact>): Profile {
  return {
    ...profile,
    [list]: profile[list].map((one) =>
      one.id === id ? { ...one, ...change, sources: 'isOnHold' in change ? one.sources : withOwn(one.sources) } : one,
    ),
  }
}

/** What is kept: rows that say something, with or without a name. */
export function tidy(profile: Profile): Profile {
  const named = (list: readonly NamedFact[]) => list.filter(({ name, detail, date }) => isWritten(name, detail, date))
  return {
    ...profile,
    entries: profile.entries
      .filter(({ title, organisation, location, start, end, note, url, bullets }) =>
        isWritten(title, organisation, location, start, end, note, url, ...bullets.map(({ text }) => text)),
      )
      .map((entry) => ({ ...entry, bullets: entry.bullets.filter(({ text }) => text.trim() !== '') })),
    skills: named(profile.skills),
    certifications: named(profile.certifications),
    languages: named(profile.languages),
  }
}

const isWritten = (...texts: string[]) => texts.some((text) => text.trim() !== '')
