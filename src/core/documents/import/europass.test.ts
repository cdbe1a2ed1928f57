import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profileSchema } from '../profile.ts'
import { readEuropass } from './europass.ts'
import { readXml } from './xml-tree.ts'
import { counter, person, stored, entryCells, wanted, type Person, type Job } from '#test/support/imported-person.ts'
import { processorTime } from '#test/support/processor-time.ts'

type Month = [number, number]

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const listOf = (bullets: string[]) => escape(`<ul>${bullets.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>`)

function candidate({ first, last, jobs, schools, skills, languages }: Person): string {
  const point = (name: string, date: Month | null) =>
    date
      ? `<eures:${name}><hr:FormattedDateTime>${stored(date)}${date[1] ? '-15' : ''}</hr:FormattedDateTime></eures:${name}>`
      : ''
  const codes: Record<string, string> = { German: 'deu', Turkish: 'tur', French: 'fra' }
  return `<?xml version="1.0" encoding="UTF-8"?><Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3">
<CandidatePerson><PersonName><oa:GivenName>${escape(first)}</oa:GivenName><hr:FamilyName>${escape(last)}</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>ada@waymark.example</oa:URI></Communication>
<hr:BirthDate>1990-01-01</hr:BirthDate></CandidatePerson><CandidateProfile><EmploymentHistory>${jobs
    .map(
      (one) =>
        `<EmployerHistory><hr:OrganizationName>${escape(one.organisation)}</hr:OrganizationName><OrganizationContact><Communication><Address><oa:CityName>${escape(one.location)}</oa:CityName></Address></Communication></OrganizationContact><PositionHistory><PositionTitle typeCode="1">${escape(one.title)}</PositionTitle><eures:EmploymentPeriod>${point('StartDate', one.start)}${point('EndDate', one.end)}<hr:CurrentIndicator>${one.end === null}</hr:CurrentIndicator></eures:EmploymentPeriod><oa:Description>${listOf(one.bullets)}</oa:Description></PositionHistory></EmployerHistory>`,
    )
    .join('')}</EmploymentHistory><EducationHistory>${schools
    .map(
      (one) =>
        `<EducationOrganizationAttendance><hr:OrganizationName>${escape(one.organisation)}</hr:OrganizationName><AttendancePeriod>${point('StartDate', one.start)}${point('EndDate', one.end)}</AttendancePeriod><EducationDegree><hr:DegreeName>${escape(one.title)}</hr:DegreeName></EducationDegree></EducationOrganizationAttendance>`,
    )
    .join('')}</EducationHistory><PersonQualifications>${languages
    .map(
      ([name, level]) =>
        `<PersonCompetency><CompetencyID>${codes[name]}</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID>${['Listening', 'Reading'].map((kind) => `<eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-${kind}</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>${level}</hr:ScoreText></eures:Score></eures:CompetencyDimension>`).join('')}</PersonCompetency>`,
    )
    .join(
      '',
    )}</PersonQualifications><DigitalSkills>${skills.map((name) => `<DigitalSkill>${escape(name)}</DigitalSkill>`).join('')}</DigitalSkills></CandidateProfile></Candidate>`
}

function passport({ first, last, jobs, schools, skills, languages }: Person): string {
  const point = (name: string, date: Month | null) =>
    date ? `<${name} year="${date[0]}"${date[1] ? ` month="--${String(date[1]).padStart(2, '0')}"` : ''}/>` : ''
  const period = (one: Job, current: boolean) =>
    `<Period>${point('From', one.start)}${point('To', one.end)}${current && !one.end ? '<Current>true</Current>' : ''}</Period>`
  return `<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en"><LearnerInfo><Identification><PersonName><FirstName>${escape(first)}</FirstName><Surname>${escape(last)}</Surname></PersonName><ContactInfo><Email><Contact>ada@waymark.example</Contact></Email></ContactInfo><Demographics><Birthdate year="1990" month="--01" day="---01"/></Demographics></Identification><WorkExperienceList>${jobs
    .map(
      (one) =>
        `<WorkExperience>${period(one, true)}<Position><Label>${escape(one.title)}</Label></Position><Activities>${listOf(one.bullets)}</Activities><Employer><Name>${escape(one.organisation)}</Name><ContactInfo><Address><Contact><Municipality>${escape(one.location)}</Municipality></Contact></Address></ContactInfo></Employer></WorkExperience>`,
    )
    .join('')}</WorkExperienceList><EducationList>${schools
    .map(
      (one) =>
        `<Education>${period(one, false)}<Title>${escape(one.title)}</Title><Organisation><Name>${escape(one.organisation)}</Name></Organisation></Education>`,
    )
    .join('')}</EducationList><Skills><Linguistic><ForeignLanguageList>${languages
    .map(
      ([name, level]) =>
        `<ForeignLanguage><Description><Label>${name}</Label></Description><ProficiencyLevel><Listening>${level}</Listening><Reading>${level}</Reading></ProficiencyLevel></ForeignLanguage>`,
    )
    .join(
      '',
    )}</ForeignLanguageList></Linguistic><Computer><Description>${listOf(skills)}</Description></Computer></Skills></LearnerInfo></SkillsPassport>`
}

describe.each([
  ['since 2020', candidate],
  ['of before 2020', passport],
])('Europass %s', (_name, write) => {
  it('comes in cell by cell, whatever its cells hold', () => {
    fc.assert(
      fc.property(person, (one) => {
        const profile = readEuropass(write(one), counter())
        if (!profile) throw new Error('not read')
        expect(profileSchema.parse(profile)).toEqual(profile)
        expect(profile.basics).toMatchObject({ name: `${one.first} ${one.last}`, email: 'ada@waymark.example' })
        expect(entryCells(profile, 'job')).toEqual(wanted(one.jobs, 'job'))
        expect(entryCells(profile, 'education')).toEqual(
          wanted(one.schools, 'education').map((row) => [...row.slice(0, 5), []]),
        )
        expect(profile.skills.map(({ name }) => name)).toEqual(one.skills)
        expect(profile.languages.map(({ name, detail }) => [name, detail])).toEqual(one.languages)
        expect(JSON.stringify(profile)).not.toMatch(/1990-01-01|Secret/)
      }),
    )
  })
})

it('looks up nothing that an XML text declares, and takes no endless one', () => {
  expect(readXml('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')).toBeNull()
  expect(readXml('<a>'.repeat(300))?.name).toBe('a')
  const spent = processorTime()
  expect(readXml('<a>'.repeat(1_600_000))).toBeNull()
  expect(readXml(`<a>${'<b/>'.repeat(1_200_000)}</a>`)).toBeNull()
  expect(spent()).toBeLessThan(2_000)
  expect(readEuropass('<Candidate>', counter())?.entries).toEqual([])
  expect(readEuropass('<html></html>', counter())).toBeNull()
})
