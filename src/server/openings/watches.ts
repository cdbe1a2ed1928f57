import { z } from 'zod'
import type { addWatch as addWatchCall, changeWatch as changeWatchCall, watchSchema } from '#contract/openings.ts'
import { watchSchema as shape } from '#contract/openings.ts'
import { Problem } from '#contract/problem.ts'
import { boardOf } from '#core/openings/boards.ts'
import { matcherOf, type OpeningFilter } from '#core/openings/search.ts'
import type { WatchNews } from '#core/notices/reasons.ts'
import { localDateIn, type Instant } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import { openingIndex } from './opening-index.ts'
import { hiddenFrom } from './openings.repo.ts'
import { refreshOpenings } from './refresh-openings.ts'
import { boardLink, namesOfSources } from './sources.ts'
import { addSource, listSources } from './sources.repo.ts'
import { deleteWatch, insertWatch, listWatchRows, updateWatch, type WatchRow } from './watches.repo.ts'

type WatchView = z.input<typeof watchSchema>
type WatchDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'openings'>
type NewWatch = z.output<NonNullable<(typeof addWatchCall)['body']>>
type Change = z.output<NonNullable<(typeof changeWatchCall)['body']>>

export const MOST_WATCHES = 20
const MOST_BOARDS = 500

export function queryOfWatch({ query, source_id: source }: Pick<WatchRow, 'query' | 'source_id'>): OpeningFilter {
  const filter = shape.shape.query.parse(JSON.parse(query))
  return source ? { ...filter, source, isAnyAge: filter.days === undefined } : filter
}

export async function viewWatches(deps: WatchDeps, userId: string): Promise<WatchView[]> {
  const rows = await listWatchRows(deps.db, userId)
  if (rows.length === 0) return []
  const sources = new Map((await listSources(deps.db)).map((row) => [row.id, row]))
  const fresh = await countFresh(deps, userId, rows)
  return rows.map((row): WatchView => {
    const board = row.source_id ? sources.get(row.source_id) : undefined
    return {
      id: row.id,
      name: row.name,
      query: shape.shape.query.parse(JSON.parse(row.query)),
      board: board
        ? { ...boardLink(board), state: board.state, answeredAt: board.answered_at, listed: board.listed }
        : null,
      cadence: row.cadence,
      fresh: fresh.get(row.id)?.count ?? 0,
    }
  })
}

/** Watches that found something, for reminders. */
export async function watchNews(deps: WatchDeps, userId: string): Promise<WatchNews[]> {
  const rows = await listWatchRows(deps.db, userId)
  const fresh = await countFresh(deps, userId, rows)
  return rows.flatMap(({ id, name, cadence }) => {
    const found = fresh.get(id)
    return cadence === 'off' || !found
      ? []
      : [{ watchId: id, name, cadence, fresh: found.count, newestAt: found.newestAt }]
  })
}

/** How many openings each watch has found since its owner last looked, and when the last one came. */
async function countFresh(
  deps: WatchDeps,
  userId: string,
  rows: readonly WatchRow[],
): Promise<ReadonlyMap<string, { count: number; newestAt: Instant }>> {
  if (!deps.openings || rows.length === 0) return new Map()
  const index = await openingIndex(deps.db, deps.catalogue)
  const names = await namesOfSources(deps, rows)
  const hidden = await hiddenFrom(deps.db, userId)
  const today = localDateIn('UTC', deps.clock.now())
  return new Map(
    rows.flatMap((row) => {
      const matches = matcherOf(queryOfWatch(row), today)
      const found = index.filter(
        (one) =>
          one.firstSeen > row.seen_at &&
          !hidden.has(one.id) &&
          one.sources.some((source) => names.has(source)) &&
          matches(one),
      )
      if (found.length === 0) return []
      const newestAt = found.reduce((last, { firstSeen }) => (firstSeen > last ? firstSeen : last), '')
      return [[row.id, { count: found.length, newestAt }]]
    }),
  )
}

export async function addWatch(deps: Deps, userId: string, input: NewWatch): Promise<WatchView> {
  const now = deps.clock.now()
  if (!deps.openings) throw new Problem('openings.off', 'This server does not look for openings.')
  if ((await listWatchRows(deps.db, userId)).length >= MOST_WATCHES) {
    throw new Problem('openings.too_many_watches', `You can watch ${MOST_WATCHES} searches and boards. End one first.`)
  }
  const board = input.board === undefined ? null : boardOf(input.board)
  if (input.board !== undefined && !board) {
    throw new Problem('openings.unknown_board', 'This is no board that can be watched.', {
      fields: { board: 'Give the link of a board such as https://jobs.lever.co/acme' },
    })
  }
  if (board) {
    const known = await listSources(deps.db)
    if (
      known.filter(({ kind }) => kind === 'board').length >= MOST_BOARDS &&
      !known.some(({ id }) => id === board.id)
    ) {
      throw new Problem('openings.too_many_watches', 'This server watches as many boards as it can.')
    }
    await addSource(deps.db, {
      id: board.id,
      kind: 'board',
      link: board.link,
      company: input.company || null,
      next_at: now,
    })
  }
  const id = newId('wat')
  const name = input.name || input.company || board?.name || wordsOf(input.query)
  await insertWatch(deps.db, {
    id,
    user_id: userId,
    name: name.slice(0, 120),
    query: JSON.stringify(input.query),
    source_id: board?.id ?? null,
    cadence: input.cadence,
    created_at: now,
    // what is there already is on the page; a board is new as a whole
    seen_at: board ? '' : now,
  })
  const { openings } = deps
  if (board) deps.background.run('openings of a board', async () => void (await refreshOpenings({ ...deps, openings })))
  return viewOne(deps, userId, id)
}

/** 'react · Berlin · remote' */
function wordsOf(query: NewWatch['query']): string {
  return [query.q, query.place, query.workplace, query.level, query.type].filter(Boolean).join(' · ') || 'Openings'
}

export async function changeWatch(
  deps: WatchDeps,
  userId: string,
  id: string,
  { cadence, seen }: Change,
): Promise<WatchView> {
  const change = { ...(cadence ? { cadence } : {}), ...(seen ? { seen_at: deps.clock.now() } : {}) }
  if (Object.keys(change).length > 0) await updateWatch(deps.db, userId, id, change)
  return viewOne(deps, userId, id)
}

export async function removeWatch(deps: WatchDeps, userId: string, id: string): Promise<Record<string, never>> {
  if (!(await deleteWatch(deps.db, userId, id))) throw unknownWatch()
  return {}
}

async function viewOne(deps: WatchDeps, userId: string, id: string): Promise<WatchView> {
  const view = (await viewWatches(deps, userId)).find((watch) => watch.id === id)
  if (!view) throw unknownWatch()
  return view
}

const unknownWatch = () => new Problem('openings.unknown', 'There is no such watch.')
