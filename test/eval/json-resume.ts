import { findDates, formatPoint } from '#core/resume/parse/words/dates.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { headStance } from '#core/skills/head-stance.ts'

/** A JSON Resume as the people sets write it; `x` holds its language and sections with their own headings. */
export type JsonResume = {
  basics?: { name?: string; label?: string; summary?: string; location?: { city?: string; country?: string } }
  work?: Entry[]
  volunteer?: Entry[]
  projects?: Entry[]
  education?: (Entry & { institution?: string; studyType?: string; area?: string; courses?: string[] })[]
  skills?: { name?: string; keywords?: string[] }[]
  certificates?: { name?: string; issuer?: string; date?: string }[]
  languages?: { language?: string; fluency?: string }[]
  x?: { lang?: string; sections?: { title?: string; text?: string }[] }
}
type Entry = {
  name?: string
  organization?: string
  position?: string
  summary?: string
  description?: string
  location?: string
  startDate?: string
  endDate?: string
  highlights?: string[]
}

/** The facts the product would keep of it. Sections of a person's own become texts beside them. */
export function factsOf(resume: JsonResume): { facts: ResumeFacts; otherTexts: string[] } {
  const { basics = {} } = resume
  const facts: ResumeFacts = {
    basics: {
      name: basics.name ?? null,
      headline: basics.label ?? null,
      email: null,
      phone: null,
      location: [basics.location?.city, basics.location?.country].filter(Boolean).join(', ') || null,
      summary: basics.summary ?? null,
      links: [],
    },
    skills: (resume.skills ?? []).flatMap(({ name, keywords = [] }) =>
      keywords.length > 0 ? underHead(name, keywords) : name ? [name] : [],
    ),
    experience: (resume.work ?? []).map((job) => ({
      title: job.position ?? '',
      company: job.name ?? '',
      location: job.location ?? null,
      startDate: monthOf(job.startDate),
      endDate: monthOf(job.endDate),
      isCurrent: job.startDate !== undefined && isRunning(job.endDate),
      highlights: [job.summary, job.description, ...(job.highlights ?? [])].filter((text) => text !== undefined),
    })),
    education: (resume.education ?? []).map((school) => ({
      institution: school.institution ?? '',
      degree: school.studyType ?? '',
      area: [school.area, ...(school.courses ?? []), school.summary].filter(Boolean).join('; ') || null,
      location: null,
      grade: null,
      startDate: monthOf(school.startDate),
      endDate: monthOf(school.endDate),
      isExpected: false,
    })),
    certifications: (resume.certificates ?? []).map(({ name, issuer, date }) => ({
      name: name ?? '',
      issuer: issuer ?? null,
      date: monthOf(date),
    })),
    projects: [...(resume.projects ?? []), ...(resume.volunteer ?? [])].map((project) => ({
      name: project.name ?? project.organization ?? project.position ?? '',
      description: project.description ?? project.summary ?? null,
      url: null,
      startDate: monthOf(project.startDate),
      endDate: monthOf(project.endDate),
      highlights: project.highlights ?? [],
    })),
    languages: (resume.languages ?? []).map(({ language, fluency }) => ({
      name: language ?? '',
      level: fluency ?? null,
    })),
  }
  return {
    facts,
    otherTexts: (resume.x?.sections ?? []).flatMap(({ title, text }) =>
      text ? [[title, text].filter(Boolean).join('\n')] : [],
    ),
  }
}

/** A head that takes its items back stays with them, as on paper. */
const underHead = (name: string | undefined, keywords: readonly string[]) =>
  name && headStance(`${name}:`) !== null ? keywords.map((keyword) => `${name}: ${keyword}`) : keywords

/** Not everybody writes them as JSON Resume has them: '09/2021', 'seit 2019'. */
function monthOf(date = ''): string | null {
  const [span] = findDates(date)
  return /^\d{4}(?:-\d{2})?/.exec(date)?.[0] ?? formatPoint(span?.from ?? span?.to ?? null)
}

/** Nothing, or 'Present', 'heute'. */
const isRunning = (endDate = '') => monthOf(endDate) === null
