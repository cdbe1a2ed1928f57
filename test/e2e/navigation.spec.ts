import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/journey.ts'
import { settle } from './support/settled-person.ts'

/** From Today on a phone: the place of the bar, then what is tapped on its page. */
const FEATURES = [
  ['Plan', null, /\/plan$/],
  ['Practise', null, /\/arena$/],
  ['Practise', 'Mock Interview', /\/mock-interview$/],
  ['Practise', "Start today's challenge", /\/arena\/challenge$/],
  ['Jobs', null, /\/jobs$/],
  ['Jobs', 'Applications', /\/applications$/],
  ['Jobs', 'Compare an ad', /\/job-ad$/],
  ['Jobs', 'Save a job', /\/save$/],
  ['Me', 'My resume', /\/resume$/],
  ['Me', 'Resume check', /\/resume\/check$/],
  ['Me', 'AI Analysis', /\/ai-analysis$/],
  ['Me', 'Documents', /\/documents$/],
  ['Me', 'Achievements', /\/dashboard\/achievements$/],
  ['Me', 'Leaderboard', /\/dashboard\/Leaderboard$/],
  ['Me', 'My year', /\/dashboard\/year$/],
  ['Me', 'Settings', /\/settings$/],
] as const

test.describe('on a phone', () => {
  // without a resume there is no check of one, and the page says so
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, allowedErrors: [/status of 404/] })

  test('every feature is two taps from Today', async ({ page, server }) => {
    await settle(page, server.url)
    await page.goto('/dashboard')
    const bar = page.getByRole('navigation', { name: 'Main pages' })
    for (const [place, link, address] of FEATURES) {
      await bar.getByRole('link', { name: 'Today' }).tap()
      await expect(page).toHaveURL(/\/dashboard$/)
      await bar.getByRole('link', { name: place }).tap()
      await expect(bar.getByRole('link', { name: place })).toHaveAttribute('aria-current', 'page')
      if (link) await insidePage(page).getByRole('link', { name: link, exact: true }).first().tap()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (link) await expect(bar.getByRole('link', { name: place })).toHaveAttribute('aria-current', 'page')
    }
    await bar.getByRole('link', { name: 'Me' }).tap()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Give Feedback' }).tap()
    await expect(page.getByRole('dialog', { name: 'Give Feedback' })).toBeVisible()
  })

  test('the menu of a guest has Login and Get Started, that of a user About and Pricing', async ({ page, server }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-js', '')
    const menu = page.getByRole('navigation', { name: 'Small screen' })
    await page.getByRole('button', { name: 'Menu' }).tap()
    for (const name of ['About', 'Pricing', 'Login', 'Get Started'])
      await expect(menu.getByRole('link', { name })).toBeVisible()
    await settle(page, server.url)
    // a page of the public site has the bar of the app as well
    await page.goto('/about')
    await expect(page.getByRole('navigation', { name: 'Main pages' })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(menu.getByRole('link')).toHaveText(['About', 'Pricing', 'English', 'Türkçe', 'Deutsch'])
  })
})

test('the header of a wide screen leads everywhere, the logo to the dashboard, and the footer is one line', async ({
  page,
  server,
}) => {
  await settle(page, server.url)
  await page.goto('/plan')
  const main = page.getByRole('navigation', { name: 'Main', exact: true })
  await expect(main.getByRole('link')).toHaveText(['Dashboard', 'Plan', 'Jobs', 'About', 'Pricing'])
  for (const [menu, items] of [
    ['Practise', ['Mock Interview', 'Arena']],
    ['Resume', ['My resume', 'Resume check', 'AI Analysis', 'Documents']],
  ] as const) {
    await main.getByRole('button', { name: menu }).click()
    await expect(page.getByRole('menuitem')).toHaveText([...items])
    await page.keyboard.press('Escape')
  }
  await main.getByRole('button', { name: 'Practise' }).click()
  await page.getByRole('menuitem', { name: 'Arena' }).click()
  await expect(page).toHaveURL(/\/arena$/)
  await expect(main.getByRole('button', { name: 'Practise' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('navigation', { name: 'In this section' }).getByRole('link', { name: 'Mock Interview' }).click()
  await expect(page).toHaveURL(/\/mock-interview$/)
  const footer = page.getByRole('contentinfo')
  for (const [name, href] of [
    [/^Waymark/, '/'],
    ['About', '/about'],
    ['Pricing', '/pricing'],
    ['Contact', '/contact'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
  expect((await footer.boundingBox())?.height).toBeLessThan(110)
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  // it hears keys from when it has the focus
  await expect(page.getByRole('dialog', { name: 'Go to' }).getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Waymark, home' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

/** The row of tabs stands within the page's part, as its links do. */
const insidePage = (page: Page) => page.getByRole('main')
