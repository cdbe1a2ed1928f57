import { describe, expect, it } from 'vitest'
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
]

/** Processor time, not the clock: what else the machine does is left out. The least of three. */
function millis(read: (text: string) => unknown, text: string): number {
  const runs = [0, 1, 2].map(() => {
    const before = process.cpuUsage().user
    read(text)
    return (process.cpuUsage().user - before) / 1000
  })
  return Math.min(...runs)
}

/** How much longer four times the text takes: 4 when linear, 16 when quadratic. Below a few milliseconds nothing shows. */
const growth = (read: (text: string) => unknown, unit: string, length: number) =>
  millis(read, unit.repeat(Math.ceil(length / unit.length))) /
  Math.max(15, millis(read, unit.repeat(Math.ceil(length / 4 / unit.length))))

describe('reading takes four times as long for four times the text, whatever is repeated', () => {
  it.each(UNITS)('a pasted page of %j', (unit) => {
    const read = (text: string) => readJobPage({ url: '', text, form: 'text', today: TODAY })
    expect(growth(read, unit, 320_000)).toBeLessThan(9)
  })

  it.each(UNITS)('an advert of %j', (unit) => {
    expect(growth((text) => readAdText(fullCatalogue, text), unit, MOST_AD_CHARACTERS)).toBeLessThan(9)
  })
})
