import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { nameSections } from './name-sections.ts'
import { splitSections } from './sections.ts'

const HEADING = { isBold: true, size: 14, gapAbove: 1.5 }

const kinds = (written: Parameters<typeof linesOf>[0]) =>
  nameSections(splitSections(linesOf(written))).map((section) => section.kind)

const SCHOOLS: Parameters<typeof linesOf>[0] = [['Education', HEADING], 'BA History, Pennine College', '2008 - 2011']

describe('what stands under a heading says what it is', () => {
  it('reads qualifications without a school as certificates beside the schools', () => {
    const held: Parameters<typeof linesOf>[0] = [['Qualifications', HEADING], 'Food Hygiene, 2020', 'Forklift, 2022']
    expect(kinds([...SCHOOLS, ...held])).toEqual(['top', 'education', 'certifications'])
    expect(kinds(held)).toEqual(['top', 'education'])
    expect(kinds([...SCHOOLS, ['Qualifications', HEADING], 'MSc Physics, 2020'])).toEqual([
      'top',
      'education',
      'education',
    ])
  })

  it('reads a degree among certificates as a school where no other is told of', () => {
    const held: Parameters<typeof linesOf>[0] = [
      ['Professional Qualifications', HEADING],
      'BSc (Hons) Geology: University of Selby',
      'Forklift Licence, 2022',
    ]
    expect(kinds(held)).toEqual(['top', 'certifications', 'education'])
    const written = [...held.slice(0, 2), '2010 – 2013', ...held.slice(2)]
    const dated = nameSections(splitSections(linesOf(written))).find(({ kind }) => kind === 'education')
    expect(dated?.lines.map(({ text }) => text)).toEqual(['BSc (Hons) Geology: University of Selby', '2010 – 2013'])
    expect(kinds([...SCHOOLS, ...held])).toEqual(['top', 'education', 'certifications'])
    const skills: Parameters<typeof linesOf>[0] = [['Skills', HEADING], 'Weaving', ['Languages', HEADING], 'Welsh']
    const schools: Parameters<typeof linesOf>[0] = [
      'Bachelor of Weaving',
      'Selby University',
      'SSLC',
      'Kirk High School',
    ]
    expect(kinds([...skills, ['Basic Academic Credentials', HEADING], ...schools])[3]).toBe('education')
  })

  it('reads languages with their levels under any heading', () => {
    const odd: Parameters<typeof linesOf>[0] = [['Tongues', HEADING], 'Breton – mother tongue', 'English – fluent']
    expect(kinds([...SCHOOLS, ['Skills', HEADING], 'Weaving', ...odd])).toEqual([
      'top',
      'education',
      'skills',
      'languages',
    ])
  })

  it.each([
    ['quoted talks', ['1', '2', '3', '4', '5', '6', '“Holts and wexons, tools at large.” Holt Days, Selby.']],
    [
      'authors',
      ['Marlow, A., Tedd, B., Ross, C., Holm, D.', 'Holts, wexons, tallows, et al.', 'Ross, C., Tedd, B., Holm'],
    ],
  ])('takes %s for no list of skills', (_, lines) => {
    const before: typeof SCHOOLS = [...SCHOOLS, ['Experience', HEADING], 'Tester, Holt Ltd', '2019 - 2021']
    expect(kinds([...before, ['Indoor Evenings', HEADING], ...lines]).at(-1)).toBe('other')
  })

  it('reads jobs under a heading of which one word names them', () => {
    const work = (heading: string): typeof SCHOOLS => [
      [heading, HEADING],
      'Night Baker, Holt Mills',
      '2014 to 2024',
      'Flour, salt and water. Ovens and orders all by myself.',
    ]
    expect(kinds([...SCHOOLS, ['Skills', HEADING], 'Weaving', ...work('Oven work'), ...work('Desk work')])).toEqual([
      'top',
      'education',
      'skills',
      'experience',
      'experience',
    ])
  })

  it('reads posts held under research as jobs, and papers as papers', () => {
    const research = (...lines: string[]) => kinds([...SCHOOLS, ['Research', HEADING], ...lines])
    expect(research('Research Assistant, Systems Lab', 'Jan 2020 - May 2021').at(-1)).toBe('experience')
    expect(research('Caches that log. Journal of Caches, 2020').at(-1)).toBe('publications')
  })
})
