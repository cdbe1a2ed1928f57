import { afterEach, beforeEach } from 'vitest'
import { listLiveOpenings } from '#contract/openings.ts'
import { feedById } from '#core/openings/feeds.ts'
import type { Source } from '#core/openings/source.ts'
import { createSourceAsker } from '#server/adapters/openings/ask-source.ts'
import { refreshOpenings } from '#server/openings/refresh-openings.ts'
import { useServer } from '#test/support/use-server.ts'
import { startFakeSources, type FakeAnswer } from './fake-sources.ts'

type Fakes = Awaited<ReturnType<typeof startFakeSources>>

/** A server without openings, and stand-ins for the feeds and boards that it asks. */
export function useOpenings() {
  const server = useServer()
  const fakes = {} as Fakes
  beforeEach(async () => {
    Object.assign(fakes, await startFakeSources())
    server.clock.set('2026-03-10T12:00:00.000Z')
    for (const table of ['opening_watches', 'openings', 'opening_sources'] as const)
      await server.deps.db.deleteFrom(table).execute()
  })
  afterEach(() => fakes.close())

  /** The server asks these feeds at the stand-ins. */
  const use = (...feeds: Source[]) => {
    const openings = { feeds, ask: createSourceAsker({ publicUrl: 'https://waymark.test', base: fakes.base }) }
    server.deps.openings = openings
    return () => refreshOpenings({ ...server.deps, openings })
  }

  const list = (query: object = {}) => server.newBrowser().api.call(listLiveOpenings, { query })

  return { server, fakes, use, list }
}

export function feed(id: string): Source {
  const found = feedById(id)
  if (!found) throw new Error(id)
  return found
}

export const jobs = (...rows: object[]): FakeAnswer => ({ body: { jobs: rows } })
