/**
 * 200 hostile answers of a model, streamed through the built server into a real browser: no script, no request off
 * the origin, no element that is not allowed. Needs a built web. Usage: node proofs/load/prove-markdown.ts [cases]
 */
import { chromium, expect } from '@playwright/test'
import { arriveCalmly, askAdvisor, startAdvisedServer } from '#test/e2e/support/ai-journey.ts'
import { hostileAnswers } from '#test/e2e/support/hostile-markdown.ts'
import { watchForHarm } from '#test/e2e/support/model-harm.ts'
import { answers } from '#test/support/fake-provider.ts'

const cases = hostileAnswers.slice(0, Number(process.argv[2] ?? hostileAnswers.length))
const IN_ONE_CHAT = 20
const PATIENCE_MS = 60_000

const started = performance.now()
const server = await startAdvisedServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const harmed: string[] = []
try {
  const page = await browser.newPage({ baseURL: server.url, serviceWorkers: 'block' })
  await arriveCalmly(page, server.url)
  await page.goto('/ai-analysis')
  const watch = watchForHarm(page)
  for (const [at, text] of cases.entries()) {
    if (at > 0 && at % IN_ONE_CHAT === 0) await page.getByRole('button', { name: 'New chat' }).click()
    server.provider.behave(answers(text))
    await askAdvisor(page, `Case ${at + 1}`)
    await expect(page.getByRole('log').getByText(`The end of case ${at + 1}.`)).toBeVisible({ timeout: PATIENCE_MS })
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: PATIENCE_MS })
    harmed.push(...(await watch.found()).map((what) => `case ${at + 1}: ${what}`))
  }
} finally {
  await browser.close()
  await server.stop()
}
console.log(
  `${cases.length} hostile answers shown, ${harmed.length} did harm, ${Math.round((performance.now() - started) / 1_000)} s`,
)
for (const line of harmed.slice(0, 40)) console.error(line)
process.exitCode = harmed.length === 0 ? 0 : 1
