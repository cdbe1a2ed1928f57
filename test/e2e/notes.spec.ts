import { arriveCalmly } from './support/ai-journey.ts'
import { expect, expectAccessible, test } from './support/journey.ts'

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/] })

async function addJob(page: import('@playwright/test').Page): Promise<void> {
  await page.goto('/applications')
  await page.getByRole('button', { name: 'Add a job' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add a job' })
  await form.getByLabel('Company').fill('Juniper Apps')
  await form.getByLabel('Job title').fill('Support Engineer')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('link', { name: 'Support Engineer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support Engineer')
}

test('a note written without a connection is kept, and goes out when the connection is back', async ({
  page,
  server,
  context,
}) => {
  await arriveCalmly(page, server.url)
  await addJob(page)
  await context.setOffline(true)
  await page.getByLabel('What you want to remember').fill('Ask about the ferry times')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('Kept on this device.')).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByText('Kept on this device.')).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('What you want to remember')).toHaveValue('Ask about the ferry times')
})

test('two tabs that change one note: both versions are shown, and nothing is lost', async ({
  page,
  server,
  context,
}) => {
  await arriveCalmly(page, server.url)
  await addJob(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByLabel('What you want to remember')).toBeVisible()
  await page.getByLabel('What you want to remember').fill('From the first tab')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByRole('button', { name: 'Save notes' })).toBeDisabled()
  await other.getByLabel('What you want to remember').fill('From the second tab')
  await other.getByRole('button', { name: 'Save notes' }).click()
  await expect(other.getByText('This note was changed elsewhere meanwhile:')).toBeVisible()
  await expect(other.getByText('From the first tab')).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Keep both' }).click()
  await other.getByRole('button', { name: 'Save notes' }).click()
  await expect(other.getByRole('button', { name: 'Save notes' })).toBeDisabled()
  await page.reload()
  await expect(page.getByLabel('What you want to remember')).toHaveValue('From the first tab\n\nFrom the second tab')
})
