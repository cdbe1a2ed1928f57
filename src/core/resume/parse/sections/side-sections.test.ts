import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { readLanguages, readProjects } from './side-sections.ts'

type Written = Parameters<typeof linesOf>[0]

const read = (lines: Written, regionRight: number) =>
  readProjects(linesOf(lines).map((line) => ({ ...line, regionRight }))).map(({ value }) => [
    value.name,
    value.description,
    ...value.highlights,
  ])

describe('what a project says beside its name', () => {
  it.each<[string, Written, number, (string | null)[][]]>([
    [
      'goes on behind a number that ends a full line',
      ['gull-replay — Kotlin tool that plays letters again; 240', 'stars on GitHub.'],
      320,
      [['gull-replay', 'Kotlin tool that plays letters again; 240 stars on GitHub']],
    ],
    [
      'goes on in small letters, though the line had room',
      ['gull-replay — Kotlin tool', 'that plays letters again', 'Written in a week.'],
      520,
      [['gull-replay', 'Kotlin tool that plays letters again', 'Written in a week.']],
    ],
    [
      'ends at a sentence below a bare name',
      ['Gull Replay', 'plays letters again'],
      520,
      [['Gull Replay', null, 'plays letters again']],
    ],
    [
      'ends at points',
      ['Gull Replay — Kotlin tool', ['plays letters again', { hasBullet: true }]],
      520,
      [['Gull Replay', 'Kotlin tool', 'plays letters again']],
    ],
    [
      'stays where an address stands in the same words',
      ['Tide lab (2026): two servers behind a load balancer, built with Terraform github.com/ada/tide-lab'],
      520,
      [['Tide lab', 'two servers behind a load balancer, built with Terraform']],
    ],
    ['leaves an address by its label', ['Gull Replay | Code: github.com/ada/gulls'], 520, [['Gull Replay', null]]],
    [
      'ends at a line that begins with a capital',
      ['Gull Replay — Kotlin tool', 'Plays letters again'],
      520,
      [['Gull Replay', 'Kotlin tool', 'Plays letters again']],
    ],
  ])('%s', (_, lines, right, expected) => expect(read(lines, right)).toEqual(expected))
})

describe('names in bold above their points', () => {
  const bold = { isBold: true }
  const point = { hasBullet: true }
  it.each<[string, Written, (string | null)[][]]>([
    [
      'a range of years in what was done dates nothing',
      [
        ['Price Board', bold],
        ['Cleaned 26,400 rows of prices of 12 markets from 2019 to 2025', point],
        ['Drew four pages of charts', point],
        ['Loan Risk', bold],
        ['Trained a first model on 900 loans', point],
      ],
      [
        [
          'Price Board',
          null,
          'Cleaned 26,400 rows of prices of 12 markets from 2019 to 2025',
          'Drew four pages of charts',
        ],
        ['Loan Risk', null, 'Trained a first model on 900 loans'],
      ],
    ],
    [
      'numbered names, with a line of particulars between',
      [
        ['Mess Bills (MERN)', { ...bold, ...point }],
        ['Team Size: 4 Role: Frontend', { gapAbove: 0.7 }],
        ['Booked meals of 300 students in React', point],
        ['Roll Call (Android)', { ...bold, ...point }],
        ['Team Size: 2 Role: Android Developer', { gapAbove: 0.7 }],
        ['Warned students who were seldom there', point],
      ],
      [
        ['Mess Bills (MERN)', null, 'Team Size: 4 Role: Frontend', 'Booked meals of 300 students in React'],
        ['Roll Call (Android)', null, 'Team Size: 2 Role: Android Developer', 'Warned students who were seldom there'],
      ],
    ],
  ])('%s', (_, lines, expected) => expect(read(lines, 520)).toEqual(expected))
})

it('a list of which every point names a project is as many projects', () => {
  const point = { hasBullet: true }
  expect(
    read(
      [
        ['Gull App: a real-time chat in React. github.com/a/gull', point],
        ['Peat Engine – a blog in Django', point],
      ],
      520,
    ),
  ).toEqual([
    ['Gull App', 'a real-time chat in React.'],
    ['Peat Engine', 'a blog in Django'],
  ])
  expect(
    read(
      [
        ['Built a chat', point],
        ['Gull App: a chat in React', point],
      ],
      520,
    ),
  ).toHaveLength(1)
})

it('a tool that is called like a host is no address of a project', () => {
  const [project] = readProjects(linesOf(['Gull App | React, Socket.io ¦ Jan 2021 – Mar 2021']))
  expect(project?.value).toMatchObject({ url: null, description: 'React, Socket.io' })
})

it.each([
  ['Fluent in English and Spanish; basic French', ['English Fluent', 'Spanish Fluent', 'French basic']],
  ['Native: Polish. Fluent: English. Basic: German', ['Polish Native', 'English Fluent', 'German Basic']],
  ['English (C1), German (A2)', ['English C1', 'German A2']],
  ['Portugués: nativo. Alemán: básico (A2).', ['Portugués nativo', 'Alemán básico (A2)']],
  ['Korece – orta (B1)', ['Korece orta (B1)']],
  ['Französisch [B1], fluent in Dutch.', ['Französisch B1', 'Dutch fluent']],
  [
    'İngilizce: İleri (Okuma: İleri, Yazma: İleri, Konuşma: Orta), YDS 78 (2025)',
    ['İngilizce İleri (Okuma: İleri, Yazma: İleri, Konuşma: Orta), YDS 78 (2025)'],
  ],
  ['French B2, DELF B2 (2021), German A2', ['French B2, DELF B2 (2021)', 'German A2']],
  ['Mother tongue(s): CZECH', ['CZECH Mother tongue']],
  ['ENGLISH ¦ B2 ¦ C1 ¦ B2 ¦ B2 ¦ B2', ['ENGLISH B2–C1']],
  ['GERMAN B1 B1 B1', ['GERMAN B1']],
  ['Other language(s):', []],
  ['UNDERSTANDING ¦ SPEAKING ¦ WRITING', []],
  ['Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user', []],
  ['Dholuo (native), Sign language', ['Dholuo native', 'Sign language null']],
])('languages in a sentence: %s', (line, expected) =>
  expect(readLanguages(linesOf([line])).map(({ value }) => `${value.name} ${value.level}`)).toEqual(expected),
)
