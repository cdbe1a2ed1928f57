import { expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { must } from '#core/must.ts'
import { readEducation } from './education.ts'
import { readExperience } from './experience.ts'
import { headerDate, isRangeAlone } from './line-dates.ts'

it.each([
  ['September 2020 - Februar 2024', true],
  ['(2017–2019)', true],
  ['März 2024 - voraussichtlich August 2025', true],
  ['Built a bridge, 2017–2019', false],
  ['2019', false],
])('“%s” says only from when to when: %s', (text, isAlone) =>
  expect(isRangeAlone(must(linesOf([[text, { hasBullet: true }]])[0]))).toBe(isAlone),
)

it('reads the years that stand as the first item below a school or a job', () => {
  const lines = linesOf([
    'Bachelor of Science, Mill University',
    ['September 2020 - February 2024', { hasBullet: true }],
    ['Mark: 2.1', { hasBullet: true }],
  ])
  expect(readEducation(lines, () => false)).toMatchObject([{ value: { startDate: '2020-09', endDate: '2024-02' } }])
  const job = linesOf([
    'Web Developer, Holt Pumps Ltd',
    ['May 2019 - June 2021', { hasBullet: true }],
    ['Built the shop', { hasBullet: true }],
  ])
  expect(readExperience(job, () => false)).toMatchObject([{ value: { startDate: '2019-05', endDate: '2021-06' } }])
})

it.each([
  ['Weaver, fine cloth 6/2015 to 10/2017 - Holt Mills and Sons of the Vale, BC.', true],
  ['Weaver of fine cloth 6/2015 to 10/2017 - mended all looms of the upper vale.', false],
])('%s: its dates are those of an entry: %s', (text, isHeader) =>
  expect(headerDate(must(linesOf([text])[0])) !== null).toBe(isHeader),
)
