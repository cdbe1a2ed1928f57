import Plus from 'lucide-react/icons/plus'
import type { AiStatus } from '#contract/coach.ts'
import { messageOf } from '../lib/errors.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { ErrorState } from '../ui/empty-state.tsx'
import { Announcer } from './announcer.tsx'
import { ChatBox, subjectOf } from './chat-box.tsx'
import { AnswerSkeleton } from './coach-skeleton.tsx'
import { SavedConversations } from './saved-conversations.tsx'
import { useTalkInAddress } from './use-talk-in-address.ts'

type Props = { userId: string; status: AiStatus; hasResume: boolean }

/** What was said fills the window, and the field for the next question stays at its bottom. */
export function ChatRoom({ userId, status, hasResume }: Props) {
  const { chat: words, analysis } = useStrings('coach')
  const conversation = useTalkInAddress()
  const { talk } = conversation
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-side-80">
      <section
        aria-labelledby="chat"
        className="panel flex h-talk min-h-120 flex-col rounded-lg p-4 sm:p-5 lg:col-start-2"
      >
        <header className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h1 id="chat" className="text-xl leading-title">
              {words.title}
            </h1>
            <p className="mt-0.5 text-sm break-words text-ink-3">{subjectOf(talk, hasResume, words.about)}</p>
          </div>
          <span className="flex flex-wrap gap-1">
            <LinkButton
              variant="ghost"
              className="max-sm:-ml-4.5"
              to={paths.aiAnalysis(talk.id === null ? {} : { conversation: talk.id })}
            >
              {words.toAnalysis}
            </LinkButton>
            {talk.id ? (
              <Button variant="ghost" icon={<Plus size={16} aria-hidden />} onClick={conversation.startAnew}>
                {words.anew}
              </Button>
            ) : null}
          </span>
        </header>
        <ChatBox
          userId={userId}
          status={status}
          conversation={conversation}
          checked={hasResume ? 'latest' : undefined}
          isTall
        >
          {talk.opening === null ? null : talk.opening.failure === undefined ? (
            <AnswerSkeleton />
          ) : (
            <ErrorState
              message={messageOf(talk.opening.failure, analysis.notOpened)}
              onRetry={conversation.openAgain}
            />
          )}
        </ChatBox>
      </section>
      <div className="lg:col-start-1 lg:row-start-1 lg:max-h-talk lg:overflow-y-auto">
        <SavedConversations openId={talk.id} onDeleted={conversation.forget} to={paths.advisor} />
      </div>
      <Announcer talk={talk} />
    </div>
  )
}
