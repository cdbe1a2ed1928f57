import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { settle } from './support/settled-person.ts'

const refused = /status of 401/
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ })
const spoilAccessToken = (page: Page) =>
  page.evaluate(() => localStorage.setItem('accessToken', `${localStorage.getItem('accessToken')}x`))

test.use({ allowedErrors: [refused] })

test('two tabs that find the same token refused refresh it once between them, and log out together', async ({
  page,
  context,
  server,
}) => {
  await settle(page, server.url)
  const second = await context.newPage()
  let refreshes = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/auth/refresh')) refreshes += 1
  })
  await Promise.all([page.goto('/login'), second.goto('/login')])
  await Promise.all([expect(welcome(page)).toBeVisible(), expect(welcome(second)).toBeVisible()])
  // what the pages still ask for would meet the spoiled token too, and its refresh would end with the reload
  await Promise.all([page.waitForLoadState('networkidle'), second.waitForLoadState('networkidle')])
  await spoilAccessToken(page)
  await Promise.all([page.reload(), second.reload()])
  await Promise.all([expect(welcome(page)).toBeVisible(), expect(welcome(second)).toBeVisible()])
  expect(refreshes).toBe(1)

  // and logging out in one tab signs the other out too
  await page.getByRole('button', { name: /account/i }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).not.toHaveURL(/\/dashboard$/)
  await expect(second).toHaveURL(/\/login/)
})

test('when the refresh is refused both tokens go and the page asks to sign in, in every tab', async ({
  page,
  context,
  server,
}) => {
  await settle(page, server.url)
  const second = await context.newPage()
  await Promise.all([page.goto('/dashboard'), second.goto('/dashboard')])
  await Promise.all([expect(welcome(page)).toBeVisible(), expect(welcome(second)).toBeVisible()])
  await page.evaluate(() => localStorage.setItem('refreshToken', 'not a token of ours'))
  await spoilAccessToken(page)
  await page.reload()
  await expect(page).toHaveURL(/\/login\?callback=%2Fdashboard/)
  await expect(second).toHaveURL(/\/login/)
  expect(
    await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]),
  ).toEqual([null, null])
})
