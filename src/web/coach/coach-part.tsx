import { Loaded } from '../lib/loaded.tsx'
import { useUserDetails } from '../lib/queries.ts'
import { coach } from '../strings/en/coach.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { FirstUse } from '../ui/first-use.tsx'
import { Page } from '../ui/page.tsx'
import { Coach } from './coach.tsx'
import { useAiStatus, useResumeOnFile } from './coach-queries.ts'
import { CoachSkeleton } from './coach-skeleton.tsx'

/** What the AI says of a resume, as a part of its page. */
export function CoachPart({ isShown }: { isShown: boolean }) {
  return (
    <Strings of={{ coach }}>
      <AiAnalysis isShown={isShown} />
    </Strings>
  )
}

function AiAnalysis({ isShown }: { isShown: boolean }) {
  const words = useStrings('coach')
  const status = useAiStatus()
  const person = useUserDetails()
  const onFile = useResumeOnFile()
  return (
    <Page>
      <h1 className="text-3xl tracking-heading">{words.heading}</h1>
      <p className="mt-2 mb-6 max-w-text text-ink-2">{words.lead}</p>
      <FirstUse of="coach" />
      <Loaded query={status} isHeld={onFile === undefined} skeleton={<CoachSkeleton />} otherwise={words.notLoaded}>
        {(loadedStatus) => (
          <Loaded query={person} skeleton={<CoachSkeleton />} otherwise={words.notLoaded}>
            {({ user_id: userId }) => (
              <Coach key={userId} userId={userId} status={loadedStatus} onFile={onFile ?? null} isShown={isShown} />
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  )
}
