import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { splitEntries } from './split-entries.ts'

type Written = Parameters<typeof linesOf>[0]

const NAME = { isBold: true, size: 12 }
const job = (name: string, look = NAME): Written => [
  [name, look],
  'Weaver ¦ May 2019 – June 2021',
  ['Kept forty looms running through the winter and wrote down what each of them had cost.', { gapAbove: 0.2 }],
]
const headers = (written: Written) =>
  splitEntries(linesOf(written), () => 0).entries.map(({ header }) => header.map(({ text }) => text.split(' May')[0]))

describe('a line in the look that opens every entry', () => {
  it.each([['Fenwick Rail'], ['holt.energy'], ['the mill that stood by the lower bridge in Selby.']])(
    'opens one whatever its words are: %s',
    (name) => {
      const found = headers([...job('Tallow Mills'), ...job(name), ...job('Ardrow Bakery')])
      expect(found).toEqual([
        ['Tallow Mills', 'Weaver'],
        [name, 'Weaver'],
        ['Ardrow Bakery', 'Weaver'],
      ])
    },
  )

  it('is none where the look stands elsewhere too', () => {
    const name = 'the mill that stood by the lower bridge in Selby.'
    const found = headers([
      ...job('Tallow Mills'),
      ...job(name),
      ['What I learnt there.', NAME],
      ...job('Ardrow Bakery'),
    ])
    expect(found[1]).toEqual(['Weaver'])
  })
})

it.each([
  ['is no name where more signs stand than entries', 3, false],
  ['may open a name where each entry has one', 1, true],
])('a line behind a sign %s', (_, signs, isName) => {
  const points = Array.from({ length: signs }, (_, at): Written[number] => [
    at === 0 ? 'Assists the Director' : 'Orders wool',
    { hasBullet: true },
  ])
  const { entries } = splitEntries(
    linesOf([
      ['Registry ¦ May 2019 – June 2021', NAME],
      ...points,
      ['Archive ¦ May 2015 – June 2018', { ...NAME, gapAbove: 1.5 }],
      ...points,
    ]),
    (header) => (header.some(({ text }) => text.endsWith('Director')) ? 2 : 0),
  )
  expect(entries[0]?.header.some(({ hasBullet }) => hasBullet)).toBe(isName)
})

describe('dates that are items', () => {
  const item = (text: string): Written[number] => [text, { hasBullet: true }]

  it.each([
    [
      'under the name of each',
      [
        'Clerk, Tallow Mills',
        item('May 2019 – June 2021'),
        'Weaver, Fenwick Rail',
        item('Seit März 2023'),
        'Baker, Ardrow',
        item('Februar 2018'),
      ],
      ['Clerk, Tallow Mills', 'Weaver, Fenwick Rail', 'Baker, Ardrow'],
    ],
    [
      'above the name of each',
      [item('May 2019 – June 2021'), 'Clerk, Tallow Mills', item('Seit März 2023'), 'Weaver, Fenwick Rail'],
      ['Clerk, Tallow Mills', 'Weaver, Fenwick Rail'],
    ],
  ])('belong to the line %s', (_, written, names) => {
    const { entries } = splitEntries(linesOf(written), (header) => (header.length > 1 ? 1 : 0))
    expect(entries.map(({ header }) => header.find((line) => !/\d{4}/.test(line.text))?.text)).toEqual(names)
  })

  it('alone in their cell, mark a name on a time line as one of a range does', () => {
    const names = ['Teacher, Quill School ¦ 10.2016 - 07.2017', 'Assistant, Ardrow University ¦ 08.2016']
    const written = names.flatMap((name): Written => [[name, { ...NAME, hasBullet: true }], 'Selby'])
    expect(headers(written)).toHaveLength(2)
  })
})
