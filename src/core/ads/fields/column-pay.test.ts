import { expect, it } from 'vitest'
import { payColumn } from './column-pay.ts'

it.each([
  [
    'Maaş',
    ['52.000 TL', 'net 44.500', '30.000-36.000 TL'],
    [
      [52_000, 52_000, 'TRY', 'month'],
      [44_500, 44_500, 'TRY', 'month'],
      [30_000, 36_000, 'TRY', 'month'],
    ],
  ],
  [
    'Salary',
    ['$118,000', '121000', '90k-105k', '$52 an hour'],
    [
      [118_000, 118_000, 'USD', 'year'],
      [121_000, 121_000, 'USD', 'year'],
      [90_000, 105_000, 'USD', 'year'],
      [52, 52, 'USD', 'hour'],
    ],
  ],
  [
    '€/month gross',
    ['3900', '4.100'],
    [
      [3_900, 3_900, 'EUR', 'month'],
      [4_100, 4_100, 'EUR', 'month'],
    ],
  ],
  ['Gehalt (CHF)', ['96000 pro Jahr'], [[96_000, 96_000, 'CHF', 'year']]],
  // what no cell and no header says is not guessed
  ['Pay', ['61000', 'negotiable'], [null, null]],
  ['Pay', ['£61,000', '€58,000', '60000'], [[61_000, 61_000, 'GBP', 'year'], [58_000, 58_000, 'EUR', 'year'], null]],
  ['Salary (k€)', ['64', '70,000 €'], [null, [70_000, 70_000, 'EUR', 'year']]],
] as const)('under %s, %j is read', (header, cells, expected) => {
  const payOf = payColumn(header, cells)
  const read = cells.map((cell) => payOf(cell))
  expect(read.map((pay) => pay && [pay.min, pay.max, pay.currency, pay.period])).toEqual(expected)
  expect(read.flatMap((pay, at) => (pay && pay.text !== cells[at] ? [pay.text] : []))).toEqual([])
})
