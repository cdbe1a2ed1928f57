import { must } from '#core/must.ts'
import { createHmac } from 'node:crypto'
import { arrive } from './support/settled-person.ts'
import { expect, expectAccessible, forgetSession, logIn, test } from './support/journey.ts'

// Chrome prints each refused request: a wrong code, a missing one
test.use({ allowedErrors: [/status of 40[13]/] })

/** What the app on the person's phone shows `steps` from now: RFC 6238, written apart from the server's own. */
function codeOf(key: string, steps = 0): string {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps))
  const hash = createHmac('sha1', secret).update(counter).digest()
  return String((hash.readUInt32BE(must(hash.at(-1)) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('a second step is turned on with an app, asked for at login, and turned off; sign-ins end everywhere', async ({
  page,
  server,
}) => {
  const person = await arrive(page, server.url)
  await page.goto('/settings#second-step')
  const section = page.getByRole('region', { name: 'Second step' })
  await section.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Your password/).fill(person.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  const key = must(await dialog.getByRole('code').textContent())
  await dialog.getByLabel(/^Code of the app/).fill('000000')
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This code is wrong or was used already')
  await dialog.getByLabel(/^Code of the app/).fill(codeOf(key))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const recovery = await section.getByRole('listitem').allTextContents()
  expect(recovery).toHaveLength(10)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Waymark' }).first().click()
  await expect(dialog.getByText('They are shown only now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay and keep them' }).click()
  await section.getByRole('button', { name: 'I have kept them' }).click()

  await forgetSession(page)
  await page.goto('/login?callback=/settings')
  await logIn(page, person)
  const code = page.getByLabel(/^Code of your authenticator app/)
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('This code is wrong or was used already')
  await expect(code).toBeFocused()
  await code.fill(codeOf(key, 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/settings$/)
  await page.getByRole('link', { name: 'Sign-in', exact: true }).click()

  const signIns = page.getByRole('list', { name: 'Sign-ins' })
  await expect(signIns.getByRole('listitem')).toHaveCount(2)
  await signIns.getByRole('button', { name: /End the sign-in/ }).click()
  await expect(signIns.getByRole('listitem')).toHaveCount(1)

  await section.getByRole('button', { name: 'Turn off' }).click()
  await dialog.getByLabel(/^Your password/).fill(person.password)
  await dialog.getByLabel(/^Code/).fill(must(recovery[0]))
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByText(/^Off\. With it/)).toBeVisible()

  const password = page.getByRole('region', { name: 'Password' })
  await password.getByLabel(/^Current password/).fill(person.password)
  await password.getByLabel(/^New password/).fill('marble-kayak-sunrise-3')
  await password.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed. Every other device is signed out', { exact: false })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/login')
  await logIn(page, { ...person, password: 'marble-kayak-sunrise-3' })
  await expect(page).not.toHaveURL(/\/login/)
})
