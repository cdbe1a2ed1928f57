import { describe, expect, it } from 'vitest'
import { LinkProblem } from '#server/ads/job-pages.port.ts'
import { createGuardedPages, type Answer } from './guarded-pages.ts'
import { isPublicAddress } from './public-address.ts'

const PUBLIC = '93.184.215.14'
/** Links whose host is an address, in every spelling, or a name of the inside. */
const LINKS = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://0/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[fe80::1]/',
  'https://[fd00:ec2::254]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://localhost/',
  'https://localhost./',
  'https://metadata.google.internal/',
  'https://printer.local/',
  'https://intranet/',
  'http://boards.greenhouse.io/x/jobs/1',
  'https://user:pass@boards.greenhouse.io/x/jobs/1',
  'https://boards.greenhouse.io:8443/x/jobs/1',
  'ftp://boards.greenhouse.io/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'gopher://127.0.0.1/',
  'https://１２７.０.０.１/',
  'not an address',
]
/** What a name may resolve to and must not: a public address beside it changes nothing. */
const ANSWERS = [
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.9',
  '192.168.0.10',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '168.63.129.16',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001::1',
  '64:ff9b::a00:1',
]

const page = (contentType = 'text/html; charset=utf-8', location: string | null = null, status = 200): Answer => ({
  status,
  location,
  contentType,
  body: async () => Buffer.from('<h1>x</h1>'),
  drop: () => undefined,
})
function guarded(
  mode: 'off' | 'known' | 'any',
  addresses: (turn: number) => string[],
  answer: (url: URL) => Answer = () => page(),
) {
  const connected: string[] = []
  let turn = 0
  const pages = createGuardedPages(mode, {
    resolve: async () => addresses(turn++),
    connect: async (url, address) => {
      connected.push(`${url.hostname} ${address}`)
      return answer(url)
    },
  })
  return { pages, connected, turns: () => turn }
}

describe('a link of a person', () => {
  it.each(LINKS)('%s makes no connection', async (link) => {
    const { pages, connected } = guarded('any', () => [PUBLIC])
    await expect(pages.fetchPage(link)).rejects.toBeInstanceOf(LinkProblem)
    expect(connected).toEqual([])
  })

  it.each(ANSWERS)('makes no connection where its name is %s', async (address) => {
    for (const all of [[address], [PUBLIC, address]]) {
      const { pages, connected } = guarded('any', () => all)
      await expect(pages.fetchPage('https://jobs.rebind.dev/1')).rejects.toMatchObject({ reason: 'address' })
      expect(connected).toEqual([])
    }
    expect(isPublicAddress(address)).toBe(false)
  })

  it('is looked up once and connected to what was checked, so that a name that changes gains nothing', async () => {
    const { pages, connected, turns } = guarded('any', (turn) => [turn === 0 ? PUBLIC : '127.0.0.1'])
    await pages.fetchPage('https://jobs.rebind.dev/1')
    expect([connected, turns()]).toEqual([[`jobs.rebind.dev ${PUBLIC}`], 1])
  })

  it.each(['https://169.254.169.254/', 'http://jobs.rebind.dev/', 'https://inner.rebind.dev/'])(
    'does not follow a redirect to %s',
    async (target) => {
      const { pages, connected } = guarded(
        'any',
        (turn) => [turn === 0 ? PUBLIC : '10.0.0.7'],
        () => page('text/html', target, 302),
      )
      await expect(pages.fetchPage('https://jobs.rebind.dev/1')).rejects.toBeInstanceOf(LinkProblem)
      expect(connected).toHaveLength(1)
    },
  )

  it('gives up after three redirects', async () => {
    const { pages, connected } = guarded(
      'any',
      () => [PUBLIC],
      () => page('text/html', '/again', 302),
    )
    await expect(pages.fetchPage('https://jobs.rebind.dev/1')).rejects.toMatchObject({ reason: 'unreachable' })
    expect(connected).toHaveLength(4)
  })

  it('is asked of known hosts alone by default, also after a redirect, and of none when that is off', async () => {
    for (const [mode, link, reason] of [
      ['known', 'https://jobs.rebind.dev/1', 'unknown'],
      ['known', 'https://evilgreenhouse.io/1', 'unknown'],
      ['off', 'https://boards.greenhouse.io/x/jobs/1', 'off'],
    ] as const) {
      const { pages, connected } = guarded(mode, () => [PUBLIC])
      await expect(pages.fetchPage(link)).rejects.toMatchObject({ reason })
      expect(connected).toEqual([])
    }
    const moved = guarded(
      'known',
      () => [PUBLIC],
      () => page('text/html', 'https://jobs.rebind.dev/', 301),
    )
    await expect(moved.pages.fetchPage('https://jobs.lever.co/acme/1')).rejects.toMatchObject({ reason: 'unknown' })
  })

  it('takes the public answer of a platform in place of its page', async () => {
    const { pages } = guarded(
      'known',
      () => [PUBLIC],
      () => page('application/json'),
    )
    expect((await pages.fetchPage('https://job-boards.greenhouse.io/acme/jobs/77?gh_src=1')).fetchedFrom).toBe(
      'https://boards-api.greenhouse.io/v1/boards/acme/jobs/77?questions=true&pay_transparency=true',
    )
  })

  it('refuses what is no page', async () => {
    const { pages } = guarded(
      'any',
      () => [PUBLIC],
      () => page('image/png'),
    )
    await expect(pages.fetchPage('https://jobs.rebind.dev/1')).rejects.toMatchObject({ reason: 'not_a_page' })
  })
})
