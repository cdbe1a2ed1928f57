import { must } from '#core/must.ts'
import { expect, it } from 'vitest'
import { addApplicationEvent, moveApplication, saveApplicationInterview } from '#contract/applications.ts'
import { getReminders, saveReminders, testReminder } from '#contract/notices.ts'
import { DEFAULT_SETTINGS, NOTICE_KINDS } from '#core/notices/kinds.ts'
import { MINUTE_MS } from '#core/time.ts'
import { markVerified } from '#server/account/email/email-check.repo.ts'
import { useNotices } from '#test/support/use-notices.ts'
import { explainNotices } from './explain.ts'
import { listNotices } from './notice.repo.ts'
import { tick } from './tick.ts'

const HALF_HOUR_MS = 30 * MINUTE_MS

const { server, newPerson, live, mailsTo, applied } = useNotices()

it('reminds of a follow-up once, at nine, with one thing to do and a way out', async () => {
  const ada = await newPerson()
  const { application } = await applied(ada, 'Juniper', '2026-03-05')
  await live(26)
  expect(mailsTo(ada)).toEqual([])
  await live(24)
  const [mail, ...more] = mailsTo(ada)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('A follow-up is due')
  expect(mail?.text).toContain('A follow-up is due: Tester, Juniper')
  expect(mail?.text).toContain(`https://waymark.example/applications/${application.id}`)
  expect(mail?.html).toContain('Hello Ada,')
  expect(mail?.headers).toMatchObject({
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  })
  const [row] = await listNotices(server.deps.db, ada.userId)
  expect(row).toMatchObject({ state: 'sent', sent_at: '2026-03-12T09:00:00.000Z' })
  await live(48)
  expect(mailsTo(ada)).toHaveLength(1)
})

it('says nothing when the reason has gone between plan and time', async () => {
  const ben = await newPerson()
  const { application } = await applied(ben, 'Juniper', '2026-03-05')
  await live(24)
  expect((await listNotices(server.deps.db, ben.userId)).map(({ state }) => state)).toEqual(['queued'])
  await ben.api.call(addApplicationEvent, { params: { id: application.id }, body: { kind: 'follow_up' } })
  // no tick has planned since: the second look alone decides
  server.clock.set('2026-03-12T09:00:00.000Z')
  await server.deps.db.updateTable('notice_people').set({ planned_at: '2026-03-12T09:00:00.001Z' }).execute()
  await tick(server.deps)
  expect(mailsTo(ben)).toEqual([])
  expect((await listNotices(server.deps.db, ben.userId)).map(({ state, because }) => [state, because])).toEqual([
    ['superseded', 'reason_gone'],
  ])
})

it('gathers what is due on a day into one mail, and lets the rest wait for the next', async () => {
  const cem = await newPerson()
  await cem.api.call(saveReminders, { body: { kinds: [{ kind: 'weekly', mail: true, weekday: 4 }] } })
  await applied(cem, 'Juniper', '2026-03-05')
  await applied(cem, 'Kestrel', '2026-03-05')
  await live(48)
  const [first, ...none] = mailsTo(cem)
  expect(none).toEqual([])
  expect(first?.subject).toBe('3 things are due')
  expect(first?.text).toContain('- A follow-up is due: Tester, Juniper')
  expect(first?.text).toContain('- You sent 2 applications.')
  // one more of the same day comes too late for its mail
  await cem.api.call(saveReminders, { body: { kinds: [{ kind: 'follow_up', atTime: '13:00' }] } })
  await applied(cem, 'Lark', '2026-03-05')
  await live(8)
  expect(mailsTo(cem)).toHaveLength(1)
  await live(24)
  expect(mailsTo(cem).map(({ subject }) => subject)).toEqual(['3 things are due', 'A follow-up is due'])
})

it('reminds of an interview a day and an hour before, in any day, and of a moved one again', async () => {
  const dana = await newPerson()
  await dana.api.call(saveReminders, { body: { showsNames: true } })
  const { application } = await applied(dana, 'Juniper', '2026-03-10')
  const body = { kind: 'screen', minutes: 45, place: '', outcome: 'planned', note: '', onDate: '2026-03-12' } as const
  const params = { id: application.id }
  const saved = await dana.api.call(saveApplicationInterview, { params, body: { ...body, atTime: '15:00' } })
  await live(46, HALF_HOUR_MS)
  expect(mailsTo(dana).map(({ subject }) => subject)).toEqual(['Interview tomorrow at 15:00: Tester, Juniper'])
  const [interview] = saved.interviews
  await dana.api.call(saveApplicationInterview, {
    params,
    body: { ...body, id: must(interview).id, onDate: '2026-03-13', atTime: '07:30' },
  })
  await live(24, HALF_HOUR_MS)
  // the hour before is quiet, so it comes the evening before
  expect(mailsTo(dana).map(({ subject }) => subject)).toEqual([
    'Interview tomorrow at 15:00: Tester, Juniper',
    'Interview tomorrow at 07:30: Tester, Juniper',
  ])
  await dana.api.call(moveApplication, { params, body: { outcome: 'withdrawn' } })
})

it('stops by one post without a sign-in; to look at the address changes nothing', async () => {
  const eve = await newPerson()
  await applied(eve, 'Juniper', '2026-03-05')
  await live(48)
  const address = /<https:\/\/waymark\.example(\/\S+)>/.exec(mailsTo(eve)[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1]
  const looked = await server.app.inject({ method: 'GET', url: must(address) })
  expect(looked.statusCode).toBe(303)
  expect(looked.headers.location).toMatch(/^\/unsubscribe#token=/)
  const isOn = async () => (await eve.api.call(getReminders)).kinds.find(({ kind }) => kind === 'follow_up')?.mail
  expect(await isOn()).toBe(true)
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const payload = type.startsWith('multi')
      ? '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
      : 'List-Unsubscribe=One-Click'
    const stopped = await server.app.inject({
      method: 'POST',
      url: must(address),
      headers: { 'content-type': type },
      payload,
    })
    expect(stopped.statusCode).toBe(200)
    expect(stopped.json()).toEqual({ data: { kinds: ['follow_up'] } })
  }
  expect(await isOn()).toBe(false)
  const forged = await server.app.inject({ method: 'POST', url: `${address}x` })
  expect(forged.statusCode).toBe(404)
  await applied(eve, 'Kestrel', '2026-03-06')
  await live(48)
  expect(mailsTo(eve)).toHaveLength(1)
})

it('draws the week of its note, which comes with the mail', async () => {
  const ada = await newPerson()
  await ada.api.call(saveReminders, { body: { kinds: [{ kind: 'weekly', mail: true, weekday: 3 }] } })
  await applied(ada, 'Juniper', '2026-03-10')
  await live(24)
  const [mail] = mailsTo(ada)
  expect(mail?.subject).toBe('Your week')
  // signing up and applying on the day before: the last of seven columns
  expect(mail?.html).toMatch(
    /<img src="cid:week@waymark"[^>]+alt="Steps by day: Wed 0, Thu 0, Fri 0, Sat 0, Sun 0, Mon 0, Tue [1-9]/,
  )
  expect(mail?.html).not.toMatch(/(?:src|background)="https?:/)
  const [picture, ...more] = mail?.attachments ?? []
  expect(more).toEqual([])
  expect(picture).toMatchObject({ cid: 'week@waymark', contentType: 'image/png', contentDisposition: 'inline' })
  expect(picture?.content.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
})

it('brings news of a watch once, and not to somebody who has looked', async () => {
  const [ada, ben] = [await newPerson(), await newPerson()]
  const found = { name: 'react in Berlin', fresh: 2, newestAt: '2026-03-10T13:00:00.000Z', cadence: 'daily' as const }
  let isSeen = false
  server.deps.watchNews = async (userId) => {
    if (userId === ada.userId) return [{ ...found, watchId: 'wat_1' }]
    return userId === ben.userId && !isSeen ? [{ ...found, watchId: 'wat_2' }] : []
  }
  expect((await ada.api.call(getReminders)).can.openings).toBe(true)
  await Promise.all(
    [ada, ben].map(({ api }) => api.call(saveReminders, { body: { kinds: [{ kind: 'openings', mail: true }] } })),
  )
  await live(20)
  isSeen = true
  await live(52)
  expect(mailsTo(ada).map(({ subject }) => subject)).toEqual(['2 new openings of a search you watch'])
  expect(mailsTo(ada)[0]?.text).toContain('react in Berlin')
  expect(mailsTo(ada)[0]?.text).toContain('https://waymark.example/openings')
  expect(mailsTo(ben)).toEqual([])
  delete server.deps.watchNews
})

it('keeps no row of somebody who switched everything off', async () => {
  const finn = await newPerson()
  await applied(finn, 'Juniper', '2026-03-05')
  await live(48)
  expect(await listNotices(server.deps.db, finn.userId)).toHaveLength(1)
  await finn.api.call(saveReminders, {
    body: { kinds: NOTICE_KINDS.map((kind) => ({ kind, mail: false, push: false })) },
  })
  await live(24)
  expect(await listNotices(server.deps.db, finn.userId)).toEqual([])
})

it('says what it can do: no mail, an address to confirm, a test that left or not', async () => {
  const gita = await newPerson()
  await server.deps.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', gita.userId).execute()
  expect((await gita.api.call(getReminders)).can).toEqual({ mail: 'unconfirmed', pushKey: null, openings: false })
  expect(await gita.api.call(testReminder, { body: { channel: 'mail' } })).toEqual({ outcome: 'no_mail' })
  expect(await gita.api.call(testReminder, { body: { channel: 'push' } })).toEqual({ outcome: 'no_device' })
  await markVerified(server.deps.db, gita.userId, server.clock.now())
  server.mails.length = 0
  expect(await gita.api.call(testReminder, { body: { channel: 'mail' } })).toEqual({ outcome: 'handed_over' })
  expect(mailsTo(gita)[0]?.subject).toBe('Reminders work')
  Object.assign(server.deps.mailer, { isConfigured: false })
  expect((await gita.api.call(getReminders)).can.mail).toBe('none')
  await applied(gita, 'Juniper', '2026-03-05')
  await live(48)
  expect(mailsTo(gita)).toHaveLength(1)
  Object.assign(server.deps.mailer, { isConfigured: true })
  expect((await gita.api.call(getReminders)).kinds).toEqual(
    NOTICE_KINDS.map((kind) => ({ kind, ...DEFAULT_SETTINGS[kind] })),
  )
})

it('explains to the operator why something comes, waits, or does not come', async () => {
  const jan = await newPerson()
  const explain = async () => {
    const lines = await explainNotices(server.deps, { id: jan.userId, email: jan.email })
    return lines.slice(1).map((line) => line.replace(/\S+_\w+/, 'ID'))
  }
  const interview = { kind: 'screen', minutes: 45, place: '', outcome: 'planned', note: '', atTime: '15:00' } as const
  await applied(jan, 'Juniper', '2026-03-03')
  const { application } = await applied(jan, 'Heron', '2026-03-03')
  const params = { id: application.id }
  await jan.api.call(saveApplicationInterview, { params, body: { ...interview, onDate: '2026-03-20' } })
  expect((await explain()).filter((line) => line.includes('mail: ')).toSorted()).toEqual([
    '  mail: not planned yet: that is done 48 hours ahead',
    '  mail: not planned yet: that is done 48 hours ahead',
    '  mail: planned with the next tick',
  ])
  await live(0.5, HALF_HOUR_MS)
  expect(await explain()).toContain(
    '  mail: queued until 2026-03-11 09:00 (it was due before it was known, so it waits for its time of day, after quiet hours)',
  )
  expect(await explain()).toContain('  push: not planned: no device')
  await jan.api.call(saveReminders, { body: { quiet: { from: '08:30', to: '10:00' } } })
  await live(24, HALF_HOUR_MS)
  expect((await explain()).join('\n')).toContain('mail: sent 2026-03-11 10:00')
  await jan.api.call(saveReminders, { body: { kinds: [{ kind: 'follow_up', atTime: '13:00' }] } })
  await applied(jan, 'Kestrel', '2026-03-04')
  await live(1.5, HALF_HOUR_MS)
  expect((await explain()).join('\n')).toContain('(the day had its one message already)')
})
