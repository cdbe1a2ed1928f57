// npm run quality: the built product with a seeded person, every route looked at by axe in four combinations, weighed
// and tried narrow, zoomed and spaced; Lighthouse as a phone. Writes docs/quality/face-measured.md; face.md is written by hand.
//   --runs 3        how often Lighthouse measures each page, the middle counts; 0 leaves it out
//   --only /plan    routes that start so
//   --bytes         what a first visit sends, and nothing else
//   --peer folder   another product's built landing page, measured beside ours
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findOrInstallBrowser } from './lib/browser.mjs'
import { buildWebWhenStale } from './lib/build-web.mjs'
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

const node = prepare()
// what follows needs packages, and the Node that comes with them
if (process.argv.includes('--here')) await measure()
else process.exitCode = await runToEnd(node, ['scripts/quality.mjs', '--here', ...process.argv.slice(2)])

function prepare() {
  installWhenNeeded()
  const pinned = pinnedNode()
  buildWebWhenStale(pinned)
  return pinned
}

async function measure() {
  const { values } = parseArgs({
    options: {
      here: { type: 'boolean' },
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      bytes: { type: 'boolean' },
      peer: { type: 'string' },
    },
  })
  const runs = values.bytes ? 0 : Number(values.runs)
  const [{ chromium }, { startSeeded }, { listPages }, { lookAt }, report] = await Promise.all(
    [
      '@playwright/test',
      './lib/face/seeded-server.mjs',
      './lib/face/pages.mjs',
      './lib/face/look.mjs',
      './lib/face/report.mjs',
    ].map((name) => import(name)),
  )
  const executablePath = findOrInstallBrowser(node)
  const server = await startSeeded(node)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const looks = []
  let skipped = []
  let lit = { lights: [] }
  try {
    const listed = await listPages(server, browser)
    skipped = listed.skipped
    const wanted = listed.pages.filter(({ path }) => !values.only || path.startsWith(values.only))
    for (const page of wanted) {
      looks.push(await lookAt(browser, server, page, { isWeighedOnly: values.bytes }))
      say(looks.at(-1), report)
    }
    await browser.close()
    if (runs > 0) lit = await light(executablePath, server, wanted, { runs, peerFolder: values.peer })
  } finally {
    await browser.close()
    await server.stop()
  }
  const { lights, peer } = lit
  const text = report.toMarkdown({ looks, skipped, lights, peer, runs, date: new Date().toISOString().slice(0, 10) })
  mkdirSync('.cache', { recursive: true })
  writeFileSync(values.only || values.bytes || runs === 0 ? '.cache/face.md' : 'docs/quality/face-measured.md', text)
  const isBroken = looks.some(
    (look) =>
      look.overflow.length > 0 || Object.values(look.axe).flat().length > 0 || report.overBudget(look).length > 0,
  )
  const missed = lights.filter((one) => report.missedGoals(one).length > 0)
  console.log(
    `${looks.length} routes looked at, ${missed.length} of ${lights.length} pages missed a goal of Lighthouse`,
  )
  process.exitCode = isBroken || missed.length > 0 ? 1 : 0
}

async function light(executablePath, server, wanted, { runs, peerFolder }) {
  const [{ measurePages }, { serveFolder }] = await Promise.all([
    import('./lib/face/lighthouse.mjs'),
    import('./lib/face/static-site.mjs'),
  ])
  const open = wanted
    .filter(({ kind, path }) => kind === 'public' || path === '/login')
    .map(({ path }) => server.url + path)
  const lights = await measurePages(executablePath, open, { runs })
  const own = wanted.filter(({ path }) => path === '/dashboard').map(({ path }) => server.url + path)
  lights.push(
    ...(await measurePages(executablePath, own, { runs, storage: { url: server.url, values: server.tokens } })),
  )
  if (!peerFolder) return { lights }
  const site = await serveFolder(peerFolder)
  const [peer] = await measurePages(executablePath, [site.url], { runs })
  site.stop()
  return { lights, peer: { ...peer, name: 'the peer' } }
}

function say(look, report) {
  const axe = Object.entries(look.axe).flatMap(([at, found]) => found.map((what) => `  ${at}: ${what}`))
  const over = report.overBudget(look)
  console.log(
    [
      `${look.path}  ${(look.bytes.total / 1024).toFixed(0)} KiB${over.length > 0 ? `, over budget: ${over.join(', ')}` : ''}`,
      ...axe,
      ...look.overflow.map((what) => `  ${what}`),
    ].join('\n'),
  )
}
