import { setImmediate } from 'node:timers/promises'
import { bucketOf, type RankHistogram } from '#core/progress/rank-histogram.ts'
import { MINUTE_MS, msOf } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { countByPoints, type Board, type PointsCount } from './leaderboard.repo.ts'

type BoardDeps = Pick<Deps, 'db' | 'clock'>

const LIFE_MS = MINUTE_MS
/** Different numbers of points per query: with a million people, some milliseconds each. */
const PAGE = 500
/** More than anybody has, and still a whole number to both databases. */
const BEYOND_ALL = 2_147_483_647

/** `ready` once it is counted. */
type Kept = { madeAtMs: number; counting: Promise<RankHistogram>; ready: RankHistogram | null }
const kept = new WeakMap<object, Map<string, Kept>>()

/** At most a minute old. Kept per database and board: a hint, so each process may have its own. */
export function histogramOf(deps: BoardDeps, board: Board): Promise<RankHistogram> {
  const young = youngOne(deps, board)
  if (young) return young.counting
  const boards = kept.get(deps.db) ?? new Map<string, Kept>()
  kept.set(deps.db, boards)
  const made: Kept = { madeAtMs: msOf(deps.clock.now()), counting: countInPages(deps, board), ready: null }
  boards.set(nameOf(board), made)
  made.counting.then(
    (histogram) => (made.ready = histogram),
    // a failed count must not be kept for a minute
    () => boards.delete(nameOf(board)),
  )
  return made.counting
}

/** The current histogram, null when there is none or it is too old. */
export function knownHistogram(deps: BoardDeps, board: Board): RankHistogram | null {
  return youngOne(deps, board)?.ready ?? null
}

function youngOne({ db, clock }: BoardDeps, board: Board): Kept | null {
  const known = kept.get(db)?.get(nameOf(board))
  return known && msOf(clock.now()) - known.madeAtMs < LIFE_MS ? known : null
}

/** In pages, with a turn for everybody else after each: an embedded database answers on the server's own thread. */
async function countInPages({ db }: BoardDeps, board: Board): Promise<RankHistogram> {
  const buckets = new Map<number, number>()
  let page: PointsCount[]
  let below = BEYOND_ALL
  do {
    page = await countByPoints(db, board, below, PAGE)
    for (const { points, people } of page) buckets.set(bucketOf(points), (buckets.get(bucketOf(points)) ?? 0) + people)
    below = page.at(-1)?.points ?? 0
    await setImmediate()
  } while (page.length === PAGE)
  return [...buckets].map(([bucket, people]) => ({ bucket, people }))
}

export function nameOf(board: Board): string {
  return board === 'all' ? 'all' : board.week
}
