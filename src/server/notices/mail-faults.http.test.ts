import { expect, it } from 'vitest'
import { saveApplicationInterview } from '#contract/applications.ts'
import { HOUR_MS, MINUTE_MS } from '#core/time.ts'
import { useNotices } from '#test/support/use-notices.ts'
import { listNotices } from './notice.repo.ts'
import { tick } from './tick.ts'

const { server, newPerson, live, mailsTo, applied } = useNotices()

it('tries again when the mail server was away, and gives up on an address it refuses', async () => {
  const hana = await newPerson()
  await applied(hana, 'Juniper', '2026-03-05')
  const { mailer } = server.deps
  const { send } = mailer
  let fails = 3
  mailer.send = async (mail) => {
    if (mail.to === hana.email) fails -= 1
    if (mail.to === hana.email && fails >= 0) throw Object.assign(new Error('busy'), { responseCode: 421 })
    return send(mail)
  }
  await live(50)
  expect(mailsTo(hana)).toHaveLength(1)
  expect((await listNotices(server.deps.db, hana.userId))[0]).toMatchObject({ state: 'sent', attempts: 4 })
  await applied(hana, 'Kestrel', '2026-03-06')
  mailer.send = async (mail) => {
    if (mail.to !== hana.email) return send(mail)
    throw Object.assign(new Error('no such mailbox'), { responseCode: 550 })
  }
  await live(48)
  mailer.send = send
  const rows = await listNotices(server.deps.db, hana.userId)
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['failed', 'sent'])
})

it('goes on with the others when what one user wrote cannot be read', async () => {
  const [ada, ben] = [await newPerson(), await newPerson()]
  for (const person of [ada, ben]) {
    const { application } = await applied(person, 'Juniper', '2026-03-10')
    await person.api.call(saveApplicationInterview, {
      params: { id: application.id },
      body: {
        kind: 'screen',
        onDate: '2026-03-12',
        atTime: '10:00',
        minutes: 60,
        place: '',
        note: '',
        outcome: 'planned',
      },
    })
  }
  await server.deps.db
    .updateTable('application_interviews')
    .set({ on_date: 'zzzz-zz-zz' })
    .where('user_id', '=', ada.userId)
    .execute()
  await live(40)
  expect(mailsTo(ada)).toEqual([])
  expect(mailsTo(ben).map(({ subject }) => subject)).toEqual(['Interview tomorrow at 10:00'])
})

it('sends again under the same Message-ID what a process that died was sending, and no third time', async () => {
  const ivo = await newPerson()
  await applied(ivo, 'Juniper', '2026-03-05')
  const { mailer } = server.deps
  const { send } = mailer
  const seen: (string | undefined)[] = []
  await live(44)
  // handed over, and then the process is gone: nothing is noted
  mailer.send = (mail) => {
    if (mail.to !== ivo.email) return send(mail)
    seen.push(mail.messageId)
    return new Promise(() => undefined)
  }
  server.clock.set('2026-03-12T09:00:00.000Z')
  void tick(server.deps)
  await expect.poll(() => seen.length).toBe(1)
  mailer.send = async (mail) => {
    if (mail.to === ivo.email) seen.push(mail.messageId)
    return send(mail)
  }
  server.clock.advance(4 * MINUTE_MS)
  await tick(server.deps)
  expect(seen).toHaveLength(1)
  // the one that repeats it is lost as well, once before anything of it has left and once after
  for (const isAfter of [false, true]) {
    const left = seen.length
    mailer.send = async (mail, beforeEnd) => {
      if (mail.to !== ivo.email) return send(mail)
      if (isAfter) await beforeEnd?.()
      seen.push(isAfter ? mail.messageId : undefined)
      return new Promise(() => undefined)
    }
    server.clock.advance(6 * MINUTE_MS)
    void tick(server.deps)
    await expect.poll(() => seen.length).toBe(left + 1)
  }
  mailer.send = async (mail) => {
    if (mail.to === ivo.email) seen.push(mail.messageId)
    return send(mail)
  }
  for (let time = 0; time < 3; time += 1) {
    server.clock.advance(6 * MINUTE_MS)
    await tick(server.deps)
  }
  mailer.send = send
  // two copies left, and both under one id; no third
  expect(seen).toEqual([seen[0], undefined, seen[0]])
  server.clock.advance(HOUR_MS)
  await tick(server.deps)
  expect((await listNotices(server.deps.db, ivo.userId))[0]?.state).toBe('sent')
})
