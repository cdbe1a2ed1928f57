import { must } from '#core/must.ts'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, expectAccessible, expectEachLook, forgetSession, logIn, test } from './support/journey.ts'
import { arrive } from './support/settled-person.ts'

test('a guest who wanted a page comes back to it after login', async ({ page, server }) => {
  const person = await arrive(page, server.url, { hasAnswers: false })
  await forgetSession(page)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/login\?callback=%2Fsettings$/)
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?callback=%2Fsettings')
  await page.getByLabel(/Remember me/).check()
  await logIn(page, person)
  await expect(page).toHaveURL(/\/settings$/)
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  await page.goto('/login')
  await expect(page).not.toHaveURL(/\/login/)
})

test('a forgotten password is reset by the link, which leaves no token in the address bar', async ({
  page,
  server,
}) => {
  const person = await arrive(page, server.url, { hasAnswers: false })
  await forgetSession(page)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // the form one leaves has a field of the same name
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email address').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('This server sends no mail')).toBeVisible()
  await expect(page.getByRole('link', { name: 'contact form' })).toBeVisible()
  await expect.poll(() => linkFor(server.dataDir, person.email)).toBeTruthy()

  await page.goto(must(linkFor(server.dataDir, person.email)))
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByLabel(/^New password/).fill('another-lantern-orbit-7')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('link', { name: 'Go to login' }).click()
  await logIn(page, { ...person, password: 'another-lantern-orbit-7' })
  await expect(page).toHaveURL(/\/resume-upload$/)
})

test('settings save a name, hand out the data and delete the account', async ({ page, server }) => {
  const person = await arrive(page, server.url, { hasAnswers: false })
  await page.goto('/settings')
  await page.getByLabel('First name').fill('Zoë')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('button', { name: 'ZO, account of Zoë Okafor' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Data and assistants' }).click()
  await expect(page).toHaveURL(/\/settings\/data$/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(person.email)

  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await page.getByLabel(/^Your password/).fill(person.password)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Your account and all that was in it are deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('the signed-out pages fit and are accessible in each look', async ({ page }) => {
  for (const address of ['/login', '/signup?plan=pathfinder', '/forgot-password', '/reset-password']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectEachLook(page)
  }
})

/** The newest link that was written for an address, as a path of this server. */
function linkFor(dataDir: string, email: string): string | undefined {
  const outbox = path.join(dataDir, 'outbox')
  const mails = readdirSync(outbox).map((file) => readFileSync(path.join(outbox, file), 'utf8'))
  return mails.find((mail) => mail.includes(email))?.match(/\/reset-password#token=[\w-]+/)?.[0]
}
