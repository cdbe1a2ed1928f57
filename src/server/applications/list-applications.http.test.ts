import { beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount, exportAccount } from '#contract/account.ts'
import * as lists from '#contract/application-lists.ts'
import * as calls from '#contract/applications.ts'
import { notesOf } from '#test/support/notes-of.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { createApplication } from './add-application.ts'
import { MOST_APPLICATIONS } from './search-room.ts'
import { MOST_EVENTS } from './change-application.ts'
import { appendEvents } from './parts.repo.ts'

const server = useServer()
let ada: Person
beforeEach(async () => {
  ada = await signUpPerson(server)
})

const add = async (body: Record<string, unknown>, who = ada) =>
  (await who.api.call(calls.addApplication, { body: { title: 'Developer', ...body } })).application
const list = async (query: Record<string, unknown>) =>
  (await ada.api.call(calls.listApplications, { query })).items.map(({ company }) => company)

/** Many at once, without a request for each. */
async function addMany(count: number, more: Partial<Parameters<typeof createApplication>[3]> = {}): Promise<void> {
  await server.deps.db.transaction().execute(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      await createApplication(server.deps, tx, ada.userId, {
        title: `Engineer ${index}`,
        company: `Firm ${index}`,
        stage: 'saved',
        appliedOn: null,
        outcome: null,
        importId: null,
        by: 'import',
        today: '2026-03-10',
        position: `a${String(index).padStart(5, '0')}`,
        ...more,
      })
    }
  })
}

describe('the list', () => {
  beforeEach(async () => {
    await add({ company: 'Umber', stage: 'applied', appliedOn: '2026-02-20', tags: ['remote'], source: 'fair' })
    await add({ company: 'Quartz', deadlineOn: '2026-03-30' })
    await add({ company: 'Basalt', stage: 'offer', deadlineOn: '2026-03-12' })
    await add({ company: 'Dune', stage: 'applied', appliedOn: '2026-03-09', title: 'Analyst' })
  })

  it.each([
    [{ sort: 'company' }, ['Basalt', 'Dune', 'Quartz', 'Umber']],
    [{ sort: 'deadline', stage: undefined }, ['Basalt', 'Quartz']],
    [{ sort: 'applied', stage: 'applied' }, ['Dune', 'Umber']],
    [{ sort: 'title', q: 'e' }, ['Dune']],
    [{ sort: 'stage', limit: 1 }, ['Basalt']],
    [{ tag: 'remote' }, ['Umber']],
    [{ source: 'fair' }, ['Umber']],
    [{ due: 'true' }, ['Umber']],
    [{ due: 'true', sort: 'company', tag: 'none' }, []],
  ])('%o begins with %o', async (query, expected) => {
    const found = await list(JSON.parse(JSON.stringify(query)) as Record<string, unknown>)
    expect(found.slice(0, expected.length)).toEqual(expected)
    if (expected.length === 0) expect(found).toEqual([])
  })

  it.each(['changed', 'company', 'title', 'applied', 'deadline', 'stage'] as const)(
    'ordered by %s pages through everything once',
    async (sort) => {
      const seen: string[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<typeof page1>> = await page1(sort, cursor)
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor
      } while (cursor !== null)
      expect([seen.length, new Set(seen).size]).toEqual([4, 4])
    },
  )
  const page1 = (sort: (typeof calls.LIST_SORTS)[number], cursor: string | null) =>
    ada.api.call(calls.listApplications, { query: { sort, limit: 1, ...(cursor ? { cursor } : {}) } })

  it('names all of them to choose from, and only ours', async () => {
    const bob = await signUpPerson(server)
    await add({ company: 'Of somebody else' }, bob)
    const names = await ada.api.call(lists.listApplicationNames)
    expect(new Set(names.map(({ company }) => company))).toEqual(new Set(['Basalt', 'Dune', 'Quartz', 'Umber']))
    expect(names).toHaveLength(4)
  })
})

describe('the board', () => {
  it('counts every card and brings the first of each column in their order', async () => {
    await addMany(60)
    const closed = await add({ company: 'Over', stage: 'applied' })
    await ada.api.call(calls.moveApplication, { params: { id: closed.id }, body: { outcome: 'rejected' } })
    const board = await ada.api.call(lists.getBoard, { query: { limit: 25 } })
    expect(board.columns.map(({ stage, count, cards }) => [stage, count, cards.length])).toEqual([
      ['saved', 60, 25],
      ['applied', 0, 0],
      ['talks', 0, 0],
      ['interviewing', 0, 0],
      ['offer', 0, 0],
    ])
    expect(board.closed).toBe(1)
    const [saved] = board.columns
    expect(saved?.cards.map(({ position }) => position)).toEqual(
      saved?.cards.map(({ position }) => position).toSorted(),
    )
  })

  it('says what is next to do for a card', async () => {
    await add({ company: 'Umber', stage: 'applied', appliedOn: '2026-03-09' })
    const { columns } = await ada.api.call(lists.getBoard, { query: {} })
    expect(columns[1]?.cards[0]?.reminder).toMatchObject({ kind: 'follow_up', dueOn: '2026-03-16' })
  })

  it('says what comes first: an interview ahead, or a task before it', async () => {
    const { id } = await add({ company: 'Umber', stage: 'interviewing' })
    const next = async () => (await ada.api.call(calls.listApplications, { query: {} })).items[0]?.reminder
    expect(await next()).toMatchObject({ kind: 'follow_up', dueOn: '2026-03-17' })
    const talk = {
      kind: 'technical',
      onDate: '2026-03-14',
      atTime: null,
      minutes: null,
      place: '',
      note: '',
      outcome: 'planned',
    } as const
    await ada.api.call(calls.saveApplicationInterview, { params: { id }, body: talk })
    expect(await next()).toEqual({ kind: 'interview', dueOn: '2026-03-14', days: 4 })
    await ada.api.call(calls.saveApplicationTask, { params: { id }, body: { title: 'Papers', dueOn: '2026-03-12' } })
    expect(await next()).toEqual({ kind: 'task', dueOn: '2026-03-12', days: -2 })
  })
})

it.each([
  ['screen', 'applied', 'talks'],
  ['technical', 'applied', 'interviewing'],
  ['technical', 'saved', 'saved'],
  ['screen', 'interviewing', 'interviewing'],
] as const)('an interview ahead, a %s, takes %s to %s', async (kind, stage, then) => {
  const { id } = await add({ company: 'Umber', stage })
  const body = {
    kind,
    onDate: '2026-03-14',
    atTime: null,
    minutes: null,
    place: '',
    note: '',
    outcome: 'planned',
  } as const
  expect(await ada.api.call(calls.saveApplicationInterview, { params: { id }, body })).toMatchObject({ stage: then })
})

describe('own names of stages', () => {
  const save = (body: Record<string, string>, who = ada) => who.api.call(lists.saveStageNames, { body })
  const names = async (who = ada) => who.api.call(lists.getStageNames)

  it('are kept, changed, and given back', async () => {
    expect(await names()).toEqual({})
    expect(await save({ talks: '  Telefon ', offer: 'Angebot' })).toEqual({ talks: 'Telefon', offer: 'Angebot' })
    expect(await save({ talks: 'Phone', offer: '' })).toEqual({ talks: 'Phone' })
    expect(await names()).toEqual({ talks: 'Phone' })
    expect(await save({ talks: '' })).toEqual({})
  })

  it('stand when a tab that does not know them names another stage', async () => {
    await save({ saved: 'Wish list' })
    expect(await save({ offer: 'Yes!' })).toEqual({ saved: 'Wish list', offer: 'Yes!' })
    await expect(save({ talks: 'wish list' })).rejects.toMatchObject({ status: 400 })
    expect(await save({ saved: '', offer: '' })).toEqual({})
  })

  it('are of known stages, short, and no two alike', async () => {
    for (const body of [{ nowhere: 'x' }, { talks: 'x'.repeat(31) }, { talks: 'Wait', offer: 'wait' }])
      await expect(save(body as Record<string, string>)).rejects.toMatchObject({ status: 400 })
    expect(await names()).toEqual({})
  })

  it('leave stages what they are, belong to one person, stand in the export and go with the account', async () => {
    await save({ applied: 'Sent off' })
    await add({ company: 'Umber', stage: 'applied' })
    expect(await list({ stage: 'applied' })).toEqual(['Umber'])
    expect(await names(await signUpPerson(server))).toEqual({})
    expect(JSON.stringify(await ada.api.call(exportAccount))).toContain('Sent off')
    await ada.api.call(deleteAccount, { body: { password: ada.password } })
    const left = server.deps.db.selectFrom('stage_names').selectAll().where('user_id', '=', ada.userId)
    expect(await left.execute()).toEqual([])
  })
})

describe('saved views', () => {
  const save = (name: string, query: Record<string, unknown> = { stage: 'applied' }, who = ada) =>
    who.api.call(lists.saveView, { body: { name, query } })
  const views = async (who = ada) => (await who.api.call(lists.getListOptions)).views

  it('keep filters by a name; the same name again replaces them', async () => {
    await add({ company: 'Umber', tags: ['remote', 'asap'], source: 'fair' })
    await save('Waiting', { stage: 'applied', outcome: 'open', due: true })
    const { id } = await save('Waiting', { q: 'tide', sort: 'company' })
    expect(await views()).toEqual([{ id, name: 'Waiting', query: { q: 'tide', sort: 'company' } }])
    expect(await ada.api.call(lists.getListOptions)).toMatchObject({ tags: ['asap', 'remote'], sources: ['fair'] })
  })

  it('belong to one person, go with the account, and stand in its export', async () => {
    const { id } = await save('Waiting')
    const bob = await signUpPerson(server)
    expect(await views(bob)).toEqual([])
    await expect(bob.api.call(lists.removeView, { params: { id } })).rejects.toMatchObject({ status: 404 })
    expect(JSON.stringify(await ada.api.call(exportAccount))).toContain('Waiting')
    await ada.api.call(lists.removeView, { params: { id } })
    expect(await views()).toEqual([])
    await save('Gone with me')
    await ada.api.call(deleteAccount, { body: { password: ada.password } })
    expect(
      await server.deps.db.selectFrom('saved_views').selectAll().where('user_id', '=', ada.userId).execute(),
    ).toEqual([])
  })

  it('are at most twenty; one of them can still be changed', async () => {
    for (let made = 0; made < 20; made += 1) await save(`View ${made}`)
    await expect(save('One more')).rejects.toMatchObject({ code: 'applications.too_many_views' })
    await save('View 3', { q: 'changed' })
    expect(await views()).toHaveLength(20)
  })

  it('hold filters of the list and nothing else', async () => {
    await expect(save('Odd', { stage: 'nowhere' })).rejects.toMatchObject({ status: 400 })
    expect((await save('Odd', { q: 'x', evil: 'y' })).query).toEqual({ q: 'x' })
  })
})

describe('many at once', () => {
  it('two hundred are moved, closed, thrown away and taken back as one change each', async () => {
    await addMany(200)
    const ids = (await ada.api.call(lists.listApplicationNames)).map(({ id }) => id)
    const change = async (what: Parameters<typeof bulk>[0]) => (await bulk(what)).changed
    const bulk = (
      what: NonNullable<Parameters<typeof ada.api.call<typeof calls.changeManyApplications>>[1]>['body']['change'],
    ) => ada.api.call(calls.changeManyApplications, { body: { ids, change: what } })
    const counts = async () => (await ada.api.call(calls.listApplications, { query: { limit: 1 } })).counts
    expect(await change({ kind: 'stage', stage: 'talks' })).toBe(200)
    expect((await counts()).talks).toBe(200)
    expect(await change({ kind: 'close', outcome: 'withdrawn' })).toBe(200)
    expect((await counts()).closed).toBe(200)
    expect(await change({ kind: 'remove' })).toBe(200)
    expect((await counts()).trash).toBe(200)
    expect(await change({ kind: 'restore' })).toBe(200)
    expect(await counts()).toMatchObject({ closed: 200, trash: 0 })
    await expect(
      ada.api.call(calls.changeManyApplications, {
        body: { ids: [...ids, 'app_one_more'], change: { kind: 'remove' } },
      }),
    ).rejects.toMatchObject({ status: 400 })
  }, 60_000)

  it('a move of many is taken back where nothing came after it, with the days as they were', async () => {
    const [one, other] = [
      await add({ company: 'Umber', stage: 'applied', appliedOn: '2026-02-20' }),
      await add({ company: 'Quartz', stage: 'applied', appliedOn: '2026-02-21' }),
    ]
    const ids = [one.id, other.id]
    const bulk = (change: Parameters<typeof ada.api.call<typeof calls.changeManyApplications>>[1]['body']['change']) =>
      ada.api.call(calls.changeManyApplications, { body: { ids, change } })
    expect(new Set((await bulk({ kind: 'stage', stage: 'offer' })).changedIds)).toEqual(new Set(ids))
    expect(await bulk({ kind: 'stage', stage: 'offer' })).toEqual({ changed: 0, changedIds: [] })
    await ada.api.call(calls.moveApplication, { params: { id: other.id }, body: { stage: 'talks' } })
    expect(await bulk({ kind: 'take_back', value: 'offer' })).toEqual({ changed: 1, changedIds: [one.id] })
    const items = (await ada.api.call(calls.listApplications, { query: { sort: 'company' } })).items
    expect(items.map(({ stage, stageSinceOn }) => [stage, stageSinceOn])).toEqual([
      ['talks', '2026-03-10'],
      ['applied', '2026-02-20'],
    ])
  })

  it('one id of somebody else changes none', async () => {
    const mine = await add({ company: 'Umber' })
    const bob = await signUpPerson(server)
    const theirs = await add({ company: 'Quartz' }, bob)
    const body = { ids: [mine.id, theirs.id], change: { kind: 'remove' as const } }
    await expect(ada.api.call(calls.changeManyApplications, { body })).rejects.toMatchObject({ status: 404 })
    expect(await list({})).toEqual(['Umber'])
  })
})

describe('room', () => {
  it(`is for ${MOST_APPLICATIONS} applications; what is there can still be changed`, async () => {
    await addMany(MOST_APPLICATIONS)
    await expect(add({ company: 'One more' })).rejects.toMatchObject({ code: 'applications.full' })
    const [first] = (await ada.api.call(calls.listApplications, { query: { limit: 1 } })).items
    const id = first?.id ?? ''
    const moved = await ada.api.call(calls.moveApplication, { params: { id }, body: { stage: 'offer' } })
    expect(moved.stage).toBe('offer')
    // what is thrown away makes room, and comes back only where there is some
    await ada.api.call(calls.removeApplication, { params: { id }, query: {} })
    await add({ company: 'One more', stage: 'applied' })
    const full = { code: 'applications.full' }
    await expect(ada.api.call(calls.restoreApplication, { params: { id }, query: {} })).rejects.toMatchObject(full)
    const body = { ids: [id], change: { kind: 'restore' as const } }
    await expect(ada.api.call(calls.changeManyApplications, { body })).rejects.toMatchObject(full)
    // with room for one, of two that come back at once one does
    const other = (await ada.api.call(calls.listApplications, { query: { limit: 1 } })).items[0]?.id ?? ''
    await ada.api.call(calls.removeApplication, { params: { id: other }, query: {} })
    const restored = await Promise.allSettled([
      ada.api.call(calls.restoreApplication, { params: { id }, query: {} }),
      ada.api.call(calls.changeManyApplications, { body: { ids: [other], change: { kind: 'restore' } } }),
    ])
    expect(restored.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  }, 120_000)

  it(`is for ${MOST_EVENTS} lines of one history`, async () => {
    const { id } = await add({ company: 'Umber' })
    const note = () => ada.api.call(calls.addApplicationEvent, { params: { id }, body: { kind: 'note', text: 'x' } })
    await appendEvents(server.deps.db, notesOf(ada.userId, id, MOST_EVENTS - 2, server.clock.now()))
    await note()
    await expect(note()).rejects.toMatchObject({ code: 'applications.history_full' })
    expect((await ada.api.call(calls.getApplication, { params: { id } })).events).toHaveLength(MOST_EVENTS)
  }, 120_000)

  it('is left in a full history to take back its last move, and that of others with it', async () => {
    const [full, other] = [await add({ company: 'Umber', stage: 'applied' }), await add({ company: 'Quartz' })]
    await appendEvents(server.deps.db, notesOf(ada.userId, full.id, MOST_EVENTS - 2, server.clock.now()))
    const bulk = (change: Parameters<typeof ada.api.call<typeof calls.changeManyApplications>>[1]['body']['change']) =>
      ada.api.call(calls.changeManyApplications, { body: { ids: [full.id, other.id], change } })
    await bulk({ kind: 'stage', stage: 'talks' })
    expect((await bulk({ kind: 'take_back', value: 'talks' })).changed).toBe(2)
    const items = (await ada.api.call(calls.listApplications, { query: { sort: 'company' } })).items
    expect(items.map(({ stage }) => stage)).toEqual(['saved', 'applied'])
  })
})

it('a day that is corrected leaves the value that was corrected before', async () => {
  const { id } = await add({ company: 'Umber', stage: 'applied', appliedOn: '2026-03-01' })
  await ada.api.call(calls.moveApplication, { params: { id }, body: { stage: 'talks', on: '2026-03-05' } })
  const correct = (body: Record<string, unknown>) =>
    ada.api.call(calls.addApplicationEvent, { params: { id }, body: { kind: 'correction', ...body } as never })
  const { events } = await ada.api.call(calls.getApplication, { params: { id } })
  const replacesEventId = events.find(({ kind }) => kind === 'stage')?.id
  await correct({ replacesEventId, to: 'interviewing', on: '2026-03-05' })
  expect(await correct({ replacesEventId, on: '2026-03-06' })).toMatchObject({
    stage: 'interviewing',
    stageSinceOn: '2026-03-06',
  })
})

describe('two tabs', () => {
  it('keep what the other wrote in an interview, and hear of two changes of one field', async () => {
    const { id } = await add({ company: 'Umber', stage: 'interviewing' })
    const empty = { kind: 'final', onDate: '2026-03-14', atTime: null, minutes: null, place: '', note: '' } as const
    const save = async (body: object) => {
      const sent = { ...empty, outcome: 'planned' as const, ...body }
      const { interviews } = await ada.api.call(calls.saveApplicationInterview, { params: { id }, body: sent })
      return interviews[0]
    }
    const seen = await save({})
    await save({ id: seen?.id, note: 'An hour of notes', was: seen })
    expect(await save({ id: seen?.id, atTime: '14:30', was: seen })).toMatchObject({
      note: 'An hour of notes',
      atTime: '14:30',
    })
    await expect(save({ id: seen?.id, note: 'Other notes', was: seen })).rejects.toMatchObject({
      code: 'applications.stale',
    })
  })

  it('keep what the other wrote of a person', async () => {
    const { id } = await add({ company: 'Umber', stage: 'interviewing' })
    const empty = { name: 'Dana', role: '', email: '', phone: '', link: '', note: '' }
    const save = async (body: object) =>
      (await ada.api.call(calls.saveApplicationContact, { params: { id }, body: { ...empty, ...body } })).contacts[0]
    const seen = await save({})
    await save({ id: seen?.id, note: 'met at the fair', was: seen })
    expect(await save({ id: seen?.id, role: 'Lead', was: seen })).toMatchObject({
      note: 'met at the fair',
      role: 'Lead',
    })
    await ada.api.call(calls.removeApplicationPart, { params: { id, partId: String(seen?.id) } })
    await expect(save({ id: seen?.id, role: 'Head', was: seen })).rejects.toMatchObject({
      code: 'applications.unknown',
    })
  })

  it('leave a task done that the other has done', async () => {
    const { id } = await add({ company: 'Umber' })
    const open = { title: 'Call', dueOn: null, state: 'open' as const }
    const save = async (body: object) =>
      (await ada.api.call(calls.saveApplicationTask, { params: { id }, body: { ...open, ...body } })).tasks[0]
    const seen = await save({})
    await save({ id: seen?.id, state: 'done', was: seen })
    expect(await save({ id: seen?.id, title: 'Call again', was: seen })).toMatchObject({
      title: 'Call again',
      state: 'done',
    })
  })
})
