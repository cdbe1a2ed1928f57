import { randomInt } from 'node:crypto'
import { boardOf } from '#core/openings/boards.ts'
import { readRow, rowsOf, type Opening } from '#core/openings/read-rows.ts'
import type { Ask, Source } from '#core/openings/source.ts'
import type { Json } from '#core/ads/page/json/json-value.ts'
import { isObject } from '#core/ads/page/json/loose-json.ts'
import { addMs, HOUR_MS, localDateIn, MINUTE_MS } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { fingerprintOfRow, keepOpening } from './keep-opening.ts'
import { dropListings, listingsOf, touchListings, type ListingRow } from './openings.repo.ts'
import type { OpeningSources } from './open-source.port.ts'
import { addSource, claimSource, dueSources, noteSource, type SourceRow } from './sources.repo.ts'
import type { SourceFault } from './tables.ts'

export type RefreshDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'log'> & { openings: OpeningSources }

/** Longer than any source may take; a process that stopped meanwhile loses its turn. */
const LEASE_MS = 15 * MINUTE_MS
const MOST_ROWS = 2_000
/** Of a list, fewer rows that can be read mean that its shape has changed. */
const LEAST_READABLE = 0.5
const FEW_ROWS = 4
/** Many times the longest posting: rows are read where all requests are answered. */
const LONGEST_ROW = 200_000

/** Asks every source whose time has come; any number of processes may do it at the same time. Returns how many were asked. */
export async function refreshOpenings(deps: RefreshDeps, isStopped: () => boolean = () => false): Promise<number> {
  const now = deps.clock.now()
  const feeds = deps.openings.feeds.map(({ id }) => id)
  for (const id of feeds) await addSource(deps.db, { id, kind: 'feed', link: null, company: null, next_at: now })
  let asked = 0
  for (const row of await dueSources(deps.db, feeds, now)) {
    if (isStopped()) break
    const source = sourceOf(deps.openings, row)
    if (!source || !(await claimSource(deps.db, row, addMs(now, LEASE_MS), now))) continue
    await refreshSource(deps, source, row)
    asked += 1
  }
  return asked
}

export function sourceOf(
  { feeds }: OpeningSources,
  { id, kind, link }: Pick<SourceRow, 'id' | 'kind' | 'link'>,
): Source | null {
  if (kind === 'board') return link ? boardOf(link) : null
  return feeds.find((feed) => feed.id === id) ?? null
}

type Listing = { rows: { row: Json; answer: Json }[]; etag: string | null; lastModified: string | null }
type Outcome =
  | { kind: 'fault'; fault: SourceFault; retryAfterMs?: number | undefined }
  | { kind: 'unchanged' }
  | ({ kind: 'fresh' } & Listing)

async function refreshSource(deps: RefreshDeps, source: Source, row: SourceRow): Promise<void> {
  let outcome: Outcome
  try {
    outcome = await askAll(deps, source, row)
    if (outcome.kind === 'fresh' && !(await keepAll(deps, source, row, outcome))) {
      outcome = { kind: 'fault', fault: 'changed' }
    }
  } catch (error) {
    deps.log.warn({ err: error, source: source.id }, 'openings could not be read')
    outcome = { kind: 'fault', fault: 'changed' }
  }
  await noteOutcome(deps, source, row, outcome)
}

/** Page after page. Only the first is asked whether it has changed; a later one that fails ends the list of a feed. */
async function askAll({ openings }: RefreshDeps, source: Source, row: SourceRow): Promise<Outcome> {
  const listing: Listing = { rows: [], etag: null, lastModified: null }
  let ask: Ask | null = source.first
  for (let page = 1; ask; page += 1) {
    const known = page === 1 ? { etag: row.etag, lastModified: row.last_modified } : { etag: null, lastModified: null }
    const answered = await openings.ask(ask, { ...known, timeoutMs: source.timeoutMs })
    if (answered.kind !== 'fresh') {
      if (page === 1 || source.isWhole || listing.rows.length === 0) return answered
      break
    }
    const read = rowsOf(source, answered.body)
    if ('fault' in read) {
      if (page === 1 || source.isWhole || listing.rows.length === 0) {
        return { kind: 'fault', fault: read.fault === 'not-data' ? 'not_data' : read.fault }
      }
      break
    }
    if (page === 1) Object.assign(listing, { etag: answered.etag, lastModified: answered.lastModified })
    for (const one of read.rows) listing.rows.push({ row: one, answer: read.answer })
    if (listing.rows.length >= MOST_ROWS) break
    ask = source.next?.(read.answer, page) ?? null
  }
  // a feed without a single job is no feed; a board may well be empty
  if (listing.rows.length === 0 && !source.isWhole) return { kind: 'fault', fault: 'nothing' }
  return { kind: 'fresh', ...listing, rows: listing.rows.slice(0, MOST_ROWS) }
}

/** Keeps what is new or has changed. False, and nothing is touched, when hardly a row can be read. */
async function keepAll(deps: RefreshDeps, source: Source, row: SourceRow, { rows }: Listing): Promise<boolean> {
  const now = deps.clock.now()
  const today = localDateIn('UTC', now)
  const known = await listingsOf(deps.db, source.id)
  const same: ListingRow[] = []
  const fresh: { opening: Opening; hash: string }[] = []
  const seen = new Set<string>()
  for (const { row: one, answer } of rows) {
    const words = JSON.stringify(one)
    if (words.length > LONGEST_ROW) continue
    const hash = fingerprintOfRow(words)
    const key = isObject(one) ? source.key(one)?.slice(0, 300) : undefined
    const before = key ? known.get(key) : undefined
    if (!key || seen.has(key)) continue
    if (before?.hash === hash) same.push(before)
    else {
      const opening = readRow(source, one, answer, today)
      if (!opening) continue
      fresh.push({ opening: { ...opening, company: opening.company || (row.company ?? '') }, hash })
      await takeTurns()
    }
    seen.add(key)
  }
  if (rows.length >= FEW_ROWS && seen.size < rows.length * LEAST_READABLE && !hasRepeats(source, rows)) return false
  for (const { opening, hash } of fresh) {
    await keepOpening(deps, source, opening, hash)
    await takeTurns()
  }
  await touchListings(deps.db, source.id, same, now)
  if (source.isWhole) {
    const gone = [...known.values()].filter((listing) => !seen.has(listing.source_key))
    await dropListings(deps.db, source.id, gone, now)
  }
  await noteSource(deps.db, source.id, { listed: seen.size })
  return true
}

/** The same row many times over is odd, but can be read. */
function hasRepeats(source: Source, rows: Listing['rows']): boolean {
  const keys = rows.map(({ row }) => (isObject(row) ? source.key(row) : null))
  return keys.every((key) => key !== null) && new Set(keys).size < rows.length
}

/** Reading is quick, but there is much of it: requests go first. */
const takeTurns = () => new Promise<void>((resolve) => setImmediate(resolve))

const LONGEST_BACK_OFF_MS = 24 * HOUR_MS

async function noteOutcome(deps: RefreshDeps, source: Source, row: SourceRow, outcome: Outcome): Promise<void> {
  const now = deps.clock.now()
  const interval = source.minMinutes * MINUTE_MS
  // not all servers of the world at the same minute
  const jitter = randomInt(Math.round(interval / 10))
  if (outcome.kind === 'fault') {
    const fails = row.fails + 1
    const backOff = Math.min(LONGEST_BACK_OFF_MS, interval * 2 ** Math.min(fails - 1, 6))
    const pause = Math.max(backOff, interval, outcome.retryAfterMs ?? 0)
    await noteSource(deps.db, source.id, {
      state: 'failing',
      fault: outcome.fault,
      fails,
      next_at: addMs(now, pause + jitter),
    })
    deps.log.warn({ source: source.id, fault: outcome.fault, fails }, 'a source of openings did not answer as expected')
    return
  }
  await noteSource(deps.db, source.id, {
    state: 'good',
    fault: null,
    fails: 0,
    answered_at: now,
    next_at: addMs(now, interval + jitter),
    ...(outcome.kind === 'fresh' ? { etag: outcome.etag, last_modified: outcome.lastModified } : {}),
  })
}

/** Looks each minute whose time has come. Returns how to stop. */
export function refreshEachMinute(deps: RefreshDeps & Pick<Deps, 'background'>): () => void {
  let isUnderWay = false
  let isStopped = false
  const run = (): void => {
    if (isUnderWay || isStopped) return
    isUnderWay = true
    deps.background.run('openings', async () => {
      try {
        await refreshOpenings(deps, () => isStopped)
      } finally {
        isUnderWay = false
      }
    })
  }
  run()
  const timer = setInterval(run, MINUTE_MS)
  timer.unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
}
