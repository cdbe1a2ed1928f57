import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import * as calls from '#contract/applications.ts'
import { createDocument } from '#contract/documents.ts'
import { DAY_MS } from '#core/time.ts'
import { trashedUntil } from '#core/applications/trash.ts'
import { allEndpoints } from '#test/support/all-endpoints.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()
let person: Person
let documentId: string
beforeAll(async () => {
  person = await signUpPerson(server)
  documentId = (await person.api.call(createDocument, { body: { kind: 'resume', name: 'Plain' } })).documentId
})

const CONTACT = { name: 'Ana', role: '', email: '', phone: '', link: '', note: '' }
const TALK = { kind: 'screen', onDate: '2026-01-05', atTime: null, minutes: null, place: '', outcome: 'done', note: '' }
const REPLY = { meaning: 'offer', text: 'Yes', stage: 'offer', outcome: null, interview: null }
const bulk = (change: Record<string, unknown>) => (id: string) => ({ ids: [id], change })

/** What each call that writes to an application is sent. */
const WRITES: Record<string, readonly ((id: string) => unknown)[]> = {
  'PATCH /api/applications/:id': [() => ({ version: 1, title: 'Other' }), () => ({ version: 1, tags: ['late'] })],
  'POST /api/applications/:id/move': [() => ({ stage: 'offer' }), () => ({ outcome: 'rejected' })],
  'POST /api/applications/:id/events': [
    () => ({ kind: 'note', text: 'Late' }),
    () => ({ kind: 'follow_up' }),
    () => ({ kind: 'correction', replacesEventId: 'aev_1', on: '2026-01-05' }),
  ],
  'POST /api/applications/:id/replies': [() => REPLY],
  'POST /api/applications/:id/tasks': [() => ({ title: 'Call', dueOn: null })],
  'POST /api/applications/:id/interviews': [() => TALK],
  'POST /api/applications/:id/contacts': [() => CONTACT],
  'DELETE /api/applications/:id/parts/:partId': [() => undefined],
  'POST /career-documents/:documentId/copies': [(applicationId) => ({ applicationId })],
  'POST /api/job-search/bulk': [
    bulk({ kind: 'stage', stage: 'offer' }),
    bulk({ kind: 'close', outcome: 'rejected' }),
    bulk({ kind: 'tag', tag: 'late' }),
  ],
}
/** What may be done in the trash: coming back, and being thrown away once more, which changes nothing. */
const ALLOWED = new Set(['DELETE /api/applications/:id', 'POST /api/applications/:id/restore'])

/** Of the contract: what is neither a question nor about something else than applications that are there. */
const writesOfContract = allEndpoints.flatMap(({ method, path, body }) => {
  const named = body ? JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })) : ''
  const isAbout = path.startsWith('/api/applications/:id') || /"(applicationIds?|ids)":\{/.test(named)
  return method !== 'GET' && isAbout && !ALLOWED.has(`${method} ${path}`) ? [`${method} ${path}`] : []
})

const add = async () =>
  (await person.api.call(calls.addApplication, { body: { company: 'Acme', title: 'Clerk', keepBoth: true } }))
    .application.id
const get = (id: string) => person.api.call(calls.getApplication, { params: { id } })
const ask = (method: string, path: string, body?: unknown) =>
  send(server, method, path, { body, token: person.session.accessToken() ?? '' })
const remove = (id: string) => ask('DELETE', `/api/applications/${id}`)

it('the table below names every call that writes to an application', () => {
  expect(writesOfContract.toSorted()).toEqual(Object.keys(WRITES).toSorted())
})

it.each(Object.entries(WRITES))('%s is refused in the trash and changes nothing there', async (call, bodies) => {
  const id = await add()
  const { tasks } = await person.api.call(calls.saveApplicationTask, {
    params: { id },
    body: { title: 'Send it', dueOn: null },
  })
  const [method = '', pattern = ''] = call.split(' ')
  const path = pattern
    .replace(':id', id)
    .replace(':partId', tasks[0]?.id ?? '')
    .replace(':documentId', documentId)
  await remove(id)
  const before = await get(id)
  for (const bodyFor of bodies) {
    const { status, body } = await ask(method, path, bodyFor(id))
    expect([status, body.code]).toEqual([409, 'applications.in_trash'])
  }
  expect(await get(id)).toEqual(before)
  const copies = await ask('GET', `/career-documents/copies?applicationId=${id}`)
  expect(copies.body.data).toEqual([])
})

it('one change for many is refused as a whole when one of them is in the trash', async () => {
  const [kept, trashed] = [await add(), await add()]
  await remove(trashed)
  const change = (ids: string[], what: Record<string, unknown>) =>
    ask('POST', '/api/job-search/bulk', { ids, change: what })
  expect((await change([kept, trashed], { kind: 'tag', tag: 'late' })).status).toBe(409)
  expect((await get(kept)).tags).toEqual([])
  expect((await change([kept, trashed], { kind: 'remove' })).body.data).toEqual({ changed: 1, changedIds: [kept] })
  expect((await change([kept, trashed], { kind: 'restore' })).body.data).toMatchObject({ changed: 2 })
})

it('thrown away twice, it goes on the day of the first time; taken back, it can be written to', async () => {
  const id = await add()
  await remove(id)
  const { deletedAt } = await get(id)
  expect(trashedUntil('2026-01-01T10:00:00.000Z')).toBe('2026-01-31T10:00:00.000Z')
  server.clock.advance(DAY_MS / 1_440)
  expect((await remove(id)).status).toBe(200)
  expect((await get(id)).deletedAt).toBe(deletedAt)
  expect((await ask('POST', `/api/applications/${id}/restore`)).status).toBe(200)
  expect((await ask('POST', `/api/applications/${id}/tasks`, { title: 'Call', dueOn: null })).status).toBe(200)
})
