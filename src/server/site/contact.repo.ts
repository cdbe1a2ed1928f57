import type { Insertable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { ContactMessagesTable } from '#server/db/schema.ts'

export async function insertMessage(db: Db, message: Insertable<ContactMessagesTable>): Promise<void> {
  await db.insertInto('contact_messages').values(message).execute()
}

export async function deleteMessagesFrom(db: Db, email: string): Promise<void> {
  await db.deleteFrom('contact_messages').where('email', '=', email).execute()
}

export function findMessagesFrom(db: Db, email: string) {
  return db.selectFrom('contact_messages').selectAll().where('email', '=', email).orderBy('at').execute()
}

export function listMessages(db: Db) {
  return db.selectFrom('contact_messages').selectAll().orderBy('at', 'desc').execute()
}
