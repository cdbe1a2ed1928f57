// npm run eval -- page-speed: processor time of reading saved pages of 300 KB and of 5 MB. 'Ordinary': the committed pages with the scripts,
// styles and pictures that fill a real one. 'Dense': nothing but their own markup, again and again, as lists of other jobs.
import { readdirSync, readFileSync } from 'node:fs'
import { readJobPage } from '#core/ads/page/read-job-page.ts'
import { must } from '#core/must.ts'

const FOLDERS = ['fifth-pages', 'eighth-pages'].map((name) => new URL(`../ads/${name}/`, import.meta.url))
const pages = FOLDERS.flatMap((folder) =>
  readdirSync(folder).flatMap((name) => {
    try {
      return [readFileSync(new URL(`${name}/page.html`, folder), 'utf8')]
    } catch {
      return []
    }
  }),
)

/** What a page holds that nobody sees, cut to a size: a script's functions, rules of a sheet, a picture in the text, symbols. */
function ballast(size: number, salt: number): string {
  const quarter = Math.max(0, Math.floor(size / 4))
  const fill = (piece: (index: number) => string) => {
    let all = ''
    for (let index = salt; all.length < quarter; index += 1) all += piece(index)
    return all
  }
  const script = fill(
    (index) => `function f${index}(a,b){return a>b?{kind:"row",at:[a,${index}]}:g(${index},"x${index}")}`,
  )
  const sheet = fill((index) => `.c-${index}>a:hover{margin:${index % 9}px;color:#${(index % 4096).toString(16)}}`)
  const picture = fill((index) => `iVBORw0KGgo${(index * 2_654_435_761).toString(36)}AA`)
  const symbols = fill((index) => `<symbol id="s${index}"><path d="M${index % 99} 4l${index % 7} 9z"/></symbol>`)
  return `<script>${script}</script><style>${sheet}</style><img alt="" src="data:image/png;base64,${picture}"><svg style="display:none">${symbols}</svg>`
}

const body = (page: string) => /<body[^>]*>([\s\S]*)<\/body>/i.exec(page)?.[1] ?? page
const KINDS: [string, (page: string, size: number, salt: number) => string][] = [
  ['ordinary', (page, size, salt) => page.replace(/<\/body>|$/i, () => `${ballast(size - page.length, salt)}</body>`)],
  [
    'dense',
    (page, size) => {
      let more = ''
      for (let at = 0; page.length + more.length < size; at += 1)
        more += `<section>${body(must(pages[at % pages.length]))}</section>`
      return page.replace(/<\/body>|$/i, () => `${more}</body>`)
    },
  ],
]

for (const [name, grow] of KINDS)
  for (const [size, times] of [
    [300_000, 3],
    [5_000_000, 1],
  ] as const) {
    const millis = pages
      .slice(0, size > 1_000_000 ? 6 : pages.length)
      .flatMap((page, index) => Array.from({ length: times }, (_, round) => grow(page, size, index * 7 + round)))
      .map((text) => {
        const start = process.cpuUsage()
        readJobPage({ url: 'https://jobs.example/1', text, form: 'html', today: '2026-11-20' })
        const { user, system } = process.cpuUsage(start)
        return (user + system) / 1000
      })
      .slice(3)
      .toSorted((a, b) => a - b)
    const at = (share: number) => (millis[Math.floor(millis.length * share)] ?? 0).toFixed(0)
    console.log(
      `${name}, ${size / 1000} KB, ${millis.length} readings: half within ${at(0.5)} ms, nine of ten within ${at(0.9)}`,
    )
  }
