import { remembered } from '#core/text/remembered.ts'
import { must } from '#core/must.ts'
import { easternKind, isEastern } from './eastern-heading.ts'
import { companyScore } from '../words/organisation-words.ts'
import { fold } from '#core/text/fold.ts'
import { CONNECTING, SECTION_WORDS, type SectionKind, WHOLE_HEADINGS } from '../words/section-words.ts'
import { titleScore } from '../words/title-words.ts'

const KIND_OF = new Map<string, SectionKind>()
for (const [kind, words] of Object.entries(SECTION_WORDS) as [SectionKind, string][]) {
  for (const word of words.split(/\s+/)) if (!KIND_OF.has(word)) KIND_OF.set(word, kind)
}
/** The same words run together, for headings with spaced letters. */
const compactOf = (text: string) =>
  fold(text)
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}]/gu, '')
const COMPACT = new Map<string, SectionKind>()
for (const [kind, headings] of Object.entries(WHOLE_HEADINGS) as [SectionKind, string][])
  for (const heading of headings.split(/\s*\|\s*/)) COMPACT.set(compactOf(heading), kind)

const LONGEST_HEADING = 48
const MOST_WORDS = 6
const LONGEST_DRAWN = 160
/** Signs around a heading, and how many stand below it: '(2)'. */
const DRAWN = /^[=_*~#─━═–—-]{2,}\s*|^#+\s+|\s*[=_*~#─━═–—-]{2,}$|\s*\(\d{1,2}\)$/g
/** Each says something of its own beside another word, but does not decide: 'career summary', 'technical projects'. */
const WEAK = new Set([
  'technical',
  'academic',
  'educational',
  'work',
  'career',
  'tech',
  'software',
  'is',
  'kariyer',
  'techniques',
  'research',
  'community',
  'personal',
  'personliche',
  'kisisel',
  'engagement',
  'techniques',
  'informatique',
  'summary',
  'background',
  'history',
  'information',
  'online',
  'academica',
  'laboral',
  'job',
  'freelance',
  'consulting',
  'about',
  'resume',
  'perfil',
  'profil',
  'study',
  'study',
  'project',
  'bilgi',
  'calisma',
])

/** Which section a separate line opens, by its words alone; null when it is no heading known. */
export const headingKind = remembered((printed: string): SectionKind | null => {
  if (printed.length > LONGEST_DRAWN) return null
  // '== Skills ====': drawn with signs.
  const text = asOne(printed.replaceAll(DRAWN, ''))
  if (text.length > LONGEST_HEADING || /\d{2}|@|https?:/.test(text) || /[.,;!?]\s|,/.test(text)) return null
  if (isEastern(text)) {
    // '教育背景 Education' names it twice.
    const latin = text.replaceAll(/[^\p{sc=Latin}&\s]/gu, ' ').trim()
    const kind = easternKind(text.replaceAll(/\p{sc=Latin}{3,}/gu, ''))
    return latin.length < 3 || headingKind(latin) ? kind : null
  }
  const folded = fold(text)
    .replaceAll(/[^\p{L}\p{N}&+/'’ -]/gu, ' ')
    .trim()
  const whole = COMPACT.get(compactOf(folded))
  if (whole) return whole
  const words = folded
    .split(/[\s/&+]+/)
    .map((word) => word.replaceAll(/^['-]+|['-]+$/g, ''))
    .filter(Boolean)
  if (words.length === 0 || words.length > MOST_WORDS) return null
  const kinds: { kind: SectionKind; word: string }[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = must(words[at])
    const kind = KIND_OF.get(word)
    const whole = word + (words[at + 1] ?? '')
    if (kind) kinds.push({ kind, word })
    else if (KIND_OF.has(whole) || (CONNECTING.has(whole) && !CONNECTING.has(word))) {
      // The first letters of a heading may be set apart by their colour: 'Pro fessional'.
      words.splice(at, 2, whole)
      at -= 1
    } else if (!CONNECTING.has(word)) return spacedKind(words)
  }
  // 'Additional skills' are skills, 'Training and education' is education, 'Courses and certificates' are certificates.
  const naming = kinds.filter(({ kind }) => kind !== 'other')
  const strong = (naming.length > 0 ? naming : kinds).filter(({ word }) => !WEAK.has(word))
  const school = strong[0]?.kind === 'courses' ? strong.find(({ kind }) => GIVEN.has(kind)) : undefined
  return (school ?? strong[0] ?? naming[0] ?? kinds[0])?.kind ?? spacedKind(words)
})

const LIST_OF_SECTIONS = /^(?:[\p{L} ]{4,}, )+[\p{L} ]{4,},? (?:&|and|und|et|y|e|ve|и) [\p{L} ]{4,}$/u

/** 'Honors, awards & certifications': names of sections between commas are one heading. */
function asOne(text: string): string {
  if (!LIST_OF_SECTIONS.test(text)) return text
  const parts = text.split(/,? (?:&|and|und|et|y|e|ve|и) |, /u)
  return parts.every((part) => headingKind(part) !== null) ? parts.join(' & ') : text
}

/** What courses end with. */
const GIVEN = new Set<SectionKind>(['education', 'certifications'])

/** May stand beside the name of a section, but alone is one. */
const NOUNS = new Set(['skills', 'summary', 'background', 'history', 'timeline', 'technique', 'techniques', 'werk'])

/** Made of words only that name a section beside others: 'Research & industry' above 'experience'. */
export function isWeakHeading(text: string): boolean {
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  if (words.length === 1) return CONNECTING.has(must(words[0])) && !NOUNS.has(must(words[0]))
  return words.length >= 2 && words.every((word) => CONNECTING.has(word) || WEAK.has(word))
}

/** Kinds whose words decide in a line that looks like a heading though not all of its words are known. */
const NAMING = new Set<SectionKind>([
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'languages',
  'publications',
  'awards',
])
/** Words of these kinds that employers and titles have too. */
const COMMON = new Set(
  'work engagement engagements clients client missions position positions history historico university school schools software methods practicas freelance consulting labs builds articles research writing patent patents licenses degree license'.split(
    ' ',
  ),
)

/** 'Commercial experience', 'Tools I use': what a heading in the look of the others opens, by its first or last word. */
export function partialHeadingKind(text: string): SectionKind | null {
  const words = fold(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)
  if (words.length < 2 || words.length > MOST_WORDS || /\d/.test(text)) return null
  const kindOf = (word: string) => {
    const kind = KIND_OF.get(word)
    return kind && NAMING.has(kind) && !WEAK.has(word) && !COMMON.has(word) && word.length > 4 ? kind : null
  }
  const last = kindOf(must(words.at(-1)))
  if (last) return companyScore(text) >= 1 ? null : last
  // 'Education & summer schools' is no employer, whatever its words.
  const isListed = /^[\p{L}-]+ (?:&|and|und|et|y|e|i|ve) /iu.test(text)
  return titleScore(text) >= 1.5 || (companyScore(text) >= 1 && !isListed) ? null : kindOf(must(words[0]))
}

/** What single words of a heading name, though not all of it: 'work' in 'Night work'. */
export const kindsNamed = (text: string): ReadonlySet<SectionKind> =>
  new Set(
    fold(text)
      .split(/[^\p{L}-]+/u)
      .flatMap((word) => KIND_OF.get(word) ?? []),
  )

/** 'WORKEXPERIENCE' and 'W O R K E X P E R I E N C E': two known words with nothing between. */
function spacedKind(words: string[]): SectionKind | null {
  const isSpaced = words.length === 1 || words.every((word) => word.length === 1)
  const text = words.join('')
  if (!isSpaced || text.length < 8) return null
  for (let at = 3; at <= text.length - 3; at += 1) {
    const [head, tail] = [text.slice(0, at), text.slice(at)]
    const kind = KIND_OF.get(tail)
    if (kind && (CONNECTING.has(head) || KIND_OF.has(head))) return kind
  }
  return null
}
