import { expect, it } from 'vitest'
import { dayOrderOf, otherReading } from '#core/ads/fields/day-order.ts'
import { readJobPage } from '#core/ads/page/read-job-page.ts'

const TEXT =
  '<p>You join a team of six people who build the booking system for ferries. You write services, review code of others and take part in the weekly planning. We offer training, thirty days of holiday and a pension.</p><h2>Requirements</h2><ul><li>Python</li></ul>'
const AFTER = '<p>The office is a short walk from the main station. Trains and bikes are welcome.</p>'
const page = (where: string, days: string, lang = '') =>
  `<!doctype html><html${lang === '' ? '' : ` lang="${lang}"`}><head><title>Engineer - Acme</title></head><body><main><h1>Engineer</h1><p>${where}</p>${TEXT}<p>${days}</p>${AFTER}</main></body></html>`
const daysOf = (text: string) => {
  const { postedOn, validThrough, flags, confidence } = readJobPage({
    url: '',
    text,
    form: text.startsWith('<') ? 'html' : 'text',
    today: '2026-11-29',
  })
  return [postedOn, validThrough, flags.some(({ kind }) => kind === 'expired'), confidence.validThrough]
}

it.each([
  ['Acme, Austin, TX, USA', 'Apply by 12/05/2026', null, '2026-12-05', false, 'likely'],
  ['Acme, Austin, TX, USA', 'Apply by 05/12/2026', null, '2026-05-12', true, 'likely'],
  ['Acme · Columbus, OH', 'Posted 11/25/2026. Apply by 12/05/2026.', '2026-11-25', '2026-12-05', false, 'likely'],
  ['Acme, Austin', 'Posted 11/25/2026. Apply by 12/05/2026.', '2026-11-25', '2026-12-05', false, 'likely'],
  ['Acme, London, UK', 'Apply by 12/11/2026', null, '2026-11-12', true, 'likely'],
  ['Acme, Leeds', 'Salary £40,000. Apply by 05/12/2026', null, '2026-12-05', false, 'likely'],
  ['Acme, Berlin', 'Apply by 12/11/2026', null, '2026-12-11', false, 'unsure'],
  ['Acme, Berlin', 'Posted 25/10/2026. Apply by 12/11/2026', '2026-10-25', '2026-11-12', true, 'likely'],
  ['Acme, Berlin', 'Apply by 05/08/2026', null, '2026-08-05', true, 'likely'],
  ['Acme, Berlin', 'Posted 20 November 2026. Apply by 1 October 2026.', '2026-11-20', null, false, undefined],
])('%s, %s', (where, days, posted, until, isExpired, confidence) =>
  expect(daysOf(page(where, days))).toEqual([posted, until, isExpired, confidence]),
)

it('reads a page in another language day first', () => {
  const text = page('Acme, Lyon', 'Date limite de candidature : 12/11/2026', 'fr')
  expect(daysOf(text)).toEqual([null, '2026-11-12', true, 'likely'])
})

it('reads the last day of an American page by the country of its data', () => {
  const data = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Engineer',
    hiringOrganization: { name: 'Acme' },
    datePosted: '2026-11-25',
    jobLocation: { address: { addressLocality: 'Austin', addressRegion: 'TX', addressCountry: 'US' } },
    description: '<p>We need Python.</p>',
  })
  const text = page('Acme, Austin', 'Apply by 12/05/2026').replace(
    '</head>',
    `<script type="application/ld+json">${data}</script></head>`,
  )
  expect(daysOf(text)).toEqual(['2026-11-25', '2026-12-05', false, expect.any(String)])
})

it.each([
  ['Posted 11/20/2026. $45 an hour. 401(k), PTO.', '2026-11-20'],
  ['Posted 3 days ago. $45 an hour.', '2026-11-26'],
])('takes no wage by the hour for an hour ago: %s', (days, posted) =>
  expect(daysOf(page('Acme, Austin, TX', days))[0]).toBe(posted),
)

it.each([
  ['05/12/2026 and 11/25/2026', true, true],
  ['05/12/2026 and 25/11/2026', false, true],
  ['11/25/2026 and 25/11/2026', false, false],
  ['Apply by 05/12/2026. $90,000', true, false],
  ['Apply by 05/12/2026. €90,000', false, false],
])('one page has one order: %s', (text, isAmerican, isProven) =>
  expect(dayOrderOf(text)).toEqual({ isAmerican, isProven }),
)

it.each([
  ['Apply by 12/05/2026', '2026-05-12', '2026-12-05'],
  ['Apply by 05/05/2026', '2026-05-05', null],
  ['Apply by 25/11/2026', '2026-11-25', null],
  ['Apply by 5 December 2026', '2026-12-05', null],
])('the other day of %s', (words, day, other) => expect(otherReading(words, day)).toBe(other))
