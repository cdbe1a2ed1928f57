import type { Page } from '@playwright/test'
import type { BuiltServer } from './support/built-server.ts'
import { openDatabase } from './support/database.ts'
import { expect, expectAccessible, expectEachLook, test, type NewPerson } from './support/journey.ts'
import { arrive } from './support/settled-person.ts'

/** Somebody with answers, on a page that greets or names them. */
async function walker(page: Page, server: BuiltServer, address = '/dashboard'): Promise<NewPerson> {
  const made = await arrive(page, server.url)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(made.firstName)
  return made
}

/** All that somebody with answers earned. */
async function expectAllThatWasEarned(page: Page, person: NewPerson): Promise<void> {
  const top = page.getByRole('region', { name: `${person.firstName} ${person.lastName}` })
  await expect(top.getByText('Hello World').first()).toBeVisible()
  await expect(top.getByText(/^Joined \w+ \d{4}$/)).toBeVisible()
  await expect(top.getByText('250 XP to reach Script Starter')).toBeVisible()
  await expect(top.getByText('Level 2')).toBeVisible()
  await expect(top.getByRole('progressbar', { name: 'XP towards the next level' })).toHaveAttribute(
    'aria-valuenow',
    '250',
  )
  await expect(top.getByRole('img', { name: 'Trophy of level 2' })).toBeVisible()
  await expect(page.getByText('Ready to rock your next interview?')).toBeVisible()
  const cards = page.getByRole('region', { name: 'Points you earned' }).getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await expect(cards.first()).toContainText('Platform Engagement')
  await expect(cards.first()).toContainText('Profile Completed x100')
  await expect(cards.first()).toContainText(/[A-Z][a-z]+ \d{1,2}(st|nd|rd|th), \d{4}/)
  await expect(cards.first().locator('img')).toHaveAttribute('src', '/badges/profile-pro.svg')
  const badges = page.getByRole('region', { name: 'Badges' }).getByRole('listitem')
  await expect(badges).toHaveCount(20)
  await expect(badges.first()).toContainText(/Profile Pro.*Earned/s)
  await expect(badges.filter({ hasText: 'Role Explorer' })).toContainText('0 of 3, 3 to go')
  await page
    .getByRole('region', { name: /XP by week/ })
    .getByRole('button', { name: 'Show as table' })
    .click()
  await expect(page.getByRole('table', { name: /250 XP in 12 weeks/ }).getByRole('row')).toHaveCount(13)
  await page.getByRole('button', { name: '30 days' }).click()
  await expect(page.getByRole('table', { name: /250 XP in 30 days/ }).getByRole('row')).toHaveCount(31)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).last().click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('the achievements say all that was earned; leaderboard and streak fit and are accessible as well', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await walker(page, server, '/dashboard/achievements')
  await expect(page.getByRole('heading', { level: 1, name: `${person.firstName} ${person.lastName}` })).toBeVisible()
  await expect(page.getByRole('img', { name: /active days? in 13 weeks/ })).toBeVisible()
  await expectEachLook(page)
  await page.getByRole('link', { name: 'View Leaderboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'You' }).first()).toBeVisible()
  await expectEachLook(page)

  const streak = page.getByRole('button', { name: 'Streak: 1 day' })
  await streak.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Your streak' })
  await expect(panel.getByText(/Your day ends in \d+ h \d+ min, at midnight|Your day ends in/)).toBeVisible()
  await expect(panel.getByText('Days are counted in Istanbul')).toBeVisible()
  await expect(panel.getByText(/No freeze yet/)).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: /: active$/ })).toHaveCount(1)
  await expectEachLook(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(streak).toBeFocused()

  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goto('/dashboard/achievements')
  await expectAllThatWasEarned(page, person)
})

test('a milestone is reported, celebrated once with its level, and the next one has to wait', async ({
  page,
  server,
  allowedErrors,
}) => {
  allowedErrors.push(/status of 422/)
  await walker(page, server, '/dashboard/achievements')
  await page.getByRole('button', { name: 'Report a milestone' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a milestone' })
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(dialog.getByText('Tell us in a few words').last()).toBeVisible()
  await dialog.getByLabel('What happened?').selectOption('First tech job')
  await dialog.getByLabel(/^Tell us in a few words/).fill('I start in May')
  await dialog.getByRole('button', { name: 'Report' }).click()
  const celebration = page.getByRole('status', { name: 'Celebration' })
  await expect(celebration).toContainText('Level 2: Script Starter')
  await expect(celebration).toContainText('First tech job')
  await expect(celebration).toContainText('Career Launch')
  await expect(page.getByText('+1,000 XP').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(celebration).toBeHidden()
  await page.reload()
  await expect(page.getByText('Level 2').first()).toBeVisible()
  await expect(celebration).toBeHidden()

  await page.getByRole('button', { name: 'Report a milestone' }).click()
  await dialog.getByLabel('What happened?').selectOption('First tech internship')
  await dialog.getByLabel(/^Tell us in a few words/).fill('It happened')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await expect(page.getByRole('alert')).toContainText(
    /One milestone counts in thirty days\. The next one can be reported from [A-Z][a-z]+ \d+(st|nd|rd|th), \d{4}/,
  )
  await expect(dialog.getByLabel(/^Tell us in a few words/)).toHaveValue('It happened')
})

test('what was earned while away is shown at the next visit, once, in one of two tabs', async ({
  page,
  context,
  server,
}) => {
  const person = await walker(page, server)
  await expect(page.getByRole('status', { name: 'Celebration' })).toContainText('Profile Pro')
  // away from the app, or its page would tell what the next line sets back
  await page.goto('about:blank')
  const database = openDatabase(server)
  database
    .prepare(
      "update seen_progress set event_id = '', level_number = 1 where user_id = (select id from users where email = ?)",
    )
    .run(person.email)
  database.close()
  const other = await context.newPage()
  await Promise.all([page.goto('/dashboard'), other.goto('/dashboard')])
  await expect
    .poll(
      async () =>
        (await page.getByRole('status', { name: 'Celebration' }).count()) +
        (await other.getByRole('status', { name: 'Celebration' }).count()),
    )
    .toBe(1)
  await page.waitForTimeout(1_000)
  expect(
    (await page.getByRole('status', { name: 'Celebration' }).count()) +
      (await other.getByRole('status', { name: 'Celebration' }).count()),
  ).toBe(1)
})

test.describe('a browser that is elsewhere', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })
  test('is asked about once, where the zone is shown, and nothing is switched silently', async ({ page, server }) => {
    await walker(page, server)
    await expect(page.getByText('This browser is in Tokyo.')).toHaveCount(0)
    await page.getByRole('button', { name: /^Streak/ }).click()
    await expect(page.getByText('This browser is in Tokyo.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep Istanbul' }).click()
    await expect(page.getByText('This browser is in Tokyo.')).toBeHidden()
    await page.reload()
    await page.getByRole('button', { name: /^Streak/ }).click()
    await expect(page.getByText('Days are counted in Istanbul')).toBeVisible()
    await expect(page.getByText('This browser is in Tokyo.')).toBeHidden()
  })
})
