import { describe, expect, it } from 'vitest'
import { getApplication } from '#contract/applications.ts'
import { getAd } from '#contract/ads.ts'
import * as calls from '#contract/openings.ts'
import { boardOf } from '#core/openings/boards.ts'
import { HOUR_MS } from '#core/time.ts'
import { BOARD_ANSWERS, FEED_ANSWERS, remotiveJob } from '#test/openings/answers.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { send } from '#test/support/wire.ts'
import { feed, jobs, useOpenings } from '#test/openings/use-openings.ts'
import { watchNews } from './watches.ts'

const { server, fakes, use, list } = useOpenings()

const REMOTIVE = 'remotive.com/api/remote-jobs'
const idOf = async ({ email }: Person) =>
  (await server.deps.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
describe('a signed-in person', () => {
  it('sees the fit with its reasons, saves in one action, and hides', async () => {
    fakes.answer(REMOTIVE, { body: FEED_ANSWERS[REMOTIVE] })
    await use(feed('remotive'))()
    const ada = await signUpPerson(server)
    const now = server.clock.now()
    const userId = await idOf(ada)
    for (const skillId of ['python', 'sql']) {
      await server.deps.db
        .insertInto('skill_evidence')
        .values({
          user_id: userId,
          skill_id: skillId,
          kind: 'check',
          source_id: 'x',
          at: now,
        } as never)
        .execute()
    }
    const mine = await ada.api.call(calls.listOwnOpenings, { query: {} })
    const [first] = mine.items
    if (!first) throw new Error('none')
    expect(first.fit?.percent).toBeGreaterThan(0)
    expect(first.fit).toMatchObject({ proven: 2 })
    expect(first.fit?.missing).toContain('Docker')
    const { applicationId } = await ada.api.call(calls.saveOpening, { params: { id: first.id } })
    expect(await ada.api.call(calls.saveOpening, { params: { id: first.id } })).toEqual({ applicationId, notices: [] })
    const application = await ada.api.call(getApplication, { params: { id: applicationId } })
    expect(application).toMatchObject({
      title: first.title,
      company: 'Quayside Labs',
      source: 'Remotive',
      stage: 'saved',
    })
    expect((await ada.api.call(getAd, { params: { id: application.adId ?? '' } })).descriptionText).toContain('Docker')
    await ada.api.call(calls.hideOpening, { params: { id: first.id }, body: { reason: 'pay' } })
    expect((await ada.api.call(calls.listOwnOpenings, { query: {} })).items.map(({ id }) => id)).not.toContain(first.id)
    expect(await list()).toMatchObject({ total: 2 })
    await ada.api.call(calls.showOpening, { params: { id: first.id } })
    expect(
      (await ada.api.call(calls.listOwnOpenings, { query: {} })).items.find(({ id }) => id === first.id)?.applicationId,
    ).toBe(applicationId)
  })

  it('hides a whole firm, looks at what is hidden, and shows the firm again', async () => {
    const firms = [
      remotiveJob(1, 'Tester', { company_name: 'Firm A' }),
      remotiveJob(2, 'Baker', { company_name: 'Firm A GmbH' }),
      remotiveJob(3, 'Diver', { company_name: 'Firm B' }),
    ]
    fakes.answer(REMOTIVE, jobs(...firms))
    await use(feed('remotive'))()
    const ada = await signUpPerson(server)
    const mine = async (query: { hidden?: string } = {}) => (await ada.api.call(calls.listOwnOpenings, { query })).items
    const all = await mine()
    const one = all.find(({ title }) => title === 'Tester')
    const params = { id: one?.id ?? '' }
    await ada.api.call(calls.hideOpening, { params, body: { reason: 'company' } })
    expect((await mine()).map(({ title }) => title)).toEqual(['Diver'])
    const hidden = await mine({ hidden: 'true' })
    expect(new Set(hidden.map(({ title }) => title))).toEqual(new Set(['Tester', 'Baker']))
    expect(hidden.every(({ hiddenBecause }) => hiddenBecause === 'company')).toBe(true)
    // from another opening of the same firm
    const other = hidden.find(({ title }) => title === 'Baker')
    await ada.api.call(calls.showOpening, { params: { id: other?.id ?? '' } })
    expect(await mine()).toHaveLength(3)
    const diver = all.find(({ title }) => title === 'Diver')
    await ada.api.call(calls.hideOpening, { params: { id: diver?.id ?? '' }, body: { reason: 'level' } })
    expect((await mine({ hidden: 'true' })).map(({ hiddenBecause }) => hiddenBecause)).toEqual(['level'])
    const bob = await signUpPerson(server)
    expect((await bob.api.call(calls.listOwnOpenings, { query: {} })).items).toHaveLength(3)
  })

  it('is offered a filter that fits what it hid, on the first page, and nobody else is', async () => {
    const onsite = (id: number) =>
      remotiveJob(id, `Tester ${id}`, { company_name: `Firm ${id}`, salary: id > 3 ? '$70k - $90k' : '' })
    fakes.answer(REMOTIVE, jobs(...[1, 2, 3, 4, 5].map(onsite)))
    await use(feed('remotive'))()
    const ada = await signUpPerson(server)
    const mine = (query: Record<string, unknown> = {}) => ada.api.call(calls.listOwnOpenings, { query })
    const unpaid = (await mine()).items.filter(({ pay }) => pay === null)
    expect(unpaid).toHaveLength(3)
    for (const { id } of unpaid) {
      expect((await mine()).suggested).toEqual([])
      await ada.api.call(calls.hideOpening, { params: { id }, body: { reason: 'pay' } })
    }
    expect((await mine()).suggested).toEqual([{ filter: 'paid', value: 'true', hidden: 3 }])
    expect((await mine({ paid: 'true' })).suggested).toEqual([])
    expect((await mine({ offset: 1 })).suggested).toEqual([])
    expect((await mine({ hidden: 'true' })).suggested).toEqual([])
    const bob = await signUpPerson(server)
    expect((await bob.api.call(calls.listOwnOpenings, { query: {} })).suggested).toEqual([])
  })

  it('watches a search and counts what is new in it', async () => {
    fakes.answer(REMOTIVE, jobs(remotiveJob(1, 'Tester')))
    const refresh = use(feed('remotive'))
    await refresh()
    const ada = await signUpPerson(server)
    const watch = await ada.api.call(calls.addWatch, { body: { query: { q: 'tester' } } })
    expect(watch).toMatchObject({ name: 'tester', fresh: 0, board: null })
    server.clock.advance(8 * HOUR_MS)
    fakes.answer(REMOTIVE, jobs(remotiveJob(2, 'QA Tester', { company_name: 'Mole' }), remotiveJob(3, 'Chef')))
    await refresh()
    expect(await ada.api.call(calls.listWatches)).toMatchObject([{ fresh: 1 }])
    expect((await ada.api.call(calls.listOwnOpenings, { query: { watch: watch.id } })).total).toBe(2)
    expect(await watchNews(server.deps, await idOf(ada))).toMatchObject([
      { watchId: watch.id, fresh: 1, cadence: 'daily' },
    ])
    expect(await ada.api.call(calls.changeWatch, { params: { id: watch.id }, body: { seen: true } })).toMatchObject({
      fresh: 0,
    })
    const ben = await signUpPerson(server)
    await expect(ben.api.call(calls.removeWatch, { params: { id: watch.id } })).rejects.toMatchObject({
      code: 'openings.unknown',
    })
    await ada.api.call(calls.removeWatch, { params: { id: watch.id } })
    expect(await ada.api.call(calls.listWatches)).toEqual([])
  })

  it.each(BOARD_ANSWERS.map((one) => [one.link, one] as const))(
    'watches the board at %s, and nobody else sees it',
    async (link, { address, answer }) => {
      fakes.answer(address, { body: answer })
      use()
      const [ada, ben] = [await signUpPerson(server), await signUpPerson(server)]
      const watch = await ada.api.call(calls.addWatch, { body: { board: link, company: 'Some Firm' } })
      await server.deps.background.settled()
      expect((await ada.api.call(calls.listWatches))[0]).toMatchObject({ board: { state: 'good' } })
      const shown = await ada.api.call(calls.listOwnOpenings, { query: { watch: watch.id } })
      expect(shown.total).toBeGreaterThan(0)
      expect((await ben.api.call(calls.listOwnOpenings, { query: {} })).total).toBe(0)
      expect((await list()).total).toBe(0)
    },
  )

  it('is shown one job for all its places, and none that the board took away', async () => {
    const [board] = BOARD_ANSWERS.filter(({ link }) => link.includes('workable'))
    if (!board) throw new Error('none')
    fakes.answer(board.address, { body: board.answer })
    const refresh = use()
    const ada = await signUpPerson(server)
    await ada.api.call(calls.addWatch, { body: { board: board.link } })
    await server.deps.background.settled()
    expect((await ada.api.call(calls.listOwnOpenings, { query: {} })).items.map(({ places }) => places)).toEqual([
      ['Athens, Greece', 'Patras, Greece'],
    ])
    fakes.answer(board.address, { body: { name: 'Breakwater', jobs: [] } })
    server.clock.advance(23 * HOUR_MS)
    await refresh()
    expect((await ada.api.call(calls.listOwnOpenings, { query: {} })).total).toBe(0)
    expect(await ada.api.call(calls.listWatches)).toMatchObject([{ board: { state: 'good', listed: 0 } }])
  })

  it.each([
    ['a link that is no board', { board: 'https://evil.example/x' }, 'openings.unknown_board', 422],
    ['a board on a private address', { board: 'https://10.0.0.1/x' }, 'openings.unknown_board', 422],
    ['an empty search', { query: {} }, 'request.invalid', 400],
  ])('cannot watch %s', async (_what, body, code, status) => {
    use()
    const ada = await signUpPerson(server)
    expect(
      await send(server, 'POST', calls.WATCHES_PATH, { body, token: ada.session.accessToken() ?? '' }),
    ).toMatchObject({
      status,
      body: { code },
    })
  })

  it('takes watches and hidden openings along when the account goes', async () => {
    fakes.answer(REMOTIVE, jobs(remotiveJob(1, 'Tester')))
    await use(feed('remotive'))()
    const ada = await signUpPerson(server)
    const [first] = (await ada.api.call(calls.listOwnOpenings, { query: {} })).items
    await ada.api.call(calls.hideOpening, { params: { id: first?.id ?? '' }, body: { reason: 'other' } })
    await ada.api.call(calls.addWatch, { body: { query: { q: 'x' } } })
    await server.deps.db.deleteFrom('users').where('email', '=', ada.email).execute()
    expect(await server.deps.db.selectFrom('hidden_openings').selectAll().execute()).toEqual([])
    expect(await server.deps.db.selectFrom('opening_watches').selectAll().execute()).toEqual([])
    expect(boardOf('https://jobs.lever.co/acme')).not.toBeNull()
  })
})
