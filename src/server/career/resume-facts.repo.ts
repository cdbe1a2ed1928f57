import { resumeFactsSchema, type ResumeFacts } from '#core/resume/schema.ts'
import type { Db } from '#server/db/connect.ts'

/** The facts as stored, with when they were. */
export type StoredFacts = { id: string; savedAt: string; text: string }

/** The facts of the newest resume, as its owner corrected them; undefined without one. */
export async function findResumeFacts(db: Db, userId: string): Promise<StoredFacts | undefined> {
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
