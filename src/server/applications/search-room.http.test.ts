import { describe, expect, it } from 'vitest'
import * as files from '#contract/application-reports.ts'
import * as calls from '#contract/applications.ts'
import { notesOf } from '#test/support/notes-of.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { sheetCell, sheetRow, workbook } from '#test/support/workbook.ts'
import { send } from '#test/support/wire.ts'
import { appendEvents } from './parts.repo.ts'

const server = useServer()

const add = async (person: Person) =>
  (await person.api.call(calls.addApplication, { body: { company: 'Acme', stage: 'applied' } })).application.id

function upload(person: Person, bytes: Uint8Array, what: 'preview' | 'commit') {
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(bytes)]), 'tracker')
  return send(server, 'POST', `/api/job-search/import/${what}`, { token: person.tokens.accessToken, body })
}

describe('a tracker file', () => {
  it('of a kilobyte that would be a table of sixteen thousand million cells is refused, and the server is well', async () => {
    const ada = await signUpPerson(server)
    const rows = sheetRow(1, ['Company', 'Job title']) + `<row r="1048576">${sheetCell('XFD1048576', 'x')}</row>`
    const answer = await upload(ada, workbook(rows), 'preview')
    expect([answer.status, answer.body.code]).toEqual([422, 'applications.unreadable_file'])
    expect((await send(server, 'GET', '/healthz')).status).toBe(200)
  })

  it('sent twice at once makes its applications once', async () => {
    const ada = await signUpPerson(server)
    const csv = Buffer.from(
      `Company,Job title\n${Array.from({ length: 20 }, (_, at) => `Firm ${at},Baker`).join('\n')}`,
    )
    const answers = await Promise.all([1, 2, 3].map(() => upload(ada, csv, 'commit')))
    expect(answers.map(({ body }): number => body.data.made).reduce((sum, made) => sum + made)).toBe(20)
    expect((await ada.api.call(calls.listApplications, { query: {} })).counts.saved).toBe(20)
  })
})

describe('the time of an interview in a reply', () => {
  it.each(['zz:zz', '25:00', '9:00', ''])('cannot be %j', async (atTime) => {
    const ada = await signUpPerson(server)
    const id = await add(ada)
    const interview = { onDate: '2026-03-12', atTime }
    const body = { meaning: 'interview_invite', text: '', stage: null, outcome: null, interview }
    const answer = await send(server, 'POST', `/api/applications/${id}/replies`, {
      token: ada.tokens.accessToken,
      body,
    })
    expect(answer.status).toBe(400)
    expect((await ada.api.call(calls.getApplication, { params: { id } })).interviews).toEqual([])
  })
})

describe('the histories of all applications', () => {
  it('have room for five million characters in all; a part is still changed and removed after that', async () => {
    const ada = await signUpPerson(server)
    const id = await add(ada)
    const { tasks } = await ada.api.call(calls.saveApplicationTask, {
      params: { id },
      body: { title: 'Call', dueOn: null },
    })
    await fillHistory(ada, id)
    const full = { code: 'applications.history_full' }
    const note = { kind: 'note', text: 'one more' } as const
    await expect(ada.api.call(calls.addApplicationEvent, { params: { id }, body: note })).rejects.toMatchObject(full)
    const move = { stage: 'offer' } as const
    await expect(ada.api.call(calls.moveApplication, { params: { id }, body: move })).rejects.toMatchObject(full)
    const partId = tasks[0]?.id ?? ''
    await ada.api.call(calls.removeApplicationPart, { params: { id, partId } })
    expect((await ada.api.call(calls.getToday)).items).toEqual([])
    const other = await add(ada)
    await ada.api.call(calls.removeApplication, { params: { id }, query: {} })
    await ada.api.call(calls.addApplicationEvent, { params: { id: other }, body: note })
    expect(await ada.api.call(files.getInsights)).toBeTruthy()
  })

  it('that are full are thrown away from the list, and come back where they fit with what is there', async () => {
    const ada = await signUpPerson(server)
    const [first, second] = [await add(ada), await add(ada)]
    await fillHistory(ada, first)
    const bulk = (id: string, kind: 'remove' | 'restore') =>
      ada.api.call(calls.changeManyApplications, { body: { ids: [id], change: { kind } } })
    const full = { code: 'applications.history_full' }
    expect((await bulk(first, 'remove')).changedIds).toEqual([first])
    expect((await bulk(first, 'restore')).changedIds).toEqual([first])
    await bulk(first, 'remove')
    await fillHistory(ada, second)
    await expect(bulk(first, 'restore')).rejects.toMatchObject(full)
    const restore = () => ada.api.call(calls.restoreApplication, { params: { id: first }, query: {} })
    await expect(restore()).rejects.toMatchObject(full)
    await bulk(second, 'remove')
    expect((await restore()).deletedAt).toBeNull()
  })

  it('in the trash are limited too: after four times as much nothing more is written', async () => {
    const ada = await signUpPerson(server)
    const thrown = [await add(ada), await add(ada), await add(ada), await add(ada)]
    for (const id of thrown) {
      await fillHistory(ada, id)
      await ada.api.call(calls.removeApplication, { params: { id }, query: {} })
    }
    const note = { params: { id: await add(ada) }, body: { kind: 'note', text: 'one more' } } as const
    const written = ada.api.call(calls.addApplicationEvent, note)
    await expect(written).rejects.toMatchObject({ code: 'applications.full', detail: /^Your trash is full/ })
  })

  it('leave a hundred tasks of one application changeable', async () => {
    const ada = await signUpPerson(server)
    const id = await add(ada)
    const save = (body: { id?: string; title: string; state?: 'done' }) =>
      ada.api.call(calls.saveApplicationTask, { params: { id }, body: { dueOn: null, ...body } })
    let tasks: { id: string }[] = []
    for (let made = 0; made < 100; made += 1) tasks = (await save({ title: `Task ${made}` })).tasks
    await expect(save({ title: 'one more' })).rejects.toMatchObject({ code: 'applications.history_full' })
    const first = tasks[0]?.id ?? ''
    const after = await save({ id: first, title: 'Call', state: 'done' })
    expect(after.tasks.find((task) => task.id === first)).toMatchObject({ title: 'Call', state: 'done' })
  })
})

/** A thousand pages of notes, without a thousand requests. */
async function fillHistory(person: Person, applicationId: string): Promise<void> {
  const notes = notesOf(person.userId, applicationId, 1_000, server.clock.now())
  const rows = notes.map((note) => ({ ...note, seq: note.seq + 8, text: 'n'.repeat(5_000) }))
  await appendEvents(server.deps.db, rows)
}

describe('a mail of an employer, and one to them', () => {
  const read = (person: Person, body: string) =>
    person.api.call(files.readReply, { body: { from: 'Jana Meier <jana@acme.example>', body } })

  it('is read though it tells a holiday, and a no with a talk later says both', async () => {
    const ada = await signUpPerson(server)
    const id = await add(ada)
    const away = await read(
      ada,
      'Ihre Unterlagen sind da. Eine Kollegin ist noch bis Mitte Dezember im Urlaub, danach schauen wir, ob es passt.',
    )
    expect(away).toMatchObject({ applicationId: id, meaning: 'received', noise: null, later: [] })
    const talk = 'Im Januar wird eine zweite frei; darüber würde ich gern mit Ihnen sprechen.'
    const mixed = await read(ada, `Die Stelle ist leider vergeben. ${talk}`)
    expect(mixed).toMatchObject({ applicationId: id, meaning: 'rejection', later: [talk] })
  })

  it('may be asked for in German', async () => {
    const ada = await signUpPerson(server)
    const params = { id: await add(ada) }
    const { body } = await ada.api.call(files.writeFollowUp, { params, query: { kind: 'first', language: 'de' } })
    expect(body).toMatch(/habe ich mich bei Acme beworben und möchte fragen/)
  })
})
