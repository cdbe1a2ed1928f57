import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/journey.ts'
import { settle } from './support/settled-person.ts'

const dreamBar = (page: Page) => page.getByRole('progressbar', { name: 'Dream role: Software Developer' })

test.describe('when the server fails', () => {
  test('each block says so and can be tried again; a slow one loads, then takes its shape', async ({
    page,
    server,
    allowedErrors,
  }) => {
    await settle(page, server.url)
    allowedErrors.push(/Failed to load resource/)
    for (const call of ['**/learning-path', '**/career/summary', '**/achivementsBrief'])
      await page.route(call, (route) => route.abort())
    await page.goto('/dashboard')
    for (const name of ['Your next step', 'Your role match', 'Your learning path', 'Interim roles', 'Achievements']) {
      await expect(page.getByRole('region', { name }).getByRole('alert')).toContainText('You appear to be offline')
    }
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('region', { name: 'Your role match' }).getByRole('button', { name: 'Try again' }).click()
    await expect(dreamBar(page)).toBeVisible()
    await page.getByRole('region', { name: 'Achievements' }).getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('progressbar', { name: 'XP towards the next level' })).toBeVisible()
    allowedErrors.pop()
    await expectSlowBlock(page)
  })
})

/** A slow block says Loading at once and takes its shape after a while. */
async function expectSlowBlock(page: Page): Promise<void> {
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/achivementsBrief', async (route) => {
    await seen
    await route.continue()
  })
  await page.goto('/dashboard')
  const block = page.getByRole('region', { name: 'Achievements' })
  await expect(block.getByRole('status')).toHaveText('Loading…')
  await expect(block.locator('.animate-skeleton').first()).toBeVisible()
  answer()
  await expect(block.getByText('Level 1')).toBeVisible()
}

test.describe('product feedback', () => {
  const open = async (page: Page) => {
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Give Feedback' }).click()
    return page.getByRole('dialog', { name: 'Give Feedback' })
  }

  test('needs a text, is sent, and starts over; Cancel forgets it, a failure keeps it', async ({
    page,
    server,
    allowedErrors,
  }) => {
    await settle(page, server.url)
    await page.goto('/about')
    const dialog = await open(page)
    await expect(dialog.getByRole('group', { name: 'How would you rate Waymark?' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText('Feedback is required')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: '4 stars' }).check({ force: true })
    await dialog.getByLabel('Tell us what you think').fill('The map is a joy.')
    const sent = page.waitForRequest('**/gamification/create-feedback')
    await dialog.getByRole('button', { name: 'Send' }).click()
    expect((await sent).postDataJSON()).toEqual({ rating: 4, feedback: 'The map is a joy.' })
    await expect(page.getByText('Feedback sent successfully')).toBeVisible()
    await expect(dialog).toBeHidden()
    await open(page)
    await expect(dialog.getByLabel('Tell us what you think')).toHaveValue('')
    await expect(dialog.getByRole('radio', { name: '1 star' })).toBeChecked()

    await dialog.getByLabel('Tell us what you think').fill('Never mind')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: /account of/ })).toBeFocused()
    await open(page)
    await expect(dialog.getByLabel('Tell us what you think')).toHaveValue('')

    await dialog.getByLabel('Tell us what you think').fill('Keep me')
    allowedErrors.push(/status of 500/)
    for (const [answer, said] of [
      [{ detail: 'The server is resting.', code: 'server.failed' }, 'The server is resting.'],
      [{}, 'Something went wrong. Please try again later.'],
    ] as const) {
      await page.unrouteAll()
      await page.route('**/gamification/create-feedback', (route) => route.fulfill({ status: 500, json: answer }))
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText(said)).toBeVisible()
      await expect(dialog.getByLabel('Tell us what you think')).toHaveValue('Keep me')
    }
  })
})
