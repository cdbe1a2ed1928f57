import { endIn, type FactSource, type NamedFact, type Profile, type ProfileEntry } from '../profile.ts'
import type { MakeId } from '../profile-from-facts.ts'

/** What an export of another service says, as plain words. */
export type ReadEntry = {
  kind: ProfileEntry['kind']
  title: string
  organisation: string
  location?: string
  /** As `importDate` gives them. */
  start?: string
  end?: string
  note?: string
  url?: string
  bullets?: readonly string[]
}
export type ReadNamed = { name: string; detail?: string; date?: string; end?: string }
export type ReadProfile = {
  basics: Partial<Profile['basics']>
  entries: readonly ReadEntry[]
  skills: readonly string[]
  certifications: readonly ReadNamed[]
  languages: readonly ReadNamed[]
}

const PREFIX = { job: 'exp', education: 'edu', project: 'prj' } as const
const clip = (text: string | undefined, most: number) => (text ?? '').trim().slice(0, most)

/** Facts with ids and a source; what is longer than a fact may be is cut, what says nothing left out. */
export function makeProfile(read: ReadProfile, source: FactSource, makeId: MakeId): Profile {
  const sources = [source]
  const named = (prefix: 'skl' | 'crt' | 'lng', { name, detail, date, end }: ReadNamed): NamedFact => ({
    id: makeId(prefix),
    name: clip(name, 200),
    detail: clip(detail, 200),
    date: date === 'present' ? '' : (date ?? ''),
    ...endIn(end),
    isOnHold: false,
    sources,
  })
  const all = (prefix: 'skl' | 'crt' | 'lng', list: readonly ReadNamed[], most: number) =>
    list
      .filter(({ name }) => name.trim())
      .slice(0, most)
      .map((one) => named(prefix, one))
  const { basics } = read
  return {
    basics: {
      name: clip(basics.name, 200),
      headline: clip(basics.headline, 300),
      email: clip(basics.email, 320),
      phone: clip(basics.phone, 60),
      location: clip(basics.location, 200),
      summary: clip(basics.summary, 4000),
      links: (basics.links ?? [])
        .filter(({ url }) => url.trim())
        .slice(0, 20)
        .map(({ label, url }) => ({ label: clip(label, 80), url: clip(url, 500) })),
    },
    entries: read.entries
      .filter(({ title, organisation }) => title.trim() || organisation.trim())
      .slice(0, 120)
      .map((entry) => ({
        id: makeId(PREFIX[entry.kind]),
        kind: entry.kind,
        title: clip(entry.title, 200),
        organisation: clip(entry.organisation, 200),
        location: clip(entry.location, 200),
        start: entry.start === 'present' ? '' : (entry.start ?? ''),
        end: entry.end ?? '',
        note: clip(entry.note, 2000),
        url: clip(entry.url, 500),
        bullets: (entry.bullets ?? [])
          .map((text) => clip(text, 2000))
          .filter(Boolean)
          .slice(0, 60)
          .map((text) => ({ id: makeId('bul'), text, isOnHold: false, sources })),
        isOnHold: false,
        sources,
      })),
    skills: all(
      'skl',
      [...new Set(read.skills.map((name) => name.trim()))].map((name) => ({ name })),
      300,
    ),
    certifications: all('crt', read.certifications, 60),
    languages: all('lng', read.languages, 30),
  }
}
