import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { partLabelledSections } from './labelled-sections.ts'
import { splitSections } from './sections.ts'

const read = (written: Parameters<typeof linesOf>[0]) =>
  splitSections(
    partLabelledSections(linesOf(written)).map((line, id) => ({ ...line, id, gapAbove: 0.5, regionRight: 520 })),
  )
    .filter(({ kind }) => kind !== 'top')
    .map((section) => `${section.kind}: ${section.lines.map((line) => line.text).join(' / ')}`)

describe('headings in the line of their content', () => {
  it('opens a section at each label below the last heading', () => {
    expect(
      read([
        'Ada Quist',
        'EXPERIENCE',
        'Tester, Fenwick Rail',
        '2019 - 2021',
        'SKILLS',
        'Weaving, Jira',
        'CERTS: LPIC-1; CCNA',
        'LANGUAGES: English, Malay',
        'OTHER: Clean driving licence',
        'HOBBIES: Chess',
      ]),
    ).toEqual([
      'experience: Tester, Fenwick Rail / 2019 - 2021',
      'skills: Weaving, Jira',
      'certifications: LPIC-1; CCNA',
      'languages: English, Malay',
      'other: Clean driving licence',
      'interests: Chess',
    ])
  })

  it.each([
    ['in the middle of a job', ['TOOLS: Jira, Python', 'Kept the looms running', 'Clerk, Bolt House', '2015 - 2018']],
    ['that stands in each job', ['TOOLS: Jira', 'Clerk, Bolt House', '2015 - 2018', 'TOOLS: Excel']],
    ['that a form asks for', ['POSITION: Clerk']],
  ] satisfies [string, Parameters<typeof linesOf>[0]][])('opens none at a label %s', (_, lines) => {
    expect(read(['EXPERIENCE', 'Tester, Fenwick Rail', '2019 - 2021', ...lines, 'EDUCATION', 'BSc, 2015'])).toEqual([
      `experience: ${['Tester, Fenwick Rail', '2019 - 2021', ...lines.map((line) => (typeof line === 'string' ? line : line[0]))].join(' / ')}`,
      'education: BSc, 2015',
    ])
  })

  it('leaves labels of a list of skills where they are, but not the languages a person speaks', () => {
    expect(
      read([
        'EXPERIENCE',
        'Tester, Fenwick Rail',
        'SKILLS',
        'CLOUD: AWS, Azure',
        'LANGUAGES: Python, Go',
        'OTHER: Git',
        'SPRACHEN: Deutsch, Englisch',
      ]),
    ).toEqual([
      'experience: Tester, Fenwick Rail',
      'skills: CLOUD: AWS, Azure / LANGUAGES: Python, Go / OTHER: Git',
      'languages: Deutsch, Englisch',
    ])
  })
})
