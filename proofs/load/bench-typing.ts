import { chromium, type Page } from '@playwright/test'
import { inventPerson } from '#test/corpus/people.ts'
import { startBuiltServer } from '#test/e2e/support/built-server.ts'
import { callApi, settle } from '#test/e2e/support/settled-person.ts'
import { factsOfInvented } from '#test/support/invented-facts.ts'
import { median, percentile } from './median.ts'

const KEYS = 40
const FACTS = factsOfInvented(inventPerson(3))
const LENGTHS = {
  'one page': FACTS,
  'two pages': { ...FACTS, experience: [...FACTS.experience, ...FACTS.experience, ...FACTS.experience] },
}

/** In the editor of documents: from a key to the picture of the real pages that shows it, decoded and drawn. */
export async function benchTyping(): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  const server = await startBuiltServer()
  for (const [name, facts] of Object.entries(LENGTHS)) {
    const page = await (await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })).newPage()
    const { tokens } = await settle(page, server.url)
    await callApi(server.url, 'PUT', '/resume/latest', { facts }, tokens)
    const wish = { kind: 'resume', name: 'Measured' }
    const made = await callApi<{ documentId: string }>(server.url, 'POST', '/career-documents', wish, tokens)
    await page.goto(`/documents/${made.documentId}`)
    await page.getByRole('img', { name: /^Page 1/ }).waitFor()
    const times: number[] = []
    for (let count = 0; count < KEYS; count += 1) times.push(await timeOneKey(page, count))
    const ms = [median(times), percentile(times, 0.95), Math.max(...times)].map((time) => `${Math.round(time)} ms`)
    console.log(
      `From a key to its pages, ${name}: median ${ms[0]}, p95 ${ms[1]}, most ${ms[2]} of ${KEYS}; goal p95 300 ms`,
    )
    await page.context().close()
  }
  await server.stop()
  await browser.close()
}

async function timeOneKey(page: Page, count: number): Promise<number> {
  const headline = page.getByLabel('Headline')
  await headline.press('End')
  const redrawn = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const image = document.querySelector<HTMLImageElement>('section[aria-busy] img')
        let typed = 0
        document.activeElement?.addEventListener('input', () => (typed = performance.now()), { once: true })
        const watcher = new MutationObserver(() => {
          if (!image) return
          watcher.disconnect()
          void image.decode().then(() => requestAnimationFrame(() => resolve(performance.now() - typed)))
        })
        if (image) watcher.observe(image, { attributes: true, attributeFilter: ['src'] })
      }),
  )
  await headline.press(String.fromCharCode(97 + (count % 26)))
  const time = await redrawn
  // what is saved draws nothing; the next key comes when that is done
  await page.getByRole('status').filter({ hasText: 'Saved' }).waitFor()
  return time
}
