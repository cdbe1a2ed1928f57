import type { LeaderboardEntry } from '#contract/progress.ts'
import { medalImageUrl } from '#core/progress/image-urls.ts'
import { BOARD_ROWS, boardNameOf, EXACT_RANK_MAX, rankBelow, rankRows, takesRank } from '#core/progress/leaderboard.ts'
import { levelNameOf } from '#core/progress/levels.ts'
import { approximateRank } from '#core/progress/rank-histogram.ts'
import { boardWeekOf } from '#core/progress/week.ts'
import { oncePer } from '#core/once-per.ts'
import type { Db } from '#server/db/connect.ts'
import { countWrites, isStillTrue, type ReadAt } from '#server/db/count-writes.ts'
import { msOf } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import { findLadder } from './dream-role.repo.ts'
import { countAbove, listTop, type Board } from './leaderboard.repo.ts'
import { findProgress } from './progress.repo.ts'
import { histogramOf, knownHistogram, nameOf } from './rank-histogram.ts'

type BoardDeps = Pick<Deps, 'db' | 'clock'>
export type Period = 'all' | 'week'

/** A histogram of a minute ago cannot be wrong by so many ranks that somebody below this stands in the exact ones. */
const SURELY_BELOW = 3 * EXACT_RANK_MAX

/** What boards and ranks are made of. */
export const BOARD_TABLES = ['progress', 'users'] as const
type KeptBoard = ReadAt & { entries: Promise<LeaderboardEntry[]> }
const boardsOf = oncePer((_db: Db) => new Map<string, KeptBoard>())

/** The same for everybody, so it is read once for all who ask within a second in which nothing of it changes. */
export function getLeaderboard({ db, clock }: BoardDeps, period: Period): Promise<LeaderboardEntry[]> {
  const board = boardOf({ clock }, period)
  const name = nameOf(board)
  const readAt = { madeAtMs: msOf(clock.now()), writes: countWrites(db, BOARD_TABLES) }
  const boards = boardsOf(db)
  const known = boards.get(name)
  if (known && isStillTrue(known, readAt)) return known.entries
  const entries = readBoard(db, board)
  // of weeks only the current one
  if (boards.size > 1) boards.clear()
  boards.set(name, { ...readAt, entries })
  // a read that failed is not kept
  entries.catch(() => boards.delete(name))
  return entries
}

async function readBoard(db: Db, board: Board): Promise<LeaderboardEntry[]> {
  const rows = await listTop(db, board, BOARD_ROWS)
  return rankRows(rows).map((row) => ({
    rank: row.rank,
    ...boardNameOf({ firstName: row.first_name, lastName: row.last_name }, row.leaderboard_visibility),
    badgeUrl: medalImageUrl(row.level_number),
    totalPoints: row.points,
  }))
}

/** The person's own points and rank: exact near the top, from a histogram at most a minute old far below. */
export async function getOwnStanding(deps: BoardDeps & Pick<Deps, 'catalogue'>, userId: string, period: Period) {
  const progress = await findProgress(deps.db, userId)
  const board = boardOf(deps, period)
  const levelNumber = progress?.level_number ?? 1
  const points =
    board === 'all' ? (progress?.total_points ?? 0) : progress?.week_start === board.week ? progress.week_points : 0
  return {
    totalPoints: points,
    levelNumber,
    levelName: levelNameOf(levelNumber, await findLadder(deps.catalogue, deps.db, userId)),
    ...(takesRank(points, progress?.is_hidden ? 'hidden' : 'name')
      ? await rankOf(deps, board, points)
      : { rank: null, rankIsExact: true }),
  }
}

async function rankOf(deps: BoardDeps, board: Board, points: number): Promise<{ rank: number; rankIsExact: boolean }> {
  const known = knownHistogram(deps, board)
  const about = known ? approximateRank(points, known) : 0
  if (about > SURELY_BELOW) return { rank: about, rankIsExact: false }
  const above = await countAbove(deps.db, board, points, EXACT_RANK_MAX)
  if (above < EXACT_RANK_MAX) return { rank: rankBelow(above), rankIsExact: true }
  return { rank: approximateRank(points, await histogramOf(deps, board)), rankIsExact: false }
}

function boardOf({ clock }: Pick<BoardDeps, 'clock'>, period: Period): Board {
  return period === 'all' ? 'all' : { week: boardWeekOf(clock.now()) }
}
