import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe's rules find on a page of Playwright's. It runs in the page and writes out violations alone: axe's own package
 * for Playwright opens another page for each look, and takes three times as long. No page of ours has frames.
 */
export async function violationsOf(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(script)
  const found = await page.evaluate(async () => (await globalThis.axe.run({ resultTypes: ['violations'] })).violations)
  return found.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))
}

/** Waits until what fades in has done so, and also what began when that ended. */
export async function calmed(page) {
  await page.evaluate(async () => {
    const passing = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    for (let round = 0; round < 50 && passing().length > 0; round += 1)
      await Promise.allSettled(passing().map(({ finished }) => finished))
  })
}
