import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
// @ts-expect-error -- jsdom brings no types, and one use needs none
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { decodePage } from '#core/ads/page/decode-page.ts'
import { readJobPage } from '#core/ads/page/read-job-page.ts'
import { labelledPages } from '#test/support/job-pages-score.ts'
import { bookmarkletFor } from './bookmarklet.ts'

const ORIGIN = 'https://waymark.example'

/** What the bookmark hands over on this page. */
function handedOver(html: string, url = 'https://quay.example/jobs/1', selected = ''): { url: string; text: string } {
  const { window } = new JSDOM(html, { url })
  const opened: string[] = []
  const page = createContext({
    document: window.document,
    location: window.location,
    URLSearchParams,
    getSelection: () => selected,
    open: (address: string) => opened.push(address),
  })
  runInContext(decodeURIComponent(bookmarkletFor(ORIGIN).replace('javascript:', '')), page)
  const handed = new URLSearchParams(opened[0]?.replace(`${ORIGIN}/save#`, ''))
  return { url: handed.get('url') ?? '', text: handed.get('text') ?? '' }
}

/** Pages whose words stand in programs alone, which no browser shows like this. */
const NOT_DRAWN = new Set(['t18-empty-app', 'u03-next-blob'])

it.each(['ninth-pages', 'tenth-pages', 'unread-pages'])(
  'what the bookmark hands over is read as the page itself: %s',
  (folder) => {
    const facts = ({ kind, title, company, pay, flags }: ReturnType<typeof readJobPage>) => ({
      kind,
      title,
      company,
      pay: pay && [pay.min, pay.max, pay.currency],
      flags: flags.map((flag) => flag.kind),
    })
    const at = (id: string, file: string) => path.resolve('test/ads', folder, id, file)
    const drawn = labelledPages(folder).filter(({ id, form }) => form === 'html' && !NOT_DRAWN.has(id))
    const read = drawn.map(({ id, url }) => {
      const handed = handedOver(decodePage(readFileSync(at(id, 'page.html'))), url)
      return [id, facts(readJobPage({ ...handed, form: 'html', today: '2026-11-20' }))]
    })
    expect(read.length).toBeGreaterThan(7)
    expect(read).toEqual(drawn.map(({ id, reading }) => [id, facts(reading)]))
  },
)

it('the bookmark reads a page that is one large form, and nothing that was typed or proves a session', () => {
  const { text } =
    handedOver(`<html><head><title>Tide Analyst</title><meta name="csrf-token" content="sec-1"><meta name="_session" content="sec-8">
    <meta property="og:site_name" content="Quay Works"></head><body data-session="sec-2" data-page='{"auth":{"user":"sec-9"}}' onclick="sec-3">
    <form action="/apply;jsessionid=sec-10"><h1>Tide Analyst</h1><input type="hidden" value="sec-4"><input value="sec-5"><textarea>sec-6</textarea>
    <p contenteditable>sec-11</p><img src="/me?key=sec-12" alt="Quay logo"><p data-jwt="sec-13" hidden>Seen by nobody</p></form>
    <script>const key = "sec-7"</script></body></html>`)
  expect(text.match(/sec-\d+/g)).toBeNull()
  for (const kept of ['Quay Works', '<h1>Tide Analyst</h1>', '<p hidden="">', 'Quay logo']) expect(text).toContain(kept)
})

const DATA = `<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Tide Analyst',
  hiringOrganization: { '@type': 'Organization', name: 'Quay Works' },
  description: 'You keep ferries on time with Python and SQL. '.repeat(8),
})}</script>`
const OTHERS = '<li class="job"><a href="/jobs/2">Another job at another house</a></li>'.repeat(1_200)
const WORDS = 'You keep ferries on time with Python and SQL, and you tell skippers why. '.repeat(6)
it.each([
  ['a long page with its advert apart', `<main><h1>Tide Analyst</h1><p>${WORDS}</p></main>${OTHERS}${DATA}`, ''],
  ['a long page in one piece', `<h1>Tide Analyst</h1><p>${WORDS}</p>${OTHERS}${DATA}`, ''],
  ['a stretch that was marked', `<h1>Tide Analyst</h1><p>${WORDS}</p>${DATA}`, `Tide Analyst\n\n${WORDS}`],
])('what %s tells programs of the job is handed over', (_what, body, selected) => {
  const handed = handedOver(`<html><head><title>Jobs</title></head><body>${body}</body></html>`, undefined, selected)
  expect(readJobPage({ ...handed, form: 'html', today: '2026-11-20' }).company).toBe('Quay Works')
})

it.each(['<main>', '<div>'])('of a page that is too long the bookmark hands over the advert, in %s', (tag) => {
  const rows = '<li class="menu-entry"><a href="/one">Another page</a></li>'.repeat(900)
  const end = tag.replace('<', '</')
  const { text } = handedOver(
    `<html><body><nav><ul>${rows}</ul></nav>${tag}<h1>Tide Analyst</h1><p>We keep ferries on time.</p>${end}</body></html>`,
  )
  expect(text.length).toBeLessThan(60_001)
  expect(text).toContain('We keep ferries on time.')
})

const ldJson = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`
const OF_OTHERS = { '@type': 'ItemList', itemListElement: 'Another page. '.repeat(4_500) }
const JOBS = Array.from({ length: 9 }, (_, at) =>
  ldJson({ '@type': 'JobPosting', title: `Job ${at}`, text: 'x'.repeat(9_000) }),
)
const STYLED =
  '<p style="margin:0;padding:0;color:#222222;font:400 16px/1.5 sans-serif">A line of the page.</p>'.repeat(700)
it.each([
  ['much that programs are told of other things', ldJson(OF_OTHERS), ''],
  ['many jobs that programs are told of', JOBS.join(''), ''],
  ['a style in each line', '', STYLED],
])('%s leaves room for the advert', (_what, head, before) => {
  const { text } = handedOver(
    `<html><head>${head}</head><body><p style="display: none">Seen by nobody</p>${before}<h1>Tide Analyst</h1><p>We keep ferries on time.</p></body></html>`,
  )
  expect(text.length).toBeLessThan(60_001)
  expect(text).toContain('We keep ferries on time.')
  expect(text.includes('Seen by nobody') && !text.includes('display: none')).toBe(false)
})
