import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { pack } from '#test/corpus/docx.ts'
import catalogue from '#data/skills.json' with { type: 'json' }
import { readDocxText } from '#server/adapters/documents/docx-text.ts'
import { isColumnNames } from './column-names.ts'
import { findUrls } from '../sections/contact/contact-patterns.ts'
import { findDates, formatPoint } from '../words/dates.ts'
import { headingKind } from '../sections/heading-kind.ts'
import { readResume } from '../read-resume.ts'

type Told = [text: string, look?: 'bold' | 'heading' | 'item']
const LOOKS = { bold: '<w:b/>', heading: '<w:b/><w:sz w:val="28"/>', item: '' }

const read = (lines: Told[]) =>
  readResume(
    readDocxText(
      pack(
        lines
          .map(
            ([text, look]) =>
              `<w:p><w:pPr>${look === 'item' ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : look === 'heading' ? '<w:spacing w:before="240"/>' : ''}</w:pPr><w:r><w:rPr>${look ? LOOKS[look] : ''}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`,
          )
          .join(''),
      ),
    ),
    catalogue.skills,
  )

const PERSON: Told[] = [['Ada Marsh', 'heading'], ['ada@mail.example.com']]

describe('a heading Languages', () => {
  it('opens spoken ones, or skills where those stand below it', () => {
    const of = (text: string) =>
      read([
        ...PERSON,
        ['Experience', 'heading'],
        ['Data Analyst'],
        ['Fenwick Rail, 2019 – 2021'],
        ['Languages', 'heading'],
        [text],
        ['Education', 'heading'],
        ['BSc Physics, University of Leeds, 2015 – 2018'],
      ])
    expect(of('English, Polish, Irish')).toMatchObject({ skills: [] })
    expect(of('C++, Python, MATLAB')).toMatchObject({ skills: ['C++', 'Python', 'MATLAB'], languages: [] })
  })
})

it('a tool under a heading right below the address is no town', () => {
  const { basics } = read([
    ...PERSON,
    ['Technical', 'heading'],
    ['Active Directory / Entra ID'],
    ['PowerShell'],
    ['Experience', 'heading'],
    ['Data Analyst'],
    ['Fenwick Rail, 2019 – 2021'],
  ])
  expect(basics.location).toBeNull()
})

describe('skills side by side', () => {
  const cells = (...texts: string[]) => texts.join('\t')
  it('have the row of their labels left out', () => {
    const { skills } = read([
      ...PERSON,
      ['Experience', 'heading'],
      ['Data Analyst'],
      ['Fenwick Rail, 2019 – 2021'],
      ['Skills', 'heading'],
      [cells('Languages', 'Tools'), 'bold'],
      [cells('Python · Ruby', 'Git · Docker')],
    ])
    expect(skills).toEqual(['Python', 'Ruby', 'Git', 'Docker'])
  })
})

describe('jobs', () => {
  it('are parted from a sentence that goes on in the line of the header', () => {
    const { experience } = read([
      ...PERSON,
      ['Experience', 'heading'],
      ['Fenwick Rail (Leeds) — Data Analyst (03/2019 – 05/2021). Counted trains and wrote the weekly report.'],
      ['Education', 'heading'],
      ['BSc Physics, University of Leeds, 2015 – 2018'],
    ])
    expect(experience).toMatchObject([
      {
        title: 'Data Analyst',
        company: 'Fenwick Rail',
        startDate: '2019-03',
        endDate: '2021-05',
        highlights: ['Counted trains and wrote the weekly report.'],
      },
    ])
  })

  it('are parted from their sentences behind a town, too', () => {
    const { experience } = read([
      ...PERSON,
      ['Experience', 'heading'],
      ['Data Analyst at Fenwick Rail (03/2019 – 05/2021), Leeds. Counted trains and wrote the weekly report.'],
    ])
    expect(experience).toMatchObject([
      { title: 'Data Analyst', company: 'Fenwick Rail', highlights: ['Counted trains and wrote the weekly report.'] },
    ])
  })

  it('are not restarted by an employer with the name of a section', () => {
    const { experience } = read([
      ...PERSON,
      ['Experience', 'heading'],
      ['Fenwick Rail', 'bold'],
      ['Data Analyst'],
      ['2019 – 2021'],
      ['Counted trains', 'item'],
      ['Freelance', 'bold'],
      ['Clerk'],
      ['2015 – 2018'],
      ['Counted boats', 'item'],
    ])
    expect(experience.map(({ title, company }) => [title, company])).toEqual([
      ['Data Analyst', 'Fenwick Rail'],
      ['Clerk', 'Freelance'],
    ])
  })

  it('are found without any heading, the names above the dates each time', () => {
    const { experience, education } = read([
      ...PERSON,
      ['BSc in Physics', 'bold'],
      ['University of Leeds'],
      ['2012 – 2015'],
      ['Data Analyst', 'bold'],
      ['Fenwick Rail'],
      ['2019 – 2021'],
      ['Counted trains', 'item'],
      ['Office Clerk', 'bold'],
      ['Brightwater'],
      ['2015 – 2018'],
      ['Counted boats', 'item'],
    ])
    expect(experience.map(({ title, company }) => [title, company])).toEqual([
      ['Data Analyst', 'Fenwick Rail'],
      ['Office Clerk', 'Brightwater'],
    ])
    expect(education).toMatchObject([{ institution: 'University of Leeds', degree: 'BSc' }])
  })

  it('are found under a heading nobody foresaw', () => {
    const { experience } = read([
      ...PERSON,
      ['Summary', 'heading'],
      ['I like trains.'],
      ['My wanderings so far', 'heading'],
      ['Data Analyst', 'bold'],
      ['Fenwick Rail, 2019 – 2021'],
      ['Counted trains', 'item'],
      ['Skills', 'heading'],
      ['Python, SQL, Excel'],
      ['Education', 'heading'],
      ['BSc Physics, University of Leeds, 2015 – 2018'],
    ])
    expect(experience).toMatchObject([{ title: 'Data Analyst', company: 'Fenwick Rail' }])
  })

  it('have a dot of a time line before the title, while the items below keep theirs', () => {
    const { experience } = read([
      ...PERSON,
      ['Experience', 'heading'],
      ['● Data Analyst', 'bold'],
      ['Fenwick Rail | 2019 – 2021'],
      ['Counted trains', 'item'],
      ['● Clerk', 'bold'],
      ['Brightwater | 2015 – 2019'],
      ['Counted boats', 'item'],
    ])
    expect(experience.map(({ title, company, highlights }) => [title, company, highlights])).toEqual([
      ['Data Analyst', 'Fenwick Rail', ['Counted trains']],
      ['Clerk', 'Brightwater', ['Counted boats']],
    ])
  })

  it('show where their statements stand', () => {
    const { evidence } = read([
      ...PERSON,
      ['Experience', 'heading'],
      ['Data Analyst', 'bold'],
      ['Fenwick Rail, 2019 – 2021'],
      ['Counted trains', 'item'],
    ])
    expect(evidence['experience.0']?.sources.map((source) => source.words)).toContain('Counted trains')
  })

  it('are read in Japanese', () => {
    const { basics, experience, education } = read([
      ['田中 美咲', 'heading'],
      ['misaki@mail.example.jp'],
      ['職歴', 'heading'],
      ['フロントエンドエンジニア', 'bold'],
      ['株式会社あおぞら'],
      ['2021年4月 – 現在'],
      ['React で予約画面を刷新', 'item'],
      ['学歴', 'heading'],
      ['関西臨海大学', 'bold'],
      ['工学 学士'],
      ['2014年4月 – 2018年3月'],
    ])
    expect(basics.name).toBe('田中 美咲')
    expect(experience).toMatchObject([
      { title: 'フロントエンドエンジニア', company: '株式会社あおぞら', startDate: '2021-04', isCurrent: true },
    ])
    expect(education).toMatchObject([{ institution: '関西臨海大学', endDate: '2018-03' }])
  })
})

it.each([
  ['2021年4月 – 現在', '2021-04', null],
  ['2021년 4월 ~ 2022년 3월', '2021-04', '2022-03'],
  ['2023-08 – Expected May 2027', '2023-08', '2027-05'],
  ['Rio de Janeiro, 2019 – 2021', '2019', '2021'],
])('%s runs from %s to %s', (text, from, to) => {
  const [span] = findDates(text)
  expect([formatPoint(must(span).from), formatPoint(must(span).to)]).toEqual([from, to])
})

it.each([
  [['Period', 'Employer', 'Position and duties'], true],
  [['Zeitraum', 'Schule', 'Abschluss'], true],
  [['2019 – 2021', 'Fenwick Rail', 'Data Analyst'], false],
  [['Date', 'The Period Company of Leeds and York'], false],
  [['Education'], false],
])('%j are names of columns: %s', (cells, is) => {
  expect(isColumnNames(cells)).toBe(is)
})

it.each([
  ['ximena.de.la.fuente@correo.example.mx', []],
  ['ana.me@mail.example.com, ana.example.dev', ['ana.example.dev']],
])('finds in %s the links %j', (text, links) => {
  expect(findUrls(text)).toEqual(links)
})

it.each([
  ['== Skills ==========', 'skills'],
  ['## Education', 'education'],
  ['--- Fenwick Rail ---', null],
])('%s opens %s', (text, kind) => {
  expect(headingKind(text)).toBe(kind)
})
