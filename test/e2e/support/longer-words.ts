import type { Page } from '@playwright/test'

/**
 * A language that does not exist: every text on the page gets accents and grows by two fifths, as a translation may. Says
 * what no longer fits: how far the page scrolls sideways, and the texts that are cut off without a sign of it.
 */
export function withLongerWords(page: Page): Promise<{ over: number; cut: string[] }> {
  return page.evaluate(() => {
    const accents: Record<string, string> = { a: 'å', e: 'ë', i: 'ï', o: 'ø', u: 'ü', c: 'ç', n: 'ñ', y: 'ÿ', A: 'Å' }
    const filler = (length: number) =>
      'ëñåtrï øvüm lïså '
        .repeat(Math.ceil(length / 17))
        .slice(0, length)
        .trim()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const said = text.data.trim()
      const isShown = text.parentElement?.closest('script, style, svg, option, textarea') === null
      if (!isShown || !/\p{L}{2}/u.test(said)) continue
      const longer = said.replaceAll(/[aeioucnyA]/g, (letter) => accents[letter] ?? letter)
      text.data = text.data.replace(said, () => `${longer} ${filler(Math.ceil(said.length * 0.4))}`)
    }
    const isCut = (element: Element) => {
      const { overflowX, textOverflow, display } = getComputedStyle(element)
      const hides = overflowX === 'hidden' || overflowX === 'clip'
      // what only screen readers get is one pixel wide
      if (!hides || element.clientWidth <= 1) return false
      return textOverflow !== 'ellipsis' && display !== 'inline' && element.scrollWidth > element.clientWidth + 2
    }
    const isSpoken = (element: Element) => element.closest('.sr-only, [aria-hidden="true"], [role="img"]') !== null
    const cut = [...document.querySelectorAll('main *, header *, nav *')]
      .filter((element) => element.checkVisibility() && !isSpoken(element) && isCut(element))
      .map((element) => `${element.tagName.toLowerCase()}: ${(element.textContent ?? '').slice(0, 60)}`)
    return { over: document.documentElement.scrollWidth - document.documentElement.clientWidth, cut }
  })
}
