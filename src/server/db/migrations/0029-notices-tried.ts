import { sql, type Kysely } from 'kysely'

/** What was tried before is sent first: found without sorting all that is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('notices_by_try')
    .on('notices')
    .columns(['next_at'])
    .where(sql.ref('attempts'), '>', 0)
    .where(sql.ref('next_at'), 'is not', null)
    .execute()
}
