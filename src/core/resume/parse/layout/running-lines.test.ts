import { describe, expect, it } from 'vitest'
import type { PdfPage } from '../document.ts'
import type { Piece } from './pieces.ts'
import { withoutRunningLines } from './running-lines.ts'

type Told = [text: string, baseline: number, isBold?: boolean]

/** Pages of 800 points with a line of text in the middle of each. */
function pages(texts: Told[][]) {
  return texts.map((told, at) => ({
    page: { number: at + 1, width: 600, height: 800, glyphs: [], links: [] } satisfies PdfPage,
    pieces: [...told, [`Text of page ${at}`, 400] satisfies Told].map(([text, baseline, isBold = false]): Piece => {
      const box = { text, left: 40, right: 40 + text.length * 5, size: 10 }
      return {
        ...box,
        runs: [{ ...box, isBold, isItalic: false, color: 0 }],
        top: baseline - 8,
        bottom: baseline + 2,
        baseline,
        page: at + 1,
      }
    }),
  }))
}

const kept = (texts: Told[][]) =>
  withoutRunningLines(pages(texts)).map(({ pieces }) =>
    pieces.map(({ text }) => text).filter((text) => !text.startsWith('Text')),
  )

const FIRST: Told[] = [['Ada Marsh', 90]]
const TOP = 40

describe('lines at the top of each page', () => {
  it.each<[string, string[]]>([
    ['the paper with a number', ['Ada Marsh, sheet 2', 'Ada Marsh, sheet 3']],
    ['the same day on each page', ['Printed 03/2024', 'Printed 03/2024']],
    ['a day and a number', ['03/2024, sheet 2', '03/2024, sheet 3']],
  ])('are left out: %s', (_, [second = '', third = '']) => {
    expect(kept([FIRST, [[second, TOP]], [[third, TOP]]])).toEqual([['Ada Marsh'], [], []])
  })

  it('are left out below the edge too, where a page opens as the first did', () => {
    const head: Told[] = [
      ['Ada Marsh', 90],
      ['ada@mail.example.com', 110],
    ]
    expect(kept([head, head, [...head, ['Fenwick Rail', 130]]])).toEqual([
      ['Ada Marsh', 'ada@mail.example.com'],
      [],
      ['Fenwick Rail'],
    ])
    // the name alone stands in smaller letters there
    expect(
      kept([
        head,
        [
          ['Ada Marsh', 70],
          ['Fenwick Rail', 110],
        ],
      ])[1],
    ).toEqual(['Fenwick Rail'])
    expect(
      kept([
        head,
        [
          ['Fenwick Rail', 90],
          ['Ada Marsh', 110],
        ],
      ])[1],
    ).toEqual(['Fenwick Rail', 'Ada Marsh'])
  })

  it('stay where each says when another job was', () => {
    const [second, third]: Told[][] = [[['05/2019 - 06/2021', TOP]], [['01/2014 - 04/2019', TOP]]]
    expect(kept([FIRST, second ?? [], third ?? []])).toEqual([
      ['Ada Marsh'],
      ['05/2019 - 06/2021'],
      ['01/2014 - 04/2019'],
    ])
  })

  it('stay where they name an employer that stands within pages too', () => {
    const top: Told[] = [['Fenwick Rail', TOP, true]]
    expect(kept([[...FIRST, ['Fenwick Rail', 200, true]], top, top])).toEqual([
      ['Ada Marsh', 'Fenwick Rail'],
      ['Fenwick Rail'],
      ['Fenwick Rail'],
    ])
    expect(kept([[...FIRST, ['Fenwick Rail', 200]], top, top])).toEqual([['Ada Marsh', 'Fenwick Rail'], [], []])
  })
})

describe('how to reach the person, in the foot of each page', () => {
  const foot: Told[] = [
    ['Quay Street 4 – 4690 Selby', 760],
    ['+43 699 1795 2841 • ada@mail.example', 772],
    ['1/2', 784],
  ]

  it('stays on the last page', () => {
    expect(kept([[...FIRST, ...foot], foot])).toEqual([
      ['Ada Marsh'],
      ['Quay Street 4 – 4690 Selby', '+43 699 1795 2841 • ada@mail.example'],
    ])
  })

  it('is left out where another place has a phone', () => {
    expect(kept([[...FIRST, ['07700 900123', 110], ...foot], foot])).toEqual([['Ada Marsh', '07700 900123'], []])
  })
})
