import type { ResumeFacts } from '../schema.ts'
import { certificateDate, ENGLISH_DATES, spanInWords, type DateWords } from './date-words.ts'

/** A resume as a row of plain blocks: one column, known headings, nothing that a reader could take for something else. */
export type Block =
  | { kind: 'name'; text: string }
  /** `isApart`: a paragraph of running text, with room above it. */
  | { kind: 'text'; text: string; link?: string; isApart?: boolean }
  /** `isAside`: a template with a narrow column puts the part there. `isAsWritten`: with names of any language in it. */
  | { kind: 'heading'; text: string; isAside?: boolean; isAsWritten?: boolean }
  /** What an entry is, in bold, and its time on the right. */
  | { kind: 'entry'; text: string; dates: string }
  | { kind: 'item'; text: string }

/** What the parts are called in the language of a document. */
export type SectionNames = DateWords &
  Readonly<
    Record<
      'summary' | 'skills' | 'experience' | 'education' | 'projects' | 'certifications' | 'languages' | 'grade',
      string
    >
  >

export const ENGLISH_SECTIONS: SectionNames = {
  summary: 'Summary',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  projects: 'Projects',
  certifications: 'Certifications',
  languages: 'Languages',
  grade: 'Grade',
  ...ENGLISH_DATES,
}

export const isAside = (block: Block) => block.kind === 'heading' && block.isAside === true

export const SECTION_KINDS = [
  'summary',
  'skills',
  'experience',
  'education',
  'projects',
  'certifications',
  'languages',
] as const
export type SectionKind = (typeof SECTION_KINDS)[number]

/** What is printed of a resume, top to bottom; empty parts are left out. `today`: for what has run out since. */
export function outlineOf(
  facts: ResumeFacts,
  names: SectionNames = ENGLISH_SECTIONS,
  { order = SECTION_KINDS, today = '' }: { order?: readonly SectionKind[]; today?: string } = {},
): Block[] {
  const { basics } = facts
  return [
    ...(basics.name ? [{ kind: 'name' as const, text: basics.name }] : []),
    ...text(basics.headline),
    ...text(joined([basics.email, basics.phone, basics.location], ' | ')),
    ...basics.links.flatMap(({ url }) => linkTo(url)),
    ...order.flatMap((kind) => {
      const blocks = WITHIN[kind](facts, names, today)
      const beside = BESIDE.has(kind) ? { isAside: true } : {}
      return blocks.length > 0 ? [{ kind: 'heading' as const, text: names[kind], ...beside }, ...blocks] : []
    }),
  ]
}

/** Short parts, which may stand in a narrow column. */
const BESIDE: ReadonlySet<SectionKind> = new Set(['skills', 'certifications', 'languages'])

const WITHIN: Record<SectionKind, (facts: ResumeFacts, names: SectionNames, today: string) => Block[]> = {
  summary: ({ basics }) => text(basics.summary),
  skills: ({ skills }) => text(skills.join(', ')),
  experience: ({ experience }, names) => experience.flatMap((job) => jobBlocks(job, names)),
  education: ({ education }, names) => education.flatMap((school) => schoolBlocks(school, names)),
  projects: ({ projects }, names) => projects.flatMap((project) => projectBlocks(project, names)),
  certifications: ({ certifications }, names, today) =>
    certifications.flatMap((one) => item(joined([one.name, one.issuer, certificateDate(one, names, today)], ', '))),
  languages: ({ languages }) => languages.flatMap(({ name, level }) => item(level ? `${name} (${level})` : name)),
}

function jobBlocks(job: ResumeFacts['experience'][number], names: SectionNames): Block[] {
  return [
    { kind: 'entry', text: job.title || job.company, dates: spanInWords(job, names) },
    ...text(joined([job.title ? job.company : null, job.location], ', ')),
    ...job.highlights.flatMap(item),
  ]
}

function schoolBlocks(school: ResumeFacts['education'][number], names: SectionNames): Block[] {
  const studied = joined([school.degree, school.area], ', ')
  return [
    { kind: 'entry', text: studied || school.institution, dates: spanInWords(school, names) },
    ...text(joined([studied ? school.institution : null, school.location], ', ')),
    ...text(
      school.grade &&
        (/\d/.test(school.grade) && !/[a-z]{3}/i.test(school.grade) ? `${names.grade}: ${school.grade}` : school.grade),
    ),
  ]
}

function projectBlocks(project: ResumeFacts['projects'][number], names: SectionNames): Block[] {
  return [
    { kind: 'entry', text: project.name, dates: spanInWords(project, names) },
    ...text(project.description),
    ...(project.url ? linkTo(project.url) : []),
    ...project.highlights.flatMap(item),
  ]
}

function text(words: string | null): Block[] {
  return (words ?? '')
    .split('\n')
    .flatMap((line) => (line.trim() ? [{ kind: 'text' as const, text: line.trim() }] : []))
}

function item(words: string): Block[] {
  return words.trim() ? [{ kind: 'item', text: words.replaceAll(/\s+/g, ' ').trim() }] : []
}

function linkTo(url: string): Block[] {
  const text = plainWords(url)
  const link = addressOf(url)
  return text ? [{ kind: 'text', text, ...(link ? { link } : {}) }] : []
}

/** Browsers and Node have it alike; the types of the core know neither. */
declare const URL: {
  canParse: (url: string) => boolean
  new (url: string): Readonly<Record<'href' | 'hostname' | 'pathname' | 'protocol' | 'username' | 'password', string>>
}

/**
 * The address that words lead to, as programs take it; people write 'github.com/ada'. Null: they stay words. The file goes to
 * strangers, so nothing leads anywhere that would run something on their machine, or that is read in two ways.
 */
export function addressOf(words: string): string | null {
  const text = words.trim()
  if (text === '' || /[\\\p{Cc}]/u.test(text)) return null
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!/^(?:https?:\/\/|mailto:)/i.test(whole) || !URL.canParse(whole)) return null
  const { href, hostname, pathname, protocol, username, password } = new URL(whole)
  const isWhole = protocol === 'mailto:' ? /^[^@\s]+@[^@\s]+$/.test(pathname) : hostname.includes('.')
  if (!isWhole || username || password) return null
  return href.endsWith('/') && !text.endsWith('/') ? href.slice(0, -1) : href
}

/** On one line, without what is no letter. */
export function plainWords(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

function joined(parts: (string | null)[], joint: string): string {
  return parts.filter((part) => part?.trim()).join(joint)
}
