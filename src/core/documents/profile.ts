import { resumeDateSchema, seasonSchema, type StudyState, studyStateSchema } from '#core/resume/schema.ts'
import { z } from 'zod'

/** Where a fact comes from: a file that was read, another service's export, or the person's own word. */
export const factSourceSchema = z.object({
  kind: z.enum(['resume', 'json-resume', 'reactive-resume', 'linkedin', 'europass', 'own']),
  name: z.string().max(200),
})

/** What stands for the file where the resume was written on the site. */
export const BY_HAND = 'By hand'

const id = z.string().regex(/^[a-z]{3}_[\w-]{4,40}$/)
const date = z.string().regex(/^(?:\d{4}(?:-(?:0[1-9]|1[0-2]))?|present)?$/)

export const profileBulletSchema = z.object({
  id,
  text: z.string().max(2000),
  /** 'Never use': no document, and nothing that is sent anywhere, sees it. */
  isOnHold: z.boolean(),
  sources: z.array(factSourceSchema).max(10),
})
export type ProfileBullet = z.infer<typeof profileBulletSchema>

export const ENTRY_KINDS = ['job', 'education', 'project'] as const

export const profileEntrySchema = z.object({
  id,
  kind: z.enum(ENTRY_KINDS),
  title: z.string().max(200),
  organisation: z.string().max(200),
  location: z.string().max(200),
  /** 'YYYY', 'YYYY-MM', '' when not known; `end` may be 'present'. */
  start: date,
  end: date,
  /** How far the studies are, and the part of a year a date was given with; left out where nothing is said. */
  state: studyStateSchema.optional(),
  startSeason: seasonSchema.optional(),
  endSeason: seasonSchema.optional(),
  /** A grade or a line about it. */
  note: z.string().max(2000),
  url: z.string().max(500),
  bullets: z.array(profileBulletSchema).max(60),
  isOnHold: z.boolean(),
  sources: z.array(factSourceSchema).max(10),
})

export const namedFactSchema = z.object({
  id,
  name: z.string().max(200),
  /** Issuer of a certificate, level of a language. */
  detail: z.string().max(200),
  date,
  /** Of a certificate: the last month or year it holds in, where that is known, and how far it is. */
  end: resumeDateSchema.optional(),
  state: studyStateSchema.optional(),
  isOnHold: z.boolean(),
  sources: z.array(factSourceSchema).max(10),
})

/** Everything that documents are made of. Each fact keeps its id for good. */
export const profileSchema = z.object({
  basics: z.object({
    name: z.string().max(200),
    headline: z.string().max(300),
    email: z.string().max(320),
    phone: z.string().max(60),
    location: z.string().max(200),
    summary: z.string().max(4000),
    links: z.array(z.object({ label: z.string().max(80), url: z.string().max(500) })).max(20),
  }),
  entries: z.array(profileEntrySchema).max(120),
  skills: z.array(namedFactSchema).max(300),
  certifications: z.array(namedFactSchema).max(60),
  languages: z.array(namedFactSchema).max(30),
})

export type FactSource = z.infer<typeof factSourceSchema>
export type ProfileEntry = z.infer<typeof profileEntrySchema>

type Seasons = Pick<ProfileEntry, 'startSeason' | 'endSeason'>
/** The parts of a year that are known, for a copy of an entry. */
export const seasonsOf = ({ startSeason, endSeason }: Seasons): Seasons => ({
  ...(startSeason ? { startSeason } : {}),
  ...(endSeason ? { endSeason } : {}),
})
export const stateIn = (state: StudyState | undefined): { state?: StudyState } => (state ? { state } : {})
export const endIn = (end: string | null | undefined): { end?: string } => (end && end !== 'present' ? { end } : {})
export type NamedFact = z.infer<typeof namedFactSchema>
export type Profile = z.infer<typeof profileSchema>

export const NO_PROFILE: Profile = {
  basics: { name: '', headline: '', email: '', phone: '', location: '', summary: '', links: [] },
  entries: [],
  skills: [],
  certifications: [],
  languages: [],
}

/** What may be shown, sent or drawn on: nothing that is on hold, and nothing that does not say yet what it is. */
export function usableProfile(profile: Profile): Profile {
  const free = <T extends { isOnHold: boolean }>(list: readonly T[]) => list.filter(({ isOnHold }) => !isOnHold)
  const named = (list: readonly NamedFact[]) => free(list).filter(({ name }) => name.trim() !== '')
  return {
    basics: profile.basics,
    entries: free(profile.entries)
      .filter(saysWhat)
      .map((entry) => ({ ...entry, bullets: free(entry.bullets) })),
    skills: named(profile.skills),
    certifications: named(profile.certifications),
    languages: named(profile.languages),
  }
}

/** Dates alone, or a place, are of nothing. */
export const saysWhat = ({ title, organisation, bullets }: ProfileEntry) =>
  [title, organisation, ...bullets.map(({ text }) => text)].some((text) => text.trim() !== '')
