import type { SkillTerm } from '#core/skills/skill-term.ts'
import type { DocumentContent, DocumentLanguage, LetterContent } from './content.ts'
import { beyondFrames, broughtIn } from './letter.ts'
import { spokenNames } from './spoken-names.ts'
import { usableProfile, type Profile, type ProfileEntry } from './profile.ts'
import { proveRewrite, type Offence, type ProofEntry } from './prove-rewrite.ts'

export type ProofContext = { language: DocumentLanguage; asOf: string; skills: SkillTerm[] }

/** A place of a document that says more than its sources; `factId` is a bullet, 'headline', 'summary' or a part of a letter. */
export type Doubt = { factId: string; text: string; offending: Offence[] }

/** A sentence of a bullet against the facts of its own entry. Skills of the profile may be named beside the work only if the entry names them. */
export function proveBullet(profile: Profile, bulletId: string, text: string, context: ProofContext): Offence[] {
  return proveFrom(sourceOfBullets(profile).get(bulletId), text, context)
}

function proveFrom(entry: ProofEntry | undefined, text: string, context: ProofContext): Offence[] {
  if (!entry) return [{ words: text, why: 'this fact is not in the profile' }]
  const proof = proveRewrite(text, { ...context, entry, others: NONE })
  return proof.ok ? [] : proof.offending
}

const NONE: readonly ProofEntry[] = []

/** The entry that each bullet belongs to, by the bullet's id. */
function sourceOfBullets(profile: Profile): Map<string, ProofEntry> {
  const sources = bulletSources.get(profile) ?? readBullets(profile)
  bulletSources.set(profile, sources)
  return sources
}

const bulletSources = new WeakMap<Profile, Map<string, ProofEntry>>()

function readBullets(profile: Profile): Map<string, ProofEntry> {
  return new Map(
    usableProfile(profile).entries.flatMap((entry) => {
      const source = toProofEntry(entry)
      return entry.bullets.map(({ id }) => [id, source] as const)
    }),
  )
}

/** Of one part of a document; each is held against every entry. */
const MOST_SENTENCES = 80

/** A sentence about the whole person: a summary, a headline, a letter. */
export function proveAboutPerson(profile: Profile, text: string, context: ProofContext): Offence[] {
  const { own, others } = wholePerson(profile)
  const sentences = sentencesOf(text)
  if (sentences.length > MOST_SENTENCES) return [{ words: `${sentences.length} sentences`, why: 'too many to check' }]
  return sentences.flatMap((sentence) => {
    const proof = proveRewrite(sentence, { ...context, entry: own, others })
    return proof.ok ? [] : proof.offending
  })
}

type WholePerson = { own: ProofEntry; others: ProofEntry[] }
const persons = new WeakMap<Profile, WholePerson>()

/** The same for the same profile: what is read from its facts is kept with it. */
function wholePerson(profile: Profile): WholePerson {
  const person = persons.get(profile) ?? readPerson(profile)
  persons.set(profile, person)
  return person
}

function readPerson(profile: Profile): WholePerson {
  const { basics, entries, skills, certifications, languages } = usableProfile(profile)
  const own: ProofEntry = {
    kind: 'summary',
    title: basics.headline,
    organisation: basics.name,
    start: '',
    end: '',
    bullets: sentencesOf(basics.summary),
    skills: [
      ...skills.map(({ name }) => name),
      ...certifications.map(({ name, detail }) => `${name} ${detail}`.trim()),
      ...languages.flatMap(({ name, detail }) => spokenNames(name).map((one) => `${one} ${detail}`.trim())),
    ],
  }
  return { own, others: entries.map(toProofEntry) }
}

/** Every place where a document says more than the profile. The person's own words are shown, never refused. */
export function doubtsIn(profile: Profile, content: DocumentContent, context: ProofContext): Doubt[] {
  const doubts = (factId: string, text: string, offending: Offence[]) =>
    offending.length > 0 ? [{ factId, text, offending }] : []
  if (content.kind === 'letter') {
    const ownWordsOf = beyondFrames(profile, withoutBrought(profile, content, context))
    return (['why', 'proof', 'proof2', 'close'] as const).flatMap((part) =>
      doubts(part, content[part], proveAboutPerson(profile, ownWordsOf(part), context)),
    )
  }
  const about = (['headline', 'summary'] as const).flatMap((part) =>
    content[part].trim() === '' || content[part] === profile.basics[part]
      ? []
      : doubts(part, content[part], proveAboutPerson(profile, content[part], context)),
  )
  const sources = sourceOfBullets(profile)
  const bullets = content.entries.flatMap(({ bullets: list }) =>
    list.flatMap(({ factId, text }) =>
      text === null ? [] : doubts(factId, text, proveFrom(sources.get(factId), text, context)),
    ),
  )
  return [...about, ...bullets]
}

/** Things that a letter brings are proved one by one: no deed joins them. */
function withoutBrought(profile: Profile, letter: LetterContent, context: ProofContext): LetterContent {
  const brought = broughtIn(letter)
  const isProved = (thing: string) =>
    !/\d/.test(thing) &&
    thing.split(' ').length <= LONGEST_THING &&
    proveAboutPerson(profile, thing, context).length === 0
  if (!brought?.things.every(isProved)) return letter
  return { ...letter, why: letter.why.slice(0, -brought.sentence.length) }
}
const LONGEST_THING = 4

export function toProofEntry({ kind, title, organisation, start, end, note, bullets }: ProfileEntry): ProofEntry {
  return {
    kind,
    title,
    organisation,
    start,
    end,
    bullets: [...bullets.map(({ text }) => text), ...(note ? [note] : [])],
    skills: [],
  }
}

export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
}
