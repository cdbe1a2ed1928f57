import { describe, expect, it } from 'vitest'
import type { MadePage } from '#test/support/job-page-forms.ts'
import { shapedPages } from '#test/support/job-page-shapes.ts'
import { readJobPage } from './read-job-page.ts'
import type { JobPageReading } from './reading.ts'

type Check = (reading: JobPageReading, truth: MadePage['truth']) => boolean
const FIELDS: Readonly<Record<string, Check>> = {
  kind: ({ kind }) => kind === 'job',
  title: ({ title }, truth) => title === truth.title,
  company: ({ company }, truth) => company === truth.company,
  place: ({ locations }, truth) => locations.length === 1 && locations[0]?.startsWith(truth.place) === true,
  pay: ({ pay }, truth) => pay?.min === truth.pay[0] && pay.max === truth.pay[1],
  type: ({ employmentType }) => employmentType.includes('full-time'),
  until: ({ validThrough }, truth) => validThrough === truth.validThrough,
  text: ({ descriptionText }, truth) =>
    descriptionText?.includes(truth.first) === true && descriptionText.endsWith(truth.last),
  musts: ({ mustQuotes }, truth) => mustQuotes.join('\n') === truth.musts.join('\n'),
}

/** Each shape with what may be missed, in so many of its nine languages. */
const MAY_MISS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'the text layer of a viewer': { place: 1 },
  'a page inside a page': { company: 1 },
  'nothing but the state of an app in its own words': { pay: 1, type: 1 },
  'a mail laid out in tables': { company: 2 },
}

const read = (page: MadePage) => ({
  page,
  reading: readJobPage({ url: page.url, text: page.html, form: 'html', today: '2026-11-20' }),
})
const pages = shapedPages().map((page) => read(page))
const names = [...new Set(pages.map(({ page }) => page.form))]

describe('a page in a shape of its system, in nine languages', () => {
  it.each(names)('is read as an advert with its facts: %s', (name) => {
    const own = pages.filter(({ page }) => page.form === name)
    const missed = Object.entries(FIELDS).flatMap(([field, isRight]) => {
      const wrong = own.filter(({ page, reading }) => !isRight(reading, page.truth))
      return wrong.length > (MAY_MISS[name]?.[field] ?? 0)
        ? [`${field}: ${wrong.map(({ page }) => page.language).join(' ')}`]
        : []
    })
    expect(own).toHaveLength(9)
    expect(missed).toEqual([])
  })

  it('shows nothing wrong as sure', () => {
    const lies = pages.flatMap(({ page, reading: { confidence, title, company } }) => [
      ...(confidence.title === 'sure' && title !== page.truth.title ? [`${page.form}: ${title}`] : []),
      ...(confidence.company === 'sure' && company !== page.truth.company ? [`${page.form}: ${company}`] : []),
    ])
    expect(lies).toEqual([])
  })
})
