import { expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { splitSections } from './sections.ts'

const MARGIN = 240
/** Lines of a form: a heading or label that ends at the edge of the margin, and what stands beside it. */
const form = (rows: [label: string, text: string][], edge: (label: string) => number = () => MARGIN) =>
  linesOf(
    rows.flatMap(([label, text]) => [
      [label, { left: edge(label) - label.length * 5 }] as [string, { left: number }],
      [text, { left: 260 }] as [string, { left: number }],
    ]),
  ).map((line, at, all) => (at % 2 === 0 ? line : { ...line, top: all[at - 1]?.top ?? 0, gapAbove: 0 }))
const rows: [string, string][] = [
  ['WORK EXPERIENCE', '2019 – 2021 ¦ Tester of boats'],
  ['EDUCATION', '2015 – 2018 ¦ BSc Boats'],
  ['PERSONAL SKILLS', 'Sails'],
  ['Other languages', 'Welsh'],
  ['Digital skills', 'Linux, Gimp'],
  ['Driving licence', 'B'],
]
const kinds = (lines: ReturnType<typeof linesOf>) =>
  splitSections(lines).flatMap(({ kind, heading }) => (heading ? [[kind, heading.text]] : []))
const HEADINGS = [
  ['experience', 'WORK EXPERIENCE'],
  ['education', 'EDUCATION'],
  ['skills', 'PERSONAL SKILLS'],
]

it('opens sections by labels that end where the headings of the margin do', () => {
  expect(kinds(form(rows))).toEqual([
    ...HEADINGS,
    ['languages', 'Other languages'],
    ['skills', 'Digital skills'],
    ['other', 'Driving licence'],
  ])
})

it.each<[string, (label: string) => number]>([
  ['end elsewhere', (label) => (label === label.toUpperCase() ? MARGIN : MARGIN - 12)],
  ['all begin at one edge', (label) => 60 + label.length * 5],
])('leaves labels that %s', (_, edge) => {
  expect(kinds(form(rows, edge))).toEqual(HEADINGS)
})
