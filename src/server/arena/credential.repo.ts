import type { Db } from '#server/db/connect.ts'
import type { SkillCredentialsTable } from '#server/arena/tables.ts'

export async function insertCredential(db: Db, credential: SkillCredentialsTable): Promise<void> {
  await db.insertInto('skill_credentials').values(credential).execute()
}

export function findCredential(db: Db, userId: string, attemptId: string): Promise<SkillCredentialsTable | undefined> {
  return db
    .selectFrom('skill_credentials')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** What its owner shows; undefined for a hidden one as for none. */
export function findPublicCredential(db: Db, id: string): Promise<SkillCredentialsTable | undefined> {
  return db
    .selectFrom('skill_credentials')
    .selectAll()
    .where('id', '=', id)
    .where('is_public', '=', 1)
    .executeTakeFirst()
}

export function updateCredential(
  db: Db,
  userId: string,
  attemptId: string,
  isPublic: boolean,
): Promise<SkillCredentialsTable | undefined> {
  return db
    .updateTable('skill_credentials')
    .set({ is_public: isPublic ? 1 : 0 })
    .where('attempt_id', '=', attemptId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}
