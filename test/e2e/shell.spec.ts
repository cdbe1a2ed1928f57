import { calmed } from '../../scripts/lib/violations.mjs'
import { expect, test } from './support/journey.ts'
import { settle } from './support/settled-person.ts'

test.describe('a page that breaks', () => {
  test.use({ allowedErrors: [/Cannot read properties|is not iterable|caught the following error/] })

  test('shows the error page with its message, in the theme one chose, and never a white one', async ({
    page,
    server,
  }) => {
    await settle(page, server.url)
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.route('**/career/summary*', (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: '{"data":{"match":null}}' }),
    )
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByText(/Cannot read properties of|is not iterable/)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

test.describe('logging out', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] })

  test('leads home and forgets both tokens, also when the server is not to be reached', async ({ page, server }) => {
    await settle(page, server.url)
    await page.goto('/jobs')
    await page.route('**/auth/logout', (route) => route.abort())
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    expect(
      await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]),
    ).toEqual([null, null])
  })
})

test('on a small screen the menu is a button that says whether it is open, and closes with a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pricing')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('navigation', { name: 'Small screen' }).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('where motion is reduced nothing fades when the theme changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await calmed(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
