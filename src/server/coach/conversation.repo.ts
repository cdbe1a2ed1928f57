import type { Insertable, Selectable } from 'kysely'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { ConversationMessagesTable, ConversationsTable } from '#server/db/schema.ts'

export type ConversationRow = Selectable<ConversationsTable>
export type MessageRow = Selectable<ConversationMessagesTable>
export type MessageState = ConversationMessagesTable['state']

const LISTED = 100

export async function insertConversation(db: Db, conversation: Insertable<ConversationsTable>): Promise<void> {
  await db.insertInto('conversations').values(conversation).execute()
}

/** Only its owner's: somebody else's is not there. */
export function findConversation(db: Db, userId: string, id: string): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Newest first, with how many messages each has. */
export async function listConversations(db: Db, userId: string) {
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'kind', 'title', 'created_at', 'updated_at'])
    .select((row) =>
      row
        .selectFrom('conversation_messages')
        .whereRef('conversation_messages.conversation_id', '=', 'conversations.id')
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('message_count'),
    )
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()
  return rows.map((row) => ({ ...row, message_count: row.message_count ?? 0 }))
}

export async function touchConversation(db: Db, id: string, at: Instant): Promise<void> {
  await db.updateTable('conversations').set({ updated_at: at }).where('id', '=', id).execute()
}

/** All of a person's when no id is given. True when there was one. */
export async function deleteConversations(db: Db, userId: string, id?: string): Promise<boolean> {
  const owned = db.deleteFrom('conversations').where('user_id', '=', userId)
  const { numDeletedRows } = await (id === undefined ? owned : owned.where('id', '=', id)).executeTakeFirst()
  return numDeletedRows > 0n
}

export function listMessages(db: Db, conversationId: string): Promise<MessageRow[]> {
  return db
    .selectFrom('conversation_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('position')
    .execute()
}

export async function insertMessages(
  db: Db,
  messages: readonly Insertable<ConversationMessagesTable>[],
): Promise<void> {
  await db
    .insertInto('conversation_messages')
    .values([...messages])
    .execute()
}

export async function deleteMessagesFrom(db: Db, conversationId: string, position: number): Promise<void> {
  await db
    .deleteFrom('conversation_messages')
    .where('conversation_id', '=', conversationId)
    .where('position', '>=', position)
    .execute()
}

/** Ends an answer that is under way. False when it is gone: its conversation was deleted meanwhile. */
export async function endMessage(db: Db, id: string, content: string, state: MessageState): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversation_messages')
    .set({ content, state })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
