import { describe, expect, it } from 'vitest'
import { shareOf } from '#test/support/runs.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { MOST_AD_CHARACTERS } from './limits.ts'
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
]

const MOST = 9

/** Processor time, not the clock: what else the machine does is left out. */
function millis(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage().user
  read(text)
  return (process.cpuUsage().user - before) / 1000
}

/**
 * How much longer four times the text takes: 4 when linear, 16 when quadratic. Below a few milliseconds nothing shows. Each
 * length counts by the least of three tries, of which there is only one where it is enough.
 */
function growth(read: (text: string) => unknown, unit: string, length: number): number {
  const [whole, quarter] = [1, 4].map((part) => unit.repeat(Math.ceil(length / part / unit.length)))
  let [most, least] = [Infinity, Infinity]
  for (let tries = 0; tries < 3 && (tries === 0 || most / Math.max(15, least) >= MOST); tries += 1) {
    least = Math.min(least, millis(read, must(quarter)))
    most = Math.min(most, millis(read, must(whole)))
  }
  return most / Math.max(15, least)
}

describe('reading takes four times as long for four times the text, whatever is repeated', () => {
  it.each(shareOf(UNITS))('a pasted page of %j', (unit) => {
    const read = (text: string) => readJobPage({ url: '', text, form: 'text', today: TODAY })
    expect(growth(read, unit, 320_000)).toBeLessThan(MOST)
  })

  it.each([
    ['xml', '<?xml version="1.0"?>', '<job><title>a</title></job>'],
    ['html', '<h1>a</h1>', '<div itemscope itemtype="https://schema.org/JobPosting"><b itemprop="url">a</b></div>'],
  ] as const)('a page in %s', (form, head, unit) => {
    const read = (text: string) => readJobPage({ url: '', text: `${head}${text}`, form, today: TODAY })
    expect(growth(read, unit, 400_000)).toBeLessThan(MOST)
  })

  it.each(shareOf(UNITS))('an advert of %j', (unit) => {
    expect(growth((text) => readAdText(fullCatalogue, text), unit, MOST_AD_CHARACTERS)).toBeLessThan(MOST)
  })
})
