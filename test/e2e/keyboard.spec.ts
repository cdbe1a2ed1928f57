import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { pressEnter, tabTo } from './support/keyboard.ts'
import { settle } from './support/settled-person.ts'

/** The 24 checks: each widget's keys, as its ARIA pattern or the platform has them. */

test('a dialog and a menu: 12 checks', async ({ page, server }) => {
  await settle(page, server.url)
  await page.goto('/about')
  const opener = page.getByRole('button', { name: /account of/ })
  const dialog = page.getByRole('dialog', { name: 'Give Feedback' })
  const open = async () => {
    await pressEnter(page, opener)
    await page.getByRole('menuitem', { name: 'Give Feedback' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
  }
  await open()
  await test.step('1. takes the focus inside', () => expectFocusIn(page, 'dialog'))
  await test.step('2. Tab stays inside, all the way round', async () => {
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      await expectFocusIn(page, 'dialog')
    }
  })
  await test.step('3. Shift+Tab stays inside as well', async () => {
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      await expectFocusIn(page, 'dialog')
    }
  })
  await test.step('4. what lies behind is no part of the page meanwhile', () =>
    expect(page.getByRole('link', { name: 'Waymark, home' })).toHaveCount(0))
  await test.step('5. Escape shuts it', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await test.step('6. the focus goes back to what opened it, also from its Close button', async () => {
    await expect(opener).toBeFocused()
    await open()
    await pressEnter(page, dialog.getByRole('button', { name: 'Close' }))
    await expect(opener).toBeFocused()
  })

  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await tabTo(page, opener)
  await test.step('7. Enter opens it on its first item', async () => {
    await page.keyboard.press('Enter')
    await expect(item('Dashboard')).toBeFocused()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
  })
  await test.step('8. Down and Up walk through it', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(item('Dashboard')).not.toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(item('Dashboard')).toBeFocused()
  })
  await test.step('9. End and Home jump to its ends', async () => {
    await page.keyboard.press('End')
    await expect(item('Logout')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(item('Dashboard')).toBeFocused()
  })
  await test.step('10. a letter jumps to the item that begins with it', async () => {
    await page.keyboard.press('s')
    await expect(item('Settings')).toBeFocused()
  })
  await test.step('11. Escape shuts it and gives the focus back', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(opener).toBeFocused()
  })
  await test.step('12. Down opens it too, and Enter does what the item says', async () => {
    await page.keyboard.press('ArrowDown')
    await item('Settings').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/settings$/)
  })
})

test('tabs: 5 checks', async ({ page }) => {
  await page.goto('/')
  const tab = (name: string) => page.getByRole('tablist', { name: 'Features' }).getByRole('tab', { name, exact: true })
  await expect(page.locator('html')).toHaveAttribute('data-js', '')
  await test.step('13. are one stop', async () => {
    await tabTo(page, tab('Personalized Learning'))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel', { name: 'Personalized Learning' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
  })
  await test.step('14. the arrows move and open', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(tab('Achievements')).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Achievements' })).toBeVisible()
    await expect(page.getByRole('tabpanel', { name: 'Personalized Learning' })).toBeHidden()
  })
  await test.step('15. Home and End open the first and the last', async () => {
    await page.keyboard.press('End')
    await expect(tab('Streaks')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(tab('Personalized Learning')).toHaveAttribute('aria-selected', 'true')
  })
  await test.step('16. go round at the ends', async () => {
    await page.keyboard.press('ArrowUp')
    await expect(tab('Streaks')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(tab('Personalized Learning')).toBeFocused()
  })
  await test.step('17. are called by their title, and described by the rest', () =>
    expect(tab('Leaderboard')).toHaveAccessibleDescription(/^The top 30/))
})

test('an accordion: 4 checks', async ({ page }) => {
  await page.goto('/')
  const question = (name: string) => page.locator('summary', { hasText: name })
  const answer = page.getByText('You. It is never shown to other people')
  await test.step('18. each question is a stop', async () => {
    await tabTo(page, question('Which parts use AI?'))
    await page.keyboard.press('Tab')
    await expect(question('Who can see my resume?')).toBeFocused()
  })
  await test.step('19. Enter opens it', async () => {
    await page.keyboard.press('Enter')
    await expect(answer).toBeVisible()
  })
  await test.step('20. Space shuts it', async () => {
    await page.keyboard.press('Space')
    await expect(answer).toBeHidden()
  })
  await test.step('21. opening another shuts the one before', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Reading your resume, matching your skills')).toBeVisible()
    await expect(answer).toBeHidden()
  })
})

test('a select: 3 checks', async ({ page, server }) => {
  await settle(page, server.url)
  await page.goto('/jobs')
  const order = page.getByRole('combobox', { name: 'Sort by', exact: true })
  await test.step('22. is a stop, called by its label', async () => {
    await expect(order).toBeVisible()
    await tabTo(page, order)
  })
  await test.step('23. the arrows choose', async () => {
    await page.keyboard.press('ArrowDown')
    await expect(order).toHaveValue('pay')
    await expect(page).toHaveURL(/sort=pay/)
    await page.keyboard.press('ArrowUp')
    await expect(order).toHaveValue('reach')
  })
  await test.step('24. typing chooses what begins so', async () => {
    await page.keyboard.type('Best')
    await expect(order).toHaveValue('pay')
  })
})

async function expectFocusIn(page: Page, role: 'dialog'): Promise<void> {
  expect(await page.evaluate((name) => document.activeElement?.closest(`[role="${name}"]`) !== null, role)).toBe(true)
}
