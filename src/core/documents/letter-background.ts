import { DOCUMENT_LANGUAGES, type DocumentLanguage } from './content.ts'
import { listed } from './fact-words.ts'
import { FRAMES } from './letter-frames.ts'
import { withoutWays } from './letter-told.ts'
import { namesLanguage } from '#core/ads/fields/languages.ts'
import { stateIn } from '#core/resume/parse/words/study-states.ts'
import { TAKEN_BACK } from '#core/skills/distance.ts'
import { hasRunOut, isAhead } from './plain-facts.ts'
import { usableProfile, type NamedFact, type Profile, type ProfileEntry } from './profile.ts'
import { spokenNameIn } from './spoken-names.ts'
import { studyName } from './study-name.ts'

type Leads = {
  studies: string
  certificates: string
  languages: string
  native: string
  fluent: string
  since: (year: string) => string
  expected: (year: string) => string
}

const LEADS: Record<DocumentLanguage, Leads> = {
  en: {
    studies: 'My education: ',
    certificates: 'My certificates: ',
    languages: 'My languages: ',
    native: 'native',
    fluent: 'fluent',
    since: (year) => `since ${year}`,
    expected: (year) => `expected ${year}`,
  },
  de: {
    studies: 'Meine Ausbildung: ',
    certificates: 'Meine Zertifikate: ',
    languages: 'Meine Sprachen: ',
    native: 'Muttersprache',
    fluent: 'fließend',
    since: (year) => `seit ${year}`,
    expected: (year) => `voraussichtlich ${year}`,
  },
  tr: {
    studies: 'Eğitimim: ',
    certificates: 'Sertifikalarım: ',
    languages: 'Yabancı dil bilgim: ',
    native: 'ana dil',
    fluent: 'akıcı',
    since: (year) => `${year} yılından beri`,
    expected: (year) => `beklenen mezuniyet ${year}`,
  },
  fr: {
    studies: 'Ma formation\u00a0: ',
    certificates: 'Mes certifications\u00a0: ',
    languages: 'Mes langues\u00a0: ',
    native: 'langue maternelle',
    fluent: 'courant',
    since: (year) => `depuis ${year}`,
    expected: (year) => `fin prévue en ${year}`,
  },
  es: {
    studies: 'Mi formación: ',
    certificates: 'Mis certificaciones: ',
    languages: 'Mis idiomas: ',
    native: 'lengua materna',
    fluent: 'fluido',
    since: (year) => `desde ${year}`,
    expected: (year) => `fin prevista en ${year}`,
  },
}

/** 'Master, Économie appliquée, Université Lyon 2 (2022)', 'BSc, Elm (expected 2028)'; nothing of studies that were left or whose expected end is over. */
function studiesIn(entry: ProfileEntry, language: DocumentLanguage, asOf: string): string {
  const { kind, title, organisation, start, end, state } = entry
  if (kind !== 'education' || title === '' || isLeft(entry)) return ''
  const isOpen = isOpenAt(entry, asOf)
  if (!isOpen && state !== undefined && state !== 'finished') return ''
  const isDated = end !== '' && end !== 'present'
  const year = (isOpen && !isDated ? start : end).slice(0, 4)
  if (isOpen && (year === '' || (isDated && !isAhead(end, asOf)))) return ''
  const { since, expected } = LEADS[language]
  const open = isDated ? expected : since
  return `${[title, organisation].filter(Boolean).join(', ')}${year ? ` (${isOpen ? open(year) : year})` : ''}`
}
/** Studies that go on in a month. */
const isOpenAt = ({ state, end }: ProfileEntry, asOf: string) =>
  state === 'running' || state === 'expected' || end === 'present' || isAhead(end, asOf)
/** Before every end and behind every start of studies: what a letter of any day says of them. */
const ANY_DAY = ['0000-00', '9999-99']

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

/** What an advert asks about is named with its true level. */
const ANY_LEVEL = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u
const GOOD_LEVEL = /(?<![\p{L}\d])(?:B2|C1|C2)(?![\p{L}\d])/u
const NATIVE = /native|mother tongue|muttersprach|ana ?dil|maternelle|matern[ao]|nativ[oa]/iu
const FLUENT = /(?<!\p{L})(?:fluent|fließend|flüssig|verhandlungssicher|akıcı|courant|couramment|fluid[oa])/iu

/** Words beside a level that leave it as it is. All others may take it back: 'planned', 'failed', 'expired', 'understood only'. */
const BESIDE_LEVEL =
  /^(?:levels?|niveau|stufe|seviye\p{L}*|düzey\p{L}*|nivel|nível|livello|cefr|ger|cecrl|mcer|and|und|ve|et|y|e|in|of|fluent\p{L}*|fließend\p{L}*|flüssig|akıcı|courant|fluid[oa]|very|sehr|çok|très|muy|good|gute?|iyi|bon(?:ne)?|buen[oa]|advanced|fortgeschritten|ileri|avancée?|avanzado|professional|working|business|proficien\p{L}*|verhandlungssicher\p{L}*|upper|intermediate|independent|user|written|spoken|writing|speaking|reading|listening|wort|schrift|yazılı|sözlü|oral|écrit|hablado|escrito|certificate|certified|zertifikat|zertifiziert|sertifika\p{L}*|belgesi|certificat|certificado|diploma|diplom|goethe|institut|telc|testdaf|dsh|ielts|toefl|ibt|toeic|cambridge|cae|cpe|fce|delf|dalf|tcf|tef|dele|siele|yds|yökdil|celi|cils|plida|score|points?|punkte|puan|native|speaker|mother|tongue|\p{L}*muttersprach\p{L}*|ana|dil\p{L}*|langue|maternelle|lengua|matern[oa]|nativ[oa]|bilingual|zweisprachig|bilingue|[abc][12]|\d{1,3}|(?:19|20)\d\d)$/u
const WHEN = /(?<!\p{L})(?:in|by|until|till|bis|jusqu\p{L}*|hasta|for|para) ?(?:19|20)\d\d/iu

const isPlainLevel = (detail: string) =>
  !WHEN.test(detail) && (detail.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).every((word) => BESIDE_LEVEL.test(word))

/** 'English (B2)', where the level is good and said in words that every language has; a letter's own language only where the advert asks for it. */
function languageSaid({ name, detail }: NamedFact, language: DocumentLanguage, isAsked = false): string {
  if (!isPlainLevel(detail)) return ''
  const { native, fluent } = LEADS[language]
  const level =
    (isAsked ? ANY_LEVEL : GOOD_LEVEL).exec(detail)?.[0] ??
    (NATIVE.test(detail) ? native : FLUENT.test(detail) ? fluent : '')
  const said = spokenNameIn(name, language)
  const isOwn = NATIVE.test(detail) && said === spokenNameIn(OWN_NAMES[language], language)
  // 'Yabancı dil' is any other language
  if (level === '' || (isOwn && (!isAsked || language === 'tr'))) return ''
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

/** More are a list, and no sentence of a letter. */
const MOST_NAMED = 10

/** What else of the person a letter names: the last studies, also where they go on, the certificates that were chosen, languages. */
export function backgroundOf(
  stored: Profile,
  {
    language,
    asOf,
    certificateIds = [],
    askedLanguages = [],
  }: {
    language: DocumentLanguage
    asOf: string
    certificateIds?: readonly string[] | undefined
    askedLanguages?: readonly string[] | undefined
  },
): string {
  const profile = usableProfile(stored)
  const leads = LEADS[language]
  const studies = profile.entries
    .filter((entry) => !isAhead(entry.start, asOf) && studiesIn(entry, language, asOf) !== '')
    .toSorted((a, b) => lastYear(b).localeCompare(lastYear(a)))
  // beside studies that go on the last that ended
  const named = studies.slice(0, studies[0] && isOpenAt(studies[0], asOf) ? 2 : 1)
  const certificates = certificateIds
    .flatMap((chosen) =>
      profile.certifications.filter((one) => one.id === chosen && !hasRunOut(one, asOf)).map(certificateOf),
    )
    .slice(0, MOST_NAMED)
  const isAsked = ({ name }: NamedFact) => askedLanguages.some((asked) => namesLanguage(name, asked))
  const languages = profile.languages
    .toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)))
    .slice(0, MOST_NAMED)
    .map((one) => languageSaid(one, language, isAsked(one)))
  const sentence = (lead: string, things: readonly string[]) =>
    things.length > 0 ? `${lead}${listed(things, FRAMES[language].plain.and)}.` : ''
  return said([
    sentence(
      leads.studies,
      named.map((entry) => studiesIn({ ...entry, title: studyName(entry.title) }, language, asOf)),
    ),
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
  const studied = [...entries, ...entries.map((entry) => ({ ...entry, title: studyName(entry.title) }))]
  return DOCUMENT_LANGUAGES.reduce((left, language) => {
    const leads = LEADS[language]
    const { and } = FRAMES[language].plain
    const parts = [
      [leads.studies, studied.flatMap((entry) => ANY_DAY.map((day) => studiesIn(entry, language, day)))],
      [leads.certificates, certifications.map(certificateOf)],
      [
        leads.languages,
        languages.flatMap((one) => [true, false].map((isAsked) => languageSaid(one, language, isAsked))),
      ],
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
