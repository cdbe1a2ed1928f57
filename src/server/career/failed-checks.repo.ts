import type { FailedCheck } from '#core/career/match/failed-checks.ts'
import type { Db } from '#server/db/connect.ts'

/** When each skill's check was last failed. */
export async function listFailedChecks(db: Db, userId: string): Promise<FailedCheck[]> {
  const rows = await db
    .selectFrom('skill_attempts')
    .select((row) => ['skill_id', row.fn.max('ended_at').as('at')])
    .where('user_id', '=', userId)
    .where('mode', '=', 'scored')
    .where('passed', '=', 0)
    .where('ended_at', 'is not', null)
    .groupBy('skill_id')
    .orderBy('skill_id')
    .execute()
  return rows.flatMap(({ skill_id, at }) => (at ? { skillId: skill_id, at } : []))
}
