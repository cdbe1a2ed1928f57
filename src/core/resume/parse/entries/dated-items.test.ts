import { expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { partDatedItems } from './dated-items.ts'
import { readExperience } from './experience.ts'

const item = (text: string): [string, { hasBullet: boolean }] => [text, { hasBullet: true }]
const jobs = [
  'June 2017: Tester at Fenwick Rail.',
  'May 2015 – May 2016: Weaver at Tallow Mills',
  'March 2014: Baker at Ardrow Bakery',
]

it('reads items that open with a date as jobs', () => {
  const found = readExperience(
    linesOf([item(jobs[0] ?? ''), 'Duties: counted the trains.', ...jobs.slice(1).map(item)]),
    () => false,
  )
  expect(
    found.map(({ value: { title, company, startDate, endDate } }) => [title, company, startDate, endDate]),
  ).toEqual([
    ['Tester', 'Fenwick Rail', '2017-06', '2017-06'],
    ['Weaver', 'Tallow Mills', '2015-05', '2016-05'],
    ['Baker', 'Ardrow Bakery', '2014-03', '2014-03'],
  ])
})

it.each<[string, Parameters<typeof linesOf>[0], string[]]>([
  [
    'makes the date a cell',
    jobs.map(item),
    [
      'June 2017|Tester at Fenwick Rail',
      'May 2015 – May 2016|Weaver at Tallow Mills',
      'March 2014|Baker at Ardrow Bakery',
    ],
  ],
  ['leaves points below a dated job', ['Clerk ¦ 2010 – 2020', ...jobs.map(item)], ['Clerk|2010 – 2020', ...jobs]],
  ['leaves two points', jobs.slice(0, 2).map(item), jobs.slice(0, 2)],
  [
    'leaves a list of which only some open so',
    [...jobs, 'Kept the looms', 'Wrote the orders'].map(item),
    [...jobs, 'Kept the looms', 'Wrote the orders'],
  ],
  [
    'leaves sentences',
    ['2017 was a good year', '2016 too', '2015 as well'].map(item),
    ['2017 was a good year', '2016 too', '2015 as well'],
  ],
])('%s', (_, lines, expected) => {
  expect(partDatedItems(linesOf(lines)).map(({ cells }) => cells.map(({ text }) => text).join('|'))).toEqual(expected)
})
