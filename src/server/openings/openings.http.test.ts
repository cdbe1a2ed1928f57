import { describe, expect, it } from 'vitest'
import * as calls from '#contract/openings.ts'
import { FEEDS } from '#core/openings/feeds.ts'
import { DAY_MS, HOUR_MS } from '#core/time.ts'
import { createSourceAsker } from '#server/adapters/openings/ask-source.ts'
import { FEED_ANSWERS, remotiveJob } from '#test/openings/answers.ts'
import { type FakeAnswer } from '#test/openings/fake-sources.ts'
import { send } from '#test/support/wire.ts'
import { feed, jobs, useOpenings } from '#test/openings/use-openings.ts'

const { server, fakes, use, list } = useOpenings()

const REMOTIVE = 'remotive.com/api/remote-jobs'
const titles = async (query: object = {}) => (await list(query)).items.map(({ title }) => title)
const stateOf = async (id: string) =>
  (await server.newBrowser().api.call(calls.listOpeningSources)).sources.find((source) => source.id === id)
/** What a source may answer; none of it may cost the list that is there. */
const FAULTS: [string, FakeAnswer, string][] = [
  [
    'an HTML page in place of data',
    { body: '<html><h1>Down</h1></html>', headers: { 'content-type': 'text/html' } },
    'not_data',
  ],
  ['a bot wall with status 200', { body: '<!DOCTYPE html><title>Just a moment...</title>' }, 'not_data'],
  ['an empty body', { body: '' }, 'nothing'],
  ['a list without rows', jobs(), 'nothing'],
  ['JSON cut in the middle', { body: '{"jobs":[{"id":1,"title":"A' }, 'not_data'],
  [
    'a connection cut in the middle',
    { body: JSON.stringify({ jobs: [remotiveJob(9, 'X')] }), cutAfter: 40 },
    'unreachable',
  ],
  ['another shape', { body: { results: [] } }, 'changed'],
  ['a list in place of an object', { body: [] }, 'changed'],
  ['null', { body: 'null' }, 'not_data'],
  ['rows that are no jobs', jobs({ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }), 'changed'],
  [
    'rows with links elsewhere',
    jobs(...[1, 2, 3, 4].map((id) => remotiveJob(id, 'T', { url: 'https://evil.example/' }))),
    'changed',
  ],
  ['status 404', { status: 404 }, 'unknown'],
  ['status 410', { status: 410 }, 'unknown'],
  ['status 401', { status: 401 }, 'refused'],
  ['status 403', { status: 403, body: 'no' }, 'refused'],
  ['status 429', { status: 429 }, 'busy'],
  ['status 429 with a date', { status: 429, headers: { 'retry-after': 'Wed, 11 Mar 2026 12:00:00 GMT' } }, 'busy'],
  ['status 500', { status: 500, body: '{}' }, 'unreachable'],
  ['status 503', { status: 503 }, 'busy'],
  ['a redirect elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/x' } }, 'unreachable'],
  ['an answer over five megabytes', { body: `{"jobs":["${'x'.repeat(5_100_000)}"]}` }, 'too_large'],
  ['an answer that says it is huge', { body: '{}', headers: { 'content-length': '999999999' } }, 'too_large'],
  ['bytes that are no text', { body: Buffer.from([0xff, 0xfe, 0x00, 0x01, 0x80]) }, 'not_data'],
  [
    'an unknown charset and an error page',
    { body: '<h1>x</h1>', headers: { 'content-type': 'text/html; charset=klingon' } },
    'not_data',
  ],
]

describe('openings', () => {
  it('of every feed are shown to everybody, with their source named and linked', async () => {
    for (const [address, body] of Object.entries(FEED_ANSWERS)) fakes.answer(address, { body })
    expect(await use(...FEEDS)()).toBe(FEEDS.length)
    const page = await list()
    expect(page).toMatchObject({ state: 'ready', total: 7 })
    expect(page.items.every(({ sources }) => sources.length === 1 && sources[0]?.url.startsWith('https://'))).toBe(true)
    expect(new Set(page.items.map(({ sources }) => sources[0]?.name))).toEqual(new Set(FEEDS.map(({ name }) => name)))
    expect(fakes.asked.every(({ headers }) => headers['user-agent'] === 'Waymark/1 (+https://waymark.test)')).toBe(true)
    expect(fakes.asked.some(({ headers }) => 'cookie' in headers || 'referer' in headers)).toBe(false)
  })

  it('are found by word, place, workplace, level, kind, pay, day and source', async () => {
    fakes.answer(REMOTIVE, { body: FEED_ANSWERS[REMOTIVE] })
    await use(feed('remotive'))()
    expect(await titles({ q: 'python quayside' })).toHaveLength(2)
    expect(await titles({ q: 'go developer' })).toEqual(['Junior Go Developer'])
    expect(await titles({ place: 'europe' })).toHaveLength(2)
    expect(await titles({ place: 'japan' })).toEqual([])
    expect(await titles({ level: 'senior' })).toEqual(['Senior Python Engineer'])
    expect(await titles({ paid: 'true' })).toEqual(['Senior Python Engineer'])
    expect(await titles({ days: 1 })).toEqual([])
    expect(await titles({ workplace: 'onsite' })).toEqual([])
    expect(await titles({ source: 'remotive', limit: 1 })).toHaveLength(1)
    expect((await send(server, 'GET', '/api/openings?level=wizard')).status).toBe(400)
  })

  it('are off where the operator wants none, and waiting or away where there is nothing yet', async () => {
    server.deps.openings = undefined
    expect(await list()).toMatchObject({ state: 'off', items: [] })
    const refresh = use(feed('remotive'))
    expect(await list()).toMatchObject({ state: 'waiting' })
    await fakes.close()
    await refresh()
    expect(await list()).toMatchObject({ state: 'away', items: [] })
    expect(await stateOf('remotive')).toMatchObject({ state: 'failing', fault: 'unreachable' })
  })

  it('are asked for once in each interval over several processes, with what the source gave to compare', async () => {
    fakes.answer(REMOTIVE, ({ headers }) =>
      headers['if-none-match'] === '"a1"'
        ? { status: 304 }
        : { ...jobs(remotiveJob(1, 'Tester')), headers: { etag: '"a1"' } },
    )
    const refresh = use(feed('remotive'))
    await Promise.all([refresh(), refresh(), refresh()])
    await refresh()
    expect(fakes.asked).toHaveLength(1)
    server.clock.advance(7 * HOUR_MS)
    await Promise.all([refresh(), refresh()])
    expect(fakes.asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"a1"'])
    expect(await titles()).toEqual(['Tester'])
    expect(await stateOf('remotive')).toMatchObject({ state: 'good' })
  })

  it('keep the last good list while their source fails, and ask less and less often', async () => {
    fakes.answer(REMOTIVE, jobs(remotiveJob(1, 'Tester')))
    const refresh = use(feed('remotive'))
    await refresh()
    fakes.answer(REMOTIVE, { status: 500 })
    let asked = 0
    for (let hour = 0; hour < 72; hour += 1) {
      server.clock.advance(HOUR_MS)
      asked += await refresh()
    }
    expect(asked).toBeLessThanOrEqual(6)
    expect(await titles()).toEqual(['Tester'])
  })

  it('leave a source alone as long as it asks for', async () => {
    fakes.answer(REMOTIVE, { status: 429, headers: { 'retry-after': String(20 * 3600) } })
    const refresh = use(feed('remotive'))
    await refresh()
    server.clock.advance(19 * HOUR_MS)
    expect(await refresh()).toBe(0)
    server.clock.advance(3 * HOUR_MS)
    expect(await refresh()).toBe(1)
  })

  it('of two sources are one when they are the same job, and link both', async () => {
    const text = remotiveJob(1, 'x').description
    fakes.answer(REMOTIVE, jobs(remotiveJob(1, 'Python Engineer', { candidate_required_location: 'Berlin' })))
    fakes.answer('www.arbeitnow.com/api/job-board-api?page=1', {
      body: {
        data: [
          {
            slug: 'a',
            company_name: 'Quayside Labs GmbH',
            title: 'Engineer, Python (m/w/d)',
            description: text,
            remote: true,
            url: 'https://www.arbeitnow.com/jobs/a',
            location: 'Berlin',
            created_at: 1772841600,
          },
          {
            slug: 'b',
            company_name: 'Quayside Labs GmbH',
            title: 'Engineer, Python (m/w/d)',
            description: text,
            remote: true,
            url: 'https://www.arbeitnow.com/jobs/b',
            location: 'Madrid',
            created_at: 1772841600,
          },
          {
            slug: 'c',
            company_name: 'Other Labs',
            title: 'Engineer, Python (m/w/d)',
            description: text,
            remote: true,
            url: 'https://www.arbeitnow.com/jobs/c',
            location: 'Berlin',
            created_at: 1772841600,
          },
        ],
        links: {},
      },
    })
    await use(feed('remotive'), feed('arbeitnow'))()
    const { items } = await list()
    expect(items.map(({ company, sources }) => [company, sources.map(({ id }) => id)])).toContainEqual([
      'Quayside Labs',
      ['remotive', 'arbeitnow'],
    ])
    expect(items.filter(({ company }) => company === 'Other Labs')).toHaveLength(1)
  })

  it('whose time is over are not shown', async () => {
    fakes.answer(
      REMOTIVE,
      jobs(remotiveJob(1, 'New'), remotiveJob(2, 'Old', { publication_date: '2025-11-01T00:00:00' })),
    )
    await use(feed('remotive'))()
    expect(await titles()).toEqual(['New'])
    expect(await titles({ days: 365 })).toEqual(['New', 'Old'])
    server.clock.advance(40 * DAY_MS)
    expect((await list()).items[0]).toMatchObject({ title: 'New', isOld: true })
  })
})

describe('a source that answers', () => {
  it.each(FAULTS)('%s is said to fail, and loses nothing', async (_what, answer, fault) => {
    fakes.answer(REMOTIVE, jobs(remotiveJob(1, 'Tester')))
    const refresh = use(feed('remotive'))
    await refresh()
    fakes.answer(REMOTIVE, answer)
    server.clock.advance(8 * HOUR_MS)
    await refresh()
    expect(await stateOf('remotive')).toMatchObject({ state: 'failing', fault })
    expect(await titles()).toEqual(['Tester'])
  })

  it('never is given up at its time', async () => {
    fakes.answer(REMOTIVE, { hangs: true })
    const ask = createSourceAsker({ base: fakes.base })
    const { first } = feed('remotive')
    expect(await ask(first, { etag: null, lastModified: null, timeoutMs: 150 })).toEqual({
      kind: 'fault',
      fault: 'unreachable',
    })
  })

  it('some rows that are broken shows the others', async () => {
    fakes.answer(
      REMOTIVE,
      jobs({ a: 1 }, ...[1, 2, 3, 4].map((id) => remotiveJob(id, `Tester ${id}`, { company_name: `Firm ${id}` }))),
    )
    await use(feed('remotive'))()
    expect(await titles()).toHaveLength(4)
    expect(await stateOf('remotive')).toMatchObject({ state: 'good', listed: 4 })
  })
})
