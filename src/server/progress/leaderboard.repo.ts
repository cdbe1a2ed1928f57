import type { LocalDate } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'

/** 'all' ranks total points, a Monday (UTC date) the activity points of its week. */
export type Board = 'all' | { week: LocalDate }

/** The first rows of a board in its order, straight from its index. */
export function listTop(db: Db, board: Board, limit: number) {
  const rows = db
    .selectFrom('progress')
    .innerJoin('users', 'users.id', 'progress.user_id')
    .select([
      'progress.user_id',
      'users.first_name',
      'users.last_name',
      'users.leaderboard_visibility',
      'progress.level_number',
    ])
    .where('progress.is_hidden', '=', 0)
    .limit(limit)
  if (board === 'all') {
    return rows
      .select('progress.total_points as points')
      .where('progress.total_points', '>', 0)
      .orderBy('progress.total_points', 'desc')
      .orderBy('progress.reached_at')
      .orderBy('progress.user_id')
      .execute()
  }
  return rows
    .select('progress.week_points as points')
    .where('progress.week_start', '=', board.week)
    .where('progress.week_points', '>', 0)
    .orderBy('progress.week_points', 'desc')
    .orderBy('progress.week_reached_at')
    .orderBy('progress.user_id')
    .execute()
}

/** How many ranked people have strictly more points; counts no further than `limit`. */
export async function countAbove(db: Db, board: Board, points: number, limit: number): Promise<number> {
  const above = db
    .selectFrom('progress')
    .select('user_id')
    .where('is_hidden', '=', 0)
    .$if(board === 'all', (query) => query.where('total_points', '>', points))
    .$if(board !== 'all', (query) => query.where('week_start', '=', weekOf(board)).where('week_points', '>', points))
    .limit(limit)
  const { count } = await db
    .selectFrom(above.as('above'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export type PointsCount = { points: number; people: number }

/** How many ranked people have each number of points, the most first, below `below`: the next `limit` numbers. */
export function countByPoints(db: Db, board: Board, below: number, limit: number): Promise<PointsCount[]> {
  const column = board === 'all' ? ('total_points' as const) : ('week_points' as const)
  return db
    .selectFrom('progress')
    .select((row) => [`${column} as points`, row.fn.countAll<number>().as('people')])
    .where('is_hidden', '=', 0)
    .$if(board !== 'all', (query) => query.where('week_start', '=', weekOf(board)))
    .where(column, '>', 0)
    .where(column, '<', below)
    .groupBy(column)
    .orderBy(column, 'desc')
    .limit(limit)
    .execute()
}

function weekOf(board: Board): LocalDate {
  return board === 'all' ? '' : board.week
}
