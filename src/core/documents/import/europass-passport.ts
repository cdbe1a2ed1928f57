import { linesOfHtml } from './html-lines.ts'
import type { ReadEntry, ReadNamed, ReadProfile } from './make-profile.ts'
import { all, at, textAt, type Element } from './xml-tree.ts'

/** `SkillsPassport`, the form of before 2020. Lists may be there or left out: documents in use do both. */
export function readPassport(root: Element): ReadProfile {
  const learner = all(root, 'LearnerInfo')[0]
  const person = all(learner, 'Identification')[0]
  const contact = at(person, 'ContactInfo')
  const address = at(contact, 'Address', 'Contact')
  const skills = at(learner, 'Skills')
  return {
    basics: {
      name: [textAt(person, 'PersonName', 'FirstName'), textAt(person, 'PersonName', 'Surname')]
        .filter(Boolean)
        .join(' '),
      headline: textAt(learner, 'Headline', 'Description', 'Label'),
      email: textAt(contact, 'Email', 'Contact'),
      phone: textAt(all(contact, 'Telephone')[0], 'Contact'),
      location: [textAt(address, 'Municipality'), textAt(address, 'Country', 'Label')].filter(Boolean).join(', '),
      links: all(contact, 'Website').map((one) => ({
        label: textAt(one, 'Use', 'Label'),
        url: textAt(one, 'Contact'),
      })),
    },
    entries: [...all(learner, 'WorkExperience').map(jobOf), ...all(learner, 'Education').map(schoolOf)],
    skills: all(skills, 'Computer').flatMap((one) => linesOfHtml(textAt(one, 'Description'))),
    certifications: [],
    languages: [
      ...all(skills, 'MotherTongue').map((one) => ({ name: textAt(one, 'Description', 'Label'), detail: 'Native' })),
      ...all(skills, 'ForeignLanguage').map((one): ReadNamed => ({
        name: textAt(one, 'Description', 'Label'),
        detail: levelsOf((at(one, 'ProficiencyLevel')?.kids ?? []).map(({ text }) => text.trim())),
      })),
    ],
  }
}

/** One level where all are the same, else each that occurs. */
export function levelsOf(levels: readonly string[]): string {
  return [...new Set(levels.filter(Boolean))].join(', ')
}

function jobOf(job: Element): ReadEntry {
  const employer = at(job, 'Employer')
  return {
    kind: 'job',
    title: textAt(job, 'Position', 'Label'),
    organisation: textAt(employer, 'Name'),
    location: textAt(employer, 'ContactInfo', 'Address', 'Contact', 'Municipality'),
    ...periodOf(job),
    bullets: linesOfHtml(textAt(job, 'Activities')),
  }
}

function schoolOf(school: Element): ReadEntry {
  const organisation = at(school, 'Organisation')
  return {
    kind: 'education',
    title: textAt(school, 'Title'),
    organisation: textAt(organisation, 'Name'),
    location: textAt(organisation, 'ContactInfo', 'Address', 'Contact', 'Municipality'),
    ...periodOf(school),
    note: textAt(school, 'Level', 'Label'),
    bullets: linesOfHtml(textAt(school, 'Activities')),
  }
}

function periodOf(one: Element): { start: string; end: string } {
  const period = at(one, 'Period')
  const isCurrent = textAt(period, 'Current') === 'true'
  return { start: monthOf(at(period, 'From')), end: isCurrent ? 'present' : monthOf(at(period, 'To')) }
}

/** `year="2019" month="--03"`, as attributes. */
function monthOf(point: Element | undefined): string {
  const year = /^\d{4}$/.exec(point?.attributes.year ?? '')?.[0]
  const month = /(?:0[1-9]|1[0-2])$/.exec(point?.attributes.month ?? '')?.[0]
  return year ? [year, month].filter(Boolean).join('-') : ''
}
