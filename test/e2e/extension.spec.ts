import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { startAdvert } from './support/advert.ts'
import { expect, test } from './support/journey.ts'
import { arrive, callApi } from './support/settled-person.ts'

/** A Chrome that is only a shell loads no extensions: `npm test` names a whole one, and installs one where it may. */
const browser = process.env.EXTENSION_BROWSER

test('the extension saves the job on whose page it is pressed', async ({ server, page }) => {
  test.skip(!browser, 'no whole Chromium here: set EXTENSION_BROWSER to one')
  const { tokens, password } = await arrive(page, server.url)
  const { secret } = await callApi<{ secret: string }>(
    server.url,
    'POST',
    '/api/tokens',
    { name: 'Extension', scopes: ['ads:write'], days: 7, password },
    tokens,
  )
  const folder = await mkdtemp(path.join(tmpdir(), 'waymark-extension-'))
  await cp(path.resolve('extension'), folder, { recursive: true })
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'))
  expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage'])
  expect(manifest.host_permissions).toBeUndefined()
  // no journey can press the browser's own buttons: this is what both leaves come to, of the page and of the server
  await writeFile(
    path.join(folder, 'manifest.json'),
    JSON.stringify({ ...manifest, host_permissions: ['http://127.0.0.1/*'] }),
  )
  const advert = await startAdvert({})
  const context = await chromium.launchPersistentContext('', {
    executablePath: browser ?? '',
    headless: false,
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
    ],
  })
  try {
    const job = await context.newPage()
    await job.goto(advert.url)
    const list = await context.newPage()
    await list.goto('chrome://extensions')
    const id = await list.locator('extensions-item').first().getAttribute('id')
    const popup = await context.newPage()
    await popup.goto(`chrome-extension://${id}/popup.html`)
    const tab = await popup.evaluate(async (url) => {
      const { chrome } = globalThis as unknown as {
        chrome: { tabs: { query: (about: object) => Promise<{ id: number; url?: string }[]> } }
      }
      return (await chrome.tabs.query({})).find((one) => one.url === url)?.id
    }, advert.url)
    await popup.goto(`chrome-extension://${id}/popup.html?tab=${tab}`)
    await popup.getByLabel('Address').fill(server.url)
    await popup.getByLabel('Personal token').fill(secret)
    await popup.getByRole('button', { name: 'Connect' }).click()
    await expect(popup.getByRole('heading', { name: 'Tide Analyst' })).toBeVisible()
    await expect(popup.getByText('Quayside Pilots')).toBeVisible()
    await popup.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(popup.getByRole('status')).toHaveText('Saved.')
    const { items } = await callApi<{ items: { title: string; company: string }[] }>(
      server.url,
      'GET',
      '/api/applications',
      undefined,
      tokens,
    )
    expect(items).toMatchObject([{ title: 'Tide Analyst', company: 'Quayside Pilots' }])
  } finally {
    await context.close()
    advert.server.close()
    await rm(folder, { recursive: true, force: true })
  }
})
