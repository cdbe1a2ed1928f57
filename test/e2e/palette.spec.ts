import { expect, expectAccessible, test } from './support/journey.ts'
import { arrive } from './support/settled-person.ts'

test('Ctrl+K leads to any page and changes the theme, by keyboard alone', async ({ page, server }) => {
  await arrive(page, server.url)
  await page.goto('/dashboard')
  const menu = page.getByRole('button', { name: /account of Ana Maria Okafor/ })
  await menu.focus()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  const search = palette.getByRole('combobox')
  await expect(search).toBeFocused()
  await expectAccessible(page)

  await search.fill('no such page')
  await expect(palette.getByText('Nothing by that name.')).toBeVisible()
  await search.fill('dark')
  await expect(palette.getByRole('option', { name: 'Dark theme' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(menu).toBeFocused()

  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await expectAccessible(page)
  await search.fill('calendar')
  await expect(palette.getByRole('option', { name: 'Plan' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/plan$/)
  await expect(palette).toBeHidden()

  await page.keyboard.press('Control+k')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})
