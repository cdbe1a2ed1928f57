import { expect, it } from 'vitest'
import { readJobPage } from '#core/ads/page/read-job-page.ts'

const page = (posting: object) =>
  `<html><head><script type="application/ld+json">${JSON.stringify({
    '@type': 'JobPosting',
    title: 'Data Analyst',
    hiringOrganization: { name: 'Juniper Apps' },
    jobLocation: { address: { addressLocality: 'Leeds' } },
    description: `<p>You write SQL and Python for our reports, and explain them to people who plan trains. ${'We look for care and patience. '.repeat(8)}</p>`,
    datePosted: '2026-11-01',
    ...posting,
  })}</script></head><body><h1>Data Analyst</h1></body></html>`

const read = (posting: object) => readJobPage({ url: '', text: page(posting), form: 'html', today: '2026-11-28' })

it('keeps of any page what the fields of a form take', () => {
  const long = 'C'.repeat(50_000)
  const { title, company, evidence } = read({ title: `Analyst ${long}`, hiringOrganization: { name: long } })
  expect(title?.length).toBeLessThanOrEqual(200)
  expect(company?.length).toBe(200)
  expect(JSON.stringify(evidence).length).toBeLessThan(6_000)
})

it('writes names on one line and in their direction', () => {
  const { title, company } = read({
    title: 'Data\u202E Ana\u0001lyst\nnow',
    hiringOrganization: { name: '\u2066Juniper\u200B Apps\u2069' },
  })
  expect(title).not.toMatch(/[\p{Cc}\u202E\u2028]/u)
  expect(company).toBe('Juniper Apps')
})

it('takes no sum for pay that nobody is paid', () => {
  const paid = (maxValue: number) =>
    read({ baseSalary: { currency: 'EUR', value: { minValue: 40_000, maxValue, unitText: 'YEAR' } } }).pay
  expect(paid(50_000)).toMatchObject({ min: 40_000, max: 50_000 })
  expect(paid(1e308)?.max ?? null).toBeNull()
})
