import type { ResumeFacts } from '#core/resume/schema.ts'
import { studyStateOf } from '#core/resume/study-state.ts'
import {
  endIn,
  type FactSource,
  type NamedFact,
  type Profile,
  type ProfileEntry,
  seasonsOf,
  stateIn,
} from './profile.ts'

export type MakeId = (prefix: 'exp' | 'edu' | 'prj' | 'bul' | 'skl' | 'crt' | 'lng') => string

/** The facts of a resume, each with an id and the name of where it was read. */
export function profileFromFacts(facts: ResumeFacts, source: FactSource, makeId: MakeId): Profile {
  const sources = [source]
  const bullets = (texts: readonly string[]) =>
    texts.filter((text) => text.trim()).map((text) => ({ id: makeId('bul'), text, isOnHold: false, sources }))
  const named = (
    prefix: 'skl' | 'crt' | 'lng',
    name: string,
    detail = '',
    date = '',
    more: Pick<NamedFact, 'end' | 'state'> = {},
  ): NamedFact => ({
    id: makeId(prefix),
    name,
    detail,
    date,
    ...more,
    isOnHold: false,
    sources,
  })
  const jobs = facts.experience.map((job): ProfileEntry => ({
    ...emptyEntry(makeId('exp'), 'job', sources),
    title: job.title,
    organisation: job.company,
    location: job.location ?? '',
    start: job.startDate ?? '',
    end: job.isCurrent ? 'present' : (job.endDate ?? ''),
    ...seasonsOf(job),
    bullets: bullets(job.highlights),
  }))
  const schools = facts.education.map((school): ProfileEntry => ({
    ...emptyEntry(makeId('edu'), 'education', sources),
    title: [school.degree, school.area].filter(Boolean).join(', '),
    organisation: school.institution,
    location: school.location ?? '',
    start: school.startDate ?? '',
    end: school.endDate ?? (studyStateOf(school) === 'running' ? 'present' : ''),
    ...seasonsOf(school),
    ...stateIn(studyStateOf(school)),
    note: school.grade ?? '',
  }))
  const projects = facts.projects.map((project): ProfileEntry => ({
    ...emptyEntry(makeId('prj'), 'project', sources),
    title: project.name,
    start: project.startDate ?? '',
    end: project.isCurrent ? 'present' : (project.endDate ?? ''),
    ...seasonsOf(project),
    note: project.description ?? '',
    url: project.url ?? '',
    bullets: bullets(project.highlights),
  }))
  const { basics } = facts
  return {
    basics: {
      name: basics.name ?? '',
      headline: basics.headline ?? '',
      email: basics.email ?? '',
      phone: basics.phone ?? '',
      location: basics.location ?? '',
      summary: basics.summary ?? '',
      links: basics.links,
    },
    entries: [...jobs, ...schools, ...projects],
    skills: facts.skills.map((name) => named('skl', name)),
    certifications: facts.certifications.map(({ name, issuer, date, endDate, state }) =>
      named('crt', name, issuer ?? '', date ?? '', { ...endIn(endDate), ...stateIn(state) }),
    ),
    languages: facts.languages.map(({ name, level }) => named('lng', name, level ?? '')),
  }
}

/** With nothing in it yet. */
export function emptyEntry(id: string, kind: ProfileEntry['kind'], sources: FactSource[]): ProfileEntry {
  return {
    id,
    kind,
    title: '',
    organisation: '',
    location: '',
    start: '',
    end: '',
    note: '',
    url: '',
    bullets: [],
    isOnHold: false,
    sources,
  }
}
