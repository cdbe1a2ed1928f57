import { must } from '#core/must.ts'
import { connectSqlite } from '#server/db/connect.ts'
import { startMailServer, type MailServer } from '#test/support/mail-server.ts'
import path from 'node:path'
import { spawn } from 'node:child_process'
import { startBuiltServer, type BuiltServer } from './support/built-server.ts'
import { expect, expectEachLook, testOn } from './support/journey.ts'
import { arriveCalmly } from './support/ai-journey.ts'

type Mailing = BuiltServer & { mails: MailServer; env: Record<string, string> }

const test = testOn(async (): Promise<Mailing> => {
  const mails = await startMailServer()
  const env = { SMTP_URL: mails.url, AUTH_SECRET: 'a secret for journeys that is long enough' }
  const server = await startBuiltServer(env)
  return { ...server, mails, env, stop: () => server.stop().then(() => mails.close()) }
})

test('a follow-up is reminded of, and one click stops it, on a phone', async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveCalmly(page, server.url)
  const db = connectSqlite(path.join(server.dataDir, 'waymark.db'))
  await db.updateTable('users').set({ email_verified_at: new Date().toISOString(), time_zone: 'UTC' }).execute()

  await page.goto('/settings#reminders')
  const section = page.getByRole('region', { name: 'Reminders' })
  const byMail = section.getByLabel('Follow-ups and tasks by mail')
  await expect(byMail).toBeChecked()
  // the box follows the server's answer
  await byMail.click()
  await expect(byMail).not.toBeChecked()
  await section.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(section.getByText('The mail server took it.', { exact: false })).toBeVisible()
  await expectEachLook(page)

  await page.goto('/applications')
  await page.getByRole('button', { name: 'Add a job' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add a job' })
  await form.getByLabel('Company').fill('Juniper Apps')
  await form.getByLabel('Job title').fill('Support Engineer')
  // a letter, and its reminder, belong to what was applied for
  await form.getByLabel('Where does it stand?').selectOption('applied')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await page.getByRole('link', { name: 'Support Engineer' }).click()
  await page.getByRole('button', { name: 'Remind me' }).first().click()
  await expect(page.getByText('You will be reminded by mail.').first()).toBeVisible()
  await expectEachLook(page)

  await page.goto('/settings#reminders')
  await expect(byMail).toBeChecked()

  // a reminder whose time has come
  const user = await db.selectFrom('users').select('id').orderBy('joined_at', 'desc').executeTakeFirstOrThrow()
  const userId = user.id
  const today = new Date().toISOString().slice(0, 10)
  await db.updateTable('notice_people').set({ quiet_from: null, quiet_to: null, planned_at: null }).execute()
  const { id } = await db
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('application_tasks')
    .values({
      id: `task-${userId}`,
      user_id: userId,
      application_id: id,
      title: 'Call',
      due_on: today,
      state: 'open',
    })
    .execute()
  // not spawnSync: the mail server lives in this process
  const cli = (...args: string[]) =>
    new Promise<number | null>((done) =>
      spawn(process.execPath, ['src/cli/main.ts', ...args], {
        env: { ...process.env, ...server.env, DATA_DIR: server.dataDir },
        stdio: 'ignore',
      }).once('close', done),
    )
  const before = server.mails.mails.length
  expect(await cli('notices', 'send')).toBe(0)
  await db.updateTable('notices').set({ next_at: '2000-01-01T00:00:00.000Z' }).where('state', '=', 'queued').execute()
  expect(await cli('notices', 'send')).toBe(0)
  await expect.poll(() => server.mails.mails.length).toBeGreaterThan(before)
  await db.destroy()
  const mail = must(server.mails.mails.at(-1)).replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const token = /\/unsubscribe#token=([\w.~-]+)/.exec(mail)?.[1]
  await page.goto(`/unsubscribe#token=${token}`)
  await expect(page.getByText('No more mails from Waymark about: Follow-ups and tasks.')).toBeVisible()
  await page.goto('/settings#reminders')
  await expect(byMail).toBeChecked()
  await page.goto(`/unsubscribe#token=${token}`)
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(
    page.getByText('Done. You get no more mails about: Follow-ups and tasks.', { exact: false }),
  ).toBeVisible()
  await expectEachLook(page)
  await page.goto('/settings#reminders')
  await expect(byMail).not.toBeChecked()
})
