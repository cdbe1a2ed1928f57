import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { rescueEntries } from './rescue-entries.ts'
import { splitSections } from './sections.ts'

type Written = Parameters<typeof linesOf>[0]

const HEADING = { isBold: true, size: 12, gapAbove: 1.5 }
const NEXT_JOB: Written = [['Account Manager', { isBold: true, gapAbove: 1 }], 'Brill Mills, Leeds', '2017 - 2019']

const kinds = (written: Written) =>
  rescueEntries(splitSections(linesOf(written))).map(
    ({ kind, lines }) => `${kind}: ${lines.map(({ text }) => text).join(' / ')}`,
  )

const withPart = (part: Written[number], below: Written) =>
  kinds([
    ['WORK EXPERIENCE', HEADING],
    ['Office Manager', { isBold: true }],
    'Holt Tannery, Selby',
    '2019 - 2023',
    part,
    'Saved a tenth of the post.',
    ...below,
    ['EDUCATION', HEADING],
    'BA History, Pennine College, 2011',
    ['SKILLS', HEADING],
    'Weaving',
  ])

const LESSER = { isBold: true, size: 12, gapAbove: 1 }

describe('a part of one job under the name of a section', () => {
  it.each(['Achievements', 'Projects'])('ends where the next job stands: %s', (name) => {
    expect(withPart([name, LESSER], NEXT_JOB).slice(1, 4)).toEqual([
      'experience: Office Manager / Holt Tannery, Selby / 2019 - 2023',
      expect.stringMatching(/: Saved a tenth of the post\.$/),
      'experience: Account Manager / Brill Mills, Leeds / 2017 - 2019',
    ])
  })

  it('ends where an entry is set like the jobs, whatever its words', () => {
    const entry = (look: { isBold: boolean }): Written => [
      ['Mantwick', { ...look, gapAbove: 1 }],
      'Zorber',
      '2017 - 2019',
    ]
    const jobs = (look: { isBold: boolean }) =>
      withPart(['Achievements', LESSER], entry(look)).filter((told) => told.startsWith('experience'))
    expect([jobs({ isBold: true }).length, jobs({ isBold: false }).length]).toEqual([2, 1])
  })

  it('stays whole where it lists dated projects set like the jobs', () => {
    const projects: Written = [['Tidewatch', { isBold: true, gapAbove: 1 }], 'React, Node', '2021 - 2022']
    expect(withPart(['Personal Projects', HEADING], projects)[2]).toBe(
      'projects: Saved a tenth of the post. / Tidewatch / React, Node / 2021 - 2022',
    )
  })

  it('is a section where its heading is as strong as that of the jobs', () => {
    expect(withPart(['ACHIEVEMENTS', HEADING], NEXT_JOB).filter((told) => told.startsWith('experience'))).toHaveLength(
      1,
    )
  })

  it('stays whole where no dated post follows', () => {
    expect(withPart(['Achievements', LESSER], ['Mill prize, 2018'])[2]).toBe(
      'awards: Saved a tenth of the post. / Mill prize, 2018',
    )
  })
})
