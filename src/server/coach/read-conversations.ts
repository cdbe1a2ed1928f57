import type { Conversation, ConversationSummary } from '#contract/coach.ts'
import type { Deps } from '#server/deps.ts'
import { forgetCalls } from '#server/http/idempotency.repo.ts'
import {
  deleteConversations,
  findConversation,
  listConversations,
  listMessages,
  type MessageRow,
} from './conversation.repo.ts'
import { readConversationResume } from './conversation-resume.ts'
import { unknownConversation } from './open-conversation.ts'

export async function readConversations({ db }: Pick<Deps, 'db'>, userId: string): Promise<ConversationSummary[]> {
  return (await listConversations(db, userId)).map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    messageCount: row.message_count,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}

export async function readConversation({ db }: Pick<Deps, 'db'>, userId: string, id: string): Promise<Conversation> {
  const row = await findConversation(db, userId, id)
  if (!row) throw unknownConversation()
  const messages = await listMessages(db, id)
  return {
    id,
    kind: row.kind,
    title: row.title,
    messageCount: messages.length,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    messages: messages.map(toMessage),
    resume: readConversationResume(row.resume),
  }
}

/** One, or without an id all. What replays would repeat of them goes too. */
export async function removeConversations(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  id?: string,
): Promise<Record<string, never>> {
  await db.transaction().execute(async (tx) => {
    const isRemoved = await deleteConversations(tx, userId, id)
    if (!isRemoved && id !== undefined) throw unknownConversation()
    for (const call of ['POST /ai/chat', 'POST /ai/analysis']) await forgetCalls(tx, userId, call)
  })
  return {}
}

function toMessage({ id, role, content, state, at }: MessageRow): Conversation['messages'][number] {
  return { id, role, content, state, at }
}
