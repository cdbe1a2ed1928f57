import { addressOf, plainWords } from './export/outline.ts'
import { ENGLISH_DATES } from './export/date-words.ts'
import type { ResumeFacts, StudyState } from './schema.ts'

/** Facts as a JSON Resume 1.0.0 document (jsonresume.org/schema). Dates keep the precision they were given with. */
export function toJsonResume(facts: ResumeFacts) {
  const { basics } = facts
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: withoutEmpty({
      name: basics.name,
      label: basics.headline,
      email: emailOf(basics.email),
      phone: basics.phone,
      summary: basics.summary,
      location: basics.location ? { address: basics.location } : null,
      profiles: basics.links.map(({ label, url }) => {
        const uri = uriOf(url)
        return { network: label, ...(uri ? { url: uri } : { username: plainWords(url) }) }
      }),
    }),
    work: facts.experience.map((job) =>
      withoutEmpty({
        name: job.company,
        position: job.title,
        location: job.location,
        startDate: job.startDate,
        endDate: job.endDate,
        highlights: job.highlights,
      }),
    ),
    education: facts.education.map((school) =>
      withoutEmpty({
        institution: school.institution,
        studyType: withState(school.degree, school.state),
        area: school.area,
        location: school.location,
        startDate: school.startDate,
        endDate: school.endDate,
        score: school.grade,
      }),
    ),
    certificates: facts.certifications.map(({ name, issuer, date, endDate = null, state }) =>
      // the schema knows no end and allows further fields
      withoutEmpty({ name: withState(name, state), issuer, date, endDate }),
    ),
    skills: facts.skills.map((name) => ({ name })),
    languages: facts.languages.map(({ name, level }) => withoutEmpty({ language: name, fluency: level })),
    projects: facts.projects.map((project) => {
      const url = uriOf(project.url ?? '')
      const words = url ? '' : plainWords(project.url ?? '')
      return withoutEmpty({
        name: project.name,
        description: [project.description, words].filter(Boolean).join('\n'),
        url,
        startDate: project.startDate,
        endDate: project.endDate,
        highlights: project.highlights,
      })
    }),
  }
}

/** The schema has no place for a state: without a word a degree that was left would read as one. */
const withState = (name: string, state: StudyState | undefined) =>
  name && (state === 'running' || state === 'unfinished') ? `${name} (${ENGLISH_DATES[state]})` : name

/** The schema knows no null: what is not known is left out. */
function withoutEmpty<T extends Record<string, unknown>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== '')) as Partial<T>
}

/** The schema asks for a whole address, without brackets; what is none stays as words. */
function uriOf(url: string): string | null {
  return addressOf(url)?.replaceAll(/[[\]]/g, (bracket) => (bracket === '[' ? '%5B' : '%5D')) ?? null
}

/** What is no e-mail address by the schema would make the whole document invalid. */
function emailOf(email: string | null): string | null {
  return email && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(email) ? email : null
}
