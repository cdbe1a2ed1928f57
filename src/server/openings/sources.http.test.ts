import { describe, expect, it } from 'vitest'
import * as calls from '#contract/openings.ts'
import { feedById } from '#core/openings/feeds.ts'
import type { Source } from '#core/openings/source.ts'
import { HOUR_MS, MINUTE_MS } from '#core/time.ts'
import { recordedAnswers, sourceOf } from '#test/openings/recorded.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useOpenings } from '#test/openings/use-openings.ts'

const { server, fakes, use } = useOpenings()

const answerAt = (source: Source, answer: unknown) => {
  const address = source.first.url.replace('https://', '').replace(/\?.*$/, '')
  if (source.id !== 'hn') return fakes.answer(address, { body: answer })
  fakes.answer(address, { body: { hits: [{ objectID: '501', title: 'Ask HN: Who is hiring? (March 2026)' }] } })
  return fakes.answer('hn.algolia.com/api/v1/items/501', { body: answer })
}
const RECORDED = recordedAnswers()
const FEEDS = RECORDED.filter(({ from }) => !from.startsWith('https:'))
const BOARDS = RECORDED.filter(({ from }) => from.startsWith('https:'))

describe('the page of sources', () => {
  it.each(FEEDS.map((one) => [one.id, one] as const))(
    'says of %s what is done',
    async (id, { from, answer, expected }) => {
      const source = sourceOf(from)
      answerAt(source, answer)
      const refresh = use(source)
      const stand = async () => {
        const { sources } = await server.newBrowser().api.call(calls.listOpeningSources)
        return sources.find((one) => one.id === id)
      }
      expect(await stand()).toMatchObject({ state: 'new', listed: 0, answeredAt: null })
      expect(await refresh()).toBe(1)
      const said = await stand()
      expect(said).toMatchObject({ state: 'good', fault: null, name: source.name, listed: expected.length })
      expect([said?.link, said?.terms].every((link) => link?.startsWith('https://'))).toBe(true)
      // 'at most once in so many hours' holds to the minute
      const before = fakes.asked.length
      server.clock.advance((said?.hours ?? 0) * HOUR_MS - MINUTE_MS)
      expect(await refresh()).toBe(0)
      expect(fakes.asked).toHaveLength(before)
      server.clock.advance((said?.hours ?? 0) * HOUR_MS)
      expect(await refresh()).toBe(1)
      // nothing of it needs an account, and none is without its source's name and a link to its page there
      const { items } = await server.newBrowser().api.call(calls.listLiveOpenings, { query: {} })
      expect(items).toHaveLength(expected.length)
      for (const { sources } of items) {
        expect(sources).toEqual([{ id, name: source.name, link: source.link, url: expect.stringMatching(/^https:/) }])
        const host = new URL(sources[0]?.url ?? '').hostname
        expect(source.hosts?.some((one) => host === one || host.endsWith(`.${one}`))).toBe(true)
      }
    },
  )

  it('lists those that must be named, or need a key, only where they are in use', async () => {
    use(...['remotive', 'hn'].flatMap((id) => feedById(id) ?? []))
    const { sources } = await server.newBrowser().api.call(calls.listOpeningSources)
    expect(sources.map(({ id }) => id)).toEqual(['remotive', 'hn'])
  })
})

describe('a watched board', () => {
  it.each(BOARDS.map((one) => [one.id, one] as const))(
    'at %s is shown with its link beside each opening',
    async (_id, { from, answer, expected }) => {
      const source = sourceOf(from)
      answerAt(source, answer)
      use()
      const ada = await signUpPerson(server)
      const watch = await ada.api.call(calls.addWatch, { body: { board: from } })
      await server.deps.background.settled()
      const { items } = await ada.api.call(calls.listOwnOpenings, { query: { watch: watch.id } })
      expect(items.map(({ title }) => title).toSorted()).toEqual(expected.map(({ title }) => title).toSorted())
      for (const { sources } of items) {
        expect(sources).toHaveLength(1)
        expect(sources[0]).toMatchObject({ id: source.id, name: source.name, link: source.link })
        expect(expected.map(({ url }) => url)).toContain(sources[0]?.url)
      }
    },
  )

  it('keeps an opening whose title changes, and its list when an answer is cut off', async () => {
    const [personio] = BOARDS.filter(({ id }) => id === 'personio')
    if (!personio) throw new Error('none')
    const source = sourceOf(personio.from)
    const body = String(personio.answer)
    answerAt(source, body)
    const refresh = use()
    const ada = await signUpPerson(server)
    await ada.api.call(calls.addWatch, { body: { board: personio.from } })
    await server.deps.background.settled()
    // the session is over before the board's time comes twice
    const shown = async () => {
      const rows = await server.deps.db.selectFrom('openings').selectAll().where('gone_at', 'is', null).execute()
      return new Map(rows.map(({ title, id }) => [title, id]))
    }
    const before = await shown()
    answerAt(source, body.replace('Java-Entwickler (m/w/d)', 'Kotlin-Entwickler (m/w/d)'))
    server.clock.advance(23 * HOUR_MS)
    await refresh()
    expect((await shown()).get('Kotlin-Entwickler (m/w/d)')).toBe(before.get('Java-Entwickler (m/w/d)'))
    answerAt(source, body.slice(0, body.indexOf('</position>') + 11))
    server.clock.advance(23 * HOUR_MS)
    await refresh()
    expect(await shown()).toHaveProperty('size', before.size)
    const row = await server.deps.db.selectFrom('opening_sources').select('fault').executeTakeFirst()
    expect(row).toEqual({ fault: 'not_data' })
  })
  it('passes over a posting that is many times longer than any', async () => {
    const [lever] = BOARDS.filter(({ id }) => id === 'lever')
    if (!lever || !Array.isArray(lever.answer)) throw new Error('none')
    const rows: unknown[] = lever.answer
    const titled = (id: string, text: string, plain: string) => {
      const page = `https://jobs.lever.co/acme/${id}`
      return { ...(rows[0] as object), id, text, hostedUrl: page, descriptionPlain: plain }
    }
    const long = titled('a-long-one', 'Java Developer of a long text', 'word '.repeat(60_000))
    const ordinary = titled('an-ordinary-one', 'Java Developer of a short text', 'word '.repeat(600))
    answerAt(sourceOf(lever.from), [...rows, long, ordinary])
    use()
    const ada = await signUpPerson(server)
    await ada.api.call(calls.addWatch, { body: { board: lever.from } })
    await server.deps.background.settled()
    const kept = (await server.deps.db.selectFrom('openings').select('title').execute()).map(({ title }) => title)
    expect(kept).toContain('Java Developer of a short text')
    expect(kept).not.toContain('Java Developer of a long text')
  })
})
