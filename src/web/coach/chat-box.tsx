import type { ReactNode } from 'react'
import type { AiStatus } from '#contract/coach.ts'
import type { CheckSource } from '../resume/check/use-resume-check.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { FailureBanner } from './answer.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatHistory } from './chat-history.tsx'
import { chatFailure } from './coach-words.ts'
import { useFirstMessage } from './first-message.tsx'
import { ProviderNotice } from './provider-notice.tsx'
import { Suggestions } from './suggestions.tsx'
import { useQuestionDraft } from './question-draft.ts'
import type { Talk } from './talk.ts'
import type { ConversationOnPage } from './use-talk-in-address.ts'

type Props = {
  userId: string
  status: AiStatus
  conversation: ConversationOnPage
  /** The resume whose check stands first where no provider analyses one. */
  checked: CheckSource | undefined
  /** Fills the height of the page and shows the notice about the provider; otherwise the messages have a height of their own. */
  isTall?: boolean
  /** Stands over what was said, and scrolls with it: on a phone nothing takes its height. */
  children?: ReactNode
}

/** What was said, what is worth asking, and the field. */
export function ChatBox({ userId, status, conversation, checked, isTall = false, children }: Props) {
  const { failures } = useStrings('coach')
  const { talk, ask, stop } = conversation
  const draft = useQuestionDraft(userId)
  const first = useFirstMessage(talk, status, checked, isTall)
  const send = (question: string) => {
    if (talk.underWay || talk.opening || question.trim() === '') return
    // it stays in its field until the server has it
    void ask(question, { onBegin: () => draft.forget(question) })
  }
  const last = talk.exchanges.at(-1)
  const isFresh = talk.exchanges.length === 0 && talk.underWay === null
  const suggestions = isFresh && status.configured && !talk.opening ? <Suggestions onAsk={send} /> : null
  const notice = isTall ? <ProviderNotice status={status} isChat /> : null
  const above = (
    <>
      {status.configured ? null : notice}
      {children}
    </>
  )
  const hasBegun = Boolean(first) || talk.exchanges.length > 0
  return (
    <>
      {isTall && !hasBegun ? (
        <div className="-mx-1 flex min-h-0 flex-1 flex-col justify-between gap-4 overflow-y-auto px-1">
          <div className="grid gap-3">{above}</div>
          {suggestions}
        </div>
      ) : null}
      {hasBegun ? (
        <ChatHistory
          talk={talk}
          first={
            <>
              {above}
              {first}
            </>
          }
          isTall={isTall}
          onRetry={last ? () => void ask(last.question, { isRetry: true }) : undefined}
        >
          {isTall ? suggestions : null}
        </ChatHistory>
      ) : null}
      {isTall ? null : suggestions}
      {status.configured && isTall ? <div className="mb-3 grid gap-3 empty:hidden">{notice}</div> : null}
      {talk.refusal === undefined ? null : (
        <div className="mb-3">
          <FailureBanner {...chatFailure(talk.refusal, failures)} />
        </div>
      )}
      <ChatForm
        draft={draft}
        underWay={talk.underWay}
        closed={status.configured ? undefined : failures.noKeyForChat}
        onSend={send}
        onStop={stop}
      />
    </>
  )
}

/** What the advisor has before it. */
export function subjectOf(
  { id, resume }: Talk,
  hasResume: boolean,
  about: Catalogue['coach']['chat']['about'],
): string {
  if (id === null) return hasResume ? about.onFile : about.path
  if (!resume) return about.career
  return resume.fileName === null ? about.resume : about.file(resume.fileName)
}
