import Maximize from 'lucide-react/icons/maximize-2'
import Plus from 'lucide-react/icons/plus'
import type { AiStatus } from '#contract/coach.ts'
import { paths } from '../paths.ts'
import type { CheckSource } from '../resume/check/use-resume-check.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { Link } from '../ui/link.tsx'
import { ChatBox, subjectOf } from './chat-box.tsx'
import type { ConversationOnPage } from './use-talk-in-address.ts'

type Props = {
  userId: string
  status: AiStatus
  hasResume: boolean
  checked: CheckSource | undefined
  conversation: ConversationOnPage
  onNew: () => void
  className: string
}

/** The advisor beside an analysis. */
export function ChatCard({ userId, status, hasResume, checked, conversation, onNew, className }: Props) {
  const { chat: words } = useStrings('coach')
  const { talk } = conversation
  return (
    <Card aria-labelledby="chat" className={className}>
      <CardHeader id="chat" title={words.title} note={subjectOf(talk, hasResume, words.about)}>
        <span className="-mt-1 -mr-2 flex flex-none items-center">
          {talk.id ? (
            <Button
              variant="ghost"
              size="sm"
              className="min-h-11 px-3"
              icon={<Plus size={16} aria-hidden />}
              onClick={onNew}
            >
              {words.anew}
            </Button>
          ) : null}
          {/* going away breaks off what is being written */}
          {talk.underWay ? null : (
            <Link
              to={paths.advisor(talk.id === null ? {} : { conversation: talk.id })}
              aria-label={words.fullPage}
              title={words.fullPage}
              className="grid size-11 flex-none place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
            >
              <Maximize size={17} aria-hidden />
            </Link>
          )}
        </span>
      </CardHeader>
      <ChatBox userId={userId} status={status} conversation={conversation} checked={checked} />
    </Card>
  )
}
