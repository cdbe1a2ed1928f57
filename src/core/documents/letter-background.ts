import { DOCUMENT_LANGUAGES, type DocumentLanguage } from './content.ts'
import { listed } from './fact-words.ts'
import { FRAMES } from './letter-frames.ts'
import { withoutWays } from './letter-told.ts'
import { stateIn } from '#core/resume/parse/words/study-states.ts'
import { TAKEN_BACK } from '#core/skills/distance.ts'
import { isAhead } from './plain-facts.ts'
import { usableProfile, type NamedFact, type Profile, type ProfileEntry } from './profile.ts'
import { spokenNameIn } from './spoken-names.ts'

type Leads = {
  studies: string
  certificates: string
  languages: string
  native: string
  since: (year: string) => string
}

const LEADS: Record<DocumentLanguage, Leads> = {
  en: {
    studies: 'My education: ',
    certificates: 'My certificates: ',
    languages: 'My languages: ',
    native: 'native',
    since: (year) => `since ${year}`,
  },
  de: {
    studies: 'Meine Ausbildung: ',
    certificates: 'Meine Zertifikate: ',
    languages: 'Meine Sprachen: ',
    native: 'Muttersprache',
    since: (year) => `seit ${year}`,
  },
  tr: {
    studies: 'Eğitimim: ',
    certificates: 'Sertifikalarım: ',
    languages: 'Yabancı dil bilgim: ',
    native: 'ana dil',
    since: (year) => `${year} yılından beri`,
  },
  fr: {
    studies: 'Ma formation\u00a0: ',
    certificates: 'Mes certifications\u00a0: ',
    languages: 'Mes langues\u00a0: ',
    native: 'langue maternelle',
    since: (year) => `depuis ${year}`,
  },
  es: {
    studies: 'Mi formación: ',
    certificates: 'Mis certificaciones: ',
    languages: 'Mis idiomas: ',
    native: 'lengua materna',
    since: (year) => `desde ${year}`,
  },
}

/** 'Master, Économie appliquée, Université Lyon 2 (2022)'; nothing of studies that were left or lie ahead. */
function studiesIn(entry: ProfileEntry, language: DocumentLanguage): string {
  const { kind, title, organisation, start, end, state } = entry
  if (kind !== 'education' || title === '' || isLeft(entry)) return ''
  const isRunning = state === 'running' || end === 'present'
  if (!isRunning && state !== undefined && state !== 'finished') return ''
  const year = (isRunning ? start : end).slice(0, 4)
  if (isRunning && year === '') return ''
  const when = year && (isRunning ? LEADS[language].since(year) : year)
  return `${[title, organisation].filter(Boolean).join(', ')}${when ? ` (${when})` : ''}`
}

/** What its note or a line says of studies that ended without a degree. */
function isLeft({ note, bullets }: ProfileEntry): boolean {
  const isSaid = (text: string) => stateIn(text)?.state === 'unfinished'
  return isSaid(note) || TAKEN_BACK.test(note) || bullets.some(({ text }) => isSaid(text))
}

/** 'CCNA (Cisco, 2015)'. */
function certificateOf({ name, detail, date, state }: NamedFact): string {
  if (state !== undefined && state !== 'finished') return ''
  const more = [detail, date === 'present' ? '' : date.slice(0, 4)].filter(Boolean).join(', ')
  if (more === '') return name
  return name.endsWith(')') ? `${name.slice(0, -1)}; ${more})` : `${name} (${more})`
}

const GOOD_LEVEL = /(?<![\p{L}\d])(?:B2|C1|C2)(?![\p{L}\d])/u
const NATIVE = /native|mother tongue|muttersprach|ana ?dil|maternelle|matern[ao]|nativ[oa]/iu

/** Words beside a level that leave it as it is. All others may take it back: 'planned', 'failed', 'expired', 'understood only'. */
const BESIDE_LEVEL =
  /^(?:levels?|niveau|stufe|seviye\p{L}*|düzey\p{L}*|nivel|nível|livello|cefr|ger|cecrl|mcer|and|und|ve|et|y|e|in|of|fluent\p{L}*|fließend\p{L}*|flüssig|akıcı|courant|fluid[oa]|very|sehr|çok|très|muy|good|gute?|iyi|bon(?:ne)?|buen[oa]|advanced|fortgeschritten|ileri|avancée?|avanzado|professional|working|business|proficien\p{L}*|verhandlungssicher\p{L}*|upper|intermediate|independent|user|written|spoken|writing|speaking|reading|listening|wort|schrift|yazılı|sözlü|oral|écrit|hablado|escrito|certificate|certified|zertifikat|zertifiziert|sertifika\p{L}*|belgesi|certificat|certificado|diploma|diplom|goethe|institut|telc|testdaf|dsh|ielts|toefl|ibt|toeic|cambridge|cae|cpe|fce|delf|dalf|tcf|tef|dele|siele|yds|yökdil|celi|cils|plida|score|points?|punkte|puan|native|speaker|mother|tongue|\p{L}*muttersprach\p{L}*|ana|dil\p{L}*|langue|maternelle|lengua|matern[oa]|nativ[oa]|bilingual|zweisprachig|bilingue|[abc][12]|\d{1,3}|(?:19|20)\d\d)$/u
const WHEN = /(?<!\p{L})(?:in|by|until|till|bis|jusqu\p{L}*|hasta|for|para) ?(?:19|20)\d\d/iu

const isPlainLevel = (detail: string) =>
  !WHEN.test(detail) && (detail.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).every((word) => BESIDE_LEVEL.test(word))

/** 'English (B2)', where the level is good and said in words that every language has; a letter's own language needs no word. */
function languageSaid({ name, detail }: NamedFact, language: DocumentLanguage): string {
  if (!isPlainLevel(detail)) return ''
  const level = GOOD_LEVEL.exec(detail)?.[0] ?? (NATIVE.test(detail) ? LEADS[language].native : '')
  const said = spokenNameIn(name, language)
  if (level === '' || (NATIVE.test(detail) && said === spokenNameIn(OWN_NAMES[language], language))) return ''
  return `${said} (${level})`
}
const OWN_NAMES: Record<DocumentLanguage, string> = {
  en: 'English',
  de: 'German',
  tr: 'Turkish',
  fr: 'French',
  es: 'Spanish',
}

const said = (texts: readonly string[]) => texts.filter((text) => text !== '')

/** What else of the person a letter names: the last studies, the certificates that were chosen, languages. */
export function backgroundOf(
  stored: Profile,
  {
    language,
    asOf,
    certificateIds = [],
  }: { language: DocumentLanguage; asOf: string; certificateIds?: readonly string[] | undefined },
): string {
  const profile = usableProfile(stored)
  const leads = LEADS[language]
  const [studies] = profile.entries
    .filter(({ start, end }) => !isAhead(end || start, asOf))
    .toSorted((a, b) => lastYear(b).localeCompare(lastYear(a)))
    .map((entry) => studiesIn(entry, language))
    .filter(Boolean)
  const certificates = certificateIds.flatMap((chosen) =>
    profile.certifications.filter(({ id }) => id === chosen).map(certificateOf),
  )
  const languages = profile.languages.map((one) => languageSaid(one, language))
  const sentence = (lead: string, things: readonly string[]) =>
    things.length > 0 ? `${lead}${listed(things, FRAMES[language].plain.and)}.` : ''
  return said([
    sentence(leads.studies, said([studies ?? ''])),
    sentence(leads.certificates, said(certificates)),
    sentence(leads.languages, said(languages)),
  ]).join(' ')
}

const lastYear = ({ start, end }: ProfileEntry) => (end === 'present' ? '9999' : end || start)

/** What a summary says of when one can begin, where that is at once: other days may be over. */
const AT_ONCE: Record<DocumentLanguage, RegExp> = {
  en: /^(?:i am |i['’]m )?(available (?:immediately|at once|now))\.?$/iu,
  de: /^(?:ich bin )?((?:ab )?sofort verfügbar)\.?$/iu,
  tr: /^((?:hemen|derhal) (?:işe )?başlayabilirim)\.?$/iu,
  fr: /^(?:je suis )?(disponible (?:immédiatement|de suite|tout de suite))\.?$/iu,
  es: /^(?:estoy )?(disponible (?:de inmediato|inmediatamente))\.?$/iu,
}
const I_AM: Record<DocumentLanguage, string> = { en: 'I am ', de: 'Ich bin ', tr: '', fr: 'Je suis ', es: 'Estoy ' }

export function beginsAtOnce({ basics }: Profile, language: DocumentLanguage): string {
  const [found] = basics.summary
    .split(/(?<=[.!?])\s+|\n+/u)
    .flatMap((one) => AT_ONCE[language].exec(one.trim())?.[1] ?? [])
  if (found === undefined) return ''
  return `${I_AM[language]}${I_AM[language] ? found.charAt(0).toLowerCase() + found.slice(1) : found}.`
}

/** A text without such sentences, in any language. */
export function withoutBackground(text: string, stored: Profile): string {
  const { entries, certifications, languages } = usableProfile(stored)
  return DOCUMENT_LANGUAGES.reduce((left, language) => {
    const leads = LEADS[language]
    const { and } = FRAMES[language].plain
    const parts = [
      [leads.studies, entries.map((entry) => studiesIn(entry, language))],
      [leads.certificates, certifications.map(certificateOf)],
      [leads.languages, languages.map((one) => languageSaid(one, language))],
    ] as const
    return parts.reduce(
      (rest, [lead, things]) =>
        withoutWays(
          rest,
          [and, 'e'].map((link) => ({ lead, between: ', ', and: ` ${link} `, end: '.' })),
          said(things).toSorted((a, b) => b.length - a.length),
        ),
      left,
    )
  }, text)
}
