import { expect, it } from 'vitest'
import { exportAccount } from '#contract/account.ts'
import * as files from '#contract/application-reports.ts'
import * as calls from '#contract/applications.ts'
import { notesOf } from '#test/support/notes-of.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'
import { sheetRow, workbook } from '#test/support/workbook.ts'
import { MOST_EVENTS } from '../change-application.ts'
import { appendEvents } from '../parts.repo.ts'

const server = useServer()

async function exportOf(person: Person): Promise<string> {
  const response = await server.fetch('/api/job-search/export?format=json', {
    headers: { authorization: `Bearer ${person.tokens.accessToken}` },
  })
  return response.text()
}

function upload(
  person: Person,
  file: string | Uint8Array,
  what: 'preview' | 'commit',
  answers: Record<string, unknown> = {},
) {
  const body = new FormData()
  body.append('file', new File([file as string], 'applications.json'))
  body.append('answers', JSON.stringify(answers))
  return send(server, 'POST', `/api/job-search/import/${what}`, { token: person.tokens.accessToken, body })
}

async function fill(person: Person): Promise<void> {
  const add = async (body: Record<string, unknown>) =>
    (await person.api.call(calls.addApplication, { body })).application.id
  const id = await add({
    company: 'Umber',
    title: 'Developer',
    stage: 'applied',
    appliedOn: '2026-02-01',
    tags: ['remote', 'ferries'],
    url: 'https://umber.example/7',
    pay: { text: '60k', min: 60_000, max: null, currency: 'EUR', period: 'year' },
    method: 'E-mail',
    excitement: 4,
    notes: 'Ask for "Mira", <b>harbour</b> 3',
  })
  const params = { id }
  await person.api.call(calls.moveApplication, { params, body: { stage: 'interviewing', on: '2026-02-09' } })
  const { events } = await person.api.call(calls.getApplication, { params })
  const replacesEventId = events[1]?.id ?? ''
  const body = { kind: 'correction', replacesEventId, on: '2026-02-08' } as const
  await person.api.call(calls.addApplicationEvent, { params, body })
  await person.api.call(calls.addApplicationEvent, { params, body: { kind: 'note', text: 'They have cats' } })
  await person.api.call(calls.saveApplicationTask, { params, body: { title: 'Portfolio', dueOn: '2026-04-01' } })
  await person.api.call(calls.saveApplicationInterview, {
    params,
    body: {
      kind: 'technical',
      onDate: '2026-03-20',
      atTime: '14:30',
      minutes: 45,
      place: 'Harbour 3',
      outcome: 'planned',
      note: '',
    },
  })
  await person.api.call(calls.saveApplicationContact, {
    params,
    body: { name: 'Mira', role: 'Lead', email: 'mira@umber.example', phone: '', link: '', note: 'kind' },
  })
  await person.api.call(calls.moveApplication, { params, body: { outcome: 'rejected' } })
  await add({ title: 'Only saved' })
}

const MADE_ANEW =
  /^(id|user_id|application_id|replaces_event_id|replacesEventId|position|version|updatedAt|adId|exportedOn)$/
/** An export without what belongs to one account or one day. */
const factsOf = (text: string): unknown =>
  JSON.parse(text, (name, value: unknown) => {
    if (MADE_ANEW.test(name)) return undefined
    if (!Array.isArray(value)) return value
    return value.map((one) => JSON.stringify(one)).toSorted((a, b) => a.localeCompare(b))
  })

it('an export in JSON makes the same applications, histories, tasks, interviews and people in an empty account', async () => {
  const ada = await signUpPerson(server)
  await fill(ada)
  const text = await exportOf(ada)
  const bob = await signUpPerson(server)
  const preview = await upload(bob, text, 'preview')
  expect(preview.body.data.rows).toMatchObject([{ isKnown: false }, { isKnown: false }])
  const done = await upload(bob, text, 'commit')
  expect(done.body.data).toMatchObject({ made: 2, known: 0, skipped: 0 })
  expect(factsOf(await exportOf(bob))).toEqual(factsOf(text))
  const { items } = await bob.api.call(calls.listApplications, { query: { q: 'umber' } })
  const { events } = await bob.api.call(calls.getApplication, { params: { id: items[0]?.id ?? '' } })
  const correction = events.find(({ kind }) => kind === 'correction')
  expect(events.map(({ id }) => id)).toContain(correction?.replacesEventId)
  expect(items[0]).toMatchObject({ stage: 'interviewing', stageSinceOn: '2026-02-08', outcome: 'rejected' })

  expect((await upload(bob, text, 'commit')).body.data).toMatchObject({ made: 0, known: 2 })
  const importId: string = done.body.data.importId
  expect((await bob.api.call(files.undoImport, { params: { id: importId } })).removed).toBe(2)
})

it('a full history whose last move was a slip comes back with the slip taken back', async () => {
  const ada = await signUpPerson(server)
  const { application } = await ada.api.call(calls.addApplication, { body: { title: 'Developer', stage: 'applied' } })
  const notes = notesOf(ada.userId, application.id, MOST_EVENTS - 2, server.clock.now())
  await appendEvents(server.deps.db, notes)
  const bulk = (change: Parameters<typeof ada.api.call<typeof calls.changeManyApplications>>[1]['body']['change']) =>
    ada.api.call(calls.changeManyApplications, { body: { ids: [application.id], change } })
  await bulk({ kind: 'stage', stage: 'talks' })
  await bulk({ kind: 'take_back', value: 'talks' })
  const text = await exportOf(ada)
  const bob = await signUpPerson(server)
  await upload(bob, text, 'commit')
  expect(factsOf(await exportOf(bob))).toEqual(factsOf(text))
  expect((await bob.api.call(calls.listApplications, { query: {} })).items).toMatchObject([{ stage: 'applied' }])
})

it('the file of a whole account gives its applications back, without those in the trash', async () => {
  const ada = await signUpPerson(server)
  await fill(ada)
  const trashed = await ada.api.call(calls.addApplication, { body: { title: 'Thrown away' } })
  await ada.api.call(calls.removeApplication, { params: { id: trashed.application.id }, query: {} })
  const text = await exportOf(ada)
  const account = JSON.stringify(await ada.api.call(exportAccount))
  const bob = await signUpPerson(server)
  expect((await upload(bob, account, 'commit')).body.data).toMatchObject({ made: 2, known: 0, skipped: 0 })
  expect(factsOf(await exportOf(bob))).toEqual(factsOf(text))
})

it.each([
  ['other JSON', '{"jobs":[]}'],
  ['JSON that was cut off', '{"version":1,"applications":['],
  ['a version to come', '{"version":2,"applications":[],"events":[],"tasks":[],"interviews":[],"contacts":[]}'],
])('refuses %s with a sentence and keeps nothing', async (_what, text) => {
  const ada = await signUpPerson(server)
  const answer = await upload(ada, text, 'commit')
  expect([answer.status, answer.body.code]).toEqual([422, 'applications.unreadable_file'])
  expect((await ada.api.call(calls.listApplications, { query: {} })).items).toEqual([])
})

it('lines of days to come, without a beginning, or of nobody change nothing', async () => {
  const ada = await signUpPerson(server)
  await fill(ada)
  const document = JSON.parse(await exportOf(ada))
  for (const event of document.events) if (event.kind === 'created') event.on_date = '2199-01-01'
  document.tasks.push({ application_id: 'app_of_nobody', title: 'x', due_on: null, state: 'open' })
  const bob = await signUpPerson(server)
  await upload(bob, JSON.stringify(document), 'commit')
  const { items } = await bob.api.call(calls.listApplications, { query: { q: 'umber' } })
  expect(items[0]).toMatchObject({ stage: 'interviewing', outcome: 'rejected', appliedOn: '2026-02-01' })
})

it('a line of history that stands twice comes in once', async () => {
  const ada = await signUpPerson(server)
  await fill(ada)
  const document = JSON.parse(await exportOf(ada))
  document.events.push({ ...document.events[0] })
  const bob = await signUpPerson(server)
  expect((await upload(bob, JSON.stringify(document), 'commit')).status).toBe(201)
  const again = JSON.parse(await exportOf(bob))
  expect(again.events).toHaveLength(document.events.length - 1)
})

type Part = Record<string, unknown>
type Document = Record<'applications' | 'events' | 'interviews' | 'contacts' | 'tasks', Part[]>
const partOf = (parts: Part[], what: Part): Part =>
  parts.find((part) => Object.entries(what).every(([name, value]) => part[name] === value)) ?? {}
const first = ([part = {}]: Part[]): Part => part

it.each<[string, (document: Document) => void]>([
  ['an outcome that is none', ({ events }) => (partOf(events, { kind: 'outcome' }).to_value = 'banana')],
  ['a stage that is none', ({ events }) => (partOf(events, { kind: 'stage' }).to_value = 'rejected')],
  ['a beginning without a stage', ({ events }) => (partOf(events, { kind: 'created' }).to_value = null)],
  ['a stage before that is none', ({ events }) => (partOf(events, { kind: 'stage' }).from_value = 'banana')],
  ['a stage corrected to an outcome', ({ events }) => (partOf(events, { kind: 'correction' }).to_value = 'rejected')],
  ['a zone of another planet', ({ interviews }) => (first(interviews).time_zone = 'Mars/Olympus')],
  ['an hour that no clock shows', ({ interviews }) => (first(interviews).at_time = '99:99')],
  ['an interview without end', ({ interviews }) => (first(interviews).minutes = Number.MAX_SAFE_INTEGER)],
  ['an interview that ends before it begins', ({ interviews }) => (first(interviews).minutes = -30)],
  ['a task without a name', ({ tasks }) => (first(tasks).title = ' ')],
  ['a person without a name', ({ contacts }) => (first(contacts).name = '')],
  ['a firm with a NUL', ({ applications }) => (first(applications).company = 'Um\0ber')],
  ['half a sign in a note', ({ events }) => (partOf(events, { kind: 'note' }).text = 'cats \uD83D')],
  ['half a sign in a tag', ({ applications }) => (first(applications).tags = ['\uDC00'])],
])('an export that was given %s is refused when shown and when imported', async (_what, spoil) => {
  const ada = await signUpPerson(server)
  await fill(ada)
  const document = JSON.parse(await exportOf(ada))
  const bob = await signUpPerson(server)
  spoil(document)
  for (const what of ['preview', 'commit'] as const) {
    const { status, body } = await upload(bob, JSON.stringify(document), what)
    expect([status, body.code]).toBeOneOf([
      [422, 'applications.unreadable_file'],
      [400, 'request.malformed'],
    ])
  }
  expect((await bob.api.call(calls.listApplications, { query: {} })).items).toEqual([])
})

it('an export saved as UTF-16 is read, and another list of JSON is no table', async () => {
  const ada = await signUpPerson(server)
  await fill(ada)
  const text = await exportOf(ada)
  const bob = await signUpPerson(server)
  for (const file of [`\uFEFF${text}`, text])
    expect((await upload(bob, Buffer.from(file, 'utf16le'), 'preview')).body.data.rows).toHaveLength(2)
  const other = await upload(
    bob,
    '[{"company":"Umber","title":"Tester"},\n{"company":"Arc","title":"Cook"}]',
    'preview',
  )
  expect(other).toMatchObject({ status: 422, body: { detail: expect.stringContaining('JSON') } })
})

it('what a table holds of characters that cannot be stored is left out, and no sign is cut in two', async () => {
  const ada = await signUpPerson(server)
  const rows = sheetRow(1, ['Company', 'Job title', 'Notes'])
  const book = workbook(rows + sheetRow(2, ['Um&#0;ber&#xD800;', `${'x'.repeat(199)}\u{1F680}`, '&#xDFFF;cats']))
  expect((await upload(ada, book, 'commit')).body.data).toMatchObject({ made: 1 })
  const csv = Buffer.from('\uFEFFCompany,Job title\nArc\0 \uD800,Cook\n', 'utf16le')
  expect((await upload(ada, csv, 'commit')).body.data).toMatchObject({ made: 1 })
  const { items } = await ada.api.call(calls.listApplications, { query: { sort: 'company' } })
  expect(items.map(({ company }) => company?.isWellFormed() && !company.includes('\0'))).toEqual([true, true])
  expect(items[1]?.title).toBe('x'.repeat(199))
})

it('columns that are not recognised are shown to be chosen, and nothing is imported before', async () => {
  const ada = await signUpPerson(server)
  const csv = '\nKlant,Wat\nUmber,Developer\nUmber,Developer\nArc,Cook\n\n'
  const shown = await upload(ada, csv, 'preview')
  expect(shown.body.data).toMatchObject({
    headers: [
      { name: 'Klant', samples: ['Umber', 'Arc'] },
      { name: 'Wat', samples: ['Developer', 'Cook'] },
    ],
    columns: {},
    rows: [],
  })
  expect((await upload(ada, csv, 'commit')).status).toBe(422)
  expect((await upload(ada, csv, 'preview', { columns: { notes: 1 } })).body.data.columns).toEqual({ notes: 1 })
  for (const what of ['preview', 'commit'] as const)
    expect((await upload(ada, csv, what, { columns: { company: 99 } })).status).toBe(422)
  const columns = { company: 0, title: 1 }
  expect((await upload(ada, csv, 'preview', { columns })).body.data.headers).toEqual(shown.body.data.headers)
  expect((await upload(ada, csv, 'commit', { columns })).body.data).toMatchObject({ made: 2, skipped: 2 })
})

it('the same table three times at once comes in once', async () => {
  const ada = await signUpPerson(server)
  const table = 'Title,Company,Status\nBaker,Rye & Co,Applied\nTester,Olive Row,Saved\n'
  const answers = await Promise.all([1, 2, 3].map(() => upload(ada, table, 'commit')))
  expect(answers.map(({ body }) => Number(body.data.made)).toSorted((one, other) => one - other)).toEqual([0, 0, 2])
  expect((await ada.api.call(calls.listApplications, { query: {} })).items).toHaveLength(2)
})

it('an export over the list it came from makes no second one of what was renamed since', async () => {
  const ada = await signUpPerson(server)
  await fill(ada)
  const text = await exportOf(ada)
  const { items } = await ada.api.call(calls.listApplications, { query: { q: 'umber' } })
  const params = { id: items[0]?.id ?? '' }
  const { version } = await ada.api.call(calls.getApplication, { params })
  await ada.api.call(calls.changeApplication, { params, body: { version, title: 'Another title' } })
  expect((await upload(ada, text, 'preview')).body.data.rows).toMatchObject([{ isKnown: true }, { isKnown: true }])
  expect((await upload(ada, text, 'commit')).body.data).toMatchObject({ made: 0, known: 2 })
})

it('the people of a tracker come in with its applications', async () => {
  const ada = await signUpPerson(server)
  const file =
    'Company,Position,Status,Contact,Notes\nUmber,Engineer,Offer,Anna Lund <anna@umber.example>,answer by 4 Dec 2099\nOchre,Tester,Applied,,'
  const preview = await upload(ada, file, 'preview')
  expect(preview.body.data).toMatchObject({
    columns: { contact: 3 },
    rows: [{ contact: 'Anna Lund <anna@umber.example>' }, {}],
  })
  await upload(ada, file, 'commit')
  const { items } = await ada.api.call(calls.listApplications, { query: { q: 'umber' } })
  const { contacts, tasks, deadlineOn } = await ada.api.call(calls.getApplication, {
    params: { id: items[0]?.id ?? '' },
  })
  expect(contacts).toMatchObject([{ name: 'Anna Lund', email: 'anna@umber.example' }])
  // of an offer that is the last day to answer it
  expect({ tasks, deadlineOn }).toEqual({ tasks: [], deadlineOn: '2099-12-04' })
})

it('an hour in the notes of who is in talks is a talk', async () => {
  const ada = await signUpPerson(server)
  const file =
    'Company,Position,Status,Contact,Notes\nKometa,Engineer,Interview,"Ing. Jana Lund, jana@kometa.example",second round 2099-12-02 at 10:00 on Teams\n'
  await upload(ada, file, 'commit')
  const { items } = await ada.api.call(calls.listApplications, { query: { q: 'kometa' } })
  const { interviews, tasks, contacts } = await ada.api.call(calls.getApplication, {
    params: { id: items[0]?.id ?? '' },
  })
  expect(interviews).toMatchObject([{ onDate: '2099-12-02', atTime: '10:00', place: 'Teams', outcome: 'planned' }])
  expect(tasks).toEqual([])
  expect(contacts).toMatchObject([{ name: 'Ing. Jana Lund', email: 'jana@kometa.example' }])
})
