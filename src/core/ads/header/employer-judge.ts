import { must } from '#core/must.ts'
import type { AdLine } from '../sections/ad-lines.ts'
import { EVIDENCE, type Mention, mentionsOf } from './employer-candidates.ts'
import { LEADING, LEGAL_FORMS } from './employer-cues.ts'
import { isLongName, isName } from './employer-name.ts'
import { EMPLOYER_WEIGHTS } from './employer-weights.ts'
import { languageCalled } from '../fields/languages.ts'
import { fold } from '../fold.ts'
import { placeLikeness } from './places.ts'
import { looksLikeCompany, vacancyScore } from './title.ts'
import { weighed } from './weighed.ts'

const HEADER_EVIDENCE = ['headerName', 'headerCompany', 'afterTitle', 'inTitle', 'firstOfBars', 'topLine'] as const
const OWN_EVIDENCE = [
  'any',
  'mentions',
  'legalForm',
  'companyWord',
  'domain',
  'domainOnly',
  'isSkill',
  'isPlace',
  'isTitle',
  'partOfTitle',
  'everyday',
  'oneWord',
  'letters',
  'capitals',
  'germanNoun',
] as const
/** All that is counted for a name: what stands around it, its place in the header, what it looks like. */
export const EMPLOYER_EVIDENCE = [...EVIDENCE, ...HEADER_EVIDENCE, ...OWN_EVIDENCE] as const

/** A name in the header, and how its place there speaks for it. */
export type HeaderName = { name: string; words: string; from: number; evidence: HeaderEvidence[] }
export type HeaderEvidence = (typeof HEADER_EVIDENCE)[number]
export type EmployerEvidence = (typeof EMPLOYER_EVIDENCE)[number]
/** A name with all its forms, its mentions and what speaks for it. */
export type Employer = {
  name: string
  words: string
  from: number
  features: Partial<Record<EmployerEvidence, number>>
  score: number
}

type Form = { name: string; words: string[]; mentions: Mention[]; header: HeaderName[] }
const WEIGHTS: Readonly<Record<EmployerEvidence, number>> = EMPLOYER_WEIGHTS
const MOST_OF_ONE = 3
const MOST_ASKED = 12
/** A legal form, a word of companies and the address together cannot make good for less. */
const HOPELESS = -6

/** What is known before: names of the header, the title, names of skills, and whether an address alone may name the employer. */
type Known = {
  header: readonly HeaderName[]
  title: string | null
  isSkill: (folded: string) => boolean
  takesAddress: boolean
}

/** All names of the advert that could be the employer's, the likeliest first. */
export function employersIn(lines: readonly AdLine[], { header, title, isSkill, takesAddress }: Known): Employer[] {
  const hosts = hostsIn(lines)
  const groups = groupsOf(formsOf(mentionsOf(lines), header))
  const lower = smallWordsOf(lines)
  // what stands around a name is known at once; what the name itself looks like is asked of the likeliest alone
  const likeliest = groups
    .map((forms) => {
      const features = aroundOf(forms)
      return { forms, features, score: weighed(WEIGHTS, features) }
    })
    .filter(({ score }) => score > HOPELESS)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_ASKED)
  const employers = likeliest.flatMap(({ forms, features }) => {
    const best = bestForm(forms)
    if (best.header.length === 0 && (!isNamed(best) || BOARD.test(best.name))) return []
    if (!best.name.includes(' ') && languageCalled(best.name) !== null) return []
    addOwn(features, forms, best.name, { hosts, title, isSkill, lower })
    const said = best.header[0] ?? must(best.mentions[0] ?? forms.flatMap(({ mentions }) => mentions)[0])
    const words = 'line' in said ? said.line.text : said.words
    return [{ name: best.name, words, from: said.from, features, score: weighed(WEIGHTS, features) }]
  })
  for (const { host, words, from } of takesAddress ? hosts : []) {
    if (employers.some(({ features }) => features.domain)) break
    const features = { any: 1, domainOnly: 1 }
    employers.push({ name: nameOfHost(host), words, from, features, score: weighed(WEIGHTS, features) })
  }
  return employers.sort((a, b) => b.score - a.score)
}

/** Where adverts stand and how one meets: named in the text of anybody's. */
const BOARD =
  /^(?:linkedin|xing|indeed|stepstone|glassdoor|kariyer(?:\.net)?|infojobs|apec|hacker news|whatsapp|zoom|skype|teams|slack|google)$/i

const nameOfHost = (host: string) =>
  host
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')

function formsOf(mentions: readonly Mention[], header: readonly HeaderName[]): Form[] {
  const forms = new Map<string, Form>()
  const formOf = (name: string): Form | null => {
    const known = forms.get(name)
    if (known) return known
    const words = PLAIN.test(name) ? [name.toLowerCase()] : wordsOf(name)
    if (words.length === 0) return null
    const form = { name, words, mentions: [], header: [] }
    forms.set(name, form)
    return form
  }
  for (const one of header) formOf(one.name)?.header.push(one)
  for (const one of mentions) if (one.name.length <= 60) formOf(one.name)?.mentions.push(one)
  return [...forms.values()]
}

const PLAIN = /^[A-Za-z]+$/
const wordsOf = (name: string) =>
  fold(name.replace(LEGAL_FORMS, ''))
    .split(/[^\p{L}\p{N}&]+/u)
    .filter(Boolean)

/** Forms of one name together: 'Kestwick' and 'Kestwick Insurance Group'. */
function groupsOf(forms: readonly Form[]): Form[][] {
  const byWords = new Map<string, Form[]>()
  const homeOf = (words: readonly string[]): { home: Form[] | undefined; key: string } => {
    let key = ''
    for (const word of words) {
      key += `${word} `
      const home = byWords.get(key)
      if (home) return { home, key }
    }
    return { home: undefined, key }
  }
  for (const form of [...forms].sort((a, b) => a.words.length - b.words.length)) {
    const { home, key } = homeOf(form.words)
    // 'Al Naseem' in the header is 'Naseem' in a sentence, where the first word could be an article
    const [first, ...others] = form.words
    const own =
      home ??
      (form.header.length > 0 && others.length > 1 && LEADING.has(must(first)) ? homeOf(others).home : undefined)
    if (own) own.push(form)
    else byWords.set(key, [form])
  }
  return [...byWords.values()]
}

const SPEAKS = new Set<string>([
  'self',
  'client',
  'at',
  'about',
  'law',
  'hires',
  'verb',
  'apart',
  'turkish',
  'heading',
  'possessive',
])

/** A name by its letters, or all that stands before the verb of a sentence that looks for somebody. */
const isNamed = ({ name, mentions }: Form) =>
  isName(name) || (isLongName(name) && mentions.some(({ evidence }) => evidence.includes('hires')))

/** The fullest form that stands where a firm is named; else the one that is named most often. */
function bestForm(all: readonly Form[]): Form {
  // 'Limon Ödeme Hakkında' heads a section, 'Limon Ödeme' is the name in it
  const named = all.filter((form) => form.header.length > 0 || isNamed(form))
  const forms = named.length > 0 ? named : all
  if (forms.length === 1) return must(forms[0])
  const rank = (form: Form) =>
    (LEGAL_FORMS.test(form.name) ? 3 : 0) +
    (form.header.length > 0 ||
    LEGAL_FORMS.test(form.name) ||
    // 'Saint Orlan Medical Center', of which the other sentences say the first words
    (form.words.length > 1 && looksLikeCompany(form.name) >= 1) ||
    form.mentions.some(({ evidence }) => evidence.some((one) => SPEAKS.has(one)))
      ? 10
      : 0) +
    Math.min(form.words.length, 6) -
    // 'Lumitech Serres' alone in a line of the header, though Serres is a town as well
    (vacancyScore(form.name) >= 2 ||
    (form.header.length === 0 && placeLikeness(must(form.name.split(/\s/).at(-1))) >= 2)
      ? 5
      : 0)
  return must([...forms].sort((a, b) => rank(b) - rank(a))[0])
}

type Around = {
  hosts: readonly { host: string }[]
  title: string | null
  isSkill: (folded: string) => boolean
  lower: ReadonlySet<string>
}

function aroundOf(forms: readonly Form[]): Employer['features'] {
  const features: Employer['features'] = { any: 1 }
  const seen = new Set<AdLine>()
  for (const { mentions, header } of forms) {
    for (const { evidence, line } of mentions) {
      for (const one of evidence) features[one] = Math.min(MOST_OF_ONE, (features[one] ?? 0) + 1)
      seen.add(line)
    }
    for (const { evidence } of header) for (const one of evidence) features[one] = 1
  }
  features.mentions = Math.min(2, Math.log(1 + seen.size))
  return features
}

function addOwn(
  features: Employer['features'],
  forms: readonly Form[],
  name: string,
  { hosts, title, isSkill, lower }: Around,
): void {
  const folded = fold(name)
  const words = folded.split(/[^\p{L}\p{N}&]+/u).filter(Boolean)
  if (forms.some((form) => LEGAL_FORMS.test(form.name))) features.legalForm = 1
  else if (forms.some((form) => looksLikeCompany(form.name) >= 1)) features.companyWord = 1
  // 'mothandlantern' for 'Moth & Lantern'
  const spelled = forms.flatMap((form) =>
    form.name.includes('&') ? AND.map((word) => form.name.replace('&', word)) : [form.name],
  )
  const addresses = hosts.length > 0 ? spelled.map((one) => addressOf(one)) : []
  if (hosts.some(({ host }) => addresses.some((one) => isHostOf(host, one)))) features.domain = 1
  if (isSkill(folded)) features.isSkill = 1
  if (placeLikeness(name) >= 2) features.isPlace = 1
  if (vacancyScore(name) >= 2) features.isTitle = 1
  // 'React developer, Bergamot Pay': the name behind the title is no part of it
  if (title !== null && !features.inTitle && fold(title).includes(folded)) features.partOfTitle = 1
  if (
    name
      .toLowerCase()
      .split(/\s+/)
      .every((word) => lower.has(word))
  )
    features.everyday = 1
  if (words.length === 1) features.oneWord = 1
  if (/^[\p{Lu}\d&-]{1,5}$/u.test(name)) features.letters = 1
  else if (name === name.toUpperCase()) features.capitals = 1
  // in German every noun has a capital
  if (lower.has('und') && words.length === 1 && !features.domain) features.germanNoun = 1
}

/** Words that the text also writes small. */
function smallWordsOf(lines: readonly AdLine[]): Set<string> {
  const small = new Set<string>()
  for (const { text } of lines) for (const word of text.match(SMALL_WORD) ?? []) small.add(word)
  return small
}
const SMALL_WORD = /(?<![\p{L}\p{N}@.'’_-])\p{Ll}{3,}/gu

/** Addresses of the house: what stands before '.com' says who it is, save for those that host mail and adverts. */
const HOST = /(?:@|www\.|https?:\/\/(?:www\.)?)([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu
const AND = ['&', 'and', 'und', 'et', 'y', 'e', 've', 'en']
const NOT_OWN =
  /^(?:gmail|googlemail|google|outlook|hotmail|live|yahoo|icloud|gmx|web|freenet|t-online|orange|free|laposte|wanadoo|libero|proton|protonmail|linkedin|indeed|glassdoor|xing|stepstone|monster|infojobs|kariyer|greenhouse|lever|ashbyhq|workday|myworkdayjobs|personio|smartrecruiters|teamtailor|recruitee|join|workable|breezy|bamboohr|icims|jobvite|welcometothejungle|github|gitlab|twitter|x|facebook|instagram|youtube|medium|notion|forms|typeform|zoom|calendly|bit|example|test)$/

function hostsIn(lines: readonly AdLine[]): { host: string; words: string; from: number }[] {
  return lines.flatMap((line) =>
    line.text.includes('@') || /www\.|https?:/.test(line.text)
      ? [...line.text.matchAll(HOST)].flatMap((match) => {
          const parts = must(match[1]).toLowerCase().split('.').slice(0, -1)
          while (parts.length > 1 && /^(?:com?|org|net|ac|gov|edu|gob|gouv)$/.test(must(parts.at(-1)))) parts.pop()
          const host = must(parts.at(-1))
          return host.length < 3 || NOT_OWN.test(host)
            ? []
            : [{ host, words: line.text, from: line.from + match.index }]
        })
      : [],
  )
}

/** A name as addresses write it, and its first letters. */
function addressOf(name: string): { whole: string; letters: string } {
  return {
    whole: fold(name.replace(LEGAL_FORMS, '')).replaceAll(/[^\p{L}\p{N}]+/gu, ''),
    letters: (name.match(/(?<![\p{L}\p{N}])\p{Lu}/gu) ?? []).join('').toLowerCase(),
  }
}

function isHostOf(host: string, { whole, letters }: { whole: string; letters: string }): boolean {
  const bare = fold(host).replaceAll('-', '')
  if (whole.length >= 4 && bare.length >= 4) return whole.startsWith(bare) || bare.startsWith(whole)
  return bare === whole || (bare.length >= 3 && letters === bare)
}
