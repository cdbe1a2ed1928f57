import { sql } from 'kysely'
import type { ActivityKey } from '#core/progress/activities.ts'
import type { ActivityCounts, DaySums, KnownEvent, ProgressState } from '#core/progress/progress-state.ts'
import type { LocalDate } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'

type Row = {
  kind: 'badge' | 'count' | 'day' | 'known' | 'outage' | 'today'
  /** A badge's id, an event's activity. */
  name: string
  date: LocalDate
  /** Points, a count, or whether a day is a jump. */
  amount: number
  source_key: string
  at: string
  reverses: string | null
}

type Read = Pick<ProgressState, 'badges' | 'counts' | 'days' | 'known' | 'outageDays' | 'today'>

/**
 * All that a judgement reads of one person beside the locked row, in one round trip: a database may be a network away,
 * and the person's row stays locked meanwhile. `keys` are the ledger keys the report asks for; `today` is the person's.
 */
export async function readProgressState(db: Db, userId: string, today: LocalDate, keys: string[]): Promise<Read> {
  const { rows } = await sql<Row>`
    select 'badge' as kind, badge_id as name, '' as date, 0 as amount, '' as source_key, '' as at, null as reverses
      from badges where user_id = ${userId}
    union all select 'day', '', local_date, is_jump, '', '', null from streak_days where user_id = ${userId}
    union all select 'outage', '', local_date, 0, '', '', null from outage_days
    union all select 'count', activity, '', sum(case when reverses is null then 1 else -1 end), '', '', null
      from point_events where user_id = ${userId} group by activity
    union all select 'today', activity, '', points, '', '', null
      from point_events where user_id = ${userId} and local_date = ${today}
    union all select 'known', activity, local_date, points, source_key, at, reverses
      from point_events where user_id = ${userId} and source_key in (${sql.join(keys)})`.execute(db)
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind)
  return {
    badges: of('badge').map(({ name }) => name),
    days: of('day')
      .map(({ date, amount }) => ({ date, isJump: amount === 1 }))
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
    outageDays: of('outage').map(({ date }) => date),
    counts: Object.fromEntries(of('count').map(({ name, amount }) => [name, amount])) as ActivityCounts,
    today: sumByActivity(of('today')),
    known: of('known').map(toKnownEvent),
  }
}

function sumByActivity(rows: Row[]): DaySums {
  const sums: DaySums = {}
  for (const { name, amount } of rows) {
    const sum = (sums[name as ActivityKey] ??= { paid: 0, points: 0 })
    sum.points += amount
    sum.paid += Math.sign(amount)
  }
  return sums
}

function toKnownEvent(row: Row): KnownEvent {
  return {
    sourceKey: row.source_key,
    activity: row.name as ActivityKey,
    points: row.amount,
    localDate: row.date,
    instant: row.at,
    reverses: row.reverses,
  }
}
