import type { Addressee } from '#core/ads/fields/addressee.ts'
import { FIRST_LOOK } from '#core/resume/export/look.ts'
import { oneStop } from '#core/text/one-stop.ts'
import { MOST_TOLD, type DocumentLanguage, type LetterContent, type LetterTone } from './content.ts'
import { listed } from './fact-words.ts'
import { backgroundOf, beginsAtOnce, withoutBackground } from './letter-background.ts'
import { FRAMES, type Frames } from './letter-frames.ts'
import { tellEntry, waysOf } from './letter-leads.ts'
import { shownFor, withoutWays } from './letter-told.ts'
import { sentencesBefore, waysBefore } from './letters-before.ts'
import { plainName } from './strange-names.ts'
import { usableProfile, type Profile, type ProfileEntry } from './profile.ts'
import { SLOT_SENTENCES, slotsFor, type Wanted } from './wanted-in-letter.ts'

export type LetterWish = {
  language: DocumentLanguage
  company: string
  role: string
  /** Words of the ad that the person picked; quoted, never retold. */
  quote: string
  /** Bullets of the profile that answer the ad, best first. */
  bulletIds: readonly string[]
  /** What the ad asks for and the facts have, in the words of the ad. */
  brings?: readonly string[] | undefined
  /** Notice period, place, permit, in the person's words. */
  practical: string
  tone?: LetterTone | undefined
  /** Whom the ad names, and its number. */
  person?: Addressee['person'] | undefined
  reference?: string | undefined
  /** What the advert wants to be told that only the person knows. */
  wanted?: readonly Wanted[] | undefined
  /** Certificates to name. */
  certificateIds?: readonly string[] | undefined
  /** Codes of the languages that the advert asks about. */
  askedLanguages?: readonly string[] | undefined
  /** The month of the letter, 'YYYY-MM'. */
  asOf: string
}

/** What each entry's chosen facts say, in the order of their first. */
function tellFacts(profile: Profile, { bulletIds, language }: LetterWish): string[] {
  const chosen = bulletIds.slice(0, MOST_TOLD).flatMap((bulletId) => {
    const entry = profile.entries.find(({ bullets }) => bullets.some(({ id }) => id === bulletId))
    const bullet = entry?.bullets.find(({ id }) => id === bulletId)
    return entry && bullet ? [{ entry, text: bullet.text }] : []
  })
  return [...new Set(chosen.map(({ entry }) => entry))].map((entry) =>
    tellEntry(
      language,
      entry,
      chosen.filter((one) => one.entry === entry).map(({ text }) => text),
    ),
  )
}

/** A letter from facts alone: the person's own bullets in plain frames, the ad in its own words. */
export function writeLetter(stored: Profile, wish: LetterWish): LetterContent {
  const profile = usableProfile(stored)
  const frames = FRAMES[wish.language][wish.tone ?? 'plain']
  const [first = '', ...others] = tellFacts(profile, wish)
  const practical = wish.practical || beginsAtOnce(profile, wish.language)
  const brings = wish.brings?.length ? frames.brings(listed(wish.brings, frames.and)) : ''
  return {
    kind: 'letter',
    look: { ...FIRST_LOOK, mostPages: 1 },
    to: wish.company,
    subject: frames.subject(wish.role) + (wish.reference ? frames.reference(wish.reference) : ''),
    greeting: wish.person ? frames.greetPerson(wish.person) : frames.greeting(wish.company),
    why: [frames.why(wish.role, wish.company, wish.quote), brings].filter(Boolean).join(' '),
    proof: first,
    proof2: [...others, backgroundOf(profile, wish)].filter(Boolean).join('\n\n'),
    close: frames.close(
      [practical, ...slotsFor(wish.wanted ?? [], practical, wish.language)].filter(Boolean).join(' '),
    ),
    farewell: frames.farewell,
    quotes: wish.quote ? [wish.quote] : [],
  }
}

/** The sentence that names what the ad asks for and the facts have, and the things in it. */
export function broughtIn({ why }: LetterContent): { sentence: string; things: string[] } | null {
  for (const tones of Object.values(FRAMES))
    for (const frames of Object.values(tones)) {
      const before = opening(frames)
      const at = why.indexOf(before)
      if (at < 0) continue
      const things = why
        .slice(at + before.length)
        .replace(/\.$/, '')
        .split(new RegExp(`, | (?:${frames.and === 'y' ? '[ye]' : frames.and}) `))
      return { sentence: why.slice(at), things }
    }
  return null
}

const opening = (frames: Frames) => frames.brings('|').split('|')[0] ?? ''

const QUOTATION_MARKS = ['“”', '„“', '""', '«»', '»«', '‘’', "''"]

/**
 * What a part of a letter says beyond the frames that were written here. Those say facts of the profile, words of the ad and
 * the role that was asked for: they claim nothing, so only the rest is to be proved.
 */
export function beyondFrames(stored: Profile, letter: LetterContent) {
  const { entries } = usableProfile(stored)
  // of any language and tone: a letter may have been put into another one since
  const written = Object.values(FRAMES).flatMap((tones) =>
    Object.values(tones).flatMap((frames) => {
      const [before] = frames.subject('|').split('|')
      const named = before && letter.subject.startsWith(before) ? letter.subject.slice(before.length) : letter.subject
      const role = named.replace(REFERENCE, '')
      // a name that says something of the person is no name
      const isPlain = [role, letter.to].every((name) => plainName(name) === name.trim())
      const applying = frames.why(role, letter.to, '')
      return [
        ...letter.quotes.map((quote) => frames.why(role, letter.to, quote).slice(applying.length)),
        ...(isPlain ? [applying] : []),
        // what follows is held against the facts like any sentence
        opening(frames),
        frames.close(''),
      ]
    }),
  )
  // words of the ad are theirs, in whichever sentence they stand between quotation marks
  const quoted = letter.quotes.flatMap((quote) => QUOTATION_MARKS.map(([open, close]) => `${open}${quote}${close}`))
  const known = [...written, ...SLOT_SENTENCES, ...entries.flatMap(sentencesBefore), ...quoted].filter(
    (text) => text.trim() !== '',
  )
  const withoutTold = (text: string, entry: ProfileEntry) =>
    withoutWays(text, [...waysOf(entry), ...waysBefore(entry)], shownFor(entry))
  return (part: 'why' | 'proof' | 'proof2' | 'close') =>
    known
      .reduce(
        (left, text) => left.replaceAll(text, ' '),
        withoutBackground(entries.reduce(withoutTold, oneStop(letter[part])), stored),
      )
      .trim()
}

/** Of the subject: the number of the advert. */
const REFERENCE = /, (?:reference|Kennziffer|referans|référence|referencia) [\p{L}\d/_-]{1,26}$/u
