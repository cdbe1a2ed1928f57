import { must } from '#core/must.ts'
import type { ParsedResume, Project } from '#core/resume/schema.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { type Contact, readContact } from './sections/contact/contact.ts'
import { findEmails, findPhones } from './sections/contact/contact-patterns.ts'
import type { DocumentText } from './document.ts'
import { readEducation } from './entries/education.ts'
import { EvidenceBook } from './evidence-book.ts'
import { type Read, readExperience } from './entries/experience.ts'
import { settleEntries } from './entries/settle-entries.ts'
import { withoutForm } from './sections/form-fields.ts'
import { headingKind, partialHeadingKind } from './sections/heading-kind.ts'
import { createJudge } from './layout/judge.ts'
import type { Line } from './layout/line.ts'
import { leftOut } from './left-out.ts'
import { withOwnLinks } from './project-links.ts'
import { linkTargets } from './link-targets.ts'
import { type NameFound, readName, withoutTown } from './sections/name.ts'
import { nameSections } from './sections/name-sections.ts'
import type { Plan } from './reading-plan.ts'
import { bestReading, type WholeReading } from './whole-reading.ts'
import { partTraining } from './entries/part-training.ts'
import { placeBook } from './entries/place-book.ts'
import { readLines } from './layout/read-lines.ts'
import { rescueEntries } from './sections/rescue-entries.ts'
import { type Section, splitSections } from './sections/sections.ts'
import { partLanguages } from './sections/skill-section.ts'
import { partCertificates, readCertifications, readCourses } from './sections/certifications.ts'
import { readLanguages, readProjects, readSummary } from './sections/side-sections.ts'
import { withoutSignature } from './sections/signature.ts'
import { gatherSkills } from './sections/gather-skills.ts'
import { type Loose, sortLoose } from './sections/sort-loose.ts'
import { NO_RESUME, warningsOf } from './warnings.ts'

/** Reads a resume's facts out of a document's text. `terms` are the skills to know by name. Pure. */
export function readResume(document: DocumentText, terms: SkillTerm[]): ParsedResume {
  const linesBy = lineReader(document)
  const known: Section[][] = []
  const best = bestReading((plan) => {
    const lines = linesBy(plan)
    const sections = lines && sectionsBy(plan, lines)
    if (!sections || known.some((own) => isSame(own, sections))) return null
    known.push(sections)
    return readWhole(lines, sections, document, terms)
  })
  return best ? resumeBy(best, document, terms) : notResume(document)
}

/** The lines of a document by each plan, or null where they are those of a plan before. */
export function lineReader(document: DocumentText): (plan: Plan) => Line[] | null {
  const judge = createJudge()
  const known = new Map<Plan['columns'], { lines: Line[]; isNew: boolean }>()
  return ({ columns, isWrapped }) => {
    let own = known.get(columns)
    if (!own) {
      const lines = readLines(document, judge, columns)
      const isSame = (other: Line[]) =>
        other.length === lines.length && other.every((line, at) => line.text === lines[at]?.text)
      own = { lines, isNew: ![...known.values()].some((other) => isSame(other.lines)) }
      known.set(columns, own)
    }
    // Only PDFs have printed lines.
    if (!own.isNew || (!isWrapped && document.kind === 'docx')) return null
    return isWrapped ? own.lines : own.lines.map((line) => ({ ...line, regionRight: Number.POSITIVE_INFINITY }))
  }
}

export const sectionsBy = (plan: Plan, lines: Line[]): Section[] =>
  nameSections(rescueEntries(splitSections(withoutSignature(lines), plan)))

/** The same lines under the same headings are read alike. */
const isSame = (one: Section[], other: Section[]) =>
  one.length === other.length &&
  one.every(({ kind, heading, lines }, at) => {
    const own = must(other[at])
    const isAlike = kind === own.kind && heading === own.heading && lines.length === own.lines.length
    return isAlike && lines.every((line, index) => line === own.lines[index])
  })

/** One whole reading of a document, or null where it is no resume. */
export function readWhole(lines: Line[], found: Section[], document: DocumentText, terms: SkillTerm[]): Whole | null {
  const near = contactLines(lines, found)
  const contact = readContact(
    near.lines,
    linkTargets(document),
    but(near.own, inSections(found, ['skills', 'languages', 'certifications', ...ELSEWHERE])),
    // The town of an employer, a school or a prize is not the person's, and no interest is a town.
    but(near.own, inSections(found, ELSEWHERE)),
    inSections(found, ['references']),
  )
  if (!isResume(found, contact)) return null
  const name = withoutTown(readName(nameLines(lines, found), contact.email), contact.location)
  const isPlace = placeBook(lines, contact.location)
  const loose = sortLoose(found, name?.lines ?? [], terms)
  const sections = partCertificates(partLanguages(found, terms), terms)
  const of = (kind: Section['kind']) => sections.filter((section) => section.kind === kind)
  const experience = [
    ...of('experience').flatMap((section) => readExperience(withoutForm(section.lines), isPlace)),
    ...loose.experience(isPlace),
  ]
  const education = [
    ...of('education').flatMap((section) => readEducation(withoutForm(section.lines), isPlace)),
    ...loose.education(isPlace),
  ]
  return { lines, sections, experience, education, contact, name, isPlace, loose }
}

type Whole = WholeReading & {
  contact: Contact
  name: NameFound | null
  isPlace: (text: string) => boolean
  loose: Loose
}

/** The facts of a reading. */
export function resumeBy(
  { sections, contact, name, isPlace, loose, ...entries }: Whole,
  document: DocumentText,
  terms: SkillTerm[],
): ParsedResume {
  const { experience: entered, education } = settleEntries(entries)
  const { jobs: experience, courses } = partTraining(entered)
  const of = (kind: Section['kind']) => sections.filter((section) => section.kind === kind)
  const certifications = [
    ...of('certifications').flatMap((section) => readCertifications(section.lines)),
    ...of('courses').flatMap((section) => readCourses(section.lines)),
    ...courses,
  ]
  const { projects, links } = withOwnLinks(
    [
      ...of('projects').flatMap((section) => readProjects(section.lines)),
      ...of('volunteering').flatMap((section) => readVolunteering(section, isPlace)),
    ],
    contact.links,
    document,
  )
  const languages = of('languages').flatMap((section) => readLanguages(section.lines))
  const summary = readSummary(of('summary').flatMap((section) => section.lines)) ?? readSummary(loose.summary)
  const skills = gatherSkills(sections, loose.skills, terms, {
    experience,
    education,
    name: name?.name ?? null,
    location: contact.location,
    isPlace,
  })
  const facts = [...entered, ...education, ...certifications, ...projects]
  const read = new Set(facts.flatMap(({ lines }) => lines.map(({ id }) => id)))
  const book = new EvidenceBook()
  book.addBasics(name, contact)
  book.addList(
    'skills',
    skills.map(({ line, isSure }) => ({ lines: [line], isSure })),
  )
  book.addList('experience', experience)
  book.addList('education', education)
  book.addList('certifications', certifications)
  book.addList('projects', projects)
  book.addList('languages', languages)
  if (document.kind === 'pdf' && document.isRecognised) book.doubt(() => true)
  if (!sections.some(isNamedAsSuch)) book.doubt((path) => /^(?:basics\.name|experience|education)/.test(path))
  return {
    basics: {
      name: name?.name ?? null,
      headline: name?.headline?.text ?? null,
      email: contact.email,
      phone: contact.phone,
      location: contact.location,
      summary,
      links,
    },
    skills: skills.map((skill) => skill.text),
    experience: experience.map((read) => read.value).slice(0, 60),
    education: education.map((read) => read.value).slice(0, 30),
    certifications: certifications.map((read) => read.value),
    projects: projects.map((read) => read.value),
    languages: languages.map((read) => read.value),
    evidence: book.entries,
    warnings: [...warningsOf(document), ...leftOut(sections, (line) => read.has(line.id))],
  }
}

/** Work for nothing with its dates stands among the projects, under the name of its section: it is no job, and not to be lost. */
const readVolunteering = ({ heading, lines }: Section, isPlace: (text: string) => boolean): Read<Project>[] =>
  readExperience(lines, isPlace)
    .filter(({ value }) => value.startDate !== null || value.endDate !== null)
    .map(({ value, ...read }) => {
      const { title, company, location: _, isCurrent, ...rest } = value
      const name = [title, company].filter(Boolean).join(', ').slice(0, 200)
      return {
        ...read,
        isSure: false,
        value: {
          ...rest,
          ...(isCurrent ? { isCurrent } : {}),
          name,
          description: heading?.text ?? null,
          url: null,
        },
      }
    })
    .filter(({ value }) => value.name !== '')

/** An invoice has dates beside names as well: only a heading with words for jobs, schools or skills says what these are. */
const isNamedAsSuch = ({ heading }: Section) =>
  heading !== null && TELLING.has(headingKind(heading.text) ?? partialHeadingKind(heading.text) ?? '')
const TELLING = new Set<string>(['experience', 'education', 'skills'])

const FEWEST_SECTIONS = 2
/** Lines between mail, phone and address. */
const MOST_APART = 2

/** A resume says how to reach the person, or at least has sections that resumes have; a menu or an invoice has neither. */
function isResume(sections: Section[], contact: Contact): boolean {
  const known = new Set(
    sections
      .filter((section) => section.heading && section.kind !== 'other' && section.kind !== 'contact')
      .map((section) => section.kind),
  )
  return known.size >= FEWEST_SECTIONS || contact.email !== null || contact.phone !== null
}

function notResume(document: DocumentText): ParsedResume {
  const basics = { name: null, headline: null, email: null, phone: null, location: null, summary: null, links: [] }
  const none = { skills: [], experience: [], education: [], certifications: [], projects: [], languages: [] }
  return { basics, ...none, evidence: {}, warnings: [...warningsOf(document), NO_RESUME] }
}

/** A line of one of these sections: 'Phoenix' among the tools is no town, an employer's town not the person's. */
function inSections(sections: Section[], kinds: Section['kind'][]): (line: Line) => boolean {
  const ids = new Set(
    sections
      .filter((section) => kinds.includes(section.kind))
      .flatMap((section) => section.lines.map((line) => line.id)),
  )
  return (line) => ids.has(line.id)
}

const ELSEWHERE: Section['kind'][] = [
  'experience',
  'education',
  'projects',
  'volunteering',
  'awards',
  'publications',
  'courses',
  'interests',
]
const but = (own: Set<Line>, isElsewhere: (line: Line) => boolean) => (line: Line) =>
  !own.has(line) && isElsewhere(line)

/**
 * Where a person's address can stand, the likeliest first: above the first heading, then under 'Contact', then right
 * beside the mail or phone in a column (`own`, whatever section stands above it), then anywhere.
 */
function contactLines(lines: Line[], sections: Section[]): { lines: Line[]; own: Set<Line> } {
  const top = sections.find((section) => section.kind === 'top')?.lines ?? []
  const contact = sections.filter((section) => section.kind === 'contact').flatMap((section) => section.lines)
  const isReferee = inSections(sections, ['references'])
  const isReach = (line: Line) =>
    !isReferee(line) && (findEmails(line.text)[0] ?? findPhones(line.text)[0]) !== undefined
  const reach = lines.flatMap((line, at) => (isReach(line) ? [at] : []))
  const sectionOf = new Map(sections.flatMap((section) => section.lines.map((line) => [line.id, section] as const)))
  const own = new Set(
    reach.flatMap((at) => {
      const { id, region } = must(lines[at])
      return lines
        .slice(Math.max(0, at - MOST_APART), at + MOST_APART + 1)
        .filter(
          (line) => line.region === region && line.cells.length === 1 && sectionOf.get(line.id) === sectionOf.get(id),
        )
    }),
  )
  const first = new Set([...top.slice(0, 40), ...contact, ...own])
  return { lines: [...first, ...lines.filter((line) => !first.has(line))], own }
}

/** A name stands above all sections, or opens the one a narrow column put first. */
function nameLines(lines: Line[], sections: Section[]): Line[] {
  const headings = new Set(sections.flatMap(({ kind, heading }) => (kind === 'other' ? [] : [heading?.id])))
  const free = lines.filter((line) => !headings.has(line.id))
  const isFirstPage = (line: Line) => line.source.kind === 'docx' || line.source.page === 1
  return [...free].filter(isFirstPage).sort((a, b) => a.top - b.top || a.left - b.left)
}
