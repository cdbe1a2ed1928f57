import type { z } from 'zod'
import type { getMatchHistory as getMatchHistoryCall } from '#contract/career-plan.ts'
import { MATCH_RULES } from '#core/career/match/role-match.ts'
import type { Deps } from '#server/deps.ts'
import { listMatches } from './match-history.repo.ts'
import { matchToday } from './record-match.ts'

/** More days of change than anybody reads on one chart. */
const MOST_DAYS = 400

/** The dream role's match day by day where it changed, ending with today; empty without a dream role. */
export async function getMatchHistory(
  deps: Pick<Deps, 'db' | 'clock' | 'catalogue'>,
  userId: string,
): Promise<z.input<typeof getMatchHistoryCall.output>> {
  const today = await matchToday(deps, deps.db, userId)
  if (!today) return []
  const rows = await listMatches(deps.db, userId, today.roleId, MOST_DAYS)
  const { date, role, percent } = today
  const before = rows.filter((row) => row.local_date < date)
  const points = before.map((row) => ({ date: row.local_date, role, percent: row.percent, rules: row.rules }))
  return [...points, { date, role, percent, rules: MATCH_RULES }]
}
