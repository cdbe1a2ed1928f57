import type { ModelMessage } from '#server/model/chat-model.port.ts'
import { coachReplies } from './fake-coach-replies.ts'
import { interviewReplies } from './fake-interview-replies.ts'
import { documentReplies } from './fake-document-replies.ts'
import type { FakeReply } from './fake-reply.ts'

/** One entry per prompt; the first that fits answers. */
const replies: FakeReply[] = [...coachReplies, ...interviewReplies, ...documentReplies]

export function fakeAnswer(messages: readonly ModelMessage[]): string | object {
  const prompt = messages[0]?.content ?? ''
  const reply = replies.find((candidate) => candidate.prompt.test(prompt))
  return reply
    ? reply.answer(messages)
    : 'This is the built-in fake provider: it has no answer to this kind of question.'
}
