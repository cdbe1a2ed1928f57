import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { splitSections } from './sections.ts'

const HEADING = { isBold: true, size: 14, gapAbove: 1.5 }

const read = (written: Parameters<typeof linesOf>[0]) =>
  splitSections(linesOf(written)).map(
    (section) => `${section.kind}: ${section.lines.map((line) => line.text).join(' / ')}`,
  )

describe('sections', () => {
  it.each(['RESUME', 'Curriculum Vitae'])('a paper called %s at its top opens no summary', (title) => {
    expect(
      read([
        [title, HEADING],
        'ADA MORELLO',
        '12 Weaver Lane, Leeds',
        ['Objective', HEADING],
        'To keep looms running.',
        ['Skills', HEADING],
        'Weaving',
      ]),
    ).toEqual([
      `top: ${title} / ADA MORELLO / 12 Weaver Lane, Leeds`,
      'summary: To keep looms running.',
      'skills: Weaving',
    ])
  })

  it.each([
    ['in white in a dark column', HEADING, 255],
    ['close to what stands above, in bold capitals', { isBold: true, gapAbove: 0.2 }, 0],
  ])('takes an unknown line in the look of headings for one: %s', (_, look, white) => {
    const dark = ['CONTACT', 'SKILLS', 'LANGUAGES']
    const lines = linesOf([
      ['CONTACT', look],
      'ada@mail.example.com',
      ['SKILLS', look],
      'Weaving',
      ['LANGUAGES', look],
      'Malay, Welsh',
      ['WORK PASS', look],
      'Held since May',
    ]).map((line) => {
      const color = dark.includes(line.text) ? white : 0
      return {
        ...line,
        color,
        cells: line.cells.map((cell) => ({ ...cell, runs: cell.runs.map((run) => ({ ...run, color })) })),
      }
    })
    // a heading of the white column in the look of the unknown one
    const own = lines.map((line) => (line.text === 'SKILLS' ? { ...line, color: 0 } : line))
    expect(
      splitSections(own).map(({ kind, lines }) => `${kind}: ${lines.map(({ text }) => text).join(' / ')}`),
    ).toEqual([
      'top: ',
      'contact: ada@mail.example.com',
      'skills: Weaving',
      'languages: Malay, Welsh',
      'other: Held since May',
    ])
  })

  it('takes an unknown line in the look of headings for one, but not an employer above its dates', () => {
    expect(
      read([
        ['Work Experience', HEADING],
        ['Northern Wool', HEADING],
        'Tester',
        '2019 - 2021',
        ['Kept the looms running.', { hasBullet: true }],
        ['Education', HEADING],
        ['Pennine College', HEADING],
        'Textiles',
        '2015 - 2018',
        ['Skills', HEADING],
        'Weaving',
        ['Boats', HEADING],
        'A dinghy that sails itself',
      ]),
    ).toEqual([
      'top: ',
      'experience: Northern Wool / Tester / 2019 - 2021 / Kept the looms running.',
      'education: Pennine College / Textiles / 2015 - 2018',
      'skills: Weaving',
      'other: A dinghy that sails itself',
    ])
  })

  it.each([
    [
      'opens its section though entries follow at once',
      ['Skills', HEADING],
      'projects: Boat Finder / Tester / 2014 - 2015',
    ],
    ['heads an entry where employers look like it', ['Skills House', HEADING], 'experience: Northern Wool / Tester'],
  ])('a known heading close below a job %s', (_, third, expected) => {
    const sections = read([
      ['Work Experience', HEADING],
      'Northern Wool',
      'Tester',
      '2019 - 2021',
      ['Projects', { ...HEADING, gapAbove: 0.2 }],
      'Boat Finder',
      'Tester',
      '2014 - 2015',
      ['Education', HEADING],
      'Pennine College',
      third as [string, typeof HEADING],
      'Weaving',
    ])
    expect(sections.some((section) => section.startsWith(expected))).toBe(true)
  })

  it('takes a long line in the letters of headings for one, by the word it begins with', () => {
    const look = { isBold: true, size: 12, gapAbove: 1.2 }
    expect(
      read([
        ['EDUCATION', look],
        'BSc Physics',
        ['EXPERIENCE IN INDUSTRY AND HELPING NEIGHBOURS', look],
        'Tester, Fenwick Rail',
        'Counted the boats and wrote a report about each of them every other week',
        ['SKILLS', look],
        'Weaving',
      ])[2],
    ).toMatch(/^experience: Tester/)
  })

  it('opens no section at the label of every entry, whatever it names elsewhere', () => {
    const job = (dates: string, title: string) => [dates, ['Position:', { isBold: true }] as const, title]
    expect(
      read([
        ['Work Experience', HEADING],
        ...job('2019 - 2021', 'Tester, Fenwick Rail'),
        ...job('2015 - 2018', 'Clerk, Bolt House'),
        ['Skills', HEADING],
        'Weaving',
      ] as Parameters<typeof read>[0]),
    ).toEqual([
      'top: ',
      'experience: 2019 - 2021 / Position: / Tester, Fenwick Rail / 2015 - 2018 / Position: / Clerk, Bolt House',
      'skills: Weaving',
    ])
  })

  it('takes a word with a drawn line behind it for a heading', () => {
    expect(
      read(['Erfahrung ____________________', 'Prüfer, Fenwick', 'Kenntnisse ____________________', 'Weben']),
    ).toEqual(['top: ', 'experience: Prüfer, Fenwick', 'skills: Weben'])
  })

  it('needs fewer known headings, and minds no full stop, where the letters are clearly larger', () => {
    const look = { size: 14, gapAbove: 1 }
    expect(
      read([
        ['Education', look],
        'BSc Physics',
        ['Experience', look],
        'Tester, Fenwick Rail',
        ['Var. Odds.', look],
        'Boats',
      ]),
    ).toEqual(['top: ', 'education: BSc Physics', 'experience: Tester, Fenwick Rail', 'other: Boats'])
  })

  it('takes no sentence for a heading, whatever its look', () => {
    expect(
      read([
        ['Work Experience', HEADING],
        'Tester, Acme',
        '2019 - 2021',
        ['Kept the looms running.', HEADING],
        ['Education', HEADING],
        'BSc',
        ['Skills', HEADING],
        'Weaving',
      ])[1],
    ).toBe('experience: Tester, Acme / 2019 - 2021 / Kept the looms running.')
  })
})
