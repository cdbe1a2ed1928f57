import { levelsOf } from './europass-passport.ts'
import { linesOfHtml } from './html-lines.ts'
import { importDate } from './import-date.ts'
import type { ReadEntry, ReadNamed, ReadProfile } from './make-profile.ts'
import { all, at, textAt, type Element } from './xml-tree.ts'

/** `Candidate`, the form since 2020. */
export function readCandidate(root: Element): ReadProfile {
  const person = at(root, 'CandidatePerson')
  const profile = at(root, 'CandidateProfile')
  const said = all(person, 'Communication')
  const channel = (name: string) => said.filter((one) => textAt(one, 'ChannelCode') === name)
  const phone = channel('Telephone')[0]
  const dialling = textAt(phone, 'CountryDialing')
  const address = said.map((one) => at(one, 'Address')).find((one) => one !== undefined)
  const competencies = all(profile, 'PersonCompetency')
  const isLanguage = (one: Element) => textAt(one, 'TaxonomyID').toLowerCase() === 'language'
  const native = (at(person)?.kids ?? []).filter(({ name }) => name === 'PrimaryLanguageCode')
  return {
    basics: {
      name: [textAt(person, 'PersonName', 'GivenName'), textAt(person, 'PersonName', 'FamilyName')]
        .filter(Boolean)
        .join(' '),
      email: textAt(channel('Email')[0], 'URI'),
      phone: `${dialling ? `+${dialling.replace(/^\+/, '')} ` : ''}${textAt(phone, 'DialNumber')}`,
      location: [textAt(address, 'CityName'), countryOf(textAt(address, 'CountryCode'))].filter(Boolean).join(', '),
      summary: linesOfHtml(textAt(profile, 'ExecutiveSummary')).join('\n'),
      links: [...channel('Web'), ...channel('Social Media')].map((one) => ({
        label: textAt(one, 'UseCode'),
        url: textAt(one, 'URI'),
      })),
    },
    entries: [
      ...all(profile, 'EmployerHistory').flatMap(jobsOf),
      ...all(profile, 'EducationOrganizationAttendance').map(schoolOf),
      ...all(profile, 'Project').map(projectOf),
    ],
    skills: [
      ...all(profile, 'DigitalSkill').map(({ text }) => text),
      ...competencies
        .filter((one) => /^digital[-_ ]?skill/i.test(textAt(one, 'TaxonomyID')))
        .map((one) => textAt(one, 'CompetencyName')),
    ],
    certifications: all(profile, 'Certification').map((one) => ({
      name: textAt(one, 'CertificationName') || textAt(one, 'Title'),
      detail: textAt(one, 'IssuingAuthority', 'OrganizationName'),
      date: importDate(textAt(one, 'IssueDate', 'FormattedDateTime')),
      end: importDate(
        textAt(one, 'ExpiryDate', 'FormattedDateTime') || textAt(one, 'ExpirationDate', 'FormattedDateTime'),
      ),
    })),
    languages: [
      ...native.map(({ text }): ReadNamed => ({ name: languageOf(text.trim()), detail: 'Native' })),
      ...competencies.filter(isLanguage).map((one): ReadNamed => ({
        name: languageOf(textAt(one, 'CompetencyID')),
        detail: levelsOf(all(one, 'ScoreText').map(({ text }) => text.trim())),
      })),
    ].filter(({ name }, place, list) => list.findIndex((one) => one.name === name) === place),
  }
}

function jobsOf(employer: Element): ReadEntry[] {
  const organisation = textAt(employer, 'OrganizationName')
  const city = all(employer, 'CityName')[0]?.text.trim() ?? ''
  return all(employer, 'PositionHistory').map((position) => ({
    kind: 'job' as const,
    title: textAt(position, 'PositionTitle'),
    organisation,
    location: textAt(position, 'City') || city,
    ...periodOf(position, at(position, 'EmploymentPeriod')),
    bullets: linesOfHtml(textAt(position, 'Description')),
  }))
}

function schoolOf(school: Element): ReadEntry {
  const degree = all(school, 'EducationDegree')[0]
  return {
    kind: 'education',
    title: textAt(degree, 'DegreeName'),
    organisation: textAt(school, 'OrganizationName'),
    location: all(school, 'CityName')[0]?.text.trim() ?? '',
    ...periodOf(school, at(school, 'AttendancePeriod')),
    note: textAt(degree, 'FinalGrade', 'ScoreText') || textAt(degree, 'FinalGrade'),
    bullets: all(degree, 'OccupationalSkillsCovered').flatMap(({ text }) => linesOfHtml(text)),
  }
}

function projectOf(project: Element): ReadEntry {
  return {
    kind: 'project',
    title: textAt(project, 'Title'),
    organisation: '',
    ...periodOf(project, at(project, 'ProjectPeriod') ?? at(project, 'Period')),
    url: textAt(project, 'Link'),
    bullets: linesOfHtml(textAt(project, 'Description')),
  }
}

function periodOf(one: Element, period: Element | undefined): { start: string; end: string } {
  const isCurrent = [
    ...all(period, 'CurrentIndicator'),
    ...all(one, 'CurrentIndicator'),
    ...all(period, 'Ongoing'),
  ].some(({ text }) => text.trim() === 'true')
  const point = (name: string) => importDate(textAt(at(period, name), 'FormattedDateTime') || textAt(period, name))
  return { start: point('StartDate'), end: isCurrent ? 'present' : point('EndDate') }
}

const nameOf = (type: 'language' | 'region', code: string) => {
  try {
    return new Intl.DisplayNames(['en'], { type, fallback: 'code' }).of(code) ?? code
  } catch {
    return code
  }
}
const languageOf = (code: string) => nameOf('language', code)
const countryOf = (code: string) => (code ? nameOf('region', code.toUpperCase()) : '')
