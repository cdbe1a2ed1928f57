import { inventPerson } from '#test/corpus/people.ts'
import { factsOfInvented } from '#test/support/invented-facts.ts'
import { expect, test } from './support/journey.ts'
import { callApi, settle } from './support/settled-person.ts'

/** Figures for docs/quality/documents.md, not a test of every day: MEASURE=1 playwright test documents-typing. */
const TRIES = 40
const FACTS = factsOfInvented(inventPerson(3))

for (const [name, facts] of [
  ['one page', FACTS],
  ['two pages', { ...FACTS, experience: [...FACTS.experience, ...FACTS.experience, ...FACTS.experience] }],
] as const)
  test(`from the last key to the redrawn pages, ${name}`, async ({ page, server }) => {
    test.skip(!process.env.MEASURE, 'measured when asked for')
    test.setTimeout(180_000)
    const { tokens } = await settle(page, server.url)
    await callApi(server.url, 'PUT', '/resume/latest', { facts }, tokens)
    const { documentId } = await callApi<{ documentId: string }>(
      server.url,
      'POST',
      '/career-documents',
      { kind: 'resume', name: 'Measured' },
      tokens,
    )
    await page.goto(`/documents/${documentId}`)
    await expect(page.getByRole('img', { name: /^Page 1/ })).toBeVisible()
    const headline = page.getByLabel('Headline')
    const times: number[] = []
    for (let count = 0; count < TRIES; count += 1) {
      const redrawn = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const field = document.activeElement
            const image = document.querySelector<HTMLImageElement>('section[aria-busy] img')
            let typed = 0
            field?.addEventListener('input', () => (typed = performance.now()), { once: true })
            const watcher = new MutationObserver(() => {
              if (!image) return
              watcher.disconnect()
              void image.decode().then(() => requestAnimationFrame(() => resolve(performance.now() - typed)))
            })
            if (image) watcher.observe(image, { attributes: true, attributeFilter: ['src'] })
          }),
      )
      await headline.press('End')
      await headline.press(String.fromCharCode(97 + (count % 26)))
      times.push(await redrawn)
      // a save draws nothing again; the next key comes when it is done
      await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    }
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
    console.info(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(0.999)} ms of ${TRIES}`)
    expect(times).toHaveLength(TRIES)
  })
