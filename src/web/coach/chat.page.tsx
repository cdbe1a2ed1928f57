import { Loaded } from '../lib/loaded.tsx'
import { useUserDetails } from '../lib/queries.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { coach } from '../strings/en/coach.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ChatRoom } from './chat-room.tsx'
import { useAiStatus, useResumeOnFile } from './coach-queries.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.coach ?? coach).advisorMeta]

/** /ai-analysis/chat: the advisor alone, as high as the window. */
export default function ChatPage() {
  return (
    <Strings of={{ coach }}>
      <Chat />
    </Strings>
  )
}

function Chat() {
  const words = useStrings('coach')
  const status = useAiStatus()
  const person = useUserDetails()
  const onFile = useResumeOnFile()
  return (
    <div className="wrap py-4 sm:py-6">
      <Loaded query={status} skeleton={<Skeleton className="h-144 rounded-lg" />} otherwise={words.notLoaded} isPage>
        {(loadedStatus) => (
          <Loaded
            query={person}
            skeleton={<Skeleton className="h-144 rounded-lg" />}
            otherwise={words.notLoaded}
            isPage
          >
            {({ user_id: userId }) => (
              <ChatRoom key={userId} userId={userId} status={loadedStatus} hasResume={Boolean(onFile)} />
            )}
          </Loaded>
        )}
      </Loaded>
    </div>
  )
}
