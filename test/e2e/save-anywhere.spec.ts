import type { Page } from '@playwright/test'
import { arriveCalmly } from './support/ai-journey.ts'
import { startAdvert } from './support/advert.ts'
import { expect, expectAccessible, test } from './support/journey.ts'

async function bookmarkletOf(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/save`)
  const href = await page.getByRole('link', { name: 'Save to Waymark' }).getAttribute('href')
  return decodeURIComponent((href ?? '').replace('javascript:', ''))
}

/** Pages that stop most helpers. */
const POLICIES = {
  'a strict content policy': {
    'content-security-policy':
      "default-src 'none'; script-src 'none'; sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
  },
  'a cut opener': { 'cross-origin-opener-policy': 'same-origin' },
}

test('the bookmark saves a job in two presses from pages that stop helpers', async ({ page, server }) => {
  await arriveCalmly(page, server.url)
  const code = await bookmarkletOf(page, server.url)
  for (const [what, headers] of Object.entries(POLICIES))
    await test.step(what, async () => {
      const advert = await startAdvert(headers)
      try {
        await page.goto(advert.url)
        const opened = page.context().waitForEvent('page')
        await page.evaluate(code)
        const save = await opened
        await expect(save.getByRole('heading', { name: 'What was read' })).toBeVisible()
        await expect(save.getByText('Quayside Pilots', { exact: true })).toBeVisible()
        await expectAccessible(save)
        const button = save.getByRole('button', { name: 'Save this job' })
        await expect(button).toBeFocused()
        await save.keyboard.press('Enter')
        await save.getByRole('link', { name: 'Open in my applications' }).click()
        await expect(save.getByRole('heading', { level: 1 })).toHaveText('Tide Analyst')
        await save.close()
      } finally {
        advert.server.close()
      }
    })
})

test('a page saved as a file is read on this device and kept', async ({ page, server }) => {
  await arriveCalmly(page, server.url)
  await page.goto(`${server.url}/save`)
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Tide Analyst',
    hiringOrganization: { '@type': 'Organization', name: 'Quayside Pilots' },
    description:
      '<p>We keep the ferries of a small harbour on time and write the services for it ourselves.</p><h3>Requirements</h3><ul><li>Three years of Python</li><li>SQL</li></ul><p>You plan crossings, write small services, talk to captains and answer letters. Five people work here and nobody works at night. We answer every letter within a week, and the first talk is by phone.</p>',
  }
  const html = `<!DOCTYPE html>\n<!-- saved from url=(0031)https://quayside.example/jobs/77 -->\n<html><head><title>Tide Analyst</title><script type="application/ld+json">${JSON.stringify(posting)}</script></head><body><h1>Tide Analyst</h1>${posting.description}</body></html>`
  await page
    .getByLabel('Or a page or file you have saved')
    .setInputFiles({ name: 'tide.html', mimeType: 'text/html', buffer: Buffer.from(html) })
  await expect(page.getByLabel('Link to the job')).toHaveValue('https://quayside.example/jobs/77')
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect(page.getByText('Quayside Pilots', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save this job' }).click()
  await page.getByRole('link', { name: 'Open in my applications' }).click()
  await expect(page.getByRole('region', { name: 'Prepare for this job' }).getByText('Python').first()).toBeVisible()
  await expectAccessible(page)
})

test('a phone shares a job into Waymark', async ({ page, server }) => {
  await arriveCalmly(page, server.url)
  const manifest = await (await page.request.get(`${server.url}/manifest.webmanifest`)).json()
  expect(manifest.share_target).toMatchObject({ action: '/save', method: 'GET' })
  const { title, text, url } = manifest.share_target.params
  const ad = `Tide Analyst\nCompany: Quayside Pilots\nLocation: Oban\n\nWe keep the ferries of a small harbour on time.\n\nRequirements\n- Three years of Python\n- SQL\n\nYou plan crossings, write small services, talk to captains and answer letters. Five people work here and nobody works at night.`
  const shared = new URLSearchParams({ [title]: 'Tide Analyst', [text]: ad, [url]: 'https://quayside.example/jobs/9' })
  await page.goto(`${server.url}${manifest.share_target.action}?${shared}`)
  await expect(page.getByRole('button', { name: 'Save this job' })).toBeVisible()
  await page.getByRole('button', { name: 'Save this job' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved: Tide Analyst' })).toBeVisible()
})
