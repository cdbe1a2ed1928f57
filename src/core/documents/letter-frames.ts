import { ended } from '#core/text/ended.ts'
import type { DocumentLanguage, LetterTone } from './content.ts'
import type { Addressee } from '#core/ads/fields/addressee.ts'

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

const en: Frames = {
  subject: (role) => `Application: ${role}`,
  reference: (number) => `, reference ${number}`,
  greetPerson: (person) => `Dear ${namedEn(person)},`,
  greeting: (company) => (company ? `Dear team at ${company},` : 'Dear hiring team,'),
  why: (role, company, quote) =>
    `${ended(`I am applying for the role of ${role}${company ? ` at ${company}` : ''}`)}${quote ? ` Your advert says: “${quote}”.` : ''}`,
  brings: (things) => `Of what you ask for, I bring ${things}.`,
  and: 'and',
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
  close: (practical) => after(practical, 'Ich freue mich auf Ihre Antwort.'),
  farewell: 'Mit freundlichen Grüßen',
}

/** 'd’Optimarché', 'de Data Analyst'. */
const ofFr = (name: string) => (/^[aeiouàâéèêëîïôœù]/iu.test(name) ? `d’${name}` : `de ${name}`)

const fr: Frames = {
  subject: (role) => `Candidature : ${role}`,
  reference: (number) => `, référence ${number}`,
  greetPerson: ({ name, form }) => {
    if (form === '') return `Bonjour ${name},`
    return `${form === 'ms' ? 'Madame' : 'Monsieur'} ${lastOf(name)},`
  },
  greeting: () => 'Madame, Monsieur,',
  why: (role, company, quote) =>
    `${ended(`Je vous adresse ma candidature au poste ${ofFr(role)}${company ? ` chez ${company}` : ''}`)}${quote ? ` Votre annonce dit : « ${quote} ».` : ''}`,
  brings: (things) => `De ce que vous recherchez, j’apporte : ${things}.`,
  and: 'et',
  close: (practical) => after(practical, 'Je me tiens à votre disposition pour un entretien.'),
  farewell: 'Cordialement,',
}
const es: Frames = {
  subject: (role) => `Candidatura: ${role}`,
  reference: (number) => `, referencia ${number}`,
  greetPerson: ({ name, form }) => {
    if (form === '') return `Estimado/a ${name}:`
    return form === 'ms' ? `Estimada Sra. ${name}:` : `Estimado Sr. ${name}:`
  },
  greeting: (company) => (company ? `Estimado equipo de ${company}:` : 'A quien corresponda:'),
  why: (role, company, quote) =>
    `${ended(`Presento mi candidatura al puesto de ${role}${company ? ` en ${company}` : ''}`)}${quote ? ` Su anuncio dice: «${quote}».` : ''}`,
  brings: (things) => `De lo que buscan, aporto: ${things}.`,
  and: 'y',
  close: (practical) => after(practical, 'Quedo a su disposición para una entrevista.'),
  farewell: 'Un cordial saludo,',
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
  farewell: 'En içten saygılarımla,',
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
const warmFr: Frames = {
  ...fr,
  greetPerson: ({ name, form }) => {
    if (form === '') return `Bonjour ${name},`
    return `Bonjour ${form === 'ms' ? 'Madame' : 'Monsieur'} ${lastOf(name)},`
  },
  greeting: (company) => (company ? `Bonjour à l’équipe ${ofFr(company)},` : 'Bonjour,'),
  why: (role, company, quote) =>
    `${ended(`Merci de lire ces lignes : j’aimerais vous rejoindre${company ? ` chez ${company}` : ''} au poste ${ofFr(role)}`)}${quote ? ` Cette phrase de votre annonce m’a donné envie d’écrire : « ${quote} ».` : ''}`,
  close: (practical) => after(practical, 'J’aurais plaisir à en parler avec vous.'),
  farewell: 'Bien cordialement,',
}
const warmEs: Frames = {
  ...es,
  greetPerson: ({ name }) => `Hola, ${name}:`,
  greeting: (company) => (company ? `Hola, equipo de ${company}:` : 'Hola:'),
  why: (role, company, quote) =>
    `${ended(`Gracias por leer esta carta: me gustaría trabajar${company ? ` en ${company}` : ''} en el puesto de ${role}`)}${quote ? ` Esta frase de su anuncio me hizo escribir: «${quote}».` : ''}`,
  close: (practical) => after(practical, 'Me alegraría hablar con ustedes.'),
  farewell: 'Un afectuoso saludo,',
}
export const FRAMES: Record<DocumentLanguage, Record<LetterTone, Frames>> = {
  en: { plain: en, warm: warmEn },
  tr: { plain: tr, warm: warmTr },
  de: { plain: de, warm: warmDe },
  fr: { plain: fr, warm: warmFr },
  es: { plain: es, warm: warmEs },
}
