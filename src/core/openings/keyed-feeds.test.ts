import { describe, expect, it } from 'vitest'
import { feedById, FEEDS } from './feeds.ts'
import { keyedFeeds } from './keyed-feeds.ts'
import { readRow, rowsOf } from './read-rows.ts'
import type { Source } from './source.ts'

const feeds = keyedFeeds({
  usajobs: { email: 'me@waymark.example', key: 'usa-key' },
  adzuna: { appId: 'app', appKey: 'ad&key', country: 'gb' },
})
const feed = (id: string): Source => {
  const found = feeds.find((one) => one.id === id) ?? feedById(id)
  if (!found) throw new Error(id)
  return found
}
const first = (source: Source, answer: object) => {
  const found = rowsOf(source, JSON.stringify(answer))
  if ('fault' in found) throw new Error(found.fault)
  return readRow(source, found.rows[0] ?? null, found.answer, '2026-03-10')
}

const USAJOBS_JOB = {
  MatchedObjectId: '812345',
  MatchedObjectDescriptor: {
    PositionTitle: 'IT Specialist (Data)',
    OrganizationName: 'Harbour Survey Office',
    PositionURI: 'https://www.usajobs.gov:443/job/812345',
    PositionLocationDisplay: 'Duluth, Minnesota',
    PositionRemuneration: [{ MinimumRange: '71000.0', MaximumRange: '92000.0', RateIntervalCode: 'PA' }],
    PublicationStartDate: '2026-03-06T00:00:00.0000',
    ApplicationCloseDate: '2026-03-27T23:59:59.9970',
    QualificationSummary: `One year of Python and SQL. ${'You write to captains and harbour masters. '.repeat(12)}`,
    UserArea: { Details: { JobSummary: 'You keep the tables of tides.' } },
  },
}
const ADZUNA_JOB = {
  id: '44',
  title: 'Data Analyst',
  company: { display_name: 'Quay Ltd' },
  location: { display_name: 'Leeds, West Yorkshire', area: ['UK'] },
  salary_min: 30000,
  salary_max: 36000,
  salary_is_predicted: '0',
  redirect_url: 'https://www.adzuna.co.uk/jobs/land/ad/44?v=1',
  created: '2026-03-05T10:00:00Z',
  description: 'SQL and patience …',
}
const AGENCY_JOB = {
  referenznummer: '10000-1199-S',
  stellenangebotsTitel: 'Fachinformatiker (m/w/d)',
  firma: 'Nordkai GmbH',
  stellenlokationen: [{ adresse: { ort: 'Kiel', region: 'Schleswig-Holstein' } }],
  datumErsteVeroeffentlichung: '2026-03-04',
}

describe('a source behind a key, or without an official one', () => {
  it.each<[string, object, object]>([
    [
      'usajobs',
      { SearchResult: { SearchResultItems: [USAJOBS_JOB] } },
      {
        key: '812345',
        title: 'IT Specialist (Data)',
        company: 'Harbour Survey Office',
        places: ['Duluth, Minnesota'],
        url: 'https://www.usajobs.gov/job/812345',
        postedOn: '2026-03-06',
        expiresOn: '2026-03-27',
        pay: expect.objectContaining({ min: 71_000, max: 92_000, currency: 'USD', period: 'year' }),
        text: expect.stringContaining('One year of Python'),
      },
    ],
    [
      'adzuna',
      { results: [ADZUNA_JOB] },
      {
        key: '44',
        title: 'Data Analyst',
        company: 'Quay Ltd',
        places: ['Leeds, West Yorkshire'],
        postedOn: '2026-03-05',
        pay: expect.objectContaining({ min: 30_000, max: 36_000, currency: 'GBP' }),
      },
    ],
    [
      'arbeitsagentur',
      { ergebnisliste: [AGENCY_JOB] },
      {
        key: '10000-1199-S',
        title: 'Fachinformatiker (m/w/d)',
        company: 'Nordkai GmbH',
        places: ['Kiel'],
        url: 'https://www.arbeitsagentur.de/jobsuche/jobdetail/10000-1199-S',
        postedOn: '2026-03-04',
      },
    ],
  ])('%s is read as it writes', (id, answer, expected) => {
    expect(first(feed(id), answer)).toMatchObject(expected)
  })

  it('takes no pay that Adzuna guessed, and no link that leads elsewhere', () => {
    const read = (more: object) => first(feed('adzuna'), { results: [{ ...ADZUNA_JOB, ...more }] })
    expect(read({ salary_is_predicted: '1' })?.pay).toBeNull()
    expect(read({ redirect_url: 'https://adzuna.evil.example/44' })).toBeNull()
    expect(first(feed('arbeitsagentur'), { ergebnisliste: [{ ...AGENCY_JOB, referenznummer: '../x' }] })).toBeNull()
  })

  it.each(['usajobs', 'adzuna', 'arbeitsagentur'])('%s says so when its answer has another shape, and ends', (id) => {
    for (const body of ['{}', '[]', '{"results":{}}']) expect(rowsOf(feed(id), body)).toEqual({ fault: 'changed' })
    const { next } = feed(id)
    expect(next?.({}, 1)).toBeNull()
    expect(next?.({ results: [1], ergebnisliste: [1] }, 99)).toBeNull()
  })

  it('is asked for nothing without being named', () => {
    expect(keyedFeeds({})).toEqual([])
    expect(FEEDS.map(({ id }) => id)).not.toContain('arbeitsagentur')
    expect(feed('usajobs').first.headers).toEqual({
      'user-agent': 'me@waymark.example',
      'authorization-key': 'usa-key',
    })
    expect(feed('adzuna').first.url).toContain('/gb/search/1?app_id=app&app_key=ad%26key')
  })
})
