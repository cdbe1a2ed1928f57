import Plus from 'lucide-react/icons/plus'
import type { AiStatus } from '#contract/coach.ts'
import { Problem } from '#contract/problem.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { FailureBanner } from './answer.tsx'
import { ChatForm } from './chat-form.tsx'
import { ChatHistory } from './chat-history.tsx'
import { chatFailure } from './coach-words.ts'
import { Suggestions } from './suggestions.tsx'
import { useQuestionDraft } from './question-draft.ts'
import type { Talk } from './talk.ts'
import type { ConversationOnPage } from './use-talk-in-address.ts'

type Props = {
  userId: string
  status: AiStatus
  hasResume: boolean
  conversation: ConversationOnPage
  onNew: () => void
  className: string
}

export function ChatCard({ userId, status, hasResume, conversation, onNew, className }: Props) {
  const { chat: words, failures } = useStrings('coach')
  const { talk, ask, refuse, stop } = conversation
  const draft = useQuestionDraft(userId)
  const send = (question: string) => {
    if (talk.underWay || talk.opening || question.trim() === '') return
    if (!status.configured) return refuse(new Problem('ai.not_configured', ''))
    // it stays in its field until the server has it
    void ask(question, { onBegin: () => draft.forget(question) })
  }
  const last = talk.exchanges.at(-1)
  const isFresh = talk.exchanges.length === 0 && talk.underWay === null
  return (
    <Card aria-labelledby="chat" className={className}>
      <CardHeader id="chat" title={words.title} note={subjectOf(talk, hasResume, words.about)}>
        {talk.id ? (
          <Button
            variant="ghost"
            size="sm"
            className="-mt-1 -mr-2 min-h-11 flex-none px-3"
            icon={<Plus size={16} aria-hidden />}
            onClick={onNew}
          >
            {words.anew}
          </Button>
        ) : null}
      </CardHeader>
      <ChatHistory talk={talk} onRetry={last ? () => void ask(last.question, { isRetry: true }) : undefined} />
      {isFresh && status.configured && !talk.opening ? <Suggestions onAsk={send} /> : null}
      {talk.refusal === undefined ? null : (
        <div className="mb-3">
          <FailureBanner {...chatFailure(talk.refusal, failures)} />
        </div>
      )}
      <ChatForm draft={draft} underWay={talk.underWay} onSend={send} onStop={stop} />
    </Card>
  )
}

/** What the advisor has before it. */
function subjectOf({ id, resume }: Talk, hasResume: boolean, about: Catalogue['coach']['chat']['about']): string {
  if (id === null) return hasResume ? about.onFile : about.path
  if (!resume) return about.career
  return resume.fileName === null ? about.resume : about.file(resume.fileName)
}
