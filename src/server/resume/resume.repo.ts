import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { ResumesTable } from '#server/db/schema.ts'

const RESUMES_KEPT = 3

/** The columns that describe a saved resume, without the file itself. */
const described = [
  'id',
  'user_id',
  'file_name',
  'file_hash',
  'text_hash',
  'media_type',
  'status',
  'facts',
  'corrections',
  'evidence',
  'warnings',
  'saved_at',
  'version',
] as const

export type SavedResumeRow = Pick<Selectable<ResumesTable>, (typeof described)[number]> & {
  /** null when the file is not kept. */
  size_bytes: number | null
}

export async function insertResume(db: Db, resume: Insertable<ResumesTable>): Promise<void> {
  await db.insertInto('resumes').values(resume).execute()
}

/** Newest first; what a person has of resumes is at most three. */
export async function listResumes(db: Db, userId: string): Promise<SavedResumeRow[]> {
  const rows = await db
    .selectFrom('resumes')
    .select([...described, sql<number | string | null>`length(file_bytes)`.as('size_bytes')])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RESUMES_KEPT)
    .execute()
  return rows.map((row) => ({ ...row, size_bytes: row.size_bytes === null ? null : Number(row.size_bytes) }))
}

export async function findLatestResume(db: Db, userId: string): Promise<SavedResumeRow | undefined> {
  return (await listResumes(db, userId))[0]
}

export function findResumeByText(db: Db, userId: string, textHash: string) {
  return db
    .selectFrom('resumes')
    .select('id')
    .where('user_id', '=', userId)
    .where('text_hash', '=', textHash)
    .executeTakeFirst()
}

/** Takes out the earlier readings of the same file and returns the newest, whose corrections are still good. */
export async function takeSameFile(db: Db, userId: string, fileHash: string): Promise<SavedResumeRow | undefined> {
  const same = (await listResumes(db, userId)).filter((row) => row.file_hash === fileHash)
  if (same.length > 0)
    await deleteResumes(
      db,
      userId,
      same.map((row) => row.id),
    )
  return same.find((row) => row.corrections !== null) ?? same[0]
}

/** Corrections go to the same row: its file and what was read from it stay together. */
export async function correctResume(
  db: Db,
  id: string,
  corrections: string,
  status: 'draft' | 'confirmed' | 'manual',
  savedAt: string,
): Promise<void> {
  await db
    .updateTable('resumes')
    .set(({ eb }) => ({ corrections, status, saved_at: savedAt, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** What is known of where each fact stands, and how sure it is. */
export async function keepEvidence(db: Db, id: string, evidence: string): Promise<void> {
  await db.updateTable('resumes').set({ evidence }).where('id', '=', id).execute()
}

export async function deleteResumes(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('resumes').where('user_id', '=', userId).where('id', 'in', ids).execute()
}

/** Keeps the last three resumes of a person. */
export async function deleteOldResumes(db: Db, userId: string): Promise<void> {
  const kept = (await listResumes(db, userId)).map((row) => row.id)
  await db.deleteFrom('resumes').where('user_id', '=', userId).where('id', 'not in', kept).execute()
}
