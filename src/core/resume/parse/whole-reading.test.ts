import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { readEducation } from './entries/education.ts'
import { readExperience } from './entries/experience.ts'
import { FIRST_PLAN, type Plan } from './reading-plan.ts'
import { nameSections } from './sections/name-sections.ts'
import { splitSections } from './sections/sections.ts'
import { bestReading, evidenceOf, worthOf } from './whole-reading.ts'

type Written = Parameters<typeof linesOf>[0]
const HEADING = { isBold: true, size: 14, gapAbove: 1.5 }

function readingOf(written: Written) {
  const lines = linesOf(written)
  const sections = nameSections(splitSections(lines))
  const of = (kind: string) => sections.filter((section) => section.kind === kind)
  return {
    lines,
    sections,
    experience: of('experience').flatMap((section) => readExperience(section.lines, () => false)),
    education: of('education').flatMap((section) => readEducation(section.lines, () => false)),
  }
}

const SCHOOL: Written = [['Education', HEADING], 'BA History', 'Pennine College', '2008 - 2011']
const WHOLE: Written = [
  ['Experience', HEADING],
  'Senior Tester',
  'Northern Wool Ltd',
  '2019 - 2021',
  ['Kept the looms running.', { hasBullet: true }],
  'Tester',
  'Harbour Mills Ltd',
  '2015 - 2019',
  ...SCHOOL,
]
/** The same lines of two columns read as one: names without dates, dates without names. */
const TORN: Written = [
  ['Experience', HEADING],
  'Senior Tester',
  'Tester',
  'Northern Wool Ltd',
  'Harbour Mills Ltd',
  ['Kept the looms running.', { hasBullet: true }],
  ...SCHOOL,
  ['2019 - 2021', { gapAbove: 3 }],
  '2015 - 2019',
]

describe('the whole reading of a document', () => {
  it('is worth more where each range is in an entry with its names', () => {
    expect(worthOf(evidenceOf(readingOf(WHOLE)))).toBeGreaterThan(worthOf(evidenceOf(readingOf(TORN))) + 0.08)
  })

  it('is the first one where that leaves nothing over, and no other is tried', () => {
    const tried: Plan[] = []
    bestReading((plan) => {
      tried.push(plan)
      return readingOf(WHOLE)
    })
    expect(tried).toEqual([FIRST_PLAN])
  })

  it('is another where the first leaves ranges and names over', () => {
    const best = bestReading((plan) => readingOf(plan.columns === 'none' ? WHOLE : TORN))
    expect(best?.experience.map(({ value }) => `${value.title} @ ${value.company}`)).toEqual([
      'Senior Tester @ Northern Wool Ltd',
      'Tester @ Harbour Mills Ltd',
    ])
  })

  it.each([
    ['stays the first where the other begins lines beside those above', 4, 0],
    ['is another where lines only touch', 12, 2],
  ])('%s', (_, apart, jobs) => {
    const lined = (reading: ReturnType<typeof readingOf>, height: number) => ({
      ...reading,
      lines: reading.lines.map((line, at) => ({ ...line, top: at * height, bottom: at * height + 10 })),
    })
    const best = bestReading((plan) => (plan.columns === 'none' ? lined(readingOf(WHOLE), apart) : readingOf(TORN)))
    const whole = best?.experience.filter(({ value }) => value.title && value.company && value.startDate)
    expect(whole).toHaveLength(jobs)
  })

  it.each([
    [
      'is not read without headings',
      [['Skills', HEADING], 'Weaving', ['Summary', HEADING], 'Keeps looms running.'],
      false,
    ],
    ['is read without headings too', [], true],
  ] as [string, Written, boolean][])('of a document with many headings or few %s', (_, more, isTried) => {
    const tried: Plan[] = []
    bestReading((plan) => {
      tried.push(plan)
      return readingOf([...TORN, ...more])
    })
    expect(tried.some(({ headings }) => headings === 'none')).toBe(isTried)
  })

  it.each([
    ['a school', 'Courses', '', 0],
    ['a point of one', 'Pennine College, BA History', 'Courses', 0],
    ['something else', 'Pennine College, BA History', 'Fencing', 1],
  ])('takes no heading for %s', (_, entry, below, schools) => {
    const school = readEducation(linesOf([entry, '2008']), () => false).map((read) => ({
      ...read,
      body: linesOf([below]),
    }))
    const first = { ...readingOf([...TORN.slice(0, -4), ['Courses', HEADING], 'Weaving']), education: [] }
    const best = bestReading(({ headings }) =>
      headings === 'none' ? { ...readingOf(WHOLE), education: school } : first,
    )
    expect(best?.education).toHaveLength(schools)
  })

  it('stays the first where all others are as torn', () => {
    const first = readingOf(TORN)
    expect(bestReading((plan) => (plan === FIRST_PLAN ? first : readingOf(TORN)))).toEqual(first)
  })

  it('is not sure of what a rival nearly as good reads otherwise', () => {
    const open = readingOf([...WHOLE, ['2023 - 2024', { gapAbove: 3 }]])
    const isSure = (reading: ReturnType<typeof readingOf> | null) => reading?.education.map((read) => read.isSure)
    const sure = { ...open, education: open.education.map((read) => ({ ...read, isSure: true })) }
    const other = {
      ...sure,
      education: sure.education.map((read) => ({ ...read, value: { ...read.value, degree: 'BA Historical Studies' } })),
    }
    expect(isSure(bestReading(() => sure))).toEqual([true])
    expect(isSure(bestReading((plan) => (plan === FIRST_PLAN ? sure : other)))).toEqual([false])
  })
})
