import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as files from '#contract/application-reports.ts'
import * as boards from '#contract/application-lists.ts'
import * as calls from '#contract/applications.ts'
import { exportAccount, login } from '#contract/account.ts'
import { getAdvancedUserPoints } from '#contract/progress.ts'
import { progressOf } from '#core/applications/events.ts'
import { OUTCOMES, STAGES } from '#core/applications/stage.ts'
import { must } from '#core/must.ts'
import { DAY_MS } from '#core/time.ts'
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { readPdfText } from '#server/adapters/documents/pdf-text.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { send } from '#test/support/wire.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await signUpPerson(server)
})

const today = () => server.clock.now().slice(0, 10)
const add = async (body: Parameters<typeof newBody>[0] = {}) =>
  (await person.api.call(calls.addApplication, { body: newBody(body) })).application
const newBody = (more: Record<string, unknown>) => ({ company: 'Acme', title: 'Data Engineer', ...more })
const get = (id: string) => person.api.call(calls.getApplication, { params: { id } })
const move = (id: string, body: Record<string, unknown>) =>
  person.api.call(calls.moveApplication, { params: { id }, body })
const raw = (method: string, url: string, body?: unknown, who = person) =>
  send(server, method, url, { body, token: who.session.accessToken() ?? '' })
/** Days go by, longer than a sign-in lasts. */
const wait = async (days: number) => {
  server.clock.advance(days * DAY_MS)
  person.session.signIn(await person.api.call(login, { body: { email: person.email, password: person.password } }))
}
/** What a reader of PDF files gets of one, without its spaces. */
const wordsOfPdf = async (file: Uint8Array) =>
  readPdfText(await loadPdfium(), file)
    .pages.flatMap(({ glyphs }) => glyphs.map(({ text }) => text.trim()))
    .join('')
const upload = async (text: string, path: string, answers?: unknown) => {
  const form = new FormData()
  form.set('file', new File([text], 'tracker.csv'))
  if (answers) form.set('answers', JSON.stringify(answers))
  const response = await server.fetch(path, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${person.session.accessToken()}` },
  })
  return {
    status: response.status,
    body: (await response.json()) as { data: Record<string, unknown>; code?: string; detail?: string },
  }
}

describe('an application', () => {
  it('needs a company or a title, and no day to come', async () => {
    expect(await raw('POST', '/api/applications', { location: 'Oslo' })).toMatchObject({
      status: 400,
      body: { code: 'applications.nameless' },
    })
    expect(
      await raw('POST', '/api/applications', { company: 'Acme', stage: 'applied', appliedOn: '2199-01-01' }),
    ).toMatchObject({
      status: 422,
      body: { code: 'applications.future_day' },
    })
    expect(await add({ title: null })).toMatchObject({ company: 'Acme', title: null, stage: 'saved', appliedOn: null })
  })

  it('is saved once, however often the same posting is sent at once', async () => {
    const body = newBody({ url: 'https://jobs.example/at-once' })
    const answers = await Promise.all(Array.from({ length: 12 }, () => raw('POST', '/api/applications', body)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ body: answer }) => answer?.code === 'applications.duplicate')).toHaveLength(11)
  })

  it('keeps the stage at which it was closed, and can be opened again', async () => {
    const { id } = await add({ stage: 'applied' })
    await move(id, { stage: 'interviewing' })
    await move(id, { outcome: 'rejected' })
    expect(await get(id)).toMatchObject({ stage: 'interviewing', outcome: 'rejected', closedOn: today() })
    await move(id, { outcome: null })
    expect(await get(id)).toMatchObject({ stage: 'interviewing', outcome: null, closedOn: null })
    expect((await get(id)).events.map(({ kind }) => kind)).toEqual(['created', 'stage', 'outcome', 'reopened'])
  })

  it('follows a correction of its history', async () => {
    const { id } = await add({ stage: 'applied' })
    const created = (await get(id)).events[0]
    const detail = await person.api.call(calls.addApplicationEvent, {
      params: { id },
      body: { kind: 'correction', replacesEventId: created?.id ?? '', on: '2026-01-05' },
    })
    expect(detail).toMatchObject({ appliedOn: '2026-01-05', stageSinceOn: '2026-01-05' })
    const wrong = await raw('POST', `/api/applications/${id}/events`, {
      kind: 'correction',
      replacesEventId: created?.id,
      to: 'nonsense',
      on: '2026-01-05',
    })
    expect(wrong.status).toBe(400)
  })

  it('refuses a change of an older version', async () => {
    const { id, version } = await add()
    await person.api.call(calls.changeApplication, { params: { id }, body: { version, notes: 'first tab' } })
    const late = await raw('PATCH', `/api/applications/${id}`, { version, notes: 'second tab' })
    expect(late).toMatchObject({ status: 409, body: { code: 'applications.stale' } })
    expect((await get(id)).notes).toBe('first tab')
  })

  it('names the first when a posting is saved twice, by any of its addresses', async () => {
    const first = await add({ url: 'https://www.linkedin.com/jobs/view/4000000001/?trk=mail' })
    const again = await raw(
      'POST',
      '/api/applications',
      newBody({ url: 'https://linkedin.com/jobs/search?currentJobId=4000000001' }),
    )
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'applications.duplicate', fields: { applicationId: first.id } },
    })
    const both = await person.api.call(calls.addApplication, { body: newBody({ url: first.url, keepBoth: true }) })
    expect(both.notices).toMatchObject([{ kind: 'similar_open', applicationId: first.id }])
  })

  it('says when this firm refused within a year', async () => {
    const { id } = await add({ stage: 'applied' })
    await move(id, { outcome: 'rejected' })
    const next = await person.api.call(calls.addApplication, { body: { company: 'ACME Inc.', title: 'Analyst' } })
    expect(next.notices).toMatchObject([{ kind: 'applied_before', applicationId: id }])
  })

  it('belongs to one user', async () => {
    const { id } = await add()
    const stranger = await signUpPerson(server)
    expect((await raw('GET', `/api/applications/${id}`, undefined, stranger)).status).toBe(404)
    expect((await raw('PATCH', `/api/applications/${id}`, { version: 1 }, stranger)).status).toBe(404)
    expect(
      (await raw('POST', '/api/job-search/bulk', { ids: [id], change: { kind: 'remove' } }, stranger)).status,
    ).toBe(404)
    const { contacts } = await person.api.call(calls.saveApplicationContact, {
      params: { id },
      body: { name: 'Ana', role: '', email: '', phone: '', link: '', note: '' },
    })
    const own = await stranger.api.call(calls.addApplication, { body: newBody({}) })
    await stranger.api.call(calls.saveApplicationContact, {
      params: { id: own.application.id },
      body: { id: contacts[0]?.id, name: 'Taken', role: '', email: '', phone: '', link: '', note: '' },
    })
    expect((await get(id)).contacts).toMatchObject([{ name: 'Ana' }])
  })

  it('goes to the trash, comes back, and stands in the account export', async () => {
    const { id } = await add()
    await person.api.call(calls.removeApplication, { params: { id } })
    expect((await person.api.call(calls.listApplications, { query: {} })).items).toEqual([])
    expect((await person.api.call(calls.listApplications, { query: { trash: 'true' } })).items).toHaveLength(1)
    const everything = await person.api.call(exportAccount)
    expect(JSON.stringify(everything)).toContain(id)
    await person.api.call(calls.restoreApplication, { params: { id } })
    expect((await person.api.call(calls.listApplications, { query: {} })).counts.saved).toBe(1)
  })
})

describe('the board', () => {
  it('keeps the order in which cards were put', async () => {
    const [one, two, three] = [await add({ title: 'One' }), await add({ title: 'Two' }), await add({ title: 'Three' })]
    await move(one.id, { stage: 'saved', afterId: null })
    await move(three.id, { afterId: one.id })
    const { items } = await person.api.call(calls.listApplications, { query: { stage: 'saved' } })
    const byPosition = items
      .toSorted((first, second) => (first.position < second.position ? -1 : 1))
      .map(({ id }) => id)
    expect(byPosition).toEqual([one.id, three.id, two.id])
  })

  it('pages through everything once', async () => {
    for (let index = 0; index < 7; index += 1) await add({ title: `Job ${index}` })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await person.api.call(calls.listApplications, { query: { limit: 3, ...(cursor ? { cursor } : {}) } })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(new Set(seen).size).toBe(7)
    expect(seen).toHaveLength(7)
  })
})

describe('today', () => {
  it('asks for a follow-up after a week and proposes to close after a month of silence', async () => {
    const { id } = await add({ stage: 'applied' })
    expect((await person.api.call(calls.getToday)).items).toEqual([])
    await wait(9)
    expect((await person.api.call(calls.getToday)).items).toMatchObject([{ reminder: { kind: 'follow_up' } }])
    await person.api.call(calls.addApplicationEvent, { params: { id }, body: { kind: 'follow_up' } })
    expect((await person.api.call(calls.getToday)).items).toEqual([])
    await wait(31)
    const { items } = await person.api.call(calls.getToday)
    expect(items).toMatchObject([{ reminder: { kind: 'close_no_answer' } }])
    expect((await get(id)).outcome).toBeNull()
  })
})

describe('a pasted reply', () => {
  it('changes nothing before it is confirmed', async () => {
    const { id } = await add({ stage: 'applied' })
    const reading = await person.api.call(files.readReply, {
      body: {
        from: 'Acme <jobs@acme.example>',
        body: 'We would like to invite you to an interview about the Data Engineer role.',
      },
    })
    expect(reading).toMatchObject({ applicationId: id, meaning: 'interview_invite', change: { stage: 'interviewing' } })
    expect((await get(id)).stage).toBe('applied')
    const detail = await person.api.call(files.confirmReply, {
      params: { id },
      body: {
        meaning: 'interview_invite',
        text: 'We would like …',
        stage: 'interviewing',
        outcome: null,
        interview: { onDate: '2030-01-02', atTime: '10:00' },
      },
    })
    expect(detail).toMatchObject({ stage: 'interviewing', interviews: [{ onDate: '2030-01-02', atTime: '10:00' }] })
  })

  it('leaves the deadline of the advert, and keeps tasks, sender and talk with a line of the history', async () => {
    const { id } = await add({ company: 'Liffey', stage: 'applied', deadlineOn: '2030-12-15' })
    const body = {
      meaning: 'interview_invite',
      text: 'Let us meet on Thursday at 14:30 (45 min), Teams. Please send us your document before Tuesday.',
      stage: 'interviewing',
      outcome: null,
      interview: { onDate: '2030-12-03', atTime: '14:30' },
      tasks: [{ title: 'Please send us your document before Tuesday.', dueOn: '2030-12-01' }],
      sender: { name: 'Niamh Kelly', email: 'niamh@liffey.example' },
    } as const
    const detail = await person.api.call(files.confirmReply, {
      params: { id },
      body: { ...body, tasks: [...body.tasks] },
    })
    expect(detail).toMatchObject({
      deadlineOn: '2030-12-15',
      interviews: [{ kind: 'screen', minutes: 45, place: 'Teams' }],
      tasks: [{ title: body.tasks[0].title, dueOn: '2030-12-01', state: 'open' }],
      contacts: [{ name: 'Niamh Kelly', email: 'niamh@liffey.example' }],
    })
    expect(detail.events.map(({ text }) => text).join('\n')).toContain('2030-12-01: Please send us your document')
    const again = await person.api.call(files.confirmReply, { params: { id }, body: { ...body, tasks: [] } })
    expect(again.contacts).toHaveLength(1)
  })
})

describe('import and export', () => {
  const CSV =
    'Company,Role,Status,Date applied\nArc,Developer,applied,2026-03-04\nBex,Analyst,in limbo,2026-03-05\nArc,Developer,applied,2026-03-04\n'

  it('previews, asks, imports once and can be undone', async () => {
    const preview = await upload(CSV, '/api/job-search/import/preview')
    expect(preview.body.data).toMatchObject({
      questions: { statusWords: ['in limbo'] },
      skipped: [{ row: 4, reason: 'repeats' }],
    })
    const answers = { status: [{ word: 'in limbo', stage: 'talks', outcome: null }] }
    const done = await upload(CSV, '/api/job-search/import/commit', answers)
    expect(done.body.data).toMatchObject({ made: 2, known: 0, skipped: 1 })
    const again = await upload(CSV, '/api/job-search/import/commit', answers)
    expect(again.body.data).toMatchObject({ made: 0, known: 2 })
    const { items } = await person.api.call(calls.listApplications, { query: {} })
    expect(items.map(({ stage }) => stage).toSorted()).toEqual(['applied', 'talks'])
    const undone = await person.api.call(files.undoImport, { params: { id: String(done.body.data.importId) } })
    expect(undone.removed).toBe(2)
  })

  it.each([
    ['', 'The file is empty.'],
    ['Company,Role\nArc,"Developer', 'cut off'],
    ['First Name,Email\n', 'No column'],
  ])('refuses %j with a sentence', async (text, sentence) => {
    const answer = await upload(text, '/api/job-search/import/preview')
    expect(answer).toMatchObject({ status: 422, body: { code: 'applications.unreadable_file' } })
    expect(answer.body.detail).toContain(sentence)
  })

  it('exports what it imports, and defuses formulas', async () => {
    await add({ stage: 'applied', company: '=cmd|calc', url: 'https://jobs.example/1' })
    const csv = await (
      await server.fetch('/api/job-search/export?format=csv', {
        headers: { authorization: `Bearer ${person.session.accessToken()}` },
      })
    ).text()
    expect(csv).toContain("'=cmd|calc")
    expect(csv).toContain('applied (')
    const other = await signUpPerson(server)
    const before = person
    person = other
    const done = await upload(csv, '/api/job-search/import/commit')
    expect(done.body.data).toMatchObject({ made: 1 })
    person = before
    const xlsx = await server.fetch('/api/job-search/export?format=xlsx', {
      headers: { authorization: `Bearer ${person.session.accessToken()}` },
    })
    expect(new Uint8Array(await xlsx.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
  })
})

describe('the work-search record', () => {
  it('holds what was done, never what was only saved', async () => {
    await add({ title: 'Only saved' })
    await add({ stage: 'applied', method: 'Online' })
    const record = await person.api.call(files.getWorkRecord, {
      query: { from: '2026-01-01', to: '2099-01-01', preset: 'de' },
    })
    expect(record).toMatchObject({
      title: 'Nachweis der Eigenbemühungen',
      entries: [{ activity: 'applied' }],
      incomplete: [],
    })
  })

  it('holds no day that an imported file did not name, until somebody gives it', async () => {
    await upload('Company,Role,Status\nNodate,Tester,Applied\n', '/api/job-search/import/commit')
    const query = { from: '2026-01-01', to: '2099-01-01', preset: 'generic' } as const
    const record = () => person.api.call(files.getWorkRecord, { query })
    const entries = async () => (await record()).entries
    expect(await entries()).toEqual([])
    expect((await record()).undated).toMatchObject([{ name: 'Tester, Nodate' }])
    const { items } = await person.api.call(calls.listApplications, { query: {} })
    const detail = await get(must(items[0]).id)
    const first = must(detail.events.find(({ kind }) => kind === 'created'))
    await person.api.call(calls.addApplicationEvent, {
      params: { id: detail.id },
      body: { kind: 'correction', replacesEventId: first.id, on: '2026-03-01' },
    })
    expect(await record()).toMatchObject({ undated: [], entries: [{ activity: 'applied', onDate: '2026-03-01' }] })
  })

  it('takes a refusal or a receipt for a job only saved as proof of an application, on the day that is given or none', async () => {
    const query = { from: '2026-01-01', to: '2099-01-01', preset: 'generic' } as const
    const refused = await add({ company: 'Ege', stage: 'saved' })
    const received = await add({ company: 'Umber', stage: 'saved' })
    const none = { stage: null, outcome: null, interview: null, text: 'Dear Ada' } as const
    await person.api.call(files.confirmReply, {
      params: { id: refused.id },
      body: { ...none, meaning: 'rejection', outcome: 'rejected' },
    })
    await person.api.call(files.confirmReply, {
      params: { id: received.id },
      body: { ...none, meaning: 'received', appliedOn: '2026-01-02' },
    })
    expect(await get(refused.id)).toMatchObject({ stage: 'applied', outcome: 'rejected', appliedOn: null })
    expect(await get(received.id)).toMatchObject({ stage: 'applied', appliedOn: '2026-01-02' })
    const { funnel } = await person.api.call(files.getInsights)
    expect(funnel.find(({ stage }) => stage === 'applied')).toMatchObject({ count: 2 })
    expect(await person.api.call(files.getWorkRecord, { query })).toMatchObject({
      entries: [{ applicationId: received.id, onDate: '2026-01-02' }],
      undated: [{ applicationId: refused.id }],
    })
    const letter = await add({ company: 'Quartz', stage: 'saved' })
    await person.api.call(files.confirmReply, { params: { id: letter.id }, body: { ...none, meaning: 'newsletter' } })
    expect(await get(letter.id)).toMatchObject({ stage: 'saved' })
  })

  it('says nowhere that what an imported file left open happened on the day of the import', async () => {
    const csv =
      'Company;Role;Date applied;Status\nSky;Analyst;14/02/2026;Rejected\nCapita;Support;13/02/2026;Interview\nNodate;Desk;;Applied\n'
    await upload(csv, '/api/job-search/import/commit')
    const { items } = await person.api.call(calls.listApplications, { query: { sort: 'company' } })
    const dayless = { stageSinceOn: null, closedOn: null }
    expect(items).toMatchObject([
      { company: 'Capita', stage: 'interviewing', appliedOn: '2026-02-13', ...dayless },
      { company: 'Nodate', stage: 'applied', appliedOn: null, ...dayless },
      { company: 'Sky', outcome: 'rejected', appliedOn: '2026-02-14', stageSinceOn: '2026-02-14', closedOn: null },
    ])
    const { columns } = await person.api.call(boards.getBoard, { query: {} })
    const cards = columns.flatMap((column) => column.cards)
    expect(Object.fromEntries(cards.map(({ company, stageSinceOn }) => [company, stageSinceOn]))).toEqual({
      Capita: null,
      Nodate: null,
    })
    const csvAgain = await person.api.file(files.exportApplications, { query: { format: 'csv' } })
    expect(await csvAgain.text()).not.toContain(server.clock.now().slice(0, 10))
    const { events } = await get(must(items[0]).id)
    await person.api.call(calls.addApplicationEvent, {
      params: { id: must(items[0]).id },
      body: { kind: 'correction', replacesEventId: must(events[1]).id, on: '2026-02-20' },
    })
    expect(await get(must(items[0]).id)).toMatchObject({ stageSinceOn: '2026-02-20', appliedOn: '2026-02-13' })
  })

  it('is printed with who it is for and every step, and as CSV', async () => {
    await add({ company: 'Güneş & Söhne', title: 'Işık Mühendisi', stage: 'applied', method: 'Online' })
    const query = {
      from: '2026-01-01',
      to: '2099-01-01',
      preset: 'de',
      name: 'Ayşe Yılmaz',
      number: '123D456',
    } as const
    const pdf = await person.api.file(files.printWorkRecord, { query: { ...query, format: 'pdf' } })
    expect(await pdf.slice(0, 5).text()).toBe('%PDF-')
    const read = await wordsOfPdf(new Uint8Array(await pdf.arrayBuffer()))
    for (const words of [
      'Eigenbemühungen',
      'Ayşe Yılmaz',
      '123D456',
      'Güneş & Söhne',
      'Işık Mühendisi',
      'Unterschrift',
    ])
      expect(read).toContain(words.replaceAll(' ', ''))
    const csv = await person.api.file(files.printWorkRecord, { query: { ...query, format: 'csv' } })
    expect(await csv.text()).toMatch(/^.?Datum,Unternehmen,Stelle,Art der Bewerbung,Status\r\n.*Güneş & Söhne/u)
  })

  it('says which letters a PDF cannot show', async () => {
    await add({ company: 'কোম্পানি', stage: 'applied' })
    const refused = await raw(
      'GET',
      '/api/job-search/record/file?from=2026-01-01&to=2099-01-01&preset=generic&format=pdf',
    )
    expect(refused).toMatchObject({ status: 422, body: { code: 'resume.not_printable' } })
  })
})

describe('points of the hunt', () => {
  const followUp = (id: string, body: Record<string, unknown> = { kind: 'follow_up' }) =>
    person.api.call(calls.addApplicationEvent, { params: { id }, body: body as { kind: 'follow_up' } })
  const talk = (id: string, more: Record<string, unknown> = {}) => {
    const values = { kind: 'technical' as const, onDate: today(), atTime: null, minutes: null, place: '' }
    const note = 'They asked how to split a slow query, and I forgot the index on the join.'
    return person.api.call(calls.saveApplicationInterview, {
      params: { id },
      body: { ...values, outcome: 'done', note, ...more },
    })
  }
  const earned = async () => {
    const { byActivity } = await person.api.call(getAdvancedUserPoints)
    return [byActivity['followUpSent'] ?? 0, byActivity['debriefWritten'] ?? 0]
  }

  it('pay a follow-up once for an application, and take it back with its last line', async () => {
    const { id } = await add()
    await followUp(id)
    const { events } = await followUp(id)
    expect(await earned()).toEqual([10, 0])
    const [first = '', second = ''] = events.flatMap((event) => (event.kind === 'follow_up' ? [event.id] : []))
    const yesterday = new Date(Date.parse(server.clock.now()) - DAY_MS).toISOString().slice(0, 10)
    await followUp(id, { kind: 'correction', replacesEventId: first, on: yesterday })
    const takeBack = (replacesEventId: string) =>
      followUp(id, { kind: 'correction', replacesEventId, to: null, on: today() })
    await takeBack(second)
    expect(await earned()).toEqual([10, 0])
    await takeBack(first)
    expect(await earned()).toEqual([0, 0])
    await followUp(id)
    expect(await earned()).toEqual([10, 0])
  })

  it('pay what is written after an interview once, and take it back when it is emptied or removed', async () => {
    const { id } = await add()
    await talk(id, { outcome: 'planned' })
    await talk(id, { note: 'ok' })
    expect(await earned()).toEqual([0, 0])
    const { interviews } = await talk(id)
    const [kept] = interviews.filter(({ note, outcome }) => note.length > 40 && outcome === 'done')
    await talk(id, { id: must(kept).id, note: 'The same again, in other words and a little longer than before.' })
    expect(await earned()).toEqual([0, 10])
    await talk(id, { id: must(kept).id, note: '' })
    expect(await earned()).toEqual([0, 0])
    await talk(id, { id: must(kept).id })
    expect(await earned()).toEqual([0, 10])
    await person.api.call(calls.removeApplicationPart, { params: { id, partId: must(kept).id } })
    expect(await earned()).toEqual([0, 0])
  })

  it('are three a day together, and none for the number of applications, imports or the trash', async () => {
    const ids = []
    for (const company of ['A', 'B', 'C', 'D', 'E']) ids.push((await add({ company, stage: 'applied' })).id)
    expect(await earned()).toEqual([0, 0])
    for (const id of ids) await followUp(id)
    await talk(must(ids[0]))
    expect(await earned()).toEqual([30, 0])
    await person.api.call(calls.removeApplication, { params: { id: must(ids[0]) } })
    expect(await earned()).toEqual([30, 0])
    await upload('Company,Job title,Status\nZeta,Clerk,Interview', '/api/job-search/import/commit')
    expect(await earned()).toEqual([30, 0])
    await wait(1)
    await talk(must(ids[1]))
    expect(await earned()).toEqual([30, 10])
  })
})

describe('the history', () => {
  it('keeps a follow-up and a note whose day is corrected', async () => {
    const { id } = await add({ stage: 'applied' })
    for (const kind of ['follow_up', 'note'] as const) {
      const { events } = await person.api.call(calls.addApplicationEvent, {
        params: { id },
        body: kind === 'note' ? { kind, text: 'Asked for the address' } : { kind },
      })
      const { events: corrected } = await person.api.call(calls.addApplicationEvent, {
        params: { id },
        body: { kind: 'correction', replacesEventId: must(events.at(-1)).id, on: today() },
      })
      expect(corrected.at(-1)).toMatchObject({ kind: 'correction', to: kind })
    }
  })

  it('adds up to the row after any moves', async () => {
    const choices = [
      ...STAGES.map((stage) => ({ stage })),
      ...OUTCOMES.map((outcome) => ({ outcome })),
      { outcome: null },
    ]
    let seed = 7
    const chance = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
    for (let round = 0; round < 4; round += 1) {
      const { id } = await add({ title: `Random ${round}`, stage: STAGES[chance(5)] })
      for (let step = 0; step < 8; step += 1) await move(id, choices[chance(choices.length)] ?? {})
      const { events, ...row } = await get(id)
      const { isSinceUnknown, ...progress } = progressOf(events)
      expect(row).toMatchObject(progress)
      expect(isSinceUnknown).toBe(false)
    }
  })
})

it('an answer is not dated before the application', async () => {
  const ada = await signUpPerson(server)
  const { application } = await ada.api.call(calls.addApplication, {
    body: { company: 'Umber', title: 'Developer', stage: 'applied', appliedOn: '2026-02-01' },
  })
  const move = (on: string) =>
    send(server, 'POST', `/api/applications/${application.id}/move`, {
      token: ada.tokens.accessToken,
      body: { stage: 'offer', on },
    })
  expect((await move('2026-01-31')).status).toBe(400)
  expect((await move('2026-02-01')).status).toBe(200)
})

it('names nobody can see are none, and pay has its lower amount first and a currency', async () => {
  const ada = await signUpPerson(server)
  const put = (body: unknown) =>
    send(server, 'PUT', '/api/job-search/stage-names', { token: ada.tokens.accessToken, body })
  expect((await put({ saved: '\u200B', applied: '\u00AD' })).body.data).toEqual({})
  expect((await put({ saved: 'İŞ', applied: 'iş' })).status).toBe(400)
  const { application } = await ada.api.call(calls.addApplication, { body: { company: 'Umber', title: 'Developer' } })
  const pay = { text: 'x', min: 2, max: 1, currency: null, period: null }
  const patch = (body: unknown) =>
    send(server, 'PATCH', `/api/applications/${application.id}`, {
      token: ada.tokens.accessToken,
      body: { version: application.version, ...(body as object) },
    })
  expect((await patch({ pay })).status).toBe(400)
  expect((await patch({ pay: { ...pay, min: 1, currency: 'zzz' } })).status).toBe(400)
  expect((await patch({ pay: { ...pay, min: 1, currency: 'EUR' } })).status).toBe(200)
})
