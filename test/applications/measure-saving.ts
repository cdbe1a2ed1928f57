import { chromium, type Page } from '@playwright/test'
import { ADVERT_LINK } from '../e2e/support/advert.ts'
import { startBuiltServer } from '../e2e/support/built-server.ts'
import { newPerson } from '../e2e/support/journey.ts'
import { callApi } from '../e2e/support/settled-person.ts'

/**
 * How long two things take that a person waits for: a job saved by its link, from a board that takes 300 ms, and a card let go over
 * another column until it is saved there. Needs a built web: CHROMIUM_PATH=… node test/applications/measure-saving.ts
 */
const RUNS = 9

const server = await startBuiltServer({}, 'test/e2e/support/server-with-job-page.ts')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})

const say = (what: string, times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b)
  process.stdout.write(
    `${what}: median ${sorted[RUNS >> 1]?.toFixed(0)} ms, worst ${sorted.at(-1)?.toFixed(0)} ms of ${RUNS}\n`,
  )
}

/** Looked for at every frame: a locator waits up to half a second between its looks. */
const stands = (page: Page, tag: string, words: string) =>
  page.waitForFunction(
    ([name = '', text]) => [...document.querySelectorAll(name)].some((one) => one.textContent?.trim() === text),
    [tag, words],
    { polling: 'raf' },
  )

/** Somebody new, signed in on a page of their own. */
async function somebody(width: number) {
  const tokens = await callApi<{ accessToken: string; refreshToken: string }>(server.url, 'POST', '/auth/signup', {
    ...newPerson(),
    terms: true,
    timeZone: 'Europe/Istanbul',
  })
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${server.url}/robots.txt`)
  await page.evaluate(
    (pair) => Object.entries(pair).forEach(([key, token]) => localStorage.setItem(key, token)),
    tokens,
  )
  return { page, context, tokens }
}

try {
  const saved: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const { page, context } = await somebody(390)
    await page.goto(`${server.url}/save`)
    await page.getByLabel('Link to the job').fill(ADVERT_LINK)
    const start = performance.now()
    await page.getByRole('button', { name: 'Read it' }).click()
    await stands(page, 'button', 'Save this job')
    await page.getByRole('button', { name: 'Save this job' }).click()
    await stands(page, 'a', 'Open in my applications')
    saved.push(performance.now() - start)
    await context.close()
  }
  say('a job saved by its link in two presses', saved)

  const { page, tokens } = await somebody(1440)
  for (let at = 0; at < RUNS; at += 1)
    await callApi(server.url, 'POST', '/api/applications', { company: `Firm ${at}`, title: `Engineer ${at}` }, tokens)
  await page.goto(`${server.url}/applications?view=board`)
  const dropped: number[] = []
  // from the top of the column, as the page would scroll under what is dragged
  for (let card = RUNS - 1; card >= 0; card -= 1) {
    const taken = page.evaluate(
      (said) =>
        new Promise<number>((resolve) => {
          const settled = (start: number) => {
            if ([...document.querySelectorAll('[role=status]')].some((one) => one.textContent === said))
              resolve(performance.now() - start)
            else requestAnimationFrame(() => settled(start))
          }
          addEventListener('drop', () => settled(performance.now()), { once: true, capture: true })
        }),
      `Moved Engineer ${card}: Applied`,
    )
    const target = page.getByRole('heading', { name: /^Applied/ })
    await page.getByRole('link', { name: `Engineer ${card}`, exact: true }).dragTo(target)
    dropped.push(await taken)
  }
  say('a card let go over another column, saved', dropped)
} finally {
  await browser.close()
  await server.stop()
}
