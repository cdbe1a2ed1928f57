import { describe, expect, it } from 'vitest'
import { BOARD_ANSWERS, FEED_ANSWERS, remotiveJob } from '#test/openings/answers.ts'
import { boardOf } from './boards.ts'
import { feedById, FEEDS } from './feeds.ts'
import { readRow, rowsOf, type Opening } from './read-rows.ts'
import type { Source } from './source.ts'

const TODAY = '2026-03-10'
const read = (source: Source, body: string): (Opening | null)[] => {
  const found = rowsOf(source, body)
  if ('fault' in found) throw new Error(found.fault)
  return found.rows.map((row) => readRow(source, row, found.answer, TODAY))
}
const answerOf = (address: string) => JSON.stringify(FEED_ANSWERS[address])
const feed = (id: string): Source => {
  const found = feedById(id)
  if (!found) throw new Error(id)
  return found
}

describe('a feed', () => {
  it.each([
    [
      'remotive',
      'remotive.com/api/remote-jobs',
      {
        title: 'Senior Python Engineer',
        company: 'Quayside Labs',
        level: 'senior',
        workplace: 'remote',
        types: ['full-time'],
        postedOn: '2026-03-08',
        pay: expect.objectContaining({ min: 70000, max: 90000 }),
      },
    ],
    [
      'arbeitnow',
      'www.arbeitnow.com/api/job-board-api?page=1',
      {
        title: 'Backend Developer (m/w/d)',
        company: 'Nordkai GmbH',
        places: ['Berlin'],
        postedOn: '2026-03-07',
        workplace: null,
      },
    ],
    [
      'himalayas',
      'himalayas.app/jobs/api?limit=20&offset=0',
      {
        title: 'Data Engineer',
        company: 'Skerry Data',
        places: ['Germany, Spain'],
        postedOn: '2026-03-07',
        expiresOn: '2026-04-07',
        pay: expect.objectContaining({ min: 60000, max: 80000, currency: 'EUR' }),
      },
    ],
    [
      'remoteok',
      'remoteok.com/api',
      {
        title: 'Platform Engineer',
        company: 'Breakwater',
        workplace: 'remote',
        postedOn: '2026-03-07',
        pay: expect.objectContaining({ min: 90000, currency: 'USD' }),
      },
    ],
    [
      'themuse',
      'www.themuse.com/api/public/jobs?page=1',
      {
        title: 'Analyst, Growth',
        company: 'Lantern Co',
        postedOn: '2026-03-07',
        url: 'https://www.themuse.com/jobs/lantern/analyst',
      },
    ],
    [
      'hn',
      'hn.algolia.com/api/v1/items/501',
      {
        title: 'Backend Engineer',
        company: 'Tidewater',
        places: ['Lisbon, Portugal'],
        workplace: 'onsite',
        postedOn: '2026-03-02',
        url: 'https://news.ycombinator.com/item?id=600',
      },
    ],
  ])('%s is read as it writes', (id, address, expected) => {
    const [first] = read(feed(id), answerOf(address))
    expect(first).toMatchObject(expected)
    expect(first?.text).toContain('Docker')
  })

  it.each([
    ['a link elsewhere', { url: 'https://evil.example/remotive.com' }],
    ['a name that only ends alike', { url: 'https://notremotive.com/x' }],
    ['a script for a link', { url: 'javascript:alert(1)' }],
    ['no title', { title: undefined }],
    ['a title of 500 characters', { title: 'x'.repeat(500) }],
  ])('loses a row with %s, and no other', (_what, bad) => {
    const rows = read(
      feed('remotive'),
      JSON.stringify({ jobs: [remotiveJob(1, 'A', bad), remotiveJob(2, 'Tester'), null, 7] }),
    )
    expect(rows.filter(Boolean).map((one) => one?.title)).toEqual(['Tester'])
  })

  it.each([
    ['nothing', '', 'nothing'],
    ['a page of HTML', '<!doctype html><h1>Error</h1>', 'not-data'],
    ['a broken end', '{"jobs":[{"id":1,', 'not-data'],
    ['another shape', '{"data":[]}', 'changed'],
    ['a list in place of an object', '[]', 'changed'],
  ])('is said to be broken at %s', (_what, body, fault) => {
    expect(rowsOf(feed('remotive'), body)).toEqual({ fault })
  })

  it.each(FEEDS.map((one) => [one.id, one] as const))('%s names itself, its page and its terms', (_id, one) => {
    expect([one.link, one.terms].every((link) => link?.startsWith('https://'))).toBe(true)
    expect(one.hosts?.length).toBeGreaterThan(0)
    expect(one.minMinutes).toBeGreaterThanOrEqual(4 * 60)
  })
})

describe('a board', () => {
  it.each(BOARD_ANSWERS.map((one) => [one.link, one] as const))(
    'at %s is read as it writes',
    (link, { answer, expected }) => {
      const board = boardOf(link)
      if (!board) throw new Error('not known')
      const rows = read(board, typeof answer === 'string' ? answer : JSON.stringify(answer))
      const places = rows.flatMap((row) => row?.places ?? [])
      const { places: wanted, ...rest } = expected as { places?: string[] }
      expect(rows[0]).toMatchObject(rest)
      if (wanted) expect(rows.length > 1 && wanted.length > 0 ? places : rows[0]?.places).toEqual(wanted)
    },
  )

  it.each([
    'http://jobs.lever.co/acme',
    'https://jobs.lever.co',
    'https://jobs.lever.co/..%2fadmin',
    'https://jobs.lever.co@evil.example/acme',
    'https://evil.example/jobs.lever.co/acme',
    'https://127.0.0.1/acme',
    'https://a.b.recruitee.com/x',
    'https://recruitee.com.evil.example/x',
    'javascript:alert(1)',
    '',
  ])('is none at %j', (link) => expect(boardOf(link)).toBeNull())

  it('is asked at an address made of checked parts alone', () => {
    expect(boardOf('https://jobs.lever.co/acme/123?x=1#y')?.first.url).toBe(
      'https://api.lever.co/v0/postings/acme?mode=json',
    )
    expect(boardOf('https://JOBS.lever.co/Acme')?.id).toBe('lever/acme')
  })
})
