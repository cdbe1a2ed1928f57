import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { profileSchema } from '../profile.ts'
import { linkedinFile, readLinkedin } from './linkedin.ts'
import { counter, person, entryCells, wanted, type Person } from '#test/support/imported-person.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
type Month = [number, number]

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
