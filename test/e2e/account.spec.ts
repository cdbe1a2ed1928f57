import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, expectAccessible, forgetSession, logIn, newPerson, signUp, test } from './support/journey.ts'

test.describe('refusals', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('an empty signup names every field and takes the focus to the list', async ({ page }) => {
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Create account' }).click()
    for (const message of [
      'First name is required',
      'Last name is required',
      'Email address is required',
      'Password is required',
      'You must accept our terms and conditions',
    ]) {
      await expect(page.getByText(message)).toBeVisible()
    }
    const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' })
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: 'Email address' }).click()
    await expect(page.getByLabel('Email address')).toBeFocused()
    await page.getByLabel(/^Password/).fill('short')
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible()
    await expect(page.getByText('Too short: 3 more to go')).toBeVisible()
  })

  test('a taken email says so in the banner and keeps what was typed', async ({ page, browser, server }) => {
    const person = await signUp(page)
    const other = await browser.newPage({ baseURL: server.url })
    await other.goto('/signup')
    await other.getByLabel('First name').fill('ada')
    await other.getByLabel('Last name').fill('lovelace')
    await other.getByLabel('Email address').fill(person.email.toUpperCase())
    await other.getByLabel(/^Password/).fill('another-lantern-orbit-7')
    await other.getByLabel(/terms and conditions/).check()
    await other.getByRole('button', { name: 'Create account' }).click()
    await expect(other.getByRole('alert')).toHaveText('An account with this email already exists')
    await expect(other.getByLabel('First name')).toHaveValue('Ada')
    await other.close()
  })

  test('a wrong password gives one answer, known address or not', async ({ page }) => {
    await page.goto('/login')
    await logIn(page, { ...newPerson(), password: 'not-the-password' })
    await expect(page.getByRole('alert')).toHaveText('Invalid login details')
  })
})

test('a guest who wanted a page comes back to it after login', async ({ page }) => {
  const person = await signUp(page)
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

test('login leads to own pages only', async ({ page, baseURL }) => {
  const person = await signUp(page)
  for (const callback of ['https://evil.example/', '//evil.example', '/\\evil.example', 'null', '/login']) {
    await forgetSession(page)
    await page.goto(`/login?callback=${encodeURIComponent(callback)}`)
    await logIn(page, person)
    // The dashboard sends who has no answers yet to the questions.
    await expect(page).toHaveURL(new RegExp(`^${baseURL}/(dashboard|resume-upload)$`))
  }
})

test('a forgotten password is reset by the link, which leaves no token in the address bar', async ({
  page,
  server,
}) => {
  const person = await signUp(page)
  await forgetSession(page)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // the form one leaves has a field of the same name
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await page.getByLabel('Email address').fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('This server sends no mail')).toBeVisible()
  await expect(page.getByRole('link', { name: 'support@waymark.example' })).toBeVisible()
  await expect.poll(() => linkFor(server.dataDir, person.email)).toBeTruthy()

  await page.goto(linkFor(server.dataDir, person.email)!)
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByLabel(/^New password/).fill('another-lantern-orbit-7')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('link', { name: 'Go to login' }).click()
  await logIn(page, { ...person, password: 'another-lantern-orbit-7' })
  await expect(page).toHaveURL(/\/resume-upload$/)
})

test('settings save a name, hand out the data and delete the account', async ({ page }) => {
  const person = await signUp(page)
  await page.goto('/settings')
  await page.getByLabel('First name').fill('Zoë')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('button', { name: 'ZO, account of Zoë Okafor' })).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(person.email)

  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await page.getByLabel(/^Your password/).fill(person.password)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

for (const scheme of ['light', 'dark'] as const) {
  test(`the signed-out pages are accessible in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme })
    for (const address of ['/login', '/signup?plan=pathfinder', '/forgot-password', '/reset-password']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })
}

/** The newest link that was written for an address, as a path of this server. */
function linkFor(dataDir: string, email: string): string | undefined {
  const outbox = path.join(dataDir, 'outbox')
  const mails = readdirSync(outbox).map((file) => readFileSync(path.join(outbox, file), 'utf8'))
  return mails.find((mail) => mail.includes(email))?.match(/\/reset-password#token=[\w-]+/)?.[0]
}
