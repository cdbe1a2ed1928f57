import { fold } from '#core/text/fold.ts'
import { bestPairs } from './best-pairs.ts'
import { companyKey, likePairs } from './merge-profile.ts'
import type { NamedFact, Profile, ProfileBullet, ProfileEntry } from './profile.ts'

/** From how much on two entries are the same one, corrected: of an employer two parts of its head, of a project its name. */
const SAME_JOB = 3
const SAME_PROJECT = 2
const SAME_WORDS = 0.5

/**
 * The facts of a resume as read now, with the ids they had when it was last `taken`; what is new has the id of the same fact
 * among those of other sources in `present`, or stays as it is.
 */
export function withKnownIds(resume: Profile, taken: Profile, present: Profile): Profile {
  const entries = bestPairs(resume.entries, taken.entries, sameEntry)
  const isFree = ({ id }: { id: string }) => [...entries.values()].every((one) => one.id !== id)
  const others = present.entries.filter((one) => isFree(one) && taken.entries.every(({ id }) => id !== one.id))
  const fresh = resume.entries.filter((one) => !entries.has(one))
  const elsewhere = likePairs(fresh, others)
  return {
    basics: resume.basics,
    entries: resume.entries.map((entry) => {
      const before = entries.get(entry)
      if (before) return { ...entry, id: before.id, bullets: namedAs(entry.bullets, before.bullets, sameBullet) }
      return { ...entry, id: elsewhere.get(entry)?.id ?? entry.id }
    }),
    skills: knownNames(resume.skills, taken.skills, present.skills, sameName),
    certifications: knownNames(resume.certifications, taken.certifications, present.certifications, sameCertificate),
    languages: knownNames(resume.languages, taken.languages, present.languages, sameName),
  }
}

function namedAs<Fact extends { id: string }>(
  ones: readonly Fact[],
  others: readonly Fact[],
  likeness: (one: Fact, other: Fact) => number,
): Fact[] {
  const found = bestPairs(ones, others, likeness)
  return ones.map((one) => ({ ...one, id: found.get(one)?.id ?? one.id }))
}

function knownNames(
  ones: readonly NamedFact[],
  taken: readonly NamedFact[],
  present: readonly NamedFact[],
  likeness: (one: NamedFact, other: NamedFact) => number,
): NamedFact[] {
  const own = present.filter(({ id }) => taken.every((one) => one.id !== id))
  return namedAs(ones, [...taken, ...own], likeness)
}

function sameEntry(one: ProfileEntry, other: ProfileEntry): number {
  if (one.kind !== other.kind) return 0
  const isEqual = (a: string, b: string) => a !== '' && fold(a) === fold(b)
  const score =
    (isEqual(one.title, other.title) ? 2 : 0) +
    (isEqual(companyKey(one.organisation), companyKey(other.organisation)) ? 2 : 0) +
    (isEqual(one.start, other.start) ? 1 : 0) +
    (isEqual(one.end, other.end) && one.end !== 'present' ? 1 : 0) +
    2 * sharedBullets(one, other)
  return score >= (one.kind === 'project' ? SAME_PROJECT : SAME_JOB) ? score : 0
}

function sharedBullets({ bullets }: ProfileEntry, other: ProfileEntry): number {
  const said = new Set(other.bullets.map(({ text }) => fold(text)))
  const most = Math.max(bullets.length, other.bullets.length)
  return most === 0 ? 0 : bullets.filter(({ text }) => said.has(fold(text))).length / most
}

const sameBullet = (one: ProfileBullet, other: ProfileBullet) => likeWords(one.text, other.text)
const sameName = (one: NamedFact, other: NamedFact) => (fold(one.name) === fold(other.name) ? 1 : 0)
const sameCertificate = (one: NamedFact, other: NamedFact) => likeWords(one.name, other.name)

/** The share of words that two texts have in common; 0 where it is too small for the same sentence, corrected. */
function likeWords(one: string, other: string): number {
  if (fold(one) === fold(other)) return 2
  const [a, b] = [one, other].map((text) => new Set(fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])) as [
    Set<string>,
    Set<string>,
  ]
  const share = [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size, 1)
  return share > SAME_WORDS ? share : 0
}
