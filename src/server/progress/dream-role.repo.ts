import type { Db } from '#server/db/connect.ts'

/** The dream role's title, which names the levels; null before the questionnaire. */
export async function findDreamRole(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('career_answers')
    .select('dream_role')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.dream_role ?? null
}
