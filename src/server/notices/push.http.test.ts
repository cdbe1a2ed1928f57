import { must } from '#core/must.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { login } from '#contract/account.ts'
import { addApplication } from '#contract/applications.ts'
import { addDevice, getReminders, removeDevice, saveReminders, testReminder } from '#contract/notices.ts'
import { MINUTE_MS } from '#core/time.ts'
import { createWebPushSender } from '#server/adapters/push/web-push-sender.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { startPushService, type Browser, type PushService } from '#test/support/push-service.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { listNotices } from './notice.repo.ts'
import { loadPushKeys, rotatePushKeys } from './push-keys.ts'
import { tick } from './tick.ts'

let server: TestServer
let service: PushService
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://waymark.example' })
  service = await startPushService(async () => (await loadPushKeys(server.deps))?.publicKey ?? null)
  Object.assign(server.deps, { push: createWebPushSender('mailto:help@waymark.example', service.post) })
})
afterAll(async () => {
  await service.close()
  await server.close()
})
beforeEach(() => {
  server.clock.set('2026-03-10T12:00:00.000Z')
  service.received.length = 0
  service.faults.length = 0
  service.answers.length = 0
})

const subscribe = (person: Person, browser: Browser, label = 'Firefox on Linux') => {
  const { endpoint, p256dh, auth } = browser.target
  return person.api.call(addDevice, { body: { endpoint, keys: { p256dh, auth }, label } })
}

async function newPerson(): Promise<Person> {
  const person = await signUpPerson(server)
  const { email, password } = person
  person.session.signIn(await person.api.call(login, { body: { email, password, remember: true } }))
  return person
}

async function live(hours: number): Promise<void> {
  for (let step = 0; step < hours * 2; step += 1) {
    server.clock.advance(30 * MINUTE_MS)
    await tick(server.deps)
  }
}

const applied = (person: Person) =>
  person.api.call(addApplication, {
    body: { company: 'Juniper', title: 'Tester', stage: 'applied', appliedOn: '2026-03-05' },
  })

it('reaches a browser that alone can read it, in the form that needs no worker, without the name of a firm', async () => {
  const ada = await newPerson()
  const after = await subscribe(ada, service.subscribe())
  expect(after.devices).toMatchObject([{ label: 'Firefox on Linux', lastOkAt: null }])
  const { application } = await applied(ada)
  await live(47)
  expect(service.faults).toEqual([])
  expect(service.received).toHaveLength(1)
  const [{ text, headers, subject } = { text: '', headers: {}, subject: '' }] = service.received
  expect(JSON.parse(text)).toMatchObject({
    web_push: 8030,
    notification: {
      title: 'A follow-up is due',
      navigate: `https://waymark.example/applications/${application.id}`,
    },
  })
  expect(headers).toMatchObject({ ttl: '14400', urgency: 'normal' })
  expect(subject).toBe('mailto:help@waymark.example')
  expect((await ada.api.call(getReminders)).devices[0]?.lastOkAt).not.toBeNull()
  await live(24)
  expect(service.received).toHaveLength(1)
})

it('names the firm where the person allows it', async () => {
  const ben = await newPerson()
  await subscribe(ben, service.subscribe())
  await ben.api.call(saveReminders, { body: { showsNames: true } })
  await applied(ben)
  await live(47)
  expect(JSON.parse(service.received.at(-1)?.text ?? '')).toMatchObject({
    notification: { title: 'A follow-up is due: Tester, Juniper' },
  })
})

it.each([
  [404, 0],
  [410, 0],
  [403, 0],
])('forgets a device that the push service answers with %i', async (status, left) => {
  const cem = await newPerson()
  await subscribe(cem, service.subscribe())
  service.answers.push({ status })
  expect(await cem.api.call(testReminder, { body: { channel: 'push' } })).toEqual({ outcome: 'gone' })
  expect((await cem.api.call(getReminders)).devices).toHaveLength(left)
  expect(await cem.api.call(testReminder, { body: { channel: 'push' } })).toEqual({ outcome: 'no_device' })
})

it('waits as long as a push service asks for, and comes again after failures and silence', async () => {
  const dana = await newPerson()
  await subscribe(dana, service.subscribe())
  await applied(dana)
  await live(44.5)
  service.answers.push({ status: 429, headers: { 'retry-after': '7200' } }, { status: 500 }, { status: 0 })
  await live(0.5)
  const rows = () => listNotices(server.deps.db, dana.userId)
  expect(await rows()).toMatchObject([{ state: 'queued', because: 'unreachable', next_at: '2026-03-12T11:00:00.000Z' }])
  await live(2)
  expect(service.received).toEqual([])
  expect((await rows())[0]).toMatchObject({ state: 'queued', attempts: 2 })
  await live(1)
  expect(service.received).toHaveLength(1)
  expect((await rows())[0]).toMatchObject({ state: 'sent', attempts: 4 })
  expect(service.faults).toEqual([])
})

it('says what became of a test', async () => {
  const eve = await newPerson()
  await subscribe(eve, service.subscribe())
  const test = () => eve.api.call(testReminder, { body: { channel: 'push' } })
  expect(await test()).toEqual({ outcome: 'handed_over' })
  for (const [status, outcome] of [
    [400, 'refused'],
    [503, 'unreachable'],
    [0, 'unreachable'],
  ] as const) {
    service.answers.push({ status })
    expect(await test()).toEqual({ outcome })
  }
})

it('belongs to the person who used the browser last, and only they can remove it', async () => {
  const [finn, gita] = [await newPerson(), await newPerson()]
  const browser = service.subscribe()
  await subscribe(finn, browser)
  const { devices } = await subscribe(gita, browser)
  expect((await finn.api.call(getReminders)).devices).toEqual([])
  const params = { id: must(devices[0]).id }
  await expect(finn.api.call(removeDevice, { params })).rejects.toMatchObject({ status: 404 })
  expect((await gita.api.call(removeDevice, { params })).devices).toEqual([])
})

it('is kept for ten devices of a person, also when many are added at once', async () => {
  const ida = await newPerson()
  const added = await Promise.allSettled(Array.from({ length: 16 }, () => subscribe(ida, service.subscribe())))
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect((await ida.api.call(getReminders)).devices).toHaveLength(10)
})

it('keeps its keys, and drops every device with them when they are changed', async () => {
  const hana = await newPerson()
  const before = (await hana.api.call(getReminders)).can.pushKey
  expect(before).toMatch(/^[\w-]{87}$/)
  expect((await subscribe(hana, service.subscribe())).can.pushKey).toBe(before)
  await rotatePushKeys(server.deps)
  const after = await hana.api.call(getReminders)
  expect(after.can.pushKey).not.toBe(before)
  expect(after.devices).toEqual([])
})

it('goes to no address of our own network', async () => {
  const inner = createWebPushSender('mailto:help@waymark.example')
  const keys = inner.makeKeys()
  const { p256dh, auth } = service.subscribe().target
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://push.example:8443/x',
  ]) {
    const options = { ttlSeconds: 60, urgency: 'normal', topic: 'x' } as const
    expect(await inner.send({ endpoint, p256dh, auth }, '{}', keys, options)).toEqual({ is: 'gone' })
  }
})
