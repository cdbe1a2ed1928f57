import { must } from '#core/must.ts'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPages, type Pages } from './pages.ts'

let build: string
let pages: Pages
beforeAll(() => {
  build = mkdtempSync(path.join(tmpdir(), 'waymark-pages-'))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true })
    writeFileSync(path.join(build, file), text)
  }
  const page = (body: string) =>
    `<html><head><style>p{color:red}</style></head><body>${body}<script>start()</script><script type="application/ld+json">{}</script></body></html>`
  write(
    'pages.json',
    JSON.stringify({
      '/pricing': ['/assets/pricing.js'],
      '/jobs/:id': ['/assets/person.js', '/assets/job.js'],
      '/tr': [],
      '/dashboard/Leaderboard': [],
    }),
  )
  write('app.html', page('Loading…'))
  write('client/404/index.html', page('Nothing here'))
  write('client/pricing/index.html', page('<a href="https://waymark.invalid/pricing">Prices</a>'))
  write('client/tr/404/index.html', page('Burada bir şey yok'))
  pages = must(readPages(build, 'https://waymark.example'))
})
afterAll(() => rmSync(build, { recursive: true }))

const htmlOf = (url: string) => pages.find(url)?.html.toString()
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('a prerendered page names the address the public knows', () => {
  expect(htmlOf('/pricing/')).toContain('href="https://waymark.example/pricing"')
})

it('the policy of a page allows its own inline script and style, and no other', () => {
  const policy = must(pages.find('/pricing')).policy.split('; ')
  expect(policy).toContain(`script-src 'self' ${hashOf('start()')}`)
  expect(policy).toContain(`style-src 'self' ${hashOf('p{color:red}')}`)
})

it("the shell of a page asks at once for that page's scripts", () => {
  const preloads = (url: string) =>
    [...must(htmlOf(url)).matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, address]) => address)
  expect(preloads('/jobs/data-analyst')).toEqual(['/assets/person.js', '/assets/job.js'])
  expect(preloads('/Jobs/data-analyst/')).toEqual(['/assets/person.js', '/assets/job.js'])
  expect(preloads('/nowhere')).toEqual([])
})

it.each([
  ['/nowhere', 404, 'Nothing here'],
  ['/tr/nowhere', 404, 'Burada bir şey yok'],
  ['/jobs/data-analyst', 200, 'Loading…'],
  ['/pricing', 200, 'Prices'],
])('%s is answered %i', (url, status, text) => {
  expect([pages.find(url)?.status, htmlOf(url)]).toEqual([status, expect.stringContaining(text)])
})

it.each(['/api/nothing', '/user/nothing', '/picture.png', '/app.html'])('%s is no page', (url) => {
  expect(pages.find(url)).toBeUndefined()
})

it.each([
  ['/dashboard/LEADERBOARD', '/dashboard/Leaderboard'],
  ['/Jobs/Data-Analyst', '/jobs/Data-Analyst'],
  ['/jobs/Data-Analyst', undefined],
  ['/pricing', undefined],
  ['/nowhere', undefined],
  ['/API/plan', undefined],
])('the spelling of %s is %s: capitals of pages, not of ids', (url, own) => expect(pages.respelled(url)).toBe(own))
