import { Problem } from '#contract/problem.ts'
import { addMs, SECOND_MS } from '#core/time.ts'
import { newId } from '#server/new-id.ts'
import { lockUser } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps, Within } from '#server/deps.ts'
import {
  deleteMessagesFrom,
  endMessage,
  findConversation,
  insertConversation,
  insertMessages,
  listMessages,
  type ConversationRow,
  type MessageRow,
} from './conversation.repo.ts'
import type { ConversationResume } from './conversation-resume.ts'

type OpenDeps = Pick<Deps, 'db' | 'clock'>

/** No answer takes longer: one that is still open then belongs to a process that died. */
const ABANDONED_MS = 180 * SECOND_MS
const TITLE_LENGTH = 80

export type NewConversation = { kind: ConversationRow['kind']; title: string; resume: ConversationResume | null }
export type OpenedAnswer = { conversationId: string; messageId: string }

/** A new conversation whose first message is an answer without a question: an analysis. */
export async function openAnalysis(
  deps: OpenDeps,
  userId: string,
  conversation: NewConversation,
): Promise<OpenedAnswer> {
  return deps.db.transaction().execute(async (tx) => {
    const conversationId = await insertNew(deps, tx, userId, conversation)
    return { conversationId, messageId: await insertAnswer(deps, tx, { userId, conversationId, position: 0 }) }
  })
}

/** Adds the question and an answer under way to a conversation, or to a new one. A retry takes the last question's place. */
export async function openQuestion(
  deps: OpenDeps,
  userId: string,
  question: string,
  to: { id: string; isRetry: boolean } | NewConversation,
): Promise<OpenedAnswer> {
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const conversationId = 'id' in to ? to.id : await insertNew(deps, tx, userId, to)
    if ('id' in to && !(await findConversation(tx, userId, to.id))) throw unknownConversation()
    const messages = await endAbandoned(deps, tx, await listMessages(tx, conversationId))
    const position = 'id' in to && to.isRetry ? lastQuestion(messages).position : messages.length
    await deleteMessagesFrom(tx, conversationId, position)
    await insertMessages(tx, [
      message(deps, { userId, conversationId, position }, { role: 'user', content: question, state: 'complete' }),
    ])
    return {
      conversationId,
      messageId: await insertAnswer(deps, tx, { userId, conversationId, position: position + 1 }),
    }
  })
}

export function unknownConversation(): Problem {
  return new Problem('coach.unknown_conversation', 'This conversation is not there any more.')
}

/** The last question asked; throws when none was. */
export function lastQuestion(messages: readonly MessageRow[]): MessageRow {
  const last = messages.findLast((candidate) => candidate.role === 'user')
  if (!last) throw new Problem('coach.nothing_to_retry', 'There is no question here to ask again.')
  return last
}

async function endAbandoned(deps: Within<OpenDeps>, tx: Db, messages: MessageRow[]): Promise<MessageRow[]> {
  const open = messages.find((candidate) => candidate.state === 'open')
  if (!open) return messages
  if (open.at >= addMs(deps.clock.now(), -ABANDONED_MS)) {
    throw new Problem(
      'coach.answer_under_way',
      'An answer is still being written here. Wait for it, or stop it, and ask again.',
    )
  }
  await endMessage(tx, open.id, open.content, 'failed')
  return messages.map((candidate) => (candidate === open ? { ...open, state: 'failed' } : candidate))
}

async function insertNew(
  { clock }: Within<OpenDeps>,
  tx: Db,
  userId: string,
  { kind, title, resume }: NewConversation,
): Promise<string> {
  const id = newId('cnv')
  const at = clock.now()
  const shortTitle = title.length <= TITLE_LENGTH ? title : `${title.slice(0, TITLE_LENGTH - 1).trimEnd()}…`
  await insertConversation(tx, {
    id,
    user_id: userId,
    kind,
    title: shortTitle,
    resume: resume && JSON.stringify(resume),
    created_at: at,
    updated_at: at,
  })
  return id
}

type Place = { userId: string; conversationId: string; position: number }

async function insertAnswer(deps: Within<OpenDeps>, tx: Db, place: Place): Promise<string> {
  const answer = message(deps, place, { role: 'assistant', content: '', state: 'open' })
  await insertMessages(tx, [answer])
  return answer.id
}

function message(
  { clock }: Within<OpenDeps>,
  { userId, conversationId, position }: Place,
  said: Pick<MessageRow, 'role' | 'content' | 'state'>,
): MessageRow {
  return { id: newId('msg'), conversation_id: conversationId, user_id: userId, position, at: clock.now(), ...said }
}
