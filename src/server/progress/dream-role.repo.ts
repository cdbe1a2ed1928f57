import { dreamRoleById, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Db } from '#server/db/connect.ts'

/** The ladder whose names the levels have; undefined before the questionnaire and for a role without one. */
export async function findLadder(catalogue: Catalogue, db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('career_answers')
    .select('dream_role')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && dreamRoleById(catalogue, row.dream_role)?.ladder
}
