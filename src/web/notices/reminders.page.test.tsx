import { useApp } from '#test/support/render-app.tsx'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addApplication } from '#contract/applications.ts'
import { createWebPushSender } from '#server/adapters/push/web-push-sender.ts'
import { markVerified } from '#server/account/email/email-check.repo.ts'
import { reminders as words } from '../strings/en/reminders.ts'

const { app, settle, open } = useApp()

async function withApplication() {
  const person = await settle()
  const { application } = await person.api.call(addApplication, {
    body: { company: 'Juniper', title: 'Tester', stage: 'applied' },
  })
  return { person, path: `/applications/${application.id}` }
}

const says = (text: string) => screen.findAllByText(text, { exact: false })
const isSilentOf = (...texts: string[]) =>
  expect(texts.filter((text) => screen.queryAllByText(text, { exact: false }).length > 0)).toEqual([])

it('a server that sends nothing says the same in every place, and promises no mail', async () => {
  const { path } = await withApplication()
  await open(path)
  expect(await says(words.remindMe.noWay)).toHaveLength(1)
  expect(screen.queryByRole('button', { name: words.remindMe.buttonOf(words.kinds.follow_up.title) })).toBeNull()
  expect(screen.queryByRole('button', { name: words.remindMe.button })).toBeNull()
  cleanup()
  await open('/settings/reminders')
  await says(words.nothing)
  isSilentOf(words.account, words.noMail, words.noPush, 'by mail only', 'a day; interviews', words.names)
})

it('a server with notifications alone says what is in the way in this browser, not that it can do nothing', async () => {
  Object.assign(app.server.deps, { push: createWebPushSender('mailto:help@waymark.example') })
  const { path } = await withApplication()
  await open(path)
  // jsdom's page is no secure one
  await says(words.remindMe.notHere.insecure)
  isSilentOf(words.remindMe.noWay)
  cleanup()
  await open('/settings/reminders')
  await says(words.noMail)
  await says(words.devices.insecure)
  await says('At most one notification a day')
  await says(words.namesOnDevices)
  isSilentOf(words.nothing, words.account, words.namesInMail)
  delete app.server.deps.push
})

it('a server with mail alone reminds by mail, and mails about the account come in any case', async () => {
  Object.assign(app.server.deps.mailer, { isConfigured: true })
  const { person, path } = await withApplication()
  await markVerified(app.server.deps.db, person.userId, app.server.clock.now())
  await open(path)
  await says(words.remindMe.on.mail)
  isSilentOf(words.remindMe.noWay)
  cleanup()
  await open('/settings/reminders')
  await says(words.account)
  await says(words.noPush)
  await says('At most one mail a day')
  await says(words.namesInMail)
  isSilentOf(words.nothing)
  Object.assign(app.server.deps.mailer, { isConfigured: false })
})
