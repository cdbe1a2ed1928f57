// npm run screenshots [-- /plan]: every route (or those that start so) in four combinations, and the style guide in both
// languages, into .cache/screens.
import { mkdirSync } from 'node:fs'
import { findOrInstallBrowser } from './lib/browser.mjs'
import { buildWebWhenStale } from './lib/build-web.mjs'
import { installWhenNeeded } from './lib/install.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runToEnd } from './lib/run.mjs'

const FOLDER = '.cache/screens'
const GUIDE = ['/styleguide', '/styleguide?language=tr']
installWhenNeeded()
const node = pinnedNode()
buildWebWhenStale(node)
const args = process.argv.slice(2).filter((arg) => arg !== '--here')
if (process.argv.includes('--here')) await shootAll(args[0] ?? '/')
else process.exitCode = await runToEnd(node, ['scripts/screenshots.mjs', '--here', ...args])

async function shootAll(start) {
  const [{ chromium }, { startSeeded }, { listPages }, look] = await Promise.all(
    ['@playwright/test', './lib/face/seeded-server.mjs', './lib/face/pages.mjs', './lib/face/look.mjs'].map(
      (name) => import(name),
    ),
  )
  mkdirSync(FOLDER, { recursive: true })
  const server = await startSeeded(node)
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(node), args: ['--no-sandbox'] })
  const shoot = async (page) => {
    const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll(/[/?=]+/g, '-')
    await look.lookAt(browser, server, page, {
      hasAxe: false,
      shoot: (combination, tab) => tab.screenshot({ path: `${FOLDER}/${name}-${combination}.png`, fullPage: true }),
    })
    console.log(`${FOLDER}/${name}-*.png`)
  }
  const guide = GUIDE.filter((path) => path.startsWith(start))
  const { pages } = GUIDE.some((path) => path === start) ? { pages: [] } : await listPages(server, browser)
  for (const page of pages.filter(({ path }) => path.startsWith(start))) await shoot(page)
  if (guide.length > 0) {
    // it is in no build
    process.env.API_PORT = new URL(server.url).port
    const { createServer } = await import('vite')
    const dev = await (await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' })).listen()
    const url = `http://127.0.0.1:${dev.httpServer.address().port}`
    for (const path of guide) await shootGuide(browser, url + path, look)
    await dev.close()
  }
  await server.stop()
  await browser.close()
}

/** It shows parts that wait, so it never settles as pages do. */
async function shootGuide(browser, address, { WIDTHS, THEMES }) {
  const page = await browser.newPage({ serviceWorkers: 'block', reducedMotion: 'reduce' })
  await page.goto(address)
  await page.getByRole('heading', { name: 'Charts' }).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const name = address.includes('language=tr') ? 'styleguide-tr' : 'styleguide'
  for (const width of WIDTHS)
    for (const colorScheme of THEMES) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  console.log(`${FOLDER}/${name}-*.png`)
  await page.close()
}
