import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { readEducation } from './education.ts'
import { readExperience } from './experience.ts'

type Written = Parameters<typeof linesOf>[0]

const BOLD = { isBold: true, gapAbove: 1.2 }
const DEED = { hasBullet: true }
const dated = (title: string, firm: string, years: string): Written => [
  [`${title} ¦ ${years}`, BOLD],
  firm,
  ['Kept the books.', DEED],
]
const jobs = (written: Written) =>
  readExperience(linesOf(written), () => false).map(({ value }) => `${value.title} / ${value.company}`)
const schools = (written: Written) => readEducation(linesOf(written), () => false).map(({ value }) => value.institution)

const MILLS = dated('Accountant', 'Tallow Mills Ltd', '2019 – Present')
const PUMPS = dated('Bookkeeper', 'Holt Pumps Ltd', '2015 – 2018')

describe('entries in the look of those with dates', () => {
  it.each<[string, Written, string[]]>([
    [
      'are jobs of their own below the last one',
      [...MILLS, ...PUMPS, ...dated('Sales Assistant', 'Ardrow Bakery Ltd', '5 anos')],
      ['Accountant / Tallow Mills Ltd', 'Bookkeeper / Holt Pumps Ltd', 'Sales Assistant / Ardrow Bakery Ltd'],
    ],
    [
      'are jobs of their own above the first one',
      [...dated('Sales Assistant', 'Ardrow Bakery Ltd', 'lately'), ...MILLS, ...PUMPS],
      ['Sales Assistant / Ardrow Bakery Ltd', 'Accountant / Tallow Mills Ltd', 'Bookkeeper / Holt Pumps Ltd'],
    ],
    [
      'are none where they name nobody',
      [...MILLS, ['What I learnt there', BOLD], ['Kept the till.', DEED], ...PUMPS],
      ['Accountant / Tallow Mills Ltd', 'Bookkeeper / Holt Pumps Ltd'],
    ],
    [
      'are none in another look',
      [...MILLS, 'Sales Assistant, Ardrow Bakery Ltd', ['Kept the till.', DEED], ...PUMPS],
      ['Accountant / Tallow Mills Ltd', 'Bookkeeper / Holt Pumps Ltd'],
    ],
  ])('%s', (_, written, expected) => {
    expect(jobs(written)).toEqual(expected)
  })

  it('are schools only if they name a degree or a school', () => {
    const bachelor: Written = [['BSc Physics ¦ 2010 – 2013', BOLD], 'Ardrow University', ['Wrote a thesis.', DEED]]
    const master: Written = [['MSc Physics ¦ 2013 – 2015', BOLD], 'Holt University', ['Wrote another.', DEED]]
    const third = (title: string, place: string): Written => [[title, BOLD], place]
    expect(schools([...master, ...bachelor, ...third('Diploma in Boat Building', 'Moorside College')])).toEqual([
      'Holt University',
      'Ardrow University',
      'Moorside College',
    ])
    expect(schools([...master, ...bachelor, ...third('Swimming Badge', 'Tallow Mills')])).toHaveLength(2)
  })
})
