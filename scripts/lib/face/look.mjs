import { violationsOf } from '../violations.mjs'
import { settled, SETTLES_MS, signedIn } from './pages.mjs'

export const WIDTHS = [390, 1440]
export const THEMES = ['light', 'dark']
const HEIGHTS = { 390: 844, 1440: 900 }

/** WCAG 1.4.12: nobody's text is lost when a reader spaces it out. */
const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}'

/**
 * Opens a page once, cold, as a phone would, and looks at it in every way: bytes, axe in four combinations, sideways
 * scroll at 320 px, at 200% zoom of 1280 px, and with spaced text. `shoot(name, page)` takes the pictures.
 */
export async function lookAt(browser, server, { path, kind }, { shoot, hasAxe = true, isWeighedOnly = false } = {}) {
  const options = {
    viewport: { width: 390, height: 844 },
    bypassCSP: true,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Istanbul',
    baseURL: server.url,
  }
  const context = kind === 'person' ? await signedIn(browser, server, options) : await browser.newContext(options)
  const page = await context.newPage()
  page.setDefaultTimeout(SETTLES_MS)
  const weigh = await weighing(page)
  await page.goto(path)
  await settled(page)
  const result = { path, kind, ...weigh(), axe: {}, overflow: [] }
  if (isWeighedOnly) {
    await context.close()
    return result
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHTS[width] })
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      await settled(page)
      if (hasAxe) result.axe[`${width} ${theme}`] = await violations(page)
      await shoot?.(`${width}-${theme}`, page)
    }
  }
  result.overflow = await overflows(page)
  await context.close()
  return result
}

async function violations(page) {
  return (await violationsOf(page)).map(({ id, where }) => `${id}: ${where.join('; ')}`)
}

async function overflows(page) {
  const found = []
  const measure = async (name) => {
    const { by, widest } = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      const isCut = (element) =>
        element.closest('details:not([open])') ||
        (element !== document.body &&
          (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement)))
      const out = [...document.body.querySelectorAll('*')].find(
        (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isCut(element),
      )
      return {
        by: scrollWidth - clientWidth,
        widest: out ? `${out.tagName.toLowerCase()}.${(out.getAttribute('class') ?? '').slice(0, 40)}` : '',
      }
    })
    if (by > 0) found.push(`${name}: ${by} px (${widest})`)
  }
  for (const [name, width] of [
    ['320 px', 320],
    ['200% zoom', 640],
    ['390 px', 390],
    ['1440 px', 1440],
  ]) {
    await page.setViewportSize({ width, height: 800 })
    await measure(name)
  }
  await page.addStyleTag({ content: SPACED })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await measure(`spaced text at ${width} px`)
  }
  return found
}

/** What a first visit sends, as it comes over the wire. Clips are not counted: they load when one asks for them. */
async function weighing(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map()
  const sum = { total: 0, script: 0, style: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind === 'Media') return
    sum.total += encodedDataLength
    if (kind === 'Script') sum.script += encodedDataLength
    if (kind === 'Stylesheet') sum.style += encodedDataLength
  })
  return () => ({ bytes: { ...sum } })
}
