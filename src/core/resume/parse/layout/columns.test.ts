import { describe, expect, it } from 'vitest'
import { cutColumns } from './columns.ts'
import { createJudge } from './judge.ts'
import type { Piece } from './pieces.ts'

type Look = { size?: number; isBold?: boolean; right?: number }
const LETTER = 5
const piece = (
  text: string,
  left: number,
  row: number,
  { size = 10, isBold = false, right = left + text.length * LETTER }: Look = {},
): Piece => ({
  text,
  left,
  right,
  top: row * 14 - size * 0.8,
  bottom: row * 14 + size * 0.2,
  baseline: row * 14,
  size,
  page: 1,
  runs: [{ text, left, right, isBold, isItalic: false, size, color: 0 }],
})

const regions = (pieces: Piece[]) =>
  cutColumns(pieces, createJudge()).map((region) => region.pieces.map((own) => own.text).join(' | '))
const bold = (text: string, left: number, row: number) => piece(text, left, row, { isBold: true })
/** Ends at a common right edge. */
const flush = (text: string, right: number, row: number) => piece(text, right - text.length * LETTER, row, { right })

describe('cutting a page into columns', () => {
  it('keeps dates at the end of lines with them, and cuts where a side column proper starts', () => {
    const jobs = [0, 6, 12].flatMap((at) => [
      bold(`Tester of boats ${at}`, 40, at + 2),
      piece('2019 – 2021', 300, at + 2),
      piece('Fenwick Rail', 40, at + 3),
      piece('Counted the boats and wrote a report.', 40, at + 4),
    ])
    const side = Array.from({ length: 12 }, (_, at) => piece(at === 0 ? 'SKILLS' : `Tool ${at}`, 420, at + 1.5))
    const found = regions([bold('EXPERIENCE', 40, 1), ...jobs, ...side])
    expect(found).toHaveLength(2)
    expect(found[0]).toContain('2019 – 2021')
    expect(found[1]).not.toContain('2019 – 2021')
  })

  it('cuts at the edge that both sides share longest, not where a name stands right of a margin', () => {
    const side = [
      'SKILLS',
      ...Array.from({ length: 12 }, (_, at) => (at === 10 ? 'The tool with the longest name' : `Tool ${at}`)),
    ].map((text, at) => piece(text, 40, at + 12))
    const more = ['EDUCATION', 'Moorside College of Boats', 'Navigation and the stars', '2015'].map((text, at) =>
      piece(text, 40, at + 27),
    )
    const jobs = [
      'EXPERIENCE',
      ...[0, 1, 2, 3].flatMap((at) => [`Tester ${at}`, '2019 – 2021', 'Fenwick Rail', 'Counted boats.']),
    ]
    const name = [
      'Jo Poe',
      'Tester',
      ...Array.from({ length: 6 }, () => 'I count boats, write about them and test what sails.'),
    ]
    const found = regions([
      piece('Curriculum Vitae', 40, 1),
      ...name.map((text, at) => piece(text, 160, at + 2)),
      ...side,
      ...more,
      ...jobs.map((text, at) => piece(text, 300, at + 12)),
    ])
    expect(found.at(-1)).toMatch(/^EXPERIENCE.*Tester 3/)
  })

  it('cuts beside a heading that was set a little left of the others in its column', () => {
    const left = ['EDUCATION', 'Moorside College', 'Navigation', '2015', 'Tallow School', '2012'].map((text, at) =>
      piece(text, 40, at + 2),
    )
    const right = [
      'PROFILE',
      'I count boats, sails and masts.',
      'EXPERIENCE',
      'Tester of boats',
      '2019 – 2021',
      'Counted.',
    ]
    const found = regions([...left, ...right.map((text, at) => piece(text, text === 'EXPERIENCE' ? 249 : 255, at + 2))])
    expect(found).toEqual([left.map(({ text }) => text).join(' | '), right.join(' | ')])
  })

  it('takes short notes at the far right, dates among them, for the ends of lines', () => {
    const cards = [0, 5, 10].flatMap((at) => [
      bold(`Tester of boats ${at}`, 40, at + 2),
      flush('2019 – 2021', 550, at + 2),
      piece('Fenwick Rail', 40, at + 3),
      flush('Leeds', 550, at + 3),
      piece('Counted the boats and wrote a report about them.', 40, at + 4),
    ])
    const schools = [
      bold('Moorside College', 40, 17),
      piece('2015 – 2018', 40, 18),
      piece('Chess', 40, 19),
      flush('Redis', 550, 19),
    ]
    expect(regions([...cards, ...schools])).toHaveLength(1)
  })

  it('takes rows of names and dates in their own fields for rows', () => {
    const rows = [2, 6, 10].flatMap((at) => [
      bold('Tester', 40, at),
      piece('Fenwick Rail', 250, at),
      piece('May 2019 – June 2021', 450, at),
      piece('Leeds', 40, at + 1),
      piece('Counted the boats.', 50, at + 2),
    ])
    expect(regions(rows)).toHaveLength(1)
  })

  it('takes a margin of nothing but headings for no column', () => {
    const margin = ['CONTACT', 'SUMMARY', 'SKILLS', 'EDUCATION'].map((text, at) => piece(text, 40, at * 4 + 1))
    const main = Array.from({ length: 14 }, (_, at) =>
      piece(at === 9 ? 'Freelance' : `A line of some words ${at}`, 150, at + 1.3),
    )
    expect(regions([...margin, ...main])).toHaveLength(1)
  })

  it('lets a heading with nothing beside it stand over all columns of its lists', () => {
    const lists = (from: number, tag: string) =>
      Array.from({ length: 5 }, (_, at) => [
        piece(`Tool ${tag}${at}`, 42, from + at),
        piece(`Other ${tag}${at}`, 217, from + at),
        piece(`Third ${tag}${at}`, 392, from + at),
      ]).flat()
    const found = regions([
      bold('SKILLS', 40, 1),
      ...lists(2, 'a'),
      bold('INTERESTS', 40, 8),
      ...lists(9, 'b'),
      bold('EXPERIENCE', 40, 15),
      piece('Tester at Fenwick Rail for a good many years', 42, 16),
    ])
    expect(
      found.filter((text) => text.includes('Third a0') && text.includes('Third b0') && !text.includes('INTERESTS')),
    ).toEqual([])
  })

  it('cuts at headings of a side column whose rows begin nowhere together', () => {
    const main = Array.from({ length: 14 }, (_, at) =>
      at % 7 === 0
        ? bold(at === 0 ? 'EXPERIENCE' : 'EDUCATION', 40, at + 1)
        : piece('Counted boats and wrote of it.', 40, at + 1),
    )
    const side = Array.from({ length: 14 }, (_, at) =>
      at % 7 === 0
        ? bold(at === 0 ? 'SKILLS' : 'LANGUAGES', 420, at + 1)
        : piece(`Tool ${at}`, 430 + ((at * 17) % 60), at + 1),
    )
    const found = regions([...main, ...side])
    expect(found).toHaveLength(2)
    expect(found[1]).toContain('SKILLS')
    expect(found[0]).not.toContain('Tool')
  })

  it('goes on with a column of the page before, where nothing crosses its edge', () => {
    const side = ['Java', 'Rust', 'Go', 'Git', 'Docker', 'Linux'].map((text, at) => piece(text, 24, at * 3 + 1))
    const jobs = [0, 6, 12].flatMap((at) => [
      piece(`Fenwick Rail ${at}`, 206, at + 1),
      piece('2019 – 2021', 480, at + 1),
      piece('Tester', 206, at + 2),
    ])
    // a heading of the right column stands a little left of its text, and so within the gap
    const page = [...side, ...jobs, piece('PROJECTS', 198, 9)]
    const cut = (edges: number[]) =>
      cutColumns(page, createJudge(), 'judged', edges).map((region) => region.pieces.map(({ text }) => text).join(' '))
    expect(cut([])[0]).not.toBe('Java Rust Go Git Docker Linux')
    expect(cut([198])).toHaveLength(2)
    expect(cut([198])[0]).toBe('Java Rust Go Git Docker Linux')
    expect(cut([300])).toEqual(cut([]))
  })
})
