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
