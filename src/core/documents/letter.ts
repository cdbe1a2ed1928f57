import type { Addressee } from '#core/ads/fields/addressee.ts'
import { FIRST_LOOK } from '#core/resume/export/look.ts'
import { oneStop } from '#core/text/one-stop.ts'
import { LETTER_LANGUAGES, type DocumentLanguage, type LetterContent, type LetterTone } from './content.ts'
import { bare } from './fact-words.ts'
import { FRAMES, type Frames } from './letter-frames.ts'
import { toldOnce, withoutToldOnce } from './letter-leads.ts'
import { plainName } from './strange-names.ts'
import { usableProfile, type Profile, type ProfileEntry } from './profile.ts'

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
}

/** The first block of proof and what follows it: a fact each, or the facts of an entry where they are introduced once. */
function tellFacts(profile: Profile, wish: LetterWish, frames: Frames): string[] {
  const chosen = wish.bulletIds.slice(0, MOST_TOLD).flatMap((bulletId) => {
    const entry = profile.entries.find(({ bullets }) => bullets.some(({ id }) => id === bulletId))
    const bullet = entry?.bullets.find(({ id }) => id === bulletId)
    return entry && bullet ? [{ entry, text: bullet.text }] : []
  })
  const byEntry = [...new Set(chosen.map(({ entry }) => entry))].map((entry) => ({
    entry,
    facts: chosen.filter((one) => one.entry === entry).map(({ text }) => text),
  }))
  let further = false
  return byEntry.flatMap(({ entry, facts }) => {
    const once = toldOnce(spokenIn(wish.language), entry, facts, further)
    const again = (at: number) => (at > 1 ? 'also' : at > 0)
    const told =
      once === null
        ? facts.map((fact, at) => frames.proof({ entry, words: bare(fact), again: again(at), further }))
        : [once]
    further ||= told.some((sentence) => SAYS_RESUME.test(sentence))
    return told
  })
}
const SAYS_RESUME = /my resume says|in meinem Lebenslauf|özgeçmişimde/

const MOST_TOLD = 3

const spokenIn = (language: DocumentLanguage) => LETTER_LANGUAGES.find((one) => one === language) ?? 'en'

function framesOf({ language, tone = 'plain' }: Pick<LetterWish, 'language' | 'tone'>): Frames {
  return FRAMES[spokenIn(language)][tone]
}

function listed(things: readonly string[], and: string): string {
  const last = things.at(-1) ?? ''
  return things.length > 1 ? `${things.slice(0, -1).join(', ')} ${and} ${last}` : last
}

/** A letter from facts alone: the person's own bullets in plain frames, the ad in its own words. */
export function writeLetter(stored: Profile, wish: LetterWish): LetterContent {
  const profile = usableProfile(stored)
  const frames = framesOf(wish)
  const proofs = tellFacts(profile, wish, frames)
  const brings = wish.brings?.length ? frames.brings(listed(wish.brings, frames.and)) : ''
  return {
    kind: 'letter',
    look: { ...FIRST_LOOK, mostPages: 1 },
    to: wish.company,
    subject: frames.subject(wish.role) + (wish.reference ? frames.reference(wish.reference) : ''),
    greeting: wish.person ? frames.greetPerson(wish.person) : frames.greeting(wish.company),
    why: [frames.why(wish.role, wish.company, wish.quote), brings].filter(Boolean).join(' '),
    proof: proofs[0] ?? '',
    proof2: proofs.slice(1).join(' '),
    close: frames.close(wish.practical),
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
        .split(new RegExp(`, | ${frames.and} `))
      return { sentence: why.slice(at), things }
    }
  return null
}

const opening = (frames: Frames) => frames.brings('|').split('|')[0] ?? ''

/** The sentences that tell an entry's facts; those of German and Turkish, and those with a colon, are of letters from before, which are stored. */
function toldOf(frames: Frames, entry: ProfileEntry): string[] {
  const place = [entry.title, entry.organisation].filter(Boolean).join(', ')
  return entry.bullets.flatMap(({ text }) => {
    const words = bare(text)
    return [
      ...([false, true, 'also'] as const).flatMap((again) =>
        [false, true].map((further) => frames.proof({ entry, words, again, further })),
      ),
      ...['As ', 'Als ', ''].map((before) => `${before}${place}: ${words}.`),
      ...leadsBefore(entry).map((lead) => `${lead}: ${words}.`),
    ]
  })
}

const leadsBefore = ({ kind, title, organisation }: ProfileEntry): string[] =>
  kind === 'project'
    ? [`In my project ${title}`, 'In the same project']
    : [title ? `As ${[title, organisation].filter(Boolean).join(' at ')}` : `At ${organisation}`, 'In the same role']

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
        ...entries.flatMap((entry) => toldOf(frames, entry)),
        // what follows is held against the facts like any sentence
        opening(frames),
        frames.close(''),
      ]
    }),
  )
  // words of the ad are theirs, in whichever sentence they stand between quotation marks
  const quoted = letter.quotes.flatMap((quote) => QUOTATION_MARKS.map(([open, close]) => `${open}${quote}${close}`))
  const known = [...written, ...quoted].filter((text) => text.trim() !== '')
  return (part: 'why' | 'proof' | 'proof2' | 'close') =>
    known
      .reduce((left, text) => left.replaceAll(text, ' '), entries.reduce(withoutToldOnce, oneStop(letter[part])))
      .trim()
}

/** Of the subject: the number of the advert. */
const REFERENCE = /, (?:reference|Kennziffer|referans) [\p{L}\d/_-]{1,26}$/u

/** What may not go out: a slot that nobody filled. */
export function openSlots(content: LetterContent): string[] {
  return [content.subject, content.greeting, content.why, content.proof, content.proof2, content.close].flatMap(
    (text) => text.match(/\[[^\]\n]{0,60}\]|\{\{[^}\n]{0,60}\}\}/g) ?? [],
  )
}
