// npm run screenshots [-- /plan]: every route (or those that start so) in four combinations, into .cache/screens.
import { mkdirSync } from 'node:fs'
import { findOrInstallBrowser } from './lib/browser.mjs'
import { buildWebWhenStale } from './lib/build-web.mjs'
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

const FOLDER = '.cache/screens'
installWhenNeeded()
const node = pinnedNode()
buildWebWhenStale(node)
const args = process.argv.slice(2).filter((arg) => arg !== '--here')
if (process.argv.includes('--here')) await shootAll(args[0] ?? '/')
else process.exitCode = await runToEnd(node, ['scripts/screenshots.mjs', '--here', ...args])

async function shootAll(start) {
  const [{ chromium }, { startSeeded }, { listPages }, { lookAt }] = await Promise.all(
    ['@playwright/test', './lib/face/seeded-server.mjs', './lib/face/pages.mjs', './lib/face/look.mjs'].map(
      (name) => import(name),
    ),
  )
  mkdirSync(FOLDER, { recursive: true })
  const server = await startSeeded(node)
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(node), args: ['--no-sandbox'] })
  const { pages } = await listPages(server, browser)
  for (const page of pages.filter(({ path }) => path.startsWith(start))) {
    const name = page.path === '/' ? 'home' : page.path.slice(1).split('?')[0].replaceAll('/', '-')
    await lookAt(browser, server, page, {
      hasAxe: false,
      shoot: (combination, tab) => tab.screenshot({ path: `${FOLDER}/${name}-${combination}.png`, fullPage: true }),
    })
    console.log(`${FOLDER}/${name}-*.png`)
  }
  await browser.close()
  await server.stop()
}
