import { resumeFactsSchema, type ResumeFacts } from '#core/resume/schema.ts'
import type { Db } from '#server/db/connect.ts'

/** The facts of the newest resume, as its owner corrected them; undefined without one. */
export async function findResumeFacts(
  db: Db,
  userId: string,
): Promise<{ id: string; savedAt: string; text: string } | undefined> {
  const row = await db
    .selectFrom('resumes')
    .select(['id', 'facts', 'corrections', 'saved_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { id: row.id, savedAt: row.saved_at, text: row.corrections ?? row.facts }
}

export function parseFacts(text: string): ResumeFacts {
  return resumeFactsSchema.parse(JSON.parse(text))
}
