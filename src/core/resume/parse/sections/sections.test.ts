import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { splitSections } from './sections.ts'

const HEADING = { isBold: true, size: 14, gapAbove: 1.5 }

const read = (written: Parameters<typeof linesOf>[0]) =>
  splitSections(linesOf(written)).map(
    (section) => `${section.kind}: ${section.lines.map((line) => line.text).join(' / ')}`,
  )

describe('sections', () => {
  it('takes an unknown line in the look of headings for one, but not an employer above its dates', () => {
    expect(
      read([
        ['Work Experience', HEADING],
        ['Northern Wool', HEADING],
        'Tester',
        '2019 - 2021',
        ['Kept the looms running.', { hasBullet: true }],
        ['Education', HEADING],
        ['Pennine College', HEADING],
        'Textiles',
        '2015 - 2018',
        ['Skills', HEADING],
        'Weaving',
        ['Boats', HEADING],
        'A dinghy that sails itself',
      ]),
    ).toEqual([
      'top: ',
      'experience: Northern Wool / Tester / 2019 - 2021 / Kept the looms running.',
      'education: Pennine College / Textiles / 2015 - 2018',
      'skills: Weaving',
      'other: A dinghy that sails itself',
    ])
  })

  it('takes no sentence for a heading, whatever its look', () => {
    expect(
      read([
        ['Work Experience', HEADING],
        'Tester, Acme',
        '2019 - 2021',
        ['Kept the looms running.', HEADING],
        ['Education', HEADING],
        'BSc',
        ['Skills', HEADING],
        'Weaving',
      ])[1],
    ).toBe('experience: Tester, Acme / 2019 - 2021 / Kept the looms running.')
  })
})
