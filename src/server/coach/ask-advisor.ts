import { randomBytes } from 'node:crypto'
import type { Turn } from '#core/coach/history.ts'
import { advisorChatPrompt } from '#core/coach/prompts/advisor-chat.v1.ts'
import { sanitise, sanitiseLine } from '#core/text/sanitise.ts'
import { Problem } from '#contract/problem.ts'
import { requireNoDistress } from '#server/care.ts'
import { notConfigured } from '#server/model/model-fault.ts'
import { openModelCall, tokensFor } from '#server/model/open-call.ts'
import { loadLatest } from '#server/resume/get-latest-resume.ts'
import { findLatestResume } from '#server/resume/resume.repo.ts'
import type { CoachDeps } from './analyse-resume.ts'
import { rulesFor } from './answer-rules.ts'
import { findConversation, listMessages, type MessageRow } from './conversation.repo.ts'
import {
  isOnFile,
  readConversationResume,
  toConversationResume,
  type ConversationResume,
} from './conversation-resume.ts'
import { loadCareerFacts } from './load-grounding.ts'
import { loadResumeCheck } from './load-resume-check.ts'
import { lastQuestion, openQuestion, unknownConversation } from './open-conversation.ts'
import { tellAnswer, type AnswerEvent } from './tell-answer.ts'

export type Question = { conversationId?: string | undefined; message: string; isRetry?: boolean | undefined }

const ANSWER_TOKENS = 1_000
const TEMPERATURE = 0.7

/** Answers a question in a conversation or a new one; what the person and the advisor said before is read here, never sent. */
export async function askAdvisor(
  deps: CoachDeps,
  userId: string,
  asked: Question,
  signal: AbortSignal,
): Promise<AsyncIterable<AnswerEvent>> {
  requireNoDistress(asked.message)
  if (!deps.model) throw notConfigured()
  const question = sanitise(asked.message).trim()
  if (question === '') throw new Problem('request.invalid', 'Ask a question', { fields: { message: 'Ask a question' } })
  const { resume, turns } = await loadConversation(deps, userId, asked)
  const mark = randomBytes(8).toString('hex')
  const facts = {
    ...(await loadCareerFacts(deps, userId, await factsBeside(deps, userId, resume))),
    ...(await loadResumeCheck(deps, userId, resume, signal)),
  }
  const messages = advisorChatPrompt({ facts, resumeLines: resume?.lines ?? null }, turns, question, mark)
  const call = await openModelCall(deps, userId, tokensFor(messages, ANSWER_TOKENS))
  try {
    const to =
      asked.conversationId === undefined
        ? { kind: 'chat' as const, title: sanitiseLine(question), resume }
        : { id: asked.conversationId, isRetry: asked.isRetry === true }
    const opened = await openQuestion(deps, userId, question, to)
    const ownWords = [...turns.filter((turn) => turn.role === 'user').map((turn) => turn.content), question]
    return tellAnswer(deps, {
      ...opened,
      userId,
      call,
      messages,
      options: { signal, maxTokens: ANSWER_TOKENS, temperature: TEMPERATURE },
      rules: rulesFor(deps, mark, resume?.lines ?? null, ownWords),
    })
  } catch (error) {
    await call.close()
    throw error
  }
}

/** A new conversation is about the resume on file; one that goes on stays with the resume it began with. */
async function loadConversation(
  { db }: CoachDeps,
  userId: string,
  { conversationId, isRetry }: Question,
): Promise<{ resume: ConversationResume | null; turns: Turn[] }> {
  if (conversationId === undefined) {
    const latest = await loadLatest(db, userId)
    return { resume: latest && toConversationResume(latest.fileName, latest.facts), turns: [] }
  }
  const conversation = await findConversation(db, userId, conversationId)
  if (!conversation) throw unknownConversation()
  const messages = await listMessages(db, conversationId)
  const earlier = isRetry ? messages.filter((message) => message.position < lastQuestion(messages).position) : messages
  return { resume: readConversationResume(conversation.resume), turns: toTurns(earlier) }
}

/** Those of a resume that was only shown; one that was saved since is counted as it is on file. */
async function factsBeside(
  { db }: CoachDeps,
  userId: string,
  resume: ConversationResume | null,
): Promise<ConversationResume['facts']> {
  if (!resume?.facts) return undefined
  const onFile = await findLatestResume(db, userId)
  return onFile && isOnFile(onFile, resume) ? undefined : resume.facts
}

/** Answers that brought nothing are not part of what was said, and neither are their questions. */
function toTurns(messages: readonly MessageRow[]): Turn[] {
  const isEmpty = (message: MessageRow | undefined) => message?.role === 'assistant' && message.content === ''
  return messages
    .filter((message, at) => !isEmpty(message) && !(message.role === 'user' && isEmpty(messages[at + 1])))
    .map(({ role, content }) => ({ role, content }))
}
