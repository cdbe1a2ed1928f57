// After the build: tells machines what each public page is, makes the offline page stand alone, lets every page paint
// before its sheet and its scripts are here, lists the pages for the server, and writes the service worker, which knows
// this build's files by name.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'rolldown'
import { structuredData } from '../src/web/marketing/structured-data.ts'
import { findPublicPage } from '../src/web/paths.ts'
import { inlineFirstPaint, waitForSheet } from './web-build/first-paint.mjs'
import { listPages } from './web-build/list-pages.mjs'
import { startScripts } from './web-build/start-scripts.mjs'

const CLIENT = 'build/client'

for (const file of readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
)) {
  const at = path.join(CLIENT, file)
  const isReadable = file.endsWith('index.html')
  const html = isReadable ? withStructuredData(file, readFileSync(at, 'utf8')) : readFileSync(at, 'utf8')
  writeFileSync(
    at,
    startScripts(isReadable ? await inlineFirstPaint(html, CLIENT) : waitForSheet(html), { isReadable }),
  )
}

writeFileSync('build/pages.json', `${JSON.stringify(listPages(CLIENT), null, 2)}\n`)

const shell = ['/offline', '/favicon.svg', ...standAlone(path.join(CLIENT, 'offline/index.html'))]
await writeWorker(shell)

function withStructuredData(file, html) {
  if (!isIndexed(html)) return html
  const data = structuredData({
    ...pageOf(pathOf(file)),
    title: textOf(/<title>([^<]+)/, html),
    description: textOf(/name="description" content="([^"]+)/, html),
  })
  // in the body: what stands in the head is React's
  return html.replace('</body>', () => `<script type="application/ld+json">${data}</script></body>`)
}

/** Takes React's scripts out of a page and gives it one of its own; returns the files that it still needs. */
function standAlone(file) {
  const html = readFileSync(file, 'utf8')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script(?:(?!data-js)[\s\S])*?<\/script>/g, '')
    // 'data-js' shows what only a script can work
    .replace("r.setAttribute('data-js','');", '')
    .replace('</body>', "<script>addEventListener('online',function(){location.reload()})</script></body>")
  if (/type="module"|__reactRouter/.test(html)) throw new Error('The offline page still asks for React')
  writeFileSync(file, html)
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+\.(?:css|woff2))"/g)].map(([, address]) => address))]
}

async function writeWorker(shell) {
  const assets = readdirSync(path.join(CLIENT, 'assets'))
    .sort()
    .map((name) => `/assets/${name}`)
  const version = createHash('sha256')
    .update(readFileSync(path.join(CLIENT, 'offline/index.html')))
    .update(assets.join())
    .digest('hex')
    .slice(0, 12)
  await build({
    input: 'src/web/worker/worker.ts',
    output: { file: path.join(CLIENT, 'sw.js'), format: 'iife', minify: true },
    transform: { define: { BUILD: JSON.stringify({ version, shell, assets }) } },
  })
}

function isIndexed(html) {
  return !html.includes('name="robots" content="noindex"')
}

function pathOf(file) {
  return `/${path.posix.dirname(file.split(path.sep).join('/'))}`.replace(/^\/\.$/, '/')
}

function pageOf(path) {
  const page = findPublicPage(path)
  if (!page) throw new Error(`${path} is listed, but is no public page`)
  return page
}

function textOf(pattern, html) {
  const found = pattern.exec(html)?.[1]
  if (!found) throw new Error(`A public page lacks ${pattern}`)
  return found.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
