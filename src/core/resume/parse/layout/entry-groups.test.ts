import { describe, expect, it } from 'vitest'
import { withEntryGroups } from './entry-groups.ts'
import { createJudge } from './judge.ts'
import type { Piece } from './pieces.ts'

type Spot = [text: string, left: number, top: number]

const SIZE = 10

function rowsOf(spots: Spot[]): Piece[][] {
  const rows = new Map<number, Piece[]>()
  for (const [text, left, top] of spots) {
    const run = { text, left, right: left + text.length * 5, isBold: false, isItalic: false, size: SIZE, color: 0 }
    const piece = {
      text,
      runs: [run],
      left,
      right: run.right,
      top,
      bottom: top + 10,
      baseline: top + 8,
      size: SIZE,
      page: 1,
    }
    rows.set(top, [...(rows.get(top) ?? []), piece])
  }
  return [...rows].sort((a, b) => a[0] - b[0]).map(([, row]) => row.sort((a, b) => a.left - b.left))
}

const read = (spots: Spot[]) =>
  withEntryGroups(rowsOf(spots), createJudge(), (rows) => rows).map((row) => row.map((piece) => piece.text).join(' | '))

describe('blocks side by side', () => {
  it('keeps the labels of a form beside what they name', () => {
    const spots: Spot[] = [
      ['2019 - 2021', 40, 0],
      ['Master of Science, Moorside College', 140, 0],
      ['Thesis title', 40, 14],
      ['How boats were counted before there was any paper.', 140, 14],
      ['Supervisor', 40, 28],
      ['Jo Poe', 140, 28],
    ]
    expect(read(spots)).toEqual([
      '2019 - 2021 | Master of Science, Moorside College',
      'Thesis title | How boats were counted before there was any paper.',
      'Supervisor | Jo Poe',
    ])
  })

  it('leaves two lines of names and dates above sentences as they are', () => {
    const spots: Spot[] = [
      ['Tester', 40, 0],
      ['2019 - 2021', 400, 0],
      ['Acme Ltd', 40, 14],
      ['Leeds', 400, 14],
      ['Tested the till and the scale with every new version.', 40, 28],
      ['Wrote down what broke.', 40, 42],
    ]
    expect(read(spots)).toEqual([
      'Tester | 2019 - 2021',
      'Acme Ltd | Leeds',
      'Tested the till and the scale with every new version.',
      'Wrote down what broke.',
    ])
  })

  it('leaves labels beside lists as they are', () => {
    const spots: Spot[] = [
      ['Languages', 40, 0],
      ['Python, Go, and some shell.', 160, 0],
      ['Tools', 40, 14],
      ['Docker, Git, and a bench.', 160, 14],
    ]
    expect(read(spots)).toEqual(['Languages | Python, Go, and some shell.', 'Tools | Docker, Git, and a bench.'])
  })

  it('leaves a lone date beside sentences as it is', () => {
    const spots: Spot[] = [
      ['2019 - 2021', 40, 0],
      ['Tester, Acme Ltd', 160, 0],
      ['Tested the till and the scale.', 160, 14],
    ]
    expect(read(spots)).toEqual(['2019 - 2021 | Tester, Acme Ltd', 'Tested the till and the scale.'])
  })

  it('reads names, then dates, then sentences of three blocks', () => {
    const spots: Spot[] = [
      ['Tester', 40, 0],
      ['2019 - 2021', 200, 0],
      ['Tested the till and', 300, 0],
      ['Acme Ltd', 40, 14],
      ['the scale with care.', 300, 14],
      ['Leeds', 40, 28],
      ['Wrote down what broke.', 300, 28],
      ['Clerk', 40, 60],
      ['2016 - 2018', 200, 60],
      ['Sold bolts and nuts.', 300, 60],
      ['Bolt House', 40, 74],
    ]
    expect(read(spots)).toEqual([
      'Tester',
      'Acme Ltd',
      'Leeds',
      '2019 - 2021',
      'Tested the till and',
      'the scale with care.',
      'Wrote down what broke.',
      'Clerk',
      'Bolt House',
      '2016 - 2018',
      'Sold bolts and nuts.',
    ])
  })

  it('reads a title above sentences before the employer and dates to their right', () => {
    const spots: Spot[] = [
      ['Tester', 40, 0],
      ['Acme Ltd', 400, 0],
      ['Tested the till and the scale.', 40, 14],
      ['Leeds', 400, 14],
      ['Wrote down what broke.', 40, 28],
      ['2019 - 2021', 400, 28],
    ]
    expect(read(spots)).toEqual([
      'Tester',
      'Acme Ltd',
      'Leeds',
      '2019 - 2021',
      'Tested the till and the scale.',
      'Wrote down what broke.',
    ])
  })

  it('reads a date that stands lower than its title before the sentences', () => {
    const spots: Spot[] = [
      ['Tester at Acme Ltd', 200, 0],
      ['2019 - 2021', 40, 9],
      ['Tested the till and the scale.', 200, 14],
      ['Wrote down what broke.', 200, 28],
    ]
    expect(read(spots)).toEqual([
      '2019 - 2021',
      'Tester at Acme Ltd',
      'Tested the till and the scale.',
      'Wrote down what broke.',
    ])
  })
})

it('leaves dates where they stand at the end of the line that says what they are of', () => {
  const spots: Spot[] = [
    ['Moorside University, College of Weights and Measures - BSc in Boats and', 40, 0],
    ['Bridges', 40, 14],
    ['Aug 2022 - May 2026', 460, 14],
    ['Class XII, State Board of Examinations, 94 % - The Old Harbour School', 40, 28],
    ['2022', 460, 28],
    ['Class X, 96 %', 40, 42],
    ['2020', 460, 42],
  ]
  expect(read(spots)).toEqual(rowsOf(spots).map((row) => row.map(({ text }) => text).join(' | ')))
})
