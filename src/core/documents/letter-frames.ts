import { openingVerb } from '#core/resume/checks/action-verbs.ts'
import { ended } from '#core/text/ended.ts'
import { afterI } from './fact-words.ts'
import type { LetterLanguage, LetterTone } from './content.ts'
import type { Addressee } from '#core/ads/fields/addressee.ts'
import type { ProfileEntry } from './profile.ts'
import { IRREGULAR } from './proof/words/irregular.ts'

/** A fact as a letter tells it. `again`: the sentence before was of the same entry; 'also': so were two. `further`: the resume was quoted before. */
export type Told = { entry: ProfileEntry; words: string; again: boolean | 'also'; further?: boolean }

/** The words around facts. No frame says anything of the person. */
export type Frames = {
  subject: (role: string) => string
  /** Behind the role: by what number the advert wants to be called. */
  reference: (number: string) => string
  /** By name, where the advert names somebody. */
  greetPerson: (person: NonNullable<Addressee['person']>) => string
  greeting: (company: string) => string
  why: (role: string, company: string, quote: string) => string
  /** What the advert asks for and the facts have, in the advert's words. */
  brings: (things: string) => string
  and: string
  proof: (told: Told) => string
  close: (practical: string) => string
  farewell: string
}

/** 'Dr. Katrin Seidel' is addressed as 'Dr. Seidel', 'Jan van der Berg' as 'van der Berg'. */
function lastOf(name: string): string {
  const title = /^(?:(?:Dr|Prof)\. ?)+/u.exec(name)?.[0] ?? ''
  const words = name.slice(title.length).split(' ')
  const small = words.findIndex((word, at) => at > 0 && /^\p{Ll}/u.test(word))
  return title + (small > 0 ? words.slice(small).join(' ') : (words.at(-1) ?? ''))
}

/** 'Ms Seidel' where the advert says how she is addressed, else the whole name. */
function namedEn({ name, form }: NonNullable<Addressee['person']>): string {
  if (form === '') return name
  return `${form === 'ms' ? 'Ms' : 'Mr'} ${lastOf(name)}`
}

const after = (practical: string, end: string) => [practical, end].filter(Boolean).join(' ')

/** 'Resolved 38 tickets' can follow 'I'; 'Managing tickets' and 'Tickets' cannot. */
function followsI(words: string, { end }: ProfileEntry): boolean {
  const verb = openingVerb(words)
  const first = /^[A-Z][a-z]+(?=\s)/.exec(words)?.[0].toLowerCase()
  if (!verb || !first) return false
  const isPast = first.endsWith('ed') || IRREGULAR.has(first)
  return isPast || (end === 'present' && first === verb)
}

function placeEn({ entry: { kind, title, organisation }, again }: Told): string {
  if (again) return kind === 'project' ? 'In the same project' : 'In the same role'
  if (kind === 'project') return `In my project ${title}`
  return title ? `As ${[title, organisation].filter(Boolean).join(' at ')}` : `At ${organisation}`
}

/** What no verb opens is quoted: a fragment behind a colon is no sentence. */
function quotedEn({ entry: { kind, title, organisation }, words, again, further }: Told): string {
  if (again) return `It also says: “${words}”.`
  const says = further ? 'it says' : 'my resume says'
  if (kind === 'project') return `Of my project ${title} ${says}: “${words}”.`
  const work = [title && ` as ${title}`, organisation && ` at ${organisation}`].filter(Boolean).join('')
  return `Of my work${work} ${says}: “${words}”.`
}

const en: Frames = {
  subject: (role) => `Application: ${role}`,
  reference: (number) => `, reference ${number}`,
  greetPerson: (person) => `Dear ${namedEn(person)},`,
  greeting: (company) => (company ? `Dear team at ${company},` : 'Dear hiring team,'),
  why: (role, company, quote) =>
    `${ended(`I am applying for the role of ${role}${company ? ` at ${company}` : ''}`)}${quote ? ` Your advert says: “${quote}”.` : ''}`,
  brings: (things) => `Of what you ask for, I bring ${things}.`,
  and: 'and',
  proof: (told) => {
    if (!followsI(told.words, told.entry)) return quotedEn(told)
    return told.again === 'also' ? `I also ${afterI(told.words)}.` : `${placeEn(told)}, I ${afterI(told.words)}.`
  },
  close: (practical) => after(practical, 'I look forward to hearing from you.'),
  farewell: 'Kind regards,',
}
const tr: Frames = {
  subject: (role) => `Başvuru: ${role}`,
  reference: (number) => `, referans ${number}`,
  greetPerson: ({ name }) => `Sayın ${name},`,
  greeting: (company) => (company ? `Sayın ${company} ekibi,` : 'Sayın yetkili,'),
  why: (role, company, quote) =>
    `${company ? `${company} bünyesindeki ` : ''}${role} pozisyonuna başvuruyorum.${quote ? ` İlanınızda şöyle yazıyor: “${quote}”.` : ''}`,
  brings: (things) => `Aradıklarınızdan bende olanlar: ${things}.`,
  and: 've',
  proof: ({ entry: { kind, title, organisation }, words, again }) => {
    if (again) return `Aynı ${kind === 'project' ? 'projede' : 'görevde'}: ${words}.`
    if (kind === 'project') return `${title} projemde: ${words}.`
    const place = [organisation && `${organisation} bünyesinde`, title && `${title} olarak`]
    return `${place.filter(Boolean).join(' ')}: ${words}.`
  },
  close: (practical) => after(practical, 'Yanıtınızı bekliyorum.'),
  farewell: 'Saygılarımla,',
}
const de: Frames = {
  subject: (role) => `Bewerbung als ${role}`,
  reference: (number) => `, Kennziffer ${number}`,
  greetPerson: ({ name, form }) => {
    if (form === '') return `Guten Tag ${name},`
    return form === 'ms' ? `Sehr geehrte Frau ${lastOf(name)},` : `Sehr geehrter Herr ${lastOf(name)},`
  },
  greeting: (company) => (company ? `Guten Tag, liebes Team von ${company},` : 'Sehr geehrte Damen und Herren,'),
  why: (role, company, quote) =>
    `${ended(`hiermit bewerbe ich mich als ${role}${company ? ` bei ${company}` : ''}`)}${quote ? ` In Ihrer Anzeige steht: „${quote}“.` : ''}`,
  brings: (things) => `Von dem, was Sie suchen, bringe ich mit: ${things}.`,
  and: 'und',
  proof: ({ entry: { kind, title, organisation }, words, again }) => {
    if (again) return `Ebenso ${kind === 'project' ? 'in diesem Projekt' : 'dort'}: ${words}.`
    if (kind === 'project') return `In meinem Projekt ${title}: ${words}.`
    return `${title ? `Als ${[title, organisation].filter(Boolean).join(' bei ')}` : `Bei ${organisation}`}: ${words}.`
  },
  close: (practical) => after(practical, 'Ich freue mich auf Ihre Antwort.'),
  farewell: 'Mit freundlichen Grüßen',
}

/** What is said more warmly; the rest is as in the plain tone. */
const warmEn: Frames = {
  ...en,
  greetPerson: (person) => `Hello ${namedEn(person)},`,
  greeting: (company) => (company ? `Hello team at ${company},` : 'Hello,'),
  why: (role, company, quote) =>
    `${ended(`Thank you for reading this: I would like to join ${company || 'you'} as ${role}`)}${quote ? ` This line of your advert made me write: “${quote}”.` : ''}`,
  close: (practical) => after(practical, 'I would be glad to talk with you.'),
  farewell: 'With warm regards,',
}
const warmTr: Frames = {
  ...tr,
  greetPerson: ({ name }) => `Merhaba ${name},`,
  greeting: (company) => (company ? `Merhaba ${company} ekibi,` : 'Merhaba,'),
  why: (role, company, quote) =>
    `Okuduğunuz için teşekkür ederim: ${company ? `${company} bünyesinde ` : ''}${role} olarak çalışmak istiyorum.${quote ? ` İlanınızdaki şu cümle bana bu mektubu yazdırdı: “${quote}”.` : ''}`,
  close: (practical) => after(practical, 'Sizinle konuşmaktan memnun olurum.'),
  farewell: 'Sevgi ve saygılarımla,',
}
const warmDe: Frames = {
  ...de,
  greetPerson: ({ name, form }) => {
    if (form === '') return `Guten Tag ${name},`
    return form === 'ms' ? `Liebe Frau ${lastOf(name)},` : `Lieber Herr ${lastOf(name)},`
  },
  greeting: (company) => (company ? `Liebes Team von ${company},` : 'Guten Tag,'),
  why: (role, company, quote) =>
    `danke, dass Sie das lesen: Ich möchte gern als ${role}${company ? ` bei ${company}` : ''} arbeiten.${quote ? ` Dieser Satz Ihrer Anzeige hat mich schreiben lassen: „${quote}“.` : ''}`,
  close: (practical) => after(practical, 'Über ein Gespräch mit Ihnen freue ich mich.'),
  farewell: 'Herzliche Grüße',
}
export const FRAMES: Record<LetterLanguage, Record<LetterTone, Frames>> = {
  en: { plain: en, warm: warmEn },
  tr: { plain: tr, warm: warmTr },
  de: { plain: de, warm: warmDe },
}
