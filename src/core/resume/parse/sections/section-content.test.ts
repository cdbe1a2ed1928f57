import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { kindByContent } from './section-content.ts'

const BULLET = { hasBullet: true }
const kindOf = (written: Parameters<typeof linesOf>[0]) => kindByContent(linesOf(written), new Set(), 0.4).kind

describe('what lines tell without a heading', () => {
  it('knows jobs by their ranges and bullets, whatever the words', () => {
    expect(
      kindOf([
        'Zubrel Ovanti',
        'Marrek Tosk, 2019 - Present',
        ['Dovrin the melka over two hundred tarn in each wexil of the year.', BULLET],
        ['Led four others.', BULLET],
        'Zubrel',
        'Pellin Harst, 2014 - 2019',
        ['Kept the brovin of three fanners.', BULLET],
      ]),
    ).toBe('experience')
  })

  it('knows schools by their words, and lists by their commas', () => {
    expect(kindOf(['BSc Physics, 2011 - 2014', 'Pennine University', 'MSc Optics, 2015', 'Pennine University'])).toBe(
      'education',
    )
    expect(kindOf(['Tools: Excel, Sage, Xero, Access', 'Other: filing, typing, telephone'])).toBe('skills')
  })
})
