import { beforeEach, describe, expect, it } from 'vitest'
import * as calls from '#contract/applications.ts'
import { exportAccount } from '#contract/account.ts'
import { progressOf } from '#core/applications/events.ts'
import { OUTCOMES, STAGES } from '#core/applications/stage.ts'
import { must } from '#core/must.ts'
import { addDays } from '#core/time.ts'
import { applicantOf, newBody } from '#test/support/applicant.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()
let person: Person
beforeEach(async () => {
  person = await signUpPerson(server)
})
const { today, add, get, raw, wait } = applicantOf(() => ({ server, person }))
const move = (id: string, body: Record<string, unknown>) =>
  person.api.call(calls.moveApplication, { params: { id }, body })

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
    server.clock.advance(1_000)
    const third = await add({ url: first.url, keepBoth: true })
    server.clock.advance(1_000)
    const last = await person.api.call(calls.addApplication, { body: newBody({ url: first.url, keepBoth: true }) })
    expect(last.notices[0]?.applicationId).toBe(third.id)
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

  it('is moved, thrown away and taken back from the version that was shown, and from no other', async () => {
    const { id } = await add()
    const { version } = await get(id)
    const params = { id }
    const stages = ['applied', 'interviewing', 'offer'] as const
    const moves = await Promise.allSettled(
      stages.map((stage) => person.api.call(calls.moveApplication, { params, body: { version, stage } })),
    )
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const stale = { status: 409, code: 'applications.stale' }
    const remove = (shown: number) => person.api.call(calls.removeApplication, { params, query: { version: shown } })
    const restore = (shown: number) => person.api.call(calls.restoreApplication, { params, query: { version: shown } })
    await expect(remove(version)).rejects.toMatchObject(stale)
    await remove(version + 1)
    await remove(version + 1)
    await expect(restore(version + 1)).rejects.toMatchObject(stale)
    expect((await restore(version + 2)).version).toBe(version + 3)
    expect((await get(id)).events.filter(({ kind }) => kind === 'stage')).toHaveLength(1)
  })

  it('goes to the trash, comes back, and stands in the account export', async () => {
    const { id } = await add()
    await person.api.call(calls.removeApplication, { params: { id }, query: {} })
    expect((await person.api.call(calls.listApplications, { query: {} })).items).toEqual([])
    expect((await person.api.call(calls.listApplications, { query: { trash: 'true' } })).items).toHaveLength(1)
    const everything = await person.api.call(exportAccount)
    expect(JSON.stringify(everything)).toContain(id)
    await person.api.call(calls.restoreApplication, { params: { id }, query: {} })
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

  it('names tasks of the next two weeks, and an offer to answer, with their days', async () => {
    const task = async (title: string, days: number) => {
      const { id } = await add({ company: title, stage: 'interviewing' })
      const dueOn = addDays(today(), days)
      await person.api.call(calls.saveApplicationTask, { params: { id }, body: { title, dueOn } })
      return dueOn
    }
    const soon = await task('Take-home', 4)
    await task('Papers', 20)
    const offered = await add({ company: 'Umber', stage: 'offer', deadlineOn: addDays(today(), 8) })
    const { items } = await person.api.call(calls.getToday)
    expect(items.map(({ what, reminder }) => [what, reminder])).toEqual([
      ['Take-home', { kind: 'task', dueOn: soon, days: -4 }],
      [null, { kind: 'answer', dueOn: offered.deadlineOn, days: 8 }],
    ])
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
