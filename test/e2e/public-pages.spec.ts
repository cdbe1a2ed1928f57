import { must } from '#core/must.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

/** What others see of a public page: search engines, other sites' cards, and browsers that run no scripts. */

test('every listed page says in its head what it is, where it lives, and has a card and data of its own', async ({
  request,
  server,
}) => {
  const pages = await listedPages(request)
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/',
      '/pricing',
      '/about',
      '/contact',
      '/terms',
      '/privacy',
      '/credits',
      '/accessibility',
      '/tr',
      '/tr/pricing',
      '/tr/terms',
      '/de',
      '/de/privacy',
    ]),
  )
  const heads = await Promise.all(
    pages.map(async ({ path }) => ({ path, html: await (await request.get(path)).text() })),
  )
  for (const { path, html } of heads) {
    const canonical = contentOf(html, /<link rel="canonical" href="([^"]+)"/)
    expect(canonical, path).toMatch(new RegExp(`^https?://[^/]+${path}$`))
    expect(contentOf(html, /property="og:url" content="([^"]+)"/)).toBe(canonical)
    expect(contentOf(html, /property="og:title" content="([^"]+)"/)).toBe(contentOf(html, /<title>([^<]+)/))
    const card = new URL(contentOf(html, /property="og:image" content="([^"]+)"/)).pathname
    expect(sizeOfPng(await (await request.get(server.url + card)).body()), card).toEqual([1200, 630])
    const data = JSON.parse(contentOf(html, /<script type="application\/ld\+json">(.+?)<\/script>/)) as {
      '@graph': { url?: string }[]
    }
    expect(data['@graph'].map(({ url }) => url)).toContain(canonical)
    expect(html).not.toContain('waymark.invalid')
    expectEachLanguage(path, html)
  }
  for (const pattern of [
    /<title>([^<]+)/,
    /name="description" content="([^"]+)"/,
    /property="og:image" content="([^"]+)"/,
  ]) {
    const values = heads.map(({ html }) => contentOf(html, pattern))
    expect(new Set(values).size, String(pattern)).toBe(values.length)
  }
})

test('every class of a listed page has its rule in the sheet that stands in it', async ({ request }) => {
  // marks for other rules and for scripts, and what lucide names its drawings
  const marks = /^(group(\/\w+)?|lucide(-.+)?|route-node|tnum)$/
  for (const { path } of await listedPages(request)) {
    const html = await (await request.get(path)).text()
    const sheet = contentOf(html, /<style>([\s\S]+?)<\/style>/)
    const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, list]) => must(list).split(/\s+/))
    const known = sheet.replaceAll('\\', '')
    const bare = [...new Set(names.map((name) => name.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")))].filter(
      (name) => !known.includes(`.${name}`) && !marks.test(name),
    )
    expect(bare, path).toEqual([])
  }
})

test('personal pages are no part of the sitemap, and robots are asked to leave them alone', async ({ request }) => {
  const paths = (await listedPages(request)).map(({ path }) => path)
  const robots = await (await request.get('/robots.txt')).text()
  for (const path of ['/dashboard', '/settings', '/resume-upload']) {
    expect(paths).not.toContain(path)
    expect(robots).toContain(`Disallow: ${path}\n`)
  }
  expect(paths).not.toContain('/offline')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every listed page reads whole: its heading, all its tabs and answers, and the way to every other', async ({
    page,
    request,
  }) => {
    for (const { path } of await listedPages(request)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // what the page would hide and show by script stands there, or opens by the platform
      for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all())
        await expect(panel).toBeVisible()
      const language = languageOf(path)
      const [name, href] = [{ en: 'Pricing', tr: 'Fiyatlar', de: 'Preise' }[language], inLanguage('/pricing', language)]
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toHaveAttribute('href', href)
      await expect(page.getByText(/Loading…|Yükleniyor…|Lädt …/)).toHaveCount(0)
      await expect(page.getByRole('radio', { name: /theme|tema|Farbschema/ })).toHaveCount(0)
    }
    await page.goto('/')
    await page.getByText('Which parts use AI?').click()
    await expect(page.getByText('Reading your resume, matching your skills')).toBeVisible()
  })

  test('a page behind the sign-in says what it needs in place of loading for ever', async ({ page }) => {
    await page.goto('/dashboard')
    // by place: a search by text leaves out what stands in a noscript
    await expect(page.locator('main noscript p')).toHaveText(/^This page needs JavaScript/)
    await expect(page.locator('main noscript p')).toBeVisible()
    await expect(page.getByText('Loading…')).toBeHidden()
  })
})

test.describe('on a line so slow that scripts come late', () => {
  // the person who signs in below is nobody
  test.use({ allowedErrors: [/status of 401/] })

  test('prices change without them, and what is written and pressed before them counts when they are here', async ({
    page,
    server,
  }) => {
    const letPricingGo = await holdScripts(page)
    await page.goto('/pricing', { waitUntil: 'domcontentloaded' })
    await expect(page.getByText('$9.99', { exact: true })).toBeVisible()
    await page.getByText('Yearly', { exact: true }).click()
    await expect(page.getByText('$89.99', { exact: true })).toBeVisible()
    await expect(page.getByText('$9.99', { exact: true })).toBeHidden()
    await letPricingGo()

    const letContactGo = await holdScripts(page)
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Name').fill('Ana')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/\/contact$/)
    await letContactGo()
    await expect(page.getByLabel('Name')).toHaveValue('Ana')
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)

    const letLoginGo = await holdScripts(page)
    const asked = page.waitForRequest('**/auth/login')
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email address').fill('ana@example.com')
    await page.getByLabel(/^Password/).fill('lantern-orbit-quilt-92')
    await page.getByLabel(/^Remember/).check()
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`${server.url}/login`)
    await letLoginGo()
    expect((await asked).postDataJSON()).toMatchObject({ email: 'ana@example.com', remember: true })
  })

  test('a tap that begins before the scripts are here and ends after still counts', async ({ page }) => {
    const letGo = await holdScripts(page)
    await page.goto('/signup', { waitUntil: 'commit' })
    await page.getByLabel(/^Password/).fill('lantern-orbit-quilt-92')
    const terms = page.getByLabel(/terms and conditions/)
    await terms.hover()
    await page.mouse.down()
    await letGo()
    await expect(page.getByRole('status').filter({ hasText: 'Strength' })).toBeVisible()
    await page.mouse.up()
    await expect(terms).toBeChecked()
  })
})

/** No script arrives until what it returns is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let open!: () => void
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await opened
    await route.continue()
  })
  return async () => {
    open()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

const LOCALES = { en: 'en_US', tr: 'tr_TR', de: 'de_DE' } as const
type SiteLanguage = keyof typeof LOCALES

const languageOf = (path: string): SiteLanguage => (/^\/(tr|de)(?:\/|$)/.exec(path)?.[1] ?? 'en') as SiteLanguage
const inLanguage = (path: string, language: SiteLanguage): string =>
  language === 'en' ? path : `/${language}${path}`.replace(/\/$/, '')

/** A page says which language it is in, and where the same page stands in every language. */
function expectEachLanguage(path: string, html: string): void {
  const language = languageOf(path)
  const english = language === 'en' ? path : path.slice(3) || '/'
  const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, other, href]) => [other, new URL(must(href)).pathname],
  )
  expect(alternates, path).toEqual([
    ['en', english],
    ['tr', inLanguage(english, 'tr')],
    ['de', inLanguage(english, 'de')],
    ['x-default', english],
  ])
  expect(contentOf(html, /<html lang="([^"]+)"/), path).toBe(language)
  expect(contentOf(html, /property="og:locale" content="([^"]+)"/), path).toBe(LOCALES[language])
  expect(html, path).toContain(`"inLanguage":"${language}"`)
}

async function listedPages(request: APIRequestContext): Promise<{ path: string }[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => ({ path: new URL(must(address)).pathname }))
}

function contentOf(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1]
  if (!found) throw new Error(`nothing matches ${String(pattern)}`)
  return found
}

/** Width and height stand in the first chunk of a PNG. */
function sizeOfPng(bytes: Buffer): [number, number] {
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test('a reader whose browser speaks Turkish is offered the Turkish page, once', async ({ browser, server }) => {
  const reader = await (await browser.newContext({ locale: 'tr-TR', baseURL: server.url })).newPage()
  await reader.goto('/pricing')
  await expect(reader.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })).toBeHidden()
  await reader.getByRole('link', { name: 'Bu sayfayı Türkçe oku' }).click()
  await expect(reader).toHaveURL('/tr/pricing')
  await reader.goto('/about')
  await expect(reader.getByRole('link', { name: 'Bu sayfayı Türkçe oku' })).toBeHidden()
  await reader.evaluate(() => localStorage.clear())
  await reader.goto('/')
  await reader.getByRole('button', { name: 'Burada kal' }).click()
  await expect(reader.locator('#header').getByRole('link').first()).toBeFocused()
  await reader.goto('/pricing')
  await expect(reader.getByRole('link', { name: 'Bu sayfayı Türkçe oku' })).toBeHidden()
  await reader.context().close()
})
