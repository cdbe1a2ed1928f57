import { must } from '#core/must.ts'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/journey.ts'
import { callApi, settle } from './support/settled-person.ts'

test.describe('without a connection', () => {
  // what was under way through the worker when the connection went is reported as failed
  test.use({ serviceWorkers: 'allow', allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('a page says so where it stands, another opens as one that waits for the connection, and nothing personal is kept', async ({
    page,
    server,
    context,
  }) => {
    await settle(page, server.url)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await workerIsReady(page)
    // everything is fetched once more, now through the worker
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await context.setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: 'You are offline. What is on' })).toBeVisible()
    // a page whose parts were never fetched says what is missing, and comes by itself
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plan' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: /route/i })).toBeVisible()
    await context.setOffline(true)
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
    await expectAccessible(page)

    const kept = await keptAddresses(page)
    expect(kept).toContain('/offline')
    expect(
      kept.filter(
        (path) =>
          !path.endsWith('/offline') && !['/favicon.svg', '/language'].includes(path) && !path.startsWith('/assets/'),
      ),
    ).toEqual([])

    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: /Start free/ })).toBeVisible()
    await expect(page).toHaveURL(/\/pricing$/)
  })

  test('a change is not held back without a word, and what was typed stays', async ({ page, server, context }) => {
    await settle(page, server.url)
    await page.goto('/applications')
    await page.getByRole('button', { name: 'Add a job' }).first().click()
    const form = page.getByRole('dialog', { name: 'Add a job' })
    await form.getByLabel('Company').fill('Juniper Apps')
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByText('You appear to be offline.')).toBeVisible()
    await context.setOffline(false)
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await page.getByRole('button', { name: 'Board', exact: true }).click()
    await expect(page.getByText('Juniper Apps')).toBeVisible()
  })

  test.describe('in Turkish', () => {
    test.use({ locale: 'tr-TR' })

    test('a part that does not arrive is named in the language of the person', async ({ page, server, context }) => {
      const { tokens } = await settle(page, server.url)
      await callApi(server.url, 'PATCH', '/user/profile', { language: 'tr' }, tokens)
      await page.goto('/me')
      await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
      await context.setOffline(true)
      await page.getByRole('navigation').getByRole('link', { name: 'Plan', exact: true }).first().click()
      await expect(page.getByRole('heading', { name: 'Bu sayfa yüklenemedi' })).toBeVisible()
      await context.setOffline(false)
      await expect(page.getByRole('heading', { level: 1, name: /rolüne yolun/ })).toBeVisible()
    })
  })

  test('it is said in the language of the page that was open last', async ({ page, server, context }) => {
    await page.goto(`${server.url}/tr`)
    await workerIsReady(page)
    // the page fetches parts of itself after its text stands
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { name: 'Çevrimdışısın' })).toBeVisible()
    await context.setOffline(false)
  })

  test('a new version waits until the last page of the old one is closed, then clears what the old one kept', async ({
    context,
    server,
  }) => {
    const site = await deployed(server.url)
    const first = await context.newPage()
    await first.goto(site.url)
    await workerIsReady(first)
    const before = await cacheNames(first)
    site.deploy()
    await first.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect
      .poll(() => first.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting)))
      .toBe(true)
    expect(await cacheNames(first)).toEqual(expect.arrayContaining(before))
    await first.close()

    // the browser lets the new one in once it has noticed that nobody is left: a visit too early finds the old one
    await expect.poll(() => visit(context, site.url), { timeout: 30_000 }).toEqual(['assets', 'language', 'shell-next'])
    site.stop()
  })
})

test.describe('a part of a page that cannot be fetched', () => {
  test.use({ allowedErrors: [/ERR_FAILED|Error loading route module|dynamically imported module|did not arrive/] })

  test('is asked for once more by a reload at the address one wanted, then the page says what to do', async ({
    page,
    server,
  }) => {
    await settle(page, server.url)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route('**/assets/jobs.page-*.js', (route) => route.abort())
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click()
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible()
    await expect(page.getByText(/Check your connection, then reload/)).toBeVisible()
    await expect(page).toHaveURL(/\/jobs$/)
    expect(documents).toBe(1)
    await page.unroute('**/assets/jobs.page-*.js')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /job|role/i })).toBeVisible()
  })
})

/** The worker holds this page and has stored what it keeps. */
async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  // a page that loads while the worker begins is taken over at its next load
  if (await page.evaluate(() => navigator.serviceWorker.controller === null)) await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
}

function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

/** What is kept while somebody is there for a moment. */
async function visit(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage()
  await page.goto(`${url}/about`)
  const names = await cacheNames(page)
  await page.close()
  return names.sort()
}

type Site = { url: string; deploy: () => void; stop: () => void }

/** The server behind our own door, which hands out another worker once something was deployed. */
async function deployed(target: string): Promise<Site> {
  let isNext = false
  const door: Server = createServer((request, response) => {
    void fetch(target + must(request.url), { headers: { accept: request.headers.accept ?? '*/*' } }).then(
      async (answer) => {
        const type = answer.headers.get('content-type') ?? ''
        const policy = answer.headers.get('content-security-policy') ?? ''
        const body = Buffer.from(await answer.arrayBuffer())
        response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy })
        const isWorker = request.url === '/sw.js' && isNext
        return response.end(isWorker ? body.toString().replace(/version:([`"'])\w+\1/, 'version:"next"') : body)
      },
    )
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    door.close()
    door.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`, deploy: () => (isNext = true), stop }
}
