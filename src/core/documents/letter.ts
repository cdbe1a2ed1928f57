import { FIRST_LOOK } from '#core/resume/export/look.ts'
import type { DocumentLanguage, LetterContent, LetterTone } from './content.ts'
import { usableProfile, type Profile } from './profile.ts'

/** Letters are written in these languages. */
export const LETTER_LANGUAGES = ['en', 'tr', 'de'] as const

export type LetterWish = {
  language: DocumentLanguage
  company: string
  role: string
  /** Words of the ad that the person picked; quoted, never retold. */
  quote: string
  /** Bullets of the profile that answer the ad, best first. */
  bulletIds: readonly string[]
  /** Notice period, place, permit, in the person's words. */
  practical: string
  tone?: LetterTone | undefined
}

type Frames = {
  subject: (role: string) => string
  greeting: (company: string) => string
  why: (role: string, company: string, quote: string) => string
  proof: (title: string, organisation: string, bullet: string) => string
  close: (practical: string) => string
  farewell: string
}

/** One full stop, also behind a company name that ends with one: 'Inc.', 'A.Ş.' */
const stop = (sentence: string) => (sentence.endsWith('.') ? sentence : `${sentence}.`)

const after = (practical: string, end: string) => [practical, end].filter(Boolean).join(' ')

const en: Frames = {
  subject: (role) => `Application: ${role}`,
  greeting: (company) => (company ? `Dear team at ${company},` : 'Dear hiring team,'),
  why: (role, company, quote) =>
    `${stop(`I am applying for the role of ${role}${company ? ` at ${company}` : ''}`)}${quote ? ` Your advert says: “${quote}”.` : ''}`,
  proof: (title, organisation, bullet) => `As ${title}${organisation ? `, ${organisation}` : ''}: ${bullet}.`,
  close: (practical) => after(practical, 'I look forward to hearing from you.'),
  farewell: 'Kind regards,',
}
const tr: Frames = {
  subject: (role) => `Başvuru: ${role}`,
  greeting: (company) => (company ? `Sayın ${company} ekibi,` : 'Sayın yetkili,'),
  why: (role, company, quote) =>
    `${company ? `${company} bünyesindeki ` : ''}${role} pozisyonuna başvuruyorum.${quote ? ` İlanınızda şöyle yazıyor: “${quote}”.` : ''}`,
  proof: (title, organisation, bullet) => `${title}${organisation ? `, ${organisation}` : ''}: ${bullet}.`,
  close: (practical) => after(practical, 'Yanıtınızı bekliyorum.'),
  farewell: 'Saygılarımla,',
}
const de: Frames = {
  subject: (role) => `Bewerbung als ${role}`,
  greeting: (company) => (company ? `Guten Tag, liebes Team von ${company},` : 'Sehr geehrte Damen und Herren,'),
  why: (role, company, quote) =>
    `${stop(`hiermit bewerbe ich mich als ${role}${company ? ` bei ${company}` : ''}`)}${quote ? ` In Ihrer Anzeige steht: „${quote}“.` : ''}`,
  proof: (title, organisation, bullet) => `Als ${title}${organisation ? `, ${organisation}` : ''}: ${bullet}.`,
  close: (practical) => after(practical, 'Ich freue mich auf Ihre Antwort.'),
  farewell: 'Mit freundlichen Grüßen',
}

/** What is said more warmly; the rest is as in the plain tone. No frame says anything of the person. */
const warmEn: Frames = {
  ...en,
  greeting: (company) => (company ? `Hello team at ${company},` : 'Hello,'),
  why: (role, company, quote) =>
    `${stop(`Thank you for reading this: I would like to join ${company || 'you'} as ${role}`)}${quote ? ` This line of your advert made me write: “${quote}”.` : ''}`,
  close: (practical) => after(practical, 'I would be glad to talk with you.'),
  farewell: 'With warm regards,',
}
const warmTr: Frames = {
  ...tr,
  greeting: (company) => (company ? `Merhaba ${company} ekibi,` : 'Merhaba,'),
  why: (role, company, quote) =>
    `Okuduğunuz için teşekkür ederim: ${company ? `${company} bünyesinde ` : ''}${role} olarak çalışmak istiyorum.${quote ? ` İlanınızdaki şu cümle bana bu mektubu yazdırdı: “${quote}”.` : ''}`,
  close: (practical) => after(practical, 'Sizinle konuşmaktan memnun olurum.'),
  farewell: 'Sevgi ve saygılarımla,',
}
const warmDe: Frames = {
  ...de,
  greeting: (company) => (company ? `Liebes Team von ${company},` : 'Guten Tag,'),
  why: (role, company, quote) =>
    `danke, dass Sie das lesen: Ich möchte gern als ${role}${company ? ` bei ${company}` : ''} arbeiten.${quote ? ` Dieser Satz Ihrer Anzeige hat mich schreiben lassen: „${quote}“.` : ''}`,
  close: (practical) => after(practical, 'Über ein Gespräch mit Ihnen freue ich mich.'),
  farewell: 'Herzliche Grüße',
}
const FRAMES: Record<(typeof LETTER_LANGUAGES)[number], Record<LetterTone, Frames>> = {
  en: { plain: en, warm: warmEn },
  tr: { plain: tr, warm: warmTr },
  de: { plain: de, warm: warmDe },
}

function framesOf({ language, tone = 'plain' }: Pick<LetterWish, 'language' | 'tone'>): Frames {
  const spoken = LETTER_LANGUAGES.find((one) => one === language) ?? 'en'
  return FRAMES[spoken][tone]
}

/** A letter from facts alone: the person's own bullets in plain frames, the ad in its own words. */
export function writeLetter(stored: Profile, wish: LetterWish): LetterContent {
  const profile = usableProfile(stored)
  const frames = framesOf(wish)
  const proofs = wish.bulletIds.flatMap((bulletId) => {
    const entry = profile.entries.find(({ bullets }) => bullets.some(({ id }) => id === bulletId))
    const bullet = entry?.bullets.find(({ id }) => id === bulletId)
    return entry && bullet ? [frames.proof(entry.title, entry.organisation, bullet.text.replace(/[.\s]+$/, ''))] : []
  })
  return {
    kind: 'letter',
    look: { ...FIRST_LOOK, mostPages: 1 },
    to: wish.company,
    subject: frames.subject(wish.role),
    greeting: frames.greeting(wish.company),
    why: frames.why(wish.role, wish.company, wish.quote),
    proof: proofs[0] ?? '',
    proof2: proofs.slice(1, 3).join(' '),
    close: frames.close(wish.practical),
    farewell: frames.farewell,
    quotes: wish.quote ? [wish.quote] : [],
  }
}

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
      const role = before && letter.subject.startsWith(before) ? letter.subject.slice(before.length) : letter.subject
      const opening = frames.why(role, letter.to, '')
      return [
        ...letter.quotes.map((quote) => frames.why(role, letter.to, quote).slice(opening.length)),
        opening,
        ...entries.flatMap(({ title, organisation, bullets }) =>
          bullets.map(({ text }) => frames.proof(title, organisation, text.replace(/[.\s]+$/, ''))),
        ),
        frames.close(''),
      ]
    }),
  )
  // words of the ad are theirs, in whichever sentence they stand between quotation marks
  const quoted = letter.quotes.flatMap((quote) => QUOTATION_MARKS.map(([open, close]) => `${open}${quote}${close}`))
  const known = [...written, ...quoted].filter((text) => text.trim() !== '')
  return (part: 'why' | 'proof' | 'proof2' | 'close') =>
    // letters of before had two full stops behind 'Inc.'
    known.reduce((left, text) => left.replaceAll(text, ' '), letter[part].replaceAll(/(?<!\.)\.\.(?!\.)/g, '.')).trim()
}

/** What may not go out: a slot that nobody filled. */
export function openSlots(content: LetterContent): string[] {
  return [content.subject, content.greeting, content.why, content.proof, content.proof2, content.close].flatMap(
    (text) => text.match(/\[[^\]\n]{0,60}\]|\{\{[^}\n]{0,60}\}\}/g) ?? [],
  )
}

/** What a letter of one page usually has. */
export const USUAL_WORDS = { least: 180, most: 350 } as const

export function wordsIn({ greeting, why, proof, proof2, close, farewell }: LetterContent): number {
  return [greeting, why, proof, proof2, close, farewell].join(' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0
}
