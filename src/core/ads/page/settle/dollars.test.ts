import { expect, it } from 'vitest'
import { inOwnDollars } from './dollars.ts'
import { read } from '#core/ads/page/job-facts.ts'

const currencyOf = (text: string, places: string[], url: string) =>
  inOwnDollars(
    read({ text, min: 52.1, max: 52.1, currency: 'USD', period: 'hour' as const }, text, 'row', 'likely'),
    places,
    url,
  )?.value.currency

it.each([
  ['$52.10', ['Rockingham, Australia'], 'https://boards.example/1', 'AUD'],
  ['$52.10', ['Toronto, Canada'], 'https://jobs.example.com.au/1', 'CAD'],
  ['$52.10', [], 'https://jobs.example.co.nz/1', 'NZD'],
  ['$52.10', ['Canada'], 'https://jobs.example/1', 'USD'],
  ['$52.10', ['Austin, United States'], 'https://jobs.example/1', 'USD'],
  ['US$52.10', ['Rockingham, Australia'], 'https://jobs.example.com.au/1', 'USD'],
  ['$52.10', [], 'not an address', 'USD'],
])('%s in %j at %s is %s', (text, places, url, expected) => {
  expect(currencyOf(text, places, url)).toBe(expected)
})
