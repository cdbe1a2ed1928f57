import { readFileSync } from 'node:fs'
import { calmed } from '../violations.mjs'

/** A machine that does much else is slow, not broken. */
export const SETTLES_MS = 240_000

/** Pages of the shell that a guest sees. The token of the third is nobody's: the page says so. */
const forms = ['/login', '/signup', '/forgot-password', '/reset-password?token=nobody', '/nothing-here']
const forGuests = [...forms, ...forms.map((path) => `/tr${path}`)]

/**
 * Every route of the build, with who sees it. Routes with a parameter are asked of the page that links to them;
 * `skipped` names those no link leads to.
 */
export async function listPages(server, browser) {
  const routes = Object.keys(JSON.parse(readFileSync('build/pages.json', 'utf8')))
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text()
  const open = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address).pathname)
  const guests = forGuests.map((path) => path.split('?')[0])
  const personal = routes.filter((path) => ![...open, ...guests, '/offline'].includes(path))
  const plain = personal.filter((path) => !path.includes(':'))
  const linked = await followLinks(
    server,
    browser,
    plain,
    personal.filter((path) => path.includes(':')),
  )
  return {
    pages: [
      ...open.map((path) => ({ path, kind: 'public' })),
      ...[...forGuests, '/offline'].map((path) => ({ path, kind: 'guest' })),
      ...[...plain, ...linked.found].map((path) => ({ path, kind: 'person' })),
    ],
    skipped: linked.skipped,
  }
}

async function followLinks(server, browser, plain, wanted) {
  const found = []
  const skipped = []
  const context = await signedIn(browser, server)
  const page = await context.newPage()
  page.setDefaultTimeout(SETTLES_MS)
  for (const route of wanted) {
    const parent = plain.filter((path) => route.startsWith(path)).sort((a, b) => b.length - a.length)[0]
    await page.goto(server.url + (parent ?? '/dashboard'))
    await settled(page)
    const pattern = new RegExp(`^${route.replace(/:[^/]+/g, '[^/?#]+')}$`)
    const links = await page
      .locator('main a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const link = links.find((href) => pattern.test(href) && !plain.includes(href))
    if (link) found.push(link)
    else skipped.push(route)
  }
  await context.close()
  return { found, skipped }
}

/** A browser's own session of the seeded person. */
export async function signedIn(browser, server, options = {}) {
  const context = await browser.newContext({ ...options, baseURL: server.url })
  await context.addInitScript((tokens) => {
    // a page of another address, or one that has signed out, keeps what it has
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', '1')
    for (const [key, token] of Object.entries(tokens)) localStorage.setItem(key, token)
  }, server.tokens)
  return context
}

/** Nothing loads any more, and what fades in has done so. */
export async function settled(page) {
  await page.waitForLoadState('load', { timeout: SETTLES_MS })
  await page.waitForFunction(
    () => ![...document.querySelectorAll('[role="status"]')].some((status) => /Loading/.test(status.textContent ?? '')),
    undefined,
    { timeout: SETTLES_MS },
  )
  await page.waitForLoadState('networkidle', { timeout: SETTLES_MS })
  await page.evaluate(() => document.fonts.ready)
  await calmed(page)
}
