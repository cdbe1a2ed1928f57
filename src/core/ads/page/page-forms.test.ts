import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { madePages, otherPages, type MadePage } from '#test/support/job-page-forms.ts'
import { readJobPage } from './read-job-page.ts'
import type { JobPageReading } from './reading.ts'

const read = ({ url, html }: { url: string; html: string }) =>
  readJobPage({ url, text: html, form: 'html', today: '2026-11-20' })

/** What of a made page must be read, and in what share of the pages at the least. */
const FIELDS: [string, number, (reading: JobPageReading, truth: MadePage['truth']) => boolean][] = [
  ['kind', 1, ({ kind }) => kind === 'job'],
  ['title', 1, ({ title }, truth) => title === truth.title],
  ['company', 0.98, ({ company }, truth) => company === truth.company],
  ['place', 0.93, ({ locations }, truth) => locations.length === 1 && must(locations[0]).startsWith(truth.place)],
  ['pay', 0.94, ({ pay }, truth) => pay?.min === truth.pay[0] && pay.max === truth.pay[1]],
  ['type', 0.96, ({ employmentType }, truth) => employmentType.includes('full-time') && truth.type === 'full-time'],
  ['posted', 0.96, ({ postedOn }, truth) => (postedOn ?? '') === truth.postedOn],
  ['until', 0.9, ({ validThrough }, truth) => validThrough === truth.validThrough],
  [
    'text',
    0.96,
    ({ descriptionText }, truth) =>
      descriptionText?.startsWith(truth.first) === true && descriptionText.endsWith(truth.last),
  ],
  ['musts', 1, ({ mustQuotes }, truth) => mustQuotes.join('\n') === truth.musts.join('\n')],
  ['apply', 1, ({ applyUrl }) => applyUrl?.endsWith('/form') === true],
]

describe('pages of many forms in nine languages', () => {
  const pages = madePages().map((page) => ({ page, reading: read(page) }))

  it.each(FIELDS)('give their %s', (field, least, isRight) => {
    const missed = pages.filter(({ page, reading }) => !isRight(reading, page.truth))
    const share = 1 - missed.length / pages.length
    const where = missed.slice(0, 8).map(({ page }) => `${page.language}, ${page.form}, ${page.shell}`)
    expect(share, `${field} missed in ${where.join(' | ')}`).toBeGreaterThanOrEqual(least)
  })

  it('show nothing wrong as sure', () => {
    const wrong = pages.filter(
      ({ page: { truth }, reading }) =>
        (reading.confidence.title === 'sure' && reading.title !== truth.title) ||
        (reading.confidence.company === 'sure' && reading.company !== truth.company) ||
        (reading.confidence.pay === 'sure' && reading.pay?.min !== truth.pay[0]),
    )
    expect(wrong.map(({ page }) => `${page.language}, ${page.form}, ${page.shell}`)).toEqual([])
  })
})

describe('a page that has parts of an advert and is none', () => {
  it.each(otherPages().map((page) => [page.name, page] as const))('is no advert: %s', (_, page) => {
    expect(read(page).kind).not.toBe('job')
  })
})
