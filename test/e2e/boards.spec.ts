import type { Page } from '@playwright/test'
import type { BuiltServer } from './support/built-server.ts'
import { openDatabase } from './support/database.ts'
import { expect, test, type NewPerson } from './support/journey.ts'
import { arrive } from './support/settled-person.ts'

/** Somebody with answers, on the dashboard. */
async function walker(page: Page, server: BuiltServer): Promise<NewPerson> {
  const made = await arrive(page, server.url)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(made.firstName)
  return made
}

test('how the board names a person is asked once, and holds at once', async ({ page, server }) => {
  await walker(page, server)
  await expect(page.getByText('Until you choose, the leaderboard names you by your initials.')).toBeVisible()
  await page.getByRole('link', { name: 'Choose how' }).click()
  await expect(page.getByRole('link', { name: 'Back to Achievements' })).toBeVisible()
  await expect(
    page.getByText(
      "See who's leading the pack. Top users are ranked based on performance. Aim high and claim your spot!",
    ),
  ).toBeVisible()
  const own = page.locator('li[aria-current="true"]')
  await expect(own).toContainText('A. O.')
  await expect(own).toContainText('250 XP')
  await page.getByRole('radio', { name: 'My initials' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'How should this board name you?' })).toBeHidden()
  await expect(own).toContainText('A. O.')
  await page.getByRole('button', { name: 'This week' }).click()
  await expect(own).toContainText('150 XP')
  await page.goto('/settings#leaderboard')
  await page.getByRole('radio', { name: 'Hide me' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.goto('/dashboard/Leaderboard')
  await expect(page.getByText('You are hidden, so you take no rank.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How should this board name you?' })).toBeHidden()
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'Achievements' })).toContainText('Level 1')
  await expect(page.getByText('The leaderboard names you')).toBeHidden()
})

test('a person below the thirty sees the own row under them, ties at rank 30 included', async ({ page, server }) => {
  const person = await walker(page, server)
  const database = openDatabase(server)
  const at = '2026-01-01T00:00:00.000Z'
  for (let index = 0; index < 31; index += 1) {
    const points = index < 29 ? 900_000 - index : 800_000
    database
      .prepare(
        "insert into users (id, email, first_name, last_name, password_hash, time_zone, joined_at) values (?, ?, 'Crowd', ?, '', 'UTC', ?)",
      )
      .run(`usr_crowd${index}`, `crowd${index}@example.com`, `Number ${index}`, at)
    database
      .prepare(
        'insert into progress (user_id, total_points, level_number, reached_at, week_start, week_points, week_reached_at, is_hidden) values (?, ?, 10, ?, ?, 0, ?, 0)',
      )
      .run(`usr_crowd${index}`, points, at, '2026-01-01', at)
  }
  await page.goto('/dashboard/Leaderboard')
  const rows = page.getByRole('list', { name: 'All time' }).getByRole('listitem')
  await expect(rows).toHaveCount(30)
  await expect(rows.last()).toContainText('30')
  const place = page.getByRole('region', { name: 'Your place' })
  await expect(place).toContainText(/Rank \d+/)
  // by initials, until the person has said otherwise
  await expect(place).toContainText(`${person.firstName.charAt(0)}. ${person.lastName.charAt(0)}.`)
  database.exec("delete from users where id like 'usr_crowd%'")
  database.close()
})
