import { describe, expect, it } from 'vitest'
import { must } from '#core/must.ts'
import type { Line } from '#core/resume/parse/layout/line.ts'
import { linesOf } from '#test/support/resume-lines.ts'
import { readExperience } from './experience.ts'

type Written = Parameters<typeof linesOf>[0]

const read = (lines: Line[]) =>
  readExperience(lines, (text) => text === 'Huddersfield').map(({ value }) => [value.title, value.company])

/** The first words of the first line in bold. */
function withBold(lines: Line[], words: string): Line[] {
  const [line, ...others] = lines
  const [cell, ...cells] = must(line).cells
  const [run] = must(cell).runs
  const runs = [
    { ...must(run), text: words, isBold: true },
    { ...must(run), text: must(cell).text.slice(words.length) },
  ]
  return [{ ...must(line), cells: [{ ...must(cell), runs }, ...cells] }, ...others]
}

describe('names of which no word is known', () => {
  it.each<[string, Written, string]>([
    ['the employer above in bold', [['Mantwick', { isBold: true }], 'Zorber Quillan ¦ 2019 – 2021'], 'Mantwick'],
    [
      'the employer above, beside the town',
      ['Mantwick oberlan ¦ Huddersfield', 'Zorber Quillan ¦ 2019 – 2021'],
      'Mantwick oberlan',
    ],
    [
      'the employer below, beside the town',
      ['Zorber Quillan ¦ 2019 – 2021', 'Mantwick oberlan ¦ Huddersfield'],
      'Mantwick oberlan',
    ],
  ])('%s', (_, written, names) => {
    expect(read(linesOf(written))).toEqual([['Zorber Quillan', names]])
  })

  it.each([
    ['Zorber Quillan at Mantwick oberlan', 'Zorber Quillan', ['Zorber Quillan', 'Mantwick oberlan']],
    ['Mantwick Quillan chez Zorber oberlan', 'Mantwick Quillan', ['Mantwick Quillan', 'Zorber oberlan']],
  ])('%s, the title in bold', (text, title, names) => {
    expect(read(withBold(linesOf([`${text} ¦ 2019 – 2021`]), title))).toEqual([names])
  })
})
