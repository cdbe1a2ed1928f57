import { expect, it } from 'vitest'
import catalogue from '#data/skills.json' with { type: 'json' }
import { readResume } from '#core/resume/parse/read-resume.ts'
import { readDocxText } from '#server/adapters/documents/docx-text.ts'
import { pack } from './docx.ts'
import { OTHER_PAPERS, otherPaper } from './other-papers.ts'

const SPACE = '<w:pPr><w:spacing w:before="300"/></w:pPr>'
const page = (lines: string[], isHeading: (line: string, index: number) => boolean = (_, index) => index === 0) =>
  readResume(
    readDocxText(
      pack(
        lines
          .map(
            (line, index) =>
              `<w:p>${index > 0 && isHeading(line, index) ? SPACE : ''}<w:r><w:rPr><w:sz w:val="${isHeading(line, index) ? (index === 0 ? 32 : 26) : 20}"/></w:rPr><w:t>${line}</w:t></w:r></w:p>`,
          )
          .join(''),
      ),
    ),
    catalogue.skills,
  )

const MENU = [
  'The Copper Kettle',
  'Starters',
  'Soup of the day, 6.50',
  'Swift smoked trout, 9.00',
  'Mains',
  'Chef salad with julienne carrots, 12.00',
  'Java coffee cake, 5.50',
  'Open 2019 - 2024, closed on Mondays',
]
const INVOICE = [
  'INVOICE 2024-118',
  'Date: 03/05/2024',
  'Bill to: Northgate Freight Ltd',
  'Go pass, spring term, 40.00',
  'Consulting services, 01/2024 - 03/2024, 1,200.00',
  'Total due within 30 days',
]
const LETTER = [
  'Dear Hiring Manager,',
  'I am writing to apply for the position you advertised last week.',
  'Since 2019 I have enjoyed swift progress and would react well to new tasks.',
  'I look forward to hearing from you.',
  'Yours sincerely,',
]

const OTHERS: Record<string, string[]> = {
  'a syllabus': [
    'CS 210 Data Structures',
    'Fall 2023',
    'Office hours: Tuesday 14:00',
    'Week 1: Lists and stacks in Java',
    'Week 2: Trees',
    'Grading: 40% labs, 60% final exam',
    'Textbook: Algorithms, second edition, 2019',
  ],
  'a news article': [
    'Harbor bridge reopens after repairs',
    'By our staff, March 2024',
    'The bridge closed in 2021 after an engineer found cracks.',
    'Traffic had been sent through Millbrook since 2022.',
    'The city said work ran from May 2022 to February 2024.',
  ],
  'a bank statement': [
    'Statement of account',
    'Period 01/02/2024 - 29/02/2024',
    '03/02/2024 Grocery 23.10',
    '05/02/2024 Go Transit 40.00',
    '28/02/2024 Salary Northgate Ltd 2,100.00',
    'Closing balance 4,210.55',
  ],
  'a contract': [
    'Lease agreement',
    'This agreement is made on 1 March 2022 between the landlord and the tenant.',
    'The term runs from April 2022 to March 2024.',
    'The tenant shall pay on the first day of each month.',
    'Signed in two copies.',
  ],
  'a recipe': [
    'Lentil soup',
    'Serves four',
    '200 g lentils, 1 onion, 2 carrots',
    'Chop the onion and react quickly when the oil is hot.',
    'Simmer for 40 minutes, season, and serve with bread.',
  ],
  'a job advertisement': [
    'We are hiring: Backend Engineer',
    'Northgate Freight Ltd, Leeds',
    'You will write services in Go and run them on Kubernetes.',
    'You bring three years of experience and a degree or similar.',
    'We offer flexible hours. Apply by 30 June 2024.',
  ],
  'a thesis abstract': [
    'On the drying of paint',
    'A thesis submitted for the degree of Doctor of Philosophy, 2019',
    'We study thin films with simulations written in Python.',
    'Results hold from 2014 to 2018 data.',
  ],
  'a train ticket': [
    'E-Ticket',
    'Leeds to York',
    '12 May 2024, 08:15 - 08:41',
    'Coach C, seat 21',
    'Valid with railcard only',
    'Price 12.40',
  ],
  'meeting minutes': [
    'Minutes of the weekly meeting',
    '3 June 2024',
    'Present: Anna, Bo, Chi',
    'The engineer reported on the migration to PostgreSQL.',
    'Next meeting: 10 June 2024',
  ],
  'a README': [
    'fastlist',
    'A small library for sorted lists.',
    'Installation: npm install fastlist',
    'Usage: import it in TypeScript or JavaScript.',
    'Changelog 2021 - 2024: see the releases page.',
    'License: MIT',
  ],
}

it.each(Object.entries(OTHERS))('invents no person, job or school from %s', (_, lines) => {
  const resume = page(lines)
  expect(resume.experience).toEqual([])
  expect(resume.education).toEqual([])
  expect(resume.basics).toMatchObject({ name: null, email: null, phone: null })
})

it.each([
  ['a menu', MENU],
  ['an invoice', INVOICE],
  ['a cover letter', LETTER],
])('invents no person, job or school from %s', (_, lines) => {
  const resume = page(lines)
  expect(resume.experience).toEqual([])
  expect(resume.education).toEqual([])
  expect(resume.skills).toEqual([])
  expect(resume.basics).toMatchObject({ email: null, phone: null })
  // Any large line at the top could be a name; one that is not must at least be marked as unsure.
  if (resume.basics.name !== null) expect(resume.evidence['basics.name']?.confidence).toBe('unsure')
})

it.each(OTHER_PAPERS)('is sure of no name, job or school in twelve layouts of each: %s', (kind) => {
  const sure = Array.from({ length: 12 }, (_, seed) => readResume(otherPaper(kind, seed), catalogue.skills)).flatMap(
    ({ evidence }) =>
      Object.entries(evidence).flatMap(([path, { confidence }]) =>
        confidence === 'sure' && /^(?:basics\.name|experience|education)/.test(path) ? [path] : [],
      ),
  )
  expect(sure).toEqual([])
})

it('is sure of jobs under a heading that says so by one of its words', () => {
  const lines = [
    'Ada Lind',
    'ada@mail.example.com',
    'Languages',
    'English, German',
    'Projects',
    'Loom, a pattern printer, 2020',
    'Maritime experience',
    'Deck Officer',
    'Harbour Mills Ltd',
    '05/2019 - 03/2021',
  ]
  const { experience, evidence } = page(
    lines,
    (line, index) => index === 0 || /^(?:Maritime|Languages|Projects)/.test(line),
  )
  expect(experience).toMatchObject([{ title: 'Deck Officer', company: 'Harbour Mills Ltd' }])
  expect(evidence).toMatchObject({ 'experience.0': { confidence: 'sure' } })
})
