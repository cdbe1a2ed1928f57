import { chromium } from '@playwright/test'
import { newPerson } from '../e2e/support/journey.ts'
import { startBuiltServer } from '../e2e/support/built-server.ts'
import { callApi } from '../e2e/support/settled-person.ts'

/**
 * How long the board of 5,000 applications takes to stand there in a browser slowed down four times, from the press on 'Board' and
 * from opening its address. Needs a built web: CHROMIUM_PATH=… node test/applications/measure-board.ts
 */
const MANY = 5_000
const RUNS = 7
const STAGES = ['Saved', 'Applied', 'Phone screen', 'Interview', 'Offer'] as const

const server = await startBuiltServer()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const tokens = await callApi<{ accessToken: string; refreshToken: string }>(server.url, 'POST', '/auth/signup', {
    ...newPerson(),
    terms: true,
    timeZone: 'Europe/Istanbul',
  })
  const lines = Array.from(
    { length: MANY },
    (_, at) => `Firm ${at % 700} ${at},Engineer ${at},${STAGES[at % 5]},2026-11-20`,
  )
  const form = new FormData()
  form.set(
    'file',
    new Blob([`Company,Title,Status,Date applied\n${lines.join('\n')}`], { type: 'text/csv' }),
    'mine.csv',
  )
  form.set('answers', '{}')
  const authorization = `Bearer ${tokens.accessToken}`
  const imported = await fetch(`${server.url}/api/job-search/import/commit`, {
    method: 'POST',
    headers: { authorization },
    body: form,
  })
  process.stdout.write(`imported: ${imported.status} ${(await imported.text()).slice(0, 120)}\n`)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${server.url}/about`)
  await page.evaluate(
    (pair) => Object.entries(pair).forEach(([key, token]) => localStorage.setItem(key, token)),
    tokens,
  )
  const devtools = await context.newCDPSession(page)
  const timed = async (act: () => Promise<unknown>) => {
    const start = performance.now()
    await act()
    await page
      .getByRole('link', { name: 'Engineer 0', exact: true })
      .or(page.locator('[data-row]').first())
      .first()
      .waitFor()
    // until it is drawn, not only in the document
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    return performance.now() - start
  }
  const say = (what: string, times: number[]) => {
    const sorted = times.toSorted((a, b) => a - b)
    process.stdout.write(
      `${what}: median ${sorted[RUNS >> 1]?.toFixed(0)} ms, worst ${sorted.at(-1)?.toFixed(0)} ms of ${RUNS}\n`,
    )
  }
  for (const rate of [1, 4]) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    const opened: number[] = []
    const pressed: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      opened.push(await timed(() => page.goto(`${server.url}/applications?view=board`)))
      await page.getByRole('button', { name: 'Insights', exact: true }).click()
      await page.locator('[data-row]').first().waitFor({ state: 'detached' })
      pressed.push(await timed(() => page.getByRole('button', { name: 'Board', exact: true }).click()))
    }
    say(`opened at its address, slowed down ${rate} times`, opened)
    say(`pressed on the page, slowed down ${rate} times`, pressed)
  }
} finally {
  await browser.close()
  await server.stop()
}
