import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import type { MakeId } from '../profile-from-facts.ts'
import { profileSchema, type Profile } from '../profile.ts'
import { readEuropass } from './europass.ts'
import { linkedinFile, readLinkedin } from './linkedin.ts'
import { readXml } from './xml-tree.ts'

function counter(): MakeId {
  let count = 1000
  return (prefix) => `${prefix}_${(count += 1)}`
}

/** Cells as people fill them: commas, quotes, line ends, other scripts. */
const cell = fc
  .array(
    fc.constantFrom('Ada', 'Ömer', 'Bäckerei', 'said "yes"', 'R&D, tools', 'Łódź', '50 %', 'C++', '<b>', "O'Neill"),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((words) => words.join(' '))
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const month = fc.tuple(fc.integer({ min: 1975, max: 2026 }), fc.option(fc.integer({ min: 1, max: 12 }), { nil: 0 }))
type Month = [number, number]
const stored = ([year, at]: Month) => (at ? `${year}-${String(at).padStart(2, '0')}` : String(year))

type Job = { title: string; organisation: string; location: string; start: Month; end: Month | null; bullets: string[] }
const job: fc.Arbitrary<Job> = fc.record({
  title: cell,
  organisation: cell,
  location: cell,
  start: month,
  end: fc.option(month),
  bullets: fc.array(cell, { maxLength: 4 }),
})
const person = fc.record({
  first: cell,
  last: cell,
  headline: cell,
  jobs: fc.array(job, { maxLength: 5 }),
  schools: fc.array(job, { maxLength: 3 }),
  skills: fc.uniqueArray(cell, { minLength: 1, maxLength: 6 }),
  languages: fc.array(fc.tuple(fc.constantFrom('German', 'Turkish', 'French'), fc.constantFrom('A1', 'B2', 'C1')), {
    maxLength: 1,
  }),
})
type Person = typeof person extends fc.Arbitrary<infer P> ? P : never

const entryCells = ({ entries }: Profile, kind: 'job' | 'education') =>
  entries
    .filter((one) => one.kind === kind)
    .map(({ title, organisation, location, start, end, bullets }) => [
      title,
      organisation,
      kind === 'job' ? location : '',
      start,
      end,
      bullets.map(({ text }) => text),
    ])
const wanted = (list: Job[], kind: 'job' | 'education') =>
  list.map((one) => [
    one.title,
    one.organisation,
    kind === 'job' ? one.location : '',
    stored(one.start),
    one.end ? stored(one.end) : kind === 'job' ? 'present' : '',
    one.bullets,
  ])

describe('a LinkedIn archive', () => {
  const written = ([year, at]: Month) => (at ? `${MONTHS[at - 1]} ${year}` : String(year))
  const archive = ({ first, last, headline, jobs, schools, skills, languages }: Person) => {
    const files = {
      profile: [
        ['First Name', 'Last Name', 'Maiden Name', 'Address', 'Birth Date', 'Headline', 'Summary'],
        [first, last, '', '7 Secret Street', '1990-01-01', headline, ''],
      ],
      positions: [
        ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
        ...jobs.map((one) => [
          one.organisation,
          one.title,
          one.bullets.map((text) => `• ${text}`).join('\n'),
          one.location,
          written(one.start),
          one.end ? written(one.end) : '',
        ]),
      ],
      education: [
        ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
        ...schools.map((one) => [
          one.organisation,
          written(one.start),
          one.end ? written(one.end) : '',
          '',
          one.title,
          one.bullets.join('\n'),
        ]),
      ],
      skills: [['Name'], ...skills.map((name) => [name])],
      languages: [['Name', 'Proficiency'], ...languages.map((pair) => [...pair])],
    }
    return Object.fromEntries(
      Object.entries(files).map(([name, rows]) => [name, Papa.parse<string[]>(Papa.unparse(rows)).data]),
    )
  }

  it('comes in cell by cell, whatever its cells hold', () => {
    fc.assert(
      fc.property(person, (one) => {
        const read = readLinkedin(archive(one), counter())
        if ('problem' in read) throw new Error(read.problem)
        const { profile } = read
        expect(profileSchema.parse(profile)).toEqual(profile)
        expect([profile.basics.name, profile.basics.headline]).toEqual([`${one.first} ${one.last}`, one.headline])
        expect(entryCells(profile, 'job')).toEqual(wanted(one.jobs, 'job'))
        expect(entryCells(profile, 'education')).toEqual(wanted(one.schools, 'education'))
        expect(profile.skills.map(({ name }) => name)).toEqual(one.skills)
        expect(profile.languages.map(({ name, detail }) => [name, detail])).toEqual(one.languages)
        expect(JSON.stringify(profile)).not.toMatch(/Secret Street|1990-01-01/)
      }),
    )
  })

  it('takes odd cells as they come', () => {
    const read = readLinkedin(
      {
        profile: [
          ['\uFEFFFirst Name', 'Last Name', 'Websites'],
          ['Ada', 'Walker', '[PERSONAL:https://ada.example,OTHER:b.example]'],
        ],
        certifications: [
          ['Name', 'Url', 'Authority', 'Started On', 'Finished On', 'License Number'],
          ['CKA', '', 'CNCF', 'Mar 2024', '', ''],
        ],
        emailaddresses: [
          ['Email Address', 'Confirmed', 'Primary', 'Updated On'],
          ['old@ada.example', 'Yes', 'No', ''],
          ['ada@ada.example', 'Yes', 'Yes', ''],
        ],
        phonenumbers: [
          ['Extension', 'Number', 'Type'],
          ['', '+44 20 7946 0000', 'Mobile'],
        ],
        publications: [
          ['Name', 'Published On', 'Description', 'Publisher', 'Url'],
          ['On Maps', 'Apr 15, 2021', '', 'Atlas', ''],
        ],
        honors: [
          ['Title', 'Description', 'Issued On'],
          ['First prize', 'City fair', 'Jun 2019'],
        ],
        volunteering: [
          ['Company Name', 'Role', 'Cause', 'Started On', 'Finished On', 'Description'],
          ['Food Bank', 'Driver', '', '2019', '2020', 'Drove a van'],
        ],
      },
      counter(),
    )
    if ('problem' in read) throw new Error(read.problem)
    const { basics, certifications, entries } = read.profile
    expect(basics).toMatchObject({
      name: 'Ada Walker',
      email: 'ada@ada.example',
      phone: '+44 20 7946 0000',
      links: [
        { label: 'personal', url: 'https://ada.example' },
        { label: 'other', url: 'b.example' },
      ],
    })
    expect(certifications.map(({ name, detail, date }) => [name, detail, date])).toEqual([
      ['CKA', 'CNCF', '2024-03'],
      ['First prize', 'City fair', '2019-06'],
    ])
    expect(entries.map(({ kind, title, start, end }) => [kind, title, start, end])).toEqual([
      ['job', 'Driver', '2019', '2020'],
      ['project', 'On Maps', '2021-04', ''],
    ])
  })

  it.each([
    ['no profile', {}, 'nothing'],
    [
      'headings in German',
      {
        positions: [
          ['Firmenname', 'Titel'],
          ['X', 'Y'],
        ],
      },
      'not_english',
    ],
  ])('with %s is refused by name', (_name, files, problem) => {
    expect(readLinkedin(files, counter())).toEqual({ problem })
  })

  it.each([
    ['Positions.csv', 'positions'],
    ['Basic_LinkedInDataExport/Email Addresses.csv', 'emailaddresses'],
    ['x/PHONE_NUMBERS.CSV', 'phonenumbers'],
    ['messages.csv', null],
    ['Connections.csv', null],
    ['Jobs/Saved Jobs.csv', null],
    ['Profile.csv.exe', null],
  ])('of %s opens %s', (path, file) => {
    expect(linkedinFile(path)).toBe(file)
  })
})

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const listOf = (bullets: string[]) => escape(`<ul>${bullets.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>`)

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
  const before = process.cpuUsage().user
  expect(readXml('<a>'.repeat(1_600_000))).toBeNull()
  expect(readXml(`<a>${'<b/>'.repeat(1_200_000)}</a>`)).toBeNull()
  expect(process.cpuUsage().user - before).toBeLessThan(2_000_000)
  expect(readEuropass('<Candidate>', counter())?.entries).toEqual([])
  expect(readEuropass('<html></html>', counter())).toBeNull()
})

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
