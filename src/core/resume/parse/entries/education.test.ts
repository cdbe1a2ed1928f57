import { expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { readEducation } from './education.ts'

const read = (written: Parameters<typeof linesOf>[0]) =>
  readEducation(linesOf(written), () => false).map(({ value }) => [value.degree, value.area, value.institution])

it('a degree in bold over three lines of a narrow column, without years, belongs to the school below it', () => {
  const bold = { isBold: true }
  expect(
    read([
      ['Bachelor of Applied Science in', bold],
      ['Boat Building & Repair,', bold],
      ['Small Craft Concentration.', bold],
      ['Moorside College', { gapAbove: 1.1 }],
      ['BSc in Physics', { ...bold, gapAbove: 2.4 }],
      ['Moorside College', { gapAbove: 1.1 }],
    ]),
  ).toEqual([
    ['Bachelor of Applied Science', 'Boat Building & Repair, Small Craft Concentration.', 'Moorside College'],
    ['BSc', 'Physics', 'Moorside College'],
  ])
})
