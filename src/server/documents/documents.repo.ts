import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { DocumentsTable, SentCopiesTable } from './tables.ts'

export type DocumentRow = Selectable<DocumentsTable>

const VERSIONS_KEPT = 50
const VERSION_CHARACTERS_KEPT = 2_000_000

export function listDocuments(db: Db, userId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

export function findDocument(db: Db, userId: string, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('documents').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
}

export async function insertDocument(db: Db, row: Insertable<DocumentsTable>): Promise<void> {
  await db.insertInto('documents').values(row).execute()
}

type Change = Pick<DocumentRow, 'name' | 'language' | 'content' | 'ad_text' | 'facts_seen' | 'updated_at'>

/** Saves over `before` and keeps it as a version; false when it is no longer the version that was changed. */
export function changeDocument(db: Db, before: DocumentRow, change: Change): Promise<boolean> {
  return db.transaction().execute((trx) => changeWithin(trx, before, change))
}

/** The same within a transaction of the caller. */
export async function changeWithin(trx: Db, before: DocumentRow, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('documents')
    .set({ ...change, version: before.version + 1 })
    .where('id', '=', before.id)
    .where('user_id', '=', before.user_id)
    .where('version', '=', before.version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (before.content !== change.content)
    await trx
      .insertInto('document_versions')
      .values({
        document_id: before.id,
        user_id: before.user_id,
        version: before.version,
        content: before.content,
        saved_at: before.updated_at,
      })
      .execute()
  await dropOldVersions(trx, before)
  return true
}

export async function keepFactsSeen(db: Db, { id, user_id }: DocumentRow, factsSeen: string): Promise<void> {
  await db
    .updateTable('documents')
    .set({ facts_seen: factsSeen })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .execute()
}

/** The newest fifty, and no more than a few long texts in all. */
async function dropOldVersions(trx: Db, { id, version }: DocumentRow): Promise<void> {
  const kept = await trx
    .selectFrom('document_versions')
    .select((of) => ['version', of.fn<number>('length', ['content']).as('characters')])
    .where('document_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
  let characters = 0
  const tooOld = kept.find((row) => (characters += row.characters) > VERSION_CHARACTERS_KEPT)
  const oldest = Math.max(version - VERSIONS_KEPT + 1, tooOld ? tooOld.version + 1 : 0)
  await trx.deleteFrom('document_versions').where('document_id', '=', id).where('version', '<', oldest).execute()
}

export async function deleteDocument(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('documents')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function listVersions(db: Db, userId: string, documentId: string) {
  return db
    .selectFrom('document_versions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .orderBy('version', 'desc')
    .limit(VERSIONS_KEPT)
    .execute()
}

const described = ['id', 'user_id', 'document_id', 'file_name', 'note', 'sent_at', 'application_id'] as const

export async function insertCopy(db: Db, row: Insertable<SentCopiesTable>): Promise<void> {
  await db.insertInto('sent_copies').values(row).execute()
}

export async function countCopies(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sent_copies')
    .select((of) => of.fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function listCopies(db: Db, userId: string, applicationId?: string) {
  return db
    .selectFrom('sent_copies')
    .select(described)
    .where('user_id', '=', userId)
    .$if(applicationId !== undefined, (query) => query.where('application_id', '=', applicationId ?? ''))
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .execute()
}

export function findCopy(db: Db, userId: string, id: string) {
  return db.selectFrom('sent_copies').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
}
