import { must } from '#core/must.ts'
import ICAL from 'ical.js'
import { sync } from 'node-ical'
import { expect, it } from 'vitest'
import { addApplication, changeApplication, getApplication, saveApplicationInterview } from '#contract/applications.ts'
import { changePassword } from '#contract/security.ts'
import { closeCalendar, getInterviewCalendar, getReminders, openCalendar } from '#contract/notices.ts'
import { DAY_MS } from '#core/time.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { planFor } from './plan.ts'

const server = useServer({ PUBLIC_URL: 'https://waymark.example' })

const pathOf = (url: string) => new URL(url).pathname
const read = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: pathOf(url), headers })

/** Both parsers have to see the same. */
function entriesOf(file: string) {
  const events = new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent')
  const entries = events.map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    title: String(event.getFirstPropertyValue('summary')),
    start: (event.getFirstPropertyValue('dtstart') as ICAL.Time).toICALString(),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    status: String(event.getFirstPropertyValue('status')),
  }))
  const others = Object.values(sync.parseICS(file)).flatMap((part) =>
    part?.type === 'VEVENT'
      ? { uid: part.uid, title: part.summary, sequence: Number(part.sequence), status: part.status }
      : [],
  )
  expect(others.toSorted((a, b) => (a.uid < b.uid ? -1 : 1))).toEqual(entries.map(({ start: _start, ...rest }) => rest))
  return entries
}

async function withInterview(person: Person) {
  const { application } = await person.api.call(addApplication, {
    body: { company: 'Jünïper, Inc.; Söhne', title: 'Tester', stage: 'applied', appliedOn: '2026-03-09' },
  })
  const params = { id: application.id }
  const detail = await person.api.call(saveApplicationInterview, {
    params,
    body: {
      kind: 'screen',
      onDate: '2026-03-12',
      atTime: '15:00',
      minutes: 45,
      place: 'By video',
      outcome: 'planned',
      note: '',
    },
  })
  return { params, interview: must(detail.interviews[0]) }
}

it('shows interviews and follow-ups by a secret address, raises what changed and tells of what went', async () => {
  const ada = await signUpPerson(server)
  const { params, interview } = await withInterview(ada)
  const silent = { company: 'Umber', title: 'Tester', stage: 'applied', appliedOn: '2026-03-09' } as const
  const { application: waiting } = await ada.api.call(addApplication, { body: silent })
  const { url } = await ada.api.call(openCalendar, {
    body: { scopes: ['interviews', 'follow_ups', 'deadlines', 'plan'] },
  })
  const first = await read(url)
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
  })
  const uid = `interview-${interview.id}@waymark`
  // who is invited has nothing to follow up
  const dueUid = `follow_up-${waiting.id}@waymark`
  expect(entriesOf(first.body)).toEqual([
    {
      uid: dueUid,
      title: 'Follow up: Tester, Umber',
      start: '20260316',
      sequence: 0,
      status: 'CONFIRMED',
    },
    {
      uid,
      title: 'Interview: Tester, Jünïper, Inc.; Söhne',
      start: '20260312T150000Z',
      sequence: 0,
      status: 'CONFIRMED',
    },
  ])
  expect(first.body).toContain('LOCATION:By video\r\n')

  const etag = String(first.headers.etag)
  server.clock.advance(60_000)
  const again = await read(url, { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])

  const { id, kind, minutes, place, note } = interview
  const moved = { id, kind, minutes, place, note, onDate: '2026-03-13', atTime: '10:30', outcome: 'planned' } as const
  await ada.api.call(saveApplicationInterview, { params, body: moved })
  expect(entriesOf((await read(url)).body)).toMatchObject([{}, { uid, start: '20260313T103000Z', sequence: 1 }])
  expect(entriesOf((await read(url)).body)).toMatchObject([{}, { uid, sequence: 1 }])

  for (const id of [params.id, waiting.id]) {
    const { version } = await ada.api.call(getApplication, { params: { id } })
    await ada.api.call(changeApplication, { params: { id }, body: { version, remindsFollowUps: false } })
  }
  await ada.api.call(saveApplicationInterview, { params, body: { ...moved, outcome: 'cancelled' } })
  const cancelled = [
    { uid: dueUid, sequence: 1, status: 'CANCELLED' },
    { uid, sequence: 2, status: 'CANCELLED' },
  ]
  expect(entriesOf((await read(url)).body)).toMatchObject(cancelled)
  server.clock.advance(29 * DAY_MS)
  expect(entriesOf((await read(url)).body)).toMatchObject(cancelled)
  server.clock.advance(2 * DAY_MS)
  expect(entriesOf((await read(url)).body)).toEqual([])
})

it('stops to answer when it is withdrawn, or when a new address is made', async () => {
  const ben = await signUpPerson(server)
  const old = await ben.api.call(openCalendar, { body: { scopes: ['interviews'] } })
  const { url } = await ben.api.call(openCalendar, { body: { scopes: ['interviews'] } })
  expect((await read(old.url)).statusCode).toBe(404)
  expect((await read(url)).statusCode).toBe(200)
  expect((await ben.api.call(getReminders)).calendar).toMatchObject({
    scopes: ['interviews'],
    lastReadAt: server.clock.now(),
  })
  await ben.api.call(closeCalendar)
  expect((await read(url)).statusCode).toBe(404)
  expect((await ben.api.call(getReminders)).calendar).toBeNull()
})

it('ends with a new password and is in the settings no more; a new address works', async () => {
  const eve = await signUpPerson(server)
  const { url } = await eve.api.call(openCalendar, { body: { scopes: ['interviews'] } })
  expect((await read(url)).statusCode).toBe(200)
  const body = { current_password: eve.password, password: 'another long road to walk' }
  eve.session.signIn(await eve.api.call(changePassword, { body }))
  expect((await read(url)).statusCode).toBe(404)
  expect((await eve.api.call(getReminders)).calendar).toBeNull()
  const again = await eve.api.call(openCalendar, { body: { scopes: ['interviews'] } })
  expect((await read(again.url)).statusCode).toBe(200)
})

it('gives one interview as a file to its owner alone', async () => {
  const [cem, dana] = [await signUpPerson(server), await signUpPerson(server)]
  server.clock.set('2026-03-10T12:00:00.000Z')
  const { interview } = await withInterview(await signUpPerson(server))
  const own = await withInterview(cem)
  const get = (person: Person, id: string) =>
    server.app.inject({
      method: 'GET',
      url: getInterviewCalendar.path.replace(':id', id),
      headers: { authorization: `Bearer ${person.store.read()?.accessToken ?? ''}` },
    })
  expect(entriesOf((await get(cem, own.interview.id)).body)).toMatchObject([{ start: '20260312T150000Z', sequence: 0 }])
  expect((await get(dana, own.interview.id)).statusCode).toBe(404)
  expect((await get(cem, interview.id)).statusCode).toBe(404)
})

it('an interview whose time nobody can read keeps its day, and the others keep theirs', async () => {
  const person = await signUpPerson(server)
  const { interview } = await withInterview(person)
  const { interview: good } = await withInterview(person)
  await server.deps.db
    .updateTable('application_interviews')
    .set({ time_zone: 'Mars/Olympus', at_time: '99:99', minutes: -30 })
    .where('id', '=', interview.id)
    .execute()
  const { url } = await person.api.call(openCalendar, { body: { scopes: ['interviews'] } })
  const file = await read(url)
  expect(file.statusCode).toBe(200)
  const starts = new Map(entriesOf(file.body).map(({ uid, start }) => [uid, start]))
  expect(starts.get(`interview-${interview.id}@waymark`)).toBe('20260312')
  expect(starts.get(`interview-${good.id}@waymark`)).toContain('20260312T')
  await expect(planFor(server.deps, person.userId)).resolves.toBeUndefined()
})
