import type { ChatMessage, Conversation } from '#contract/coach.ts'

/** An answer of the advisor, whole, under way or broken off. */
export type Answer = {
  text: string
  state: ChatMessage['state']
  /** Why it broke off, when it did so before our eyes. */
  failure?: unknown
}

export type Exchange = { question: string; answer: Answer }

/** What the page shows: an analysis and what was asked about it, or questions alone. */
export type Talk = {
  /** Of the conversation, once the server has one. */
  id: string | null
  analysis: Answer | null
  exchanges: Exchange[]
  /** What its `[L12]` refer to. */
  resume: Conversation['resume']
  underWay: 'analysis' | 'question' | null
  /** The answer under way has begun on the server; before that nothing is kept there. */
  hasBegun: boolean
  /** A question that never got through: it is still in its field. */
  refusal: unknown
  opening: { id: string; failure?: unknown } | null
}

export type TalkEvent =
  | { type: 'cleared' }
  | { type: 'opening'; id: string }
  | { type: 'opened'; conversation: Conversation }
  | { type: 'openingFailed'; id: string; failure: unknown }
  | { type: 'resumeCame'; id: string; resume: Conversation['resume'] }
  | { type: 'analysisAsked' }
  | { type: 'questionAsked' }
  | { type: 'begun'; id: string; question?: string; isRetry?: boolean }
  | { type: 'told'; text: string }
  | { type: 'ended'; state: Answer['state']; failure?: unknown }

export const noTalk: Talk = {
  id: null,
  analysis: null,
  exchanges: [],
  resume: null,
  underWay: null,
  hasBegun: false,
  refusal: undefined,
  opening: null,
}

const begun: Answer = { text: '', state: 'open' }

export function reduceTalk(talk: Talk, event: TalkEvent): Talk {
  switch (event.type) {
    case 'cleared':
      return noTalk
    case 'opening':
      return talk.id === event.id ? talk : { ...noTalk, opening: { id: event.id } }
    case 'opened':
      return openTalk(event.conversation)
    case 'openingFailed':
      return { ...noTalk, opening: { id: event.id, failure: event.failure } }
    case 'resumeCame':
      return talk.id === event.id ? { ...talk, resume: event.resume } : talk
    case 'analysisAsked':
      return { ...noTalk, analysis: begun, underWay: 'analysis' }
    case 'questionAsked':
      return { ...talk, underWay: 'question', hasBegun: false, refusal: undefined }
    case 'begun':
      return begin(talk, event)
    case 'told':
      return changeAnswer(talk, (answer) => ({ ...answer, text: answer.text + event.text }))
    default:
      return end(talk, event)
  }
}

function begin(talk: Talk, { id, question, isRetry }: Extract<TalkEvent, { type: 'begun' }>): Talk {
  const now = { ...talk, id, hasBegun: true }
  if (question === undefined) return now
  const before = isRetry ? talk.exchanges.slice(0, -1) : talk.exchanges
  return { ...now, exchanges: [...before, { question, answer: begun }] }
}

/** Before it began, a question is refused and stays in its field; an analysis says on its card what happened. */
function end(talk: Talk, { state, failure }: Extract<TalkEvent, { type: 'ended' }>): Talk {
  const ended = { ...talk, underWay: null, hasBegun: false }
  if (talk.underWay === 'question' && !talk.hasBegun) return { ...ended, refusal: failure }
  return {
    ...changeAnswer(talk, (answer) => ({ text: answer.text, state, ...(failure === undefined ? {} : { failure }) })),
    underWay: null,
    hasBegun: false,
  }
}

function changeAnswer(talk: Talk, change: (answer: Answer) => Answer): Talk {
  if (talk.underWay === 'analysis') return { ...talk, analysis: change(talk.analysis ?? begun) }
  const last = talk.exchanges.at(-1)
  if (talk.underWay !== 'question' || !talk.hasBegun || !last) return talk
  return { ...talk, exchanges: [...talk.exchanges.slice(0, -1), { ...last, answer: change(last.answer) }] }
}

function openTalk({ id, kind, messages, resume }: Conversation): Talk {
  const first = messages[0]
  const analysis = kind === 'analysis' && first?.role === 'assistant' ? toAnswer(first) : null
  const exchanges = messages.flatMap((message, at) =>
    message.role === 'user' ? [{ question: message.content, answer: toAnswer(messages[at + 1]) }] : [],
  )
  return { ...noTalk, id, analysis, exchanges, resume }
}

function toAnswer(message: ChatMessage | undefined): Answer {
  return message?.role === 'assistant' ? { text: message.content, state: message.state } : { text: '', state: 'failed' }
}

/** An answer that somebody else waits for: another tab, or this one before a reload. */
export function isWrittenElsewhere({ underWay, analysis, exchanges }: Talk): boolean {
  return underWay === null && (analysis?.state === 'open' || exchanges.at(-1)?.answer.state === 'open')
}
