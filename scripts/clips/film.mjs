import { writeFileSync } from 'node:fs'

export const FRAMES_A_SECOND = 12
/** Small enough that its text can be read in half of a page's width. */
const SIZE = { width: 640, height: 480 }
const SCALE = 1.5
/** Every run films the same day. */
const NOW = '2026-03-10T09:30:00Z'

/** A page, and what one does on it, one picture a frame: what moves is moved by hand, so that a slow machine films no gaps. */
export async function openFilm(browser, server, { folder, arrive }) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: SIZE,
    deviceScaleFactor: SCALE,
    serviceWorkers: 'block',
    timezoneId: 'Europe/Istanbul',
    colorScheme: 'light',
    bypassCSP: true,
  })
  const { tokens, ...arrived } = await arrive(server.url)
  await context.addInitScript((pairs) => {
    for (const [key, token] of Object.entries(pairs)) localStorage.setItem(key, token)
  }, tokens)
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.clock.setFixedTime(NOW)
  const cues = []
  const pointer = { x: SIZE.width * 0.7, y: SIZE.height * 0.75, isDown: false }
  let count = 0

  const frame = async () => {
    await page.evaluate(step, { ...pointer, ms: 1000 / FRAMES_A_SECOND })
    count += 1
    writeFileSync(`${folder}/${String(count).padStart(4, '0')}.png`, await page.screenshot())
  }
  const frames = async (number, before = async () => undefined) => {
    for (let at = 1; at <= number; at += 1) {
      await before(ease(at / number), at)
      await frame()
    }
  }
  const seconds = (length) => Math.max(1, Math.round(length * FRAMES_A_SECOND))

  return {
    page,
    arrived,
    cues,
    length: () => count / FRAMES_A_SECOND,
    /** What is shown from here on, in each language. */
    say: (words) => cues.push({ at: count / FRAMES_A_SECOND, ...words }),
    hold: (length) => frames(seconds(length)),
    /** Films until something is there, but not longer than so: the rest of the wait is cut. */
    until: async (locator, length) => {
      for (let at = 0; at < seconds(length) && !(await locator.isVisible()); at += 1) await frame()
      await locator.waitFor()
    },
    moveTo: async (locator, length = 0.6) => {
      const box = await locator.boundingBox()
      const [from, to] = [{ ...pointer }, { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 }]
      await frames(seconds(length), async (part) =>
        Object.assign(pointer, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }),
      )
    },
    press: async (act) => {
      pointer.isDown = true
      await frames(2)
      await act()
      pointer.isDown = false
      // then out of the way of what is read
      const from = { ...pointer }
      await frames(4, async (part) =>
        Object.assign(pointer, {
          x: from.x + (SIZE.width - 24 - from.x) * part,
          y: from.y + (SIZE.height * 0.8 - from.y) * part,
        }),
      )
    },
    type: async (locator, text, length) => {
      const all = seconds(length)
      for (let at = 1; at <= all; at += 1) {
        await locator.fill(text.slice(0, Math.ceil((text.length * at) / all)))
        await frame()
      }
    },
    scrollTo: async (locator, length, gap = 84) => {
      const from = await page.evaluate(() => scrollY)
      const by = (await locator.boundingBox()).y - gap
      await frames(seconds(length), (part) =>
        page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), from + by * part),
      )
    },
    close: () => context.close(),
  }
}

/** In the page: puts everything that moves one step further, and draws the pointer. */
function step({ x, y, isDown, ms }) {
  const known = (window.filmed ??= new Map())
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime ?? 0
    const at = (known.get(animation) ?? 0) + ms
    known.set(animation, at)
    if (Number.isFinite(end) && at >= end) animation.finish()
    else {
      animation.pause()
      animation.currentTime = at
    }
  }
  const hand =
    document.getElementById('filmed-hand') ??
    document.documentElement.appendChild(Object.assign(document.createElement('div'), { id: 'filmed-hand' }))
  const size = isDown ? 18 : 24
  Object.assign(hand.style, {
    position: 'fixed',
    left: `${x - size / 2}px`,
    top: `${y - size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    borderRadius: '50%',
    zIndex: '9999',
    pointerEvents: 'none',
    background: isDown ? 'oklch(0.5 0.2 275 / .5)' : 'oklch(0.5 0.2 275 / .28)',
    boxShadow: '0 0 0 2px #fff, 0 0 0 3px oklch(0.5 0.2 275 / .55)',
  })
}

function ease(part) {
  return part < 0.5 ? 2 * part ** 2 : 1 - (-2 * part + 2) ** 2 / 2
}
