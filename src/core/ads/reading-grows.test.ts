import { describe, expect, it } from 'vitest'
import { shareOf } from '#test/support/runs.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { growth, MOST_GROWTH } from '#test/support/processor-time.ts'
import { MOST_AD_CHARACTERS } from './limits.ts'
import { descriptionOfObject } from '#core/ads/page/objects/object-text.ts'
import { readJobPage } from './page/read-job-page.ts'
import { readAdText } from './read-ad-text.ts'

const TODAY = '2026-11-22'
const UNITS = [
  '| Python ',
  '| Java | ',
  '| x ',
  'Xa | Yb | ',
  'a | b\n',
  'Java; ',
  ' Java – ',
  'Java or ',
  '€ 1 ',
  '1 € ',
  '$10-$20 ',
  'Label: ',
  '• x\n',
  '- ',
  'a? B',
  '(',
  'und ',
  'AB ',
  '\n',
  'Engineer, ',
  'Android, ',
  "CV'",
]

describe('reading takes four times as long for four times the text, whatever is repeated', () => {
  it.each(shareOf(UNITS))('a pasted page of %j', (unit) => {
    const read = (text: string) => readJobPage({ url: '', text, form: 'text', today: TODAY })
    expect(growth(read, unit, 320_000)).toBeLessThan(MOST_GROWTH)
  })

  it.each([
    ['xml', '<?xml version="1.0"?>', '<job><title>a</title></job>'],
    ['html', '<h1>a</h1>', '<div itemscope itemtype="https://schema.org/JobPosting"><b itemprop="url">a</b></div>'],
  ] as const)('a page in %s', (form, head, unit) => {
    const read = (text: string) => readJobPage({ url: '', text: `${head}${text}`, form, today: TODAY })
    expect(growth(read, unit, 400_000)).toBeLessThan(MOST_GROWTH)
  })

  it.each(shareOf(UNITS))('an advert of %j', (unit) => {
    expect(growth((text) => readAdText(fullCatalogue, text), unit, MOST_AD_CHARACTERS)).toBeLessThan(MOST_GROWTH)
  })
  it.each(['a', 'ab ', '<p>a</p>', ' \n'])('a posting of a board whose text is %j', (unit) => {
    expect(growth((content) => descriptionOfObject({ content }), unit, 60_000)).toBeLessThan(MOST_GROWTH)
  })
})
