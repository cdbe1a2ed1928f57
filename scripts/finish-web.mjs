// After the build: tells machines what each public page is, in the page itself.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { structuredData } from '../src/web/marketing/structured-data.ts'

const CLIENT = 'build/client'

for (const file of readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) => /(^|[\\/])index\.html$/.test(name))) {
  const at = path.join(CLIENT, file)
  const html = readFileSync(at, 'utf8')
  if (!isIndexed(html)) continue
  const data = structuredData({ path: pathOf(file), title: textOf(/<title>([^<]+)/, html), description: textOf(/name="description" content="([^"]+)/, html) })
  // in the body: what stands in the head is React's
  writeFileSync(at, html.replace('</body>', () => `<script type="application/ld+json">${data}</script></body>`))
}

function isIndexed(html) {
  return !html.includes('name="robots" content="noindex"')
}

function pathOf(file) {
  return `/${path.posix.dirname(file.split(path.sep).join('/'))}`.replace(/^\/\.$/, '/')
}

function textOf(pattern, html) {
  const found = pattern.exec(html)?.[1]
  if (!found) throw new Error(`A public page lacks ${pattern}`)
  return found.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
