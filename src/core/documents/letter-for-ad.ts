import { isLocalName, isNameIn, nameIn } from '#core/skills/local-names.ts'
import { doneOf } from '#core/skills/unheld.ts'
import { wholeContent } from './compose.ts'
import { firstLanguage } from './first-language.ts'
import { MOST_TOLD, type DocumentLanguage } from './content.ts'
import { hasBegun, isTakenUp } from './plain-facts.ts'
import { usableProfile, type Profile, type ProfileBullet, type ProfileEntry } from './profile.ts'
import { proveAboutPerson, type ProofContext } from './prove-content.ts'
import { isSameName } from './same-name.ts'
import { placesOfAsked, shownSkills, WORTH, writtenIn, type Asked, type Placed } from './tailor.ts'

/** Facts that answer the advert, and how many words of facts, of how many entries, make a letter that says something. */
const MOST_PROOFS = 3
const MOST_OF_ENTRY = 4
const ENOUGH_WORDS = 80
const MOST_ENTRIES = 3
const LONGEST = 300
const MOST_BROUGHT = 8
const MOST_CERTIFICATES = 3
/** Says where one works and names nothing to bring: 'I bring back-end'. */
const PLACE_IN_STACK = /^(?:(?:back|front)[- ]?end|full[- ]?stack)$/i

type Answer = { bulletIds: string[]; brings: string[]; certificateIds: string[] }

/** Of what an ad asks for: the facts that show the most of it, what the facts have in the words of the ad, and certificates. */
export function answerAd(stored: Profile, asked: readonly Asked[], context: ProofContext): Answer {
  const profile = usableProfile(stored)
  const placed = placesOfAsked(profile, wholeContent(profile), { asked, skills: context.skills, asOf: context.asOf })
  const entries = profile.entries.filter((entry) => entry.kind !== 'education' && hasBegun(entry, context.asOf))
  const told = entries.flatMap((entry) =>
    entry.bullets.filter(({ text }) => doneOf(text) !== '').map((bullet) => ({ ...bullet, entry })),
  )
  const bulletIds = withMore(bestFacts(told, placed), told)
  // 'Studied for the exam' is no claim of it, in a German letter neither
  const own = firstLanguage(profile, context.language)
  const contexts = own === context.language ? [context] : [context, { ...context, language: own }]
  const shown = [
    ...shownSkills(profile, context.skills, context.asOf),
    ...(own === context.language ? slightly(profile, context) : []),
  ]
  const isCertificate = (factId: string) => profile.certifications.some(({ id }) => id === factId)
  const isProved = (name: string) => contexts.every((one) => proveAboutPerson(profile, name, one).length === 0)
  const brings = asked
    .toSorted((a, b) => WORTH[b.level] - WORTH[a.level])
    .flatMap((one) => {
      const said = shown.filter(({ id }) => one.ids.includes(id))
      return writtenIn(one, context.skills).flatMap(({ id, name }) => {
        const skill = context.skills.find((known) => known.id === id)
        const own = said.filter((mine) => mine.id === id)
        // a certificate has its whole name in a sentence of certificates: here it might lose its level
        if (skill?.category === 'certification' && own.some(({ at }) => isCertificate(at))) return []
        return namesFor(skill?.name ?? name, name, own.length > 0 ? own : said, context.language).find(isProved) ?? []
      })
    })
    .filter((name) => !PLACE_IN_STACK.test(name))
  const once = [...new Map(brings.map((name) => [name.toLowerCase(), name])).values()]
  return {
    bulletIds,
    brings: once.slice(0, MOST_BROUGHT),
    certificateIds: certificatesFor(profile, placed, context),
  }
}

/** 'Java (Grundkenntnisse)': what is listed as known a little is brought in those words. */
function slightly(profile: Profile, { skills }: ProofContext) {
  return profile.skills.flatMap(({ id: at, name, detail }) => {
    const [, skill = '', aside = ''] = /^([^()]{2,40}) \(([^()]{3,30})\)$/.exec(name) ?? []
    const [only, ...more] = writtenIn({ ids: skills.map(({ id }) => id), words: skill }, skills)
    const isWhole = only?.name === skill && more.length === 0 && detail === ''
    return isWhole && A_LITTLE.test(aside) ? [{ at, id: only.id, name }] : []
  })
}
const A_LITTLE =
  /^(?:basics?|basic level|basic knowledge|fundamentals|grundkenntnisse|grundlagen|anfänger|temel(?: düzey| seviye)?|başlangıç|notions|bases|débutante?|básico|nociones|principiante)$/iu

/** What to call a skill in a letter: as the advert does only where that says no more than the person, in the letter's language, as the person does. */
function namesFor(
  skill: string,
  asWritten: string,
  said: readonly { name: string }[],
  language: DocumentLanguage,
): string[] {
  const isPlain = (words: string) => words.toLowerCase() === skill.toLowerCase() || isLocalName(skill, words)
  const isForeign = (words: string) => isLocalName(skill, words) && !isNameIn(skill, words, language)
  const [own] = said
  const isSame = said.some(({ name }) => isSameName(name, asWritten) || (isPlain(name) && isPlain(asWritten)))
  return [
    ...(isSame ? [isForeign(asWritten) ? nameIn(skill, language) : asWritten] : []),
    ...(own && isPlain(own.name) && !isNameIn(skill, own.name, language) ? [nameIn(skill, language)] : []),
    ...(own ? [own.name] : []),
  ]
}

type Told = ProfileBullet & { entry: ProfileEntry }

/** Each fact is worth what those before it do not show already. */
function bestFacts(facts: readonly Told[], placed: readonly Placed[]): string[] {
  const chosen: string[] = []
  const open = new Set(placed)
  while (chosen.length < MOST_PROOFS) {
    const worth = (id: string) =>
      [...open].reduce((sum, { asked: { level }, places }) => sum + (places.includes(id) ? WORTH[level] : 0), 0)
    const [best] = facts
      .filter(({ id }) => !chosen.includes(id))
      .map(({ id }) => ({ id, worth: worth(id) }))
      .toSorted((a, b) => b.worth - a.worth)
    if (!best || best.worth === 0) break
    chosen.push(best.id)
    for (const one of open) if (one.places.includes(best.id)) open.delete(one)
  }
  return chosen
}

/** What was done in the same and the last jobs, then in projects, figures first, until a letter says enough. */
function withMore(chosen: readonly string[], facts: readonly Told[]): string[] {
  const isChosen = ({ id }: Told) => chosen.includes(id)
  const last = ({ entry: { end, start } }: Told) => (end === 'present' ? '9999' : end || start)
  const more = facts
    .filter((one) => !isChosen(one) && isTakenUp(one.entry) && one.text.length <= LONGEST)
    .toSorted(
      (a, b) =>
        Number(b.entry.kind === 'job') - Number(a.entry.kind === 'job') ||
        last(b).localeCompare(last(a)) ||
        Number(/\d/.test(b.text)) - Number(/\d/.test(a.text)),
    )
  const told = facts.filter(isChosen)
  for (const one of more) {
    const isEnough = told.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0) >= ENOUGH_WORDS
    const entries = new Set(told.map(({ entry }) => entry))
    const isRoom = entries.has(one.entry)
      ? told.filter(({ entry }) => entry === one.entry).length < MOST_OF_ENTRY
      : entries.size < MOST_ENTRIES
    if (isEnough || told.length >= MOST_TOLD) break
    if (isRoom) told.push(one)
  }
  return [...chosen, ...told.map(({ id }) => id).filter((id) => !chosen.includes(id))]
}

/** Certificates that are held, those that the advert asks for first, then the latest. */
function certificatesFor(profile: Profile, placed: readonly Placed[], { skills, asOf }: ProofContext): string[] {
  const held = new Set(shownSkills(profile, skills, asOf).map(({ at }) => at))
  const isAsked = (id: string) => placed.some(({ places }) => places.includes(id))
  return profile.certifications
    .filter(({ id }) => held.has(id))
    .toSorted((a, b) => Number(isAsked(b.id)) - Number(isAsked(a.id)) || b.date.localeCompare(a.date))
    .slice(0, MOST_CERTIFICATES)
    .map(({ id }) => id)
}
