import { expect, test } from 'vitest'
import { boardSearches, placeOf } from './job-boards.ts'

test('a title with a slash and an ampersand stays one search', () => {
  for (const { url } of boardSearches('UI/UX & Web', { town: null, country: null })) {
    const { protocol, searchParams } = new URL(url)
    expect(protocol).toBe('https:')
    expect([...searchParams.values()].join()).toContain('UI/UX & Web')
    expect([...searchParams]).toHaveLength(1)
  }
})

test.each([
  ['İzmir, Türkiye', 'UTC', { town: 'İzmir', country: 'TR' }],
  ['İzmir', 'Europe/Istanbul', { town: 'İzmir', country: 'TR' }],
  ['Manchester, UK', 'UTC', { town: 'Manchester', country: 'GB' }],
  ['Manchester', 'Europe/London', { town: 'Manchester', country: 'GB' }],
  ['Germany', 'Europe/Istanbul', { town: null, country: 'DE' }],
  ['Springfield', 'UTC', { town: 'Springfield', country: null }],
  [null, 'Europe/Berlin', { town: null, country: 'DE' }],
  [null, 'UTC', { town: null, country: null }],
  ['Paris, France', 'Europe/Istanbul', { town: 'Paris', country: 'FR' }],
])('%s by the clock of %s is %o', (location, zone, place) => expect(placeOf(location, zone)).toEqual(place))

const hosts = (town: string | null, country: string | null) =>
  boardSearches('Data Analyst', { town, country }).map(({ url }) => new URL(url))

test.each([
  ['TR', ['www.linkedin.com', 'tr.indeed.com', 'www.kariyer.net', 'www.google.com']],
  ['GB', ['www.linkedin.com', 'uk.indeed.com', 'www.reed.co.uk', 'www.google.com']],
  ['DE', ['www.linkedin.com', 'de.indeed.com', 'www.arbeitsagentur.de', 'www.google.com']],
  ['US', ['www.linkedin.com', 'www.indeed.com', 'www.google.com']],
  ['FR', ['www.linkedin.com', 'fr.indeed.com', 'www.google.com']],
  [null, ['www.linkedin.com', 'www.indeed.com', 'www.google.com']],
])('in %s one looks on %o', (country, names) => expect(hosts(null, country).map(({ host }) => host)).toEqual(names))

test('a town is searched for, with its country where the board needs it', () => {
  const [linkedin, indeed, reed, google] = hosts('Manchester', 'GB')
  expect(linkedin?.searchParams.get('location')).toBe('Manchester, United Kingdom')
  expect(indeed?.searchParams.get('l')).toBe('Manchester')
  expect(reed?.searchParams.get('location')).toBe('Manchester')
  expect(google?.searchParams.get('q')).toBe('Data Analyst jobs Manchester')
})
