import { expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { readExperience } from './experience.ts'

const HEAD = { size: 13, gapAbove: 1.6 }
const EMPLOYER = { isBold: true, gapAbove: 1 }
type Written = Parameters<typeof linesOf>[0]

const jobs = (written: Written) =>
  readExperience(linesOf(written), () => false).map(
    ({ value }) => `${value.title} @ ${value.company}, ${value.startDate}`,
  )

it.each<[string, Written, string[]]>([
  [
    'stands above each of several employers below it',
    [
      ['Project Manager', HEAD],
      ['Tallow Mills - May 2019 to June 2021', EMPLOYER],
      ['Planned the second hall.', { hasBullet: true }],
      ['Fenwick Rail - May 2015 to April 2019', EMPLOYER],
      ['Kept the plans of forty trains.', { hasBullet: true }],
      ['Web Developer', HEAD],
      ['Holt Looms - May 2012 to April 2015', EMPLOYER],
      ['Wrote the shop.', { hasBullet: true }],
    ],
    [
      'Project Manager @ Tallow Mills, 2019-05',
      'Project Manager @ Fenwick Rail, 2015-05',
      'Web Developer @ Holt Looms, 2012-05',
    ],
  ],
  [
    'is left where it is above one employer each',
    [
      ['Project Manager', HEAD],
      ['Tallow Mills - May 2019 to June 2021', EMPLOYER],
      ['Web Developer', HEAD],
      ['Holt Looms - May 2012 to April 2015', EMPLOYER],
    ],
    ['Project Manager @ Tallow Mills, 2019-05', 'Web Developer @ Holt Looms, 2012-05'],
  ],
  [
    'below an employer is the role of that employer alone',
    [
      ['Tallow Mills', HEAD],
      ['Project Manager - May 2019 to June 2021', EMPLOYER],
      ['Web Developer - May 2017 to April 2019', EMPLOYER],
      ['Fenwick Rail', HEAD],
      ['Data Analyst - May 2012 to April 2015', EMPLOYER],
    ],
    [
      'Project Manager @ Tallow Mills, 2019-05',
      'Web Developer @ Tallow Mills, 2017-05',
      'Data Analyst @ Fenwick Rail, 2012-05',
    ],
  ],
])('a title that %s', (_, written, expected) => {
  expect(jobs(written)).toEqual(expected)
})
