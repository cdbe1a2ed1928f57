import type { ResumeFacts } from '../schema.ts'
import { dateInWords, spanInWords } from './date-words.ts'

/** A resume as a row of plain blocks: one column, known headings, nothing that a reader could take for something else. */
export type Block =
  | { kind: 'name'; text: string }
  | { kind: 'text'; text: string; link?: string }
  | { kind: 'heading'; text: string }
  /** What an entry is, in bold, and its time on the right. */
  | { kind: 'entry'; text: string; dates: string }
  | { kind: 'item'; text: string }

/** What the parts are called in the language of a document. */
export type SectionNames = Readonly<
  Record<
    'summary' | 'skills' | 'experience' | 'education' | 'projects' | 'certifications' | 'languages' | 'present',
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
  present: 'Present',
}

/** What is printed of a resume, top to bottom; empty parts are left out. */
export function outlineOf(facts: ResumeFacts, names: SectionNames = ENGLISH_SECTIONS): Block[] {
  const { basics } = facts
  return [
    ...(basics.name ? [{ kind: 'name' as const, text: basics.name }] : []),
    ...text(basics.headline),
    ...text(joined([basics.email, basics.phone, basics.location], ' | ')),
    ...basics.links.flatMap(({ url }) => linkTo(url)),
    ...section(names.summary, text(basics.summary)),
    ...section(names.skills, text(facts.skills.join(', '))),
    ...section(
      names.experience,
      facts.experience.flatMap((job) => jobBlocks(job, names.present)),
    ),
    ...section(
      names.education,
      facts.education.flatMap((school) => schoolBlocks(school, names.present)),
    ),
    ...section(
      names.projects,
      facts.projects.flatMap((project) => projectBlocks(project, names.present)),
    ),
    ...section(
      names.certifications,
      facts.certifications.flatMap(({ name, issuer, date }) =>
        item(joined([name, issuer, date && dateInWords(date)], ', ')),
      ),
    ),
    ...section(
      names.languages,
      facts.languages.flatMap(({ name, level }) => item(level ? `${name} (${level})` : name)),
    ),
  ]
}

function jobBlocks(job: ResumeFacts['experience'][number], present: string): Block[] {
  return [
    { kind: 'entry', text: job.title || job.company, dates: spanInWords(job, present) },
    ...text(joined([job.title ? job.company : null, job.location], ', ')),
    ...job.highlights.flatMap(item),
  ]
}

function schoolBlocks(school: ResumeFacts['education'][number], present: string): Block[] {
  const studied = joined([school.degree, school.area], ', ')
  return [
    { kind: 'entry', text: studied || school.institution, dates: spanInWords(school, present) },
    ...text(joined([studied ? school.institution : null, school.location], ', ')),
    ...text(
      school.grade &&
        (/\d/.test(school.grade) && !/[a-z]{3}/i.test(school.grade) ? `Grade: ${school.grade}` : school.grade),
    ),
  ]
}

function projectBlocks(project: ResumeFacts['projects'][number], present: string): Block[] {
  return [
    { kind: 'entry', text: project.name, dates: spanInWords(project, present) },
    ...text(project.description),
    ...(project.url ? linkTo(project.url) : []),
    ...project.highlights.flatMap(item),
  ]
}

function section(title: string, blocks: Block[]): Block[] {
  return blocks.length > 0 ? [{ kind: 'heading', text: title }, ...blocks] : []
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
  return url.trim() ? [{ kind: 'text', text: url.trim(), link: absolute(url.trim()) }] : []
}

/** The address as a browser needs it. */
export function absolute(url: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`
}

function joined(parts: (string | null)[], joint: string): string {
  return parts.filter((part) => part?.trim()).join(joint)
}
