import { formsOf } from '#core/documents/fact-words.ts'
import type { DocumentContent, LetterContent, ResumeContent } from '#core/documents/content.ts'
import { broughtIn } from '#core/documents/letter.ts'
import { usableProfile, type FactSource, type Profile, type ProfileEntry } from '#core/documents/profile.ts'
import { sentencesOf } from '#core/documents/prove-content.ts'
import { spokenNames } from '#core/documents/spoken-names.ts'

/** Where a sentence of a draft comes from: facts of the profile by id, the ad, what was asked for, or fixed words. */
export type SentenceSource =
  | { kind: 'fact'; factId: string; from: string[] }
  | { kind: 'ad' }
  | { kind: 'request' }
  | { kind: 'fixed wording' }

export type SourcedSentence = { place: string; text: string; sources: SentenceSource[] }

/** Every sentence of a draft with its source. */
export function sourcedSentences(stored: Profile, content: DocumentContent): SourcedSentence[] {
  const profile = usableProfile(stored)
  return content.kind === 'resume' ? ofResume(profile, content) : ofLetter(profile, content)
}

const fact = (factId: string, sources: readonly FactSource[]): SentenceSource => ({
  kind: 'fact',
  factId,
  from: sources.map(({ kind, name }) => name || kind),
})

function ofResume(profile: Profile, content: ResumeContent): SourcedSentence[] {
  const shows = (section: ResumeContent['sections'][number]) => content.sections.includes(section)
  const own = (place: string, text: string) =>
    sentencesOf(text).map((sentence) => ({ place, text: sentence, sources: [fact(place, OWN)] }))
  const entries = content.entries.flatMap(({ factId, bullets }) => {
    const entry = profile.entries.find(({ id }) => id === factId)
    if (!entry || !shows(entry.kind)) return []
    return [
      { place: entry.kind, text: headOf(entry), sources: [fact(entry.id, entry.sources)] },
      ...(entry.note ? [{ place: entry.kind, text: entry.note, sources: [fact(entry.id, entry.sources)] }] : []),
      ...bullets.flatMap((shown) => {
        const bullet = entry.bullets.find(({ id }) => id === shown.factId)
        return bullet
          ? [{ place: entry.kind, text: shown.text ?? bullet.text, sources: [fact(bullet.id, bullet.sources)] }]
          : []
      }),
    ]
  })
  const skills = content.skills.flatMap(({ factId, name }) => {
    const skill = profile.skills.find(({ id }) => id === factId)
    return skill ? [{ place: 'skills', text: name ?? skill.name, sources: [fact(skill.id, skill.sources)] }] : []
  })
  const named = (place: 'certifications' | 'languages') =>
    profile[place].map(({ id, name, detail, sources }) => ({
      place,
      text: detail ? `${name} (${detail})` : name,
      sources: [fact(id, sources)],
    }))
  return [
    ...own('headline', content.headline),
    ...(shows('summary') ? own('summary', content.summary) : []),
    ...entries,
    ...(shows('skills') ? skills : []),
    ...(shows('certifications') ? named('certifications') : []),
    ...(shows('languages') ? named('languages') : []),
  ]
}

const OWN: FactSource[] = [{ kind: 'own', name: 'profile' }]

function headOf({ title, organisation, start, end }: ProfileEntry): string {
  const time = [start, end].filter(Boolean).join(' – ')
  return [[title, organisation].filter(Boolean).join(', '), time && `(${time})`].filter(Boolean).join(' ')
}

const REQUEST: SentenceSource = { kind: 'request' }
const FIXED: SentenceSource = { kind: 'fixed wording' }

function ofLetter(profile: Profile, letter: LetterContent): SourcedSentence[] {
  const brought = broughtIn(letter)
  const applying = brought ? letter.why.slice(0, -brought.sentence.length).trim() : letter.why
  const why = letter.quotes.length > 0 ? splitAtQuote(applying, letter.quotes) : [applying]
  const whySentences = why.flatMap((text) => {
    const isQuote = letter.quotes.some((words) => text.includes(words))
    return text ? [{ place: 'why', text, sources: isQuote ? [{ kind: 'ad' as const }] : [REQUEST] }] : []
  })
  return [
    { place: 'subject', text: letter.subject, sources: [REQUEST] },
    { place: 'greeting', text: letter.greeting, sources: [letter.to ? REQUEST : FIXED] },
    ...whySentences,
    ...(brought
      ? [
          {
            place: 'why',
            text: brought.sentence,
            sources: [{ kind: 'ad' as const }, ...naming(profile, brought.things)],
          },
        ]
      : []),
    ...(['proof', 'proof2'] as const).flatMap((place) => proofs(profile, place, letter[place])),
    ...sentencesOf(letter.close).map((text, at, all) => ({
      place: 'close',
      text,
      sources: [at === all.length - 1 ? FIXED : REQUEST],
    })),
    { place: 'farewell', text: letter.farewell, sources: [FIXED] },
  ]
}

/** The facts that name one of these things. */
function naming({ skills, certifications, entries }: Profile, things: readonly string[]): SentenceSource[] {
  const names = (text: string) => things.some((thing) => text.toLowerCase().includes(thing.toLowerCase()))
  const bullets = entries.flatMap((entry) => entry.bullets)
  return [...skills, ...certifications, ...bullets]
    .filter((one) => names('text' in one ? one.text : one.name))
    .map(({ id, sources }) => fact(id, sources))
}

/** The quoted words may hold full stops, so that the sentence with them is found by them. */
function splitAtQuote(text: string, quotes: readonly string[]): string[] {
  const at = Math.min(...quotes.map((words) => text.indexOf(words)).filter((found) => found >= 0))
  if (!Number.isFinite(at)) return [text]
  const before = text.lastIndexOf('. ', at)
  return before < 0 ? [text] : [text.slice(0, before + 1).trim(), text.slice(before + 1).trim()]
}

/** A letter says a bullet word for word in a frame: each ends where its bullet ends. */
function proofs(profile: Profile, place: string, text: string): SourcedSentence[] {
  const found = profile.entries
    .flatMap((entry) => entry.bullets.map((bullet) => ({ entry, bullet })))
    .flatMap(({ entry, bullet }) => {
      return formsOf(bullet.text)
        .filter((words) => words !== '' && text.includes(words))
        .slice(0, 1)
        .map((words) => ({ entry, bullet, end: text.indexOf(words) + words.length }))
    })
    .toSorted((a, b) => a.end - b.end)
  let from = 0
  const told = found.flatMap(({ entry, bullet, end }) => {
    const last = end + endOfFrame(text.slice(end))
    const sentence = text.slice(from, last).trim()
    from = Math.max(from, last)
    if (!sentence) return []
    return [{ place, text: sentence, sources: [fact(bullet.id, bullet.sources), fact(entry.id, entry.sources)] }]
  })
  const rest = text.slice(from).trim()
  return rest ? [...told, { place, text: rest, sources: background(profile, rest) }] : told
}

/** Behind the facts stand the studies, certificates and languages that a letter names. */
function background({ entries, certifications, languages }: Profile, text: string): SentenceSource[] {
  const named = [
    ...entries.filter(({ kind, title }) => kind === 'education' && text.includes(title)),
    ...certifications.filter(({ name }) => text.includes(name)),
    ...languages.filter(({ name }) => spokenNames(name).some((one) => text.includes(one))),
  ]
  return named.length > 0 ? named.map(({ id, sources }) => fact(id, sources)) : [REQUEST]
}

/** What a frame has behind the bullet: a quotation mark, a full stop. */
const endOfFrame = (rest: string): number => /^[“”"»«’']?[.!?]?/u.exec(rest)?.[0].length ?? 0
