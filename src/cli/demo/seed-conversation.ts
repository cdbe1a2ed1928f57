import { findUserByEmail } from '#server/users/user.repo.ts'
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts'
import { createFakeModel } from '#server/adapters/model/fake-model.ts'
import { askAdvisor } from '#server/coach/ask-advisor.ts'
import type { Rooms } from './open-rooms.ts'
import { DEMO_EMAIL } from './demo-account.ts'

const QUESTIONS = [
  'Which of my strengths should my summary begin with?',
  'What should I do first this week?',
  'How can I describe my work at Corner Books better?',
]

/** A conversation with the advisor from this morning, answered by the built-in fake provider, which says so. */
export async function seedConversation(rooms: Rooms): Promise<void> {
  const user = await findUserByEmail(rooms.db, DEMO_EMAIL)
  if (!user) return
  rooms.clock.moveTo(rooms.clock.daysAgo(0, 6))
  const documents = createDocumentReader()
  const deps = { ...rooms, documents, model: createFakeModel({ pieceMs: 0 }) }
  let conversationId: string | undefined
  for (const message of QUESTIONS) {
    for await (const event of await askAdvisor(
      deps,
      user.id,
      { conversationId, message },
      new AbortController().signal,
    )) {
      if (event.type === 'start') conversationId = event.conversationId
    }
  }
  await documents.close()
}
