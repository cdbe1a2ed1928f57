import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { readJobPage } from '#core/ads/page/read-job-page.ts'

const TEXT =
  '<p>We have laid straw and reed on the roofs of three counties since 1964 and want somebody who likes heights.</p><h3>Your days</h3><ul><li>Strip old coats and repair the timbers below</li><li>Order reed from the marsh</li></ul><h3>What we ask of you</h3><ul><li>At least three years of experience on roofs</li><li>Full driving licence</li></ul>'
const SCRIPTS = [
  [
    'next',
    (j: string) => `<script id="__NEXT_DATA__" type="application/json">{"props":{"pageProps":{"x":${j}}}}</script>`,
  ],
  ['window', (j: string) => `<script>window.__STATE__=${j};</script>`],
  ['var parse', (j: string) => `<script>var d = JSON.parse(${JSON.stringify(j)});</script>`],
  ['app json', (j: string) => `<script type="application/json" data-x="1">${j}</script>`],
] as const
const PAYS: [string, object][] = [
  [
    'cents objects',
    {
      salaryFrom: { amount: 294000, currency: 'GBP' },
      salaryTo: { amount: 331000, currency: 'GBP' },
      salaryInterval: 'MONTH',
    },
  ],
  ['minor units', { salary: { min: 294000, max: 331000, currency: 'GBP', unit: 'minor', period: 'month' } }],
  ['flat', { salaryMin: 2940, salaryMax: 3310, salaryCurrency: 'GBP', salaryPeriod: 'monthly' }],
  [
    'nested range',
    { compensation: { range: { from: 2940, to: 3310 }, currency: { code: 'GBP' }, frequency: 'per month' } },
  ],
  ['strings', { wage: '£2,940 - £3,310 per month' }],
  ['zero', { baseSalary: { minValue: 0, maxValue: 0, currency: 'GBP' } }],
  ['min/max snake', { min_salary: '2940.00', max_salary: '3310.00', currency: 'GBP', pay_period: 'month' }],
  ['payRate', { payRange: { lower: 2940, upper: 3310, currencyCode: 'GBP', interval: 'MONTHLY' } }],
]
const PLACES: [string, object][] = [
  ['cities', { cities: ['Ottery Minster'] }],
  ['address', { address: { town: 'Ottery Minster', countryCode: 'GB', street: 'Mill 3' } }],
  ['locs', { locations: [{ city: { name: 'Ottery Minster' }, country: { name: 'United Kingdom' } }] }],
  ['loc name', { location: { displayName: 'Ottery Minster, UK' } }],
  ['flat', { jobCity: 'Ottery Minster', jobCountry: 'GB' }],
  ['site', { workSite: { label: 'Ottery Minster' } }],
  ['offices', { office: { title: 'Ottery Minster' } }],
  ['addr line', { workplaceAddress: { locality: 'Ottery Minster', country: 'GB' } }],
]
const DAYS: [string, object][] = [
  ['iso', { publishedAt: '2026-11-06T08:00:00Z', expiresAt: '2026-12-11' }],
  ['epoch', { createdOn: 1793952000, closingDate: 1796976000000 }],
  ['snake', { posted_at: '2026-11-06', apply_before: '2026-12-11' }],
  ['words', { publicationDate: '6 November 2026', applicationDeadline: '11 December 2026' }],
  ['camel', { firstPublishedDate: '2026-11-06', endDate: '2026-12-11T23:59:00' }],
  ['online', { onlineSince: '2026-11-06', deadlineAt: '2026-12-11' }],
]
const TERMS: [string, object][] = [
  ['a', { employmentType: { name: 'Full-time', key: 'FT' } }],
  ['b', { workingTime: 'FULL_TIME' }],
  ['c', { contract: { type: 'permanent', hours: 'full time' } }],
  ['d', { job_type: ['fulltime'] }],
  ['e', { positionType: 'Full time' }],
  ['f', { employment: 'full-time' }],
]
const BODIES = ['description', 'body', 'content', 'descriptionHtml', 'jobDescription', 'introduction']

/** Every pay with every place in every kind of script; days, terms and the name of the text take turns. */
const PAGES = PAYS.flatMap(([payName, pay], a) =>
  PLACES.flatMap(([placeName, place], b) =>
    SCRIPTS.map(([scriptName, script], c) => {
      const turn = a * PLACES.length * SCRIPTS.length + b * SCRIPTS.length + c
      const [dayName, days] = must(DAYS[turn % DAYS.length])
      const [termName, terms] = must(TERMS[(turn + b) % TERMS.length])
      const body = must(BODIES[(turn + a + c) % BODIES.length])
      const job = {
        id: 55_123,
        title: 'Thatcher',
        [body]: TEXT,
        ...pay,
        ...place,
        ...days,
        ...terms,
        company: { name: 'Reedmace & Daughters' },
      }
      const json = JSON.stringify({ job, similar: [{ id: 1, title: 'Apprentice' }] }).replaceAll('</', '<\\/')
      const text = `<!doctype html><html lang="en"><head><title>Thatcher | Reedmace & Daughters</title></head><body><div id="root"><h1>Thatcher</h1></div>${script(json)}</body></html>`
      const reading = readJobPage({ url: 'https://x.example/jobs/55123', text, form: 'html', today: '2026-11-20' })
      return {
        name: [payName, placeName, scriptName, dayName, termName, body].join(', '),
        hasPay: payName !== 'zero',
        reading,
      }
    }),
  ),
)

describe('a job in the state of a page, under keys that no list has', () => {
  it.each([
    ['kind', ({ reading }) => reading.kind === 'job'],
    ['text', ({ reading }) => reading.descriptionText?.endsWith('licence') === true],
    [
      'place',
      ({ reading }) => reading.locations.length === 1 && must(reading.locations[0]).startsWith('Ottery Minster'),
    ],
    [
      'pay, in cents or not, and none for zero',
      ({ reading: { pay }, hasPay }) =>
        hasPay ? pay?.min === 2940 && pay.max === 3310 && pay.period === 'month' : pay === null,
    ],
    ['first day', ({ reading }) => reading.postedOn === '2026-11-06'],
    ['last day', ({ reading }) => reading.validThrough === '2026-12-11'],
    ['type', ({ reading }) => reading.employmentType.join(' ') === 'full-time'],
  ] satisfies [string, (page: (typeof PAGES)[number]) => boolean][])('gives its %s', (_, isRight) => {
    expect(PAGES.filter((page) => !isRight(page)).map(({ name }) => name)).toEqual([])
  })
})
