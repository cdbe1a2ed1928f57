import type { CoachEvent } from '#contract/coach.ts'
import { reasonOf, type Usage } from '#contract/event-stream.ts'
import { createAnswerFilter, type AnswerRules } from '#core/coach/answer-filter.ts'
import type { PromptMessage } from '#core/coach/prompt.ts'
import { must } from '#core/must.ts'
import type { Deps } from '#server/deps.ts'
import { hasLeft } from '#server/http/open-streams.ts'
import type { ModelOptions } from '#server/model/chat-model.port.ts'
import { ModelFault } from '#server/model/model-fault.ts'
import type { ModelCall } from '#server/model/open-call.ts'
import { award, pointsOf } from '#server/progress/award.ts'
import { endMessage, listMessages, touchConversation, type MessageState } from './conversation.repo.ts'

type TellDeps = Pick<Deps, 'db' | 'clock'>

export type Answer = {
  userId: string
  conversationId: string
  messageId: string
  call: ModelCall
  messages: PromptMessage[]
  options: ModelOptions
  rules: AnswerRules
}

export type AnswerEvent = Exclude<CoachEvent, { type: 'error' }>

/** Tells an answer as it comes, and keeps what was sent, however it ends. */
export async function* tellAnswer(deps: TellDeps, answer: Answer): AsyncGenerator<AnswerEvent> {
  const { conversationId, messageId, call, messages, options } = answer
  const told = { text: '', usage: undefined as Usage | undefined, isCutOff: false }
  let isKept = false
  try {
    yield { type: 'start', conversationId, messageId }
    for await (const text of shownText(call.stream(messages, options), answer.rules, told)) {
      told.text += text
      yield { type: 'delta', text }
    }
    const pointsAwarded = await keepWhole(deps, answer, told.text, told.isCutOff)
    isKept = true
    await call.close()
    yield { type: 'usage', ...must(told.usage) }
    yield { type: 'done', reason: reasonOf(told.isCutOff), pointsAwarded }
  } finally {
    await call.close()
    // broke off, or the person stopped it: what was sent stays
    if (!isKept) await endMessage(deps.db, messageId, told.text, hasLeft(options.signal) ? 'stopped' : 'failed')
  }
}

type Told = { usage: Usage | undefined; isCutOff: boolean }

/** What of the model's words may be shown. */
async function* shownText(
  events: ReturnType<ModelCall['stream']>,
  rules: AnswerRules,
  told: Told,
): AsyncGenerator<string> {
  const filter = createAnswerFilter(rules)
  for await (const event of events) {
    const text = event.type === 'text' ? filter.push(event.text) : filter.end()
    if (text === null) throw new ModelFault('invalid_output', 'the answer gave away a part of the prompt')
    if (text !== '') yield text
    if (event.type === 'end') Object.assign(told, { usage: event.usage, isCutOff: event.isCutOff })
  }
}

/** The answer and what it earned stand or fall together. */
function keepWhole(
  deps: TellDeps,
  { userId, conversationId, messageId }: Answer,
  text: string,
  isCutOff: boolean,
): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await endMessage(tx, messageId, text, isCutOff ? 'cut_off' : 'complete'))) return 0
    await touchConversation(tx, conversationId, deps.clock.now())
    const questionCount = answeredQuestions(await listMessages(tx, conversationId))
    return pointsOf(await award(deps, tx, userId, { activity: 'chatSession', conversationId, questionCount }))
  })
}

function answeredQuestions(messages: Awaited<ReturnType<typeof listMessages>>): number {
  const isWhole = (state: MessageState | undefined) => state === 'complete' || state === 'cut_off'
  return messages.filter((message, at) => message.role === 'user' && isWhole(messages[at + 1]?.state)).length
}
