import type { z } from 'zod'
import type { listLiveOpenings, listOpeningSources } from '#contract/openings.ts'
import { boardOf } from '#core/openings/boards.ts'
import type { Deps } from '#server/deps.ts'
import { listSources, type SourceRow } from './sources.repo.ts'
import type { WatchRow } from './watches.repo.ts'

type SourceLink = { id: string; name: string; link: string }
export type SourceNames = ReadonlyMap<string, SourceLink>
type SourceDeps = Pick<Deps, 'db' | 'openings'>
type Stand = Pick<z.input<(typeof listLiveOpenings)['output']>, 'sources' | 'state' | 'answeredAt'>

/** The sources that somebody sees: the feeds, and the boards of their own watches. */
export async function namesOfSources(
  { db, openings }: SourceDeps,
  watches: readonly Pick<WatchRow, 'source_id'>[],
): Promise<SourceNames> {
  const names = new Map<string, SourceLink>()
  for (const { id, name, link } of openings?.feeds ?? []) names.set(id, { id, name, link })
  const boards = new Set(watches.flatMap(({ source_id: id }) => (id ? [id] : [])))
  if (boards.size > 0) {
    for (const row of await listSources(db)) if (boards.has(row.id)) names.set(row.id, boardLink(row))
  }
  return names
}

export function boardLink({ id, link, company }: SourceRow): SourceLink {
  const board = link ? boardOf(link) : null
  return { id, name: company || (board?.name ?? id), link: board?.link ?? '' }
}

/** Whether there is anything to expect. */
export async function standOf({ db, openings }: SourceDeps, names: SourceNames): Promise<Stand> {
  const sources = [...names.values()]
  if (!openings) return { sources: [], state: 'off', answeredAt: null }
  const rows = (await listSources(db)).filter(({ id }) => names.has(id))
  const answeredAt = rows.reduce<string | null>(
    (last, row) => ((row.answered_at ?? '') > (last ?? '') ? row.answered_at : last),
    null,
  )
  const isTried = rows.length > 0 && rows.every(({ state }) => state === 'failing')
  return { sources, state: answeredAt ? 'ready' : isTried ? 'away' : 'waiting', answeredAt }
}

export async function listSourceStates({
  db,
  openings,
}: SourceDeps): Promise<z.input<(typeof listOpeningSources)['output']>> {
  if (!openings) return { isOn: false, sources: [] }
  const rows = new Map((await listSources(db)).map((row) => [row.id, row]))
  return {
    isOn: true,
    sources: openings.feeds.map(({ id, name, link, terms, minMinutes }) => {
      const row = rows.get(id)
      return {
        id,
        name,
        link,
        terms,
        state: row?.state ?? 'new',
        fault: row?.fault ?? null,
        answeredAt: row?.answered_at ?? null,
        listed: row?.listed ?? 0,
        hours: minMinutes / 60,
      }
    }),
  }
}
