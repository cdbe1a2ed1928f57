import type { Db } from '#server/db/connect.ts'

/** Uploaded files, of their owner only. */

export async function findFile(
  db: Db,
  userId: string,
  resumeId: string,
): Promise<{ bytes: Uint8Array; mediaType: string; fileName: string | null } | undefined> {
  const row = await db
    .selectFrom('resumes')
    .select(['file_bytes', 'media_type', 'file_name'])
    .where('user_id', '=', userId)
    .where('id', '=', resumeId)
    .executeTakeFirst()
  if (!row?.file_bytes || !row.media_type) return undefined
  return { bytes: row.file_bytes, mediaType: row.media_type, fileName: row.file_name }
}

/** Forgets the bytes of one file, or of all; what was read stays. */
export async function forgetFiles(db: Db, userId: string, resumeId?: string): Promise<void> {
  const forget = db.updateTable('resumes').set({ file_bytes: null }).where('user_id', '=', userId)
  await (resumeId === undefined ? forget : forget.where('id', '=', resumeId)).execute()
}

export async function keepsFiles(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('keep_resume_files').where('id', '=', userId).executeTakeFirst()
  return row?.keep_resume_files === 1
}

export async function setKeepsFiles(db: Db, userId: string, keeps: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ keep_resume_files: keeps ? 1 : 0 })
    .where('id', '=', userId)
    .execute()
}
