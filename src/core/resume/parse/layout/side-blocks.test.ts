import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { createJudge } from './judge.ts'
import type { Piece } from './pieces.ts'
import { withSideBlocks } from './side-blocks.ts'

const piece = (text: string, left: number, row: number, size = 11): Piece => {
  const right = left + text.length * size * 0.45
  return {
    text,
    left,
    right,
    top: row * 14 - size,
    bottom: row * 14,
    baseline: row * 14,
    size,
    page: 1,
    runs: [{ text, left, right, isBold: false, isItalic: false, size, color: size > 11 ? 0xb04020 : 0 }],
  }
}

/** Sections whose names stand in a margin, at the height of their first lines. */
function read(names: [string, string, string], size: number) {
  const judge = createJudge()
  const texts = [
    ['BSc Physics', 'University of Leeds, 2015 – 2018'],
    ['Boat tester, Fenwick Rail', 'Counted the boats and wrote a report about each of them.'],
    ['Likes a tidy shed and a short queue.', 'Paints the boats of others in the summer.'],
  ] as const
  const rows = texts.flatMap(([first, second], at) => [
    [piece(must(names[at]), 40, at * 4, size), piece(first, 140, at * 4)],
    [piece(second, 140, at * 4 + 1)],
  ])
  const headings = rows.flat().filter((own) => judge.isHeading(own.text))
  return withSideBlocks(rows, judge, headings).map((row) => row.map((own) => own.text).join(' | '))
}

describe('names of sections in a margin', () => {
  it('are headings by their larger letters, where only one other bears them out and one has its own name', () => {
    expect(read(['Education', 'Experience', 'Odds and ends'], 14)).toEqual([
      'Education',
      'BSc Physics',
      'University of Leeds, 2015 – 2018',
      'Experience',
      'Boat tester, Fenwick Rail',
      'Counted the boats and wrote a report about each of them.',
      'Odds and ends',
      'Likes a tidy shed and a short queue.',
      'Paints the boats of others in the summer.',
    ])
  })

  it('stay labels of their lines where nothing but their words says so', () => {
    expect(read(['Education', 'Experience', 'Odds and ends'], 11)).toContain(
      'Odds and ends | Likes a tidy shed and a short queue.',
    )
  })
})
