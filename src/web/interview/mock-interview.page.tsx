import { useState } from 'react'
import { Problem } from '#contract/problem.ts'
import { Loaded } from '../lib/loaded.tsx'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { interview } from '../strings/en/interview.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FirstUse } from '../ui/first-use.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { HistorySection } from './history.tsx'
import { useAiStatus, useRound } from './interview-queries.ts'
import { InterviewRoom } from './interview-room.tsx'
import { InterviewNotices, isByModel } from './notices.tsx'
import { RoundPanel } from './round-panel.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.interview ?? interview).meta]

export default function MockInterviewPage() {
  return (
    <Strings of={{ interview }}>
      <MockInterview />
    </Strings>
  )
}

function MockInterview() {
  const words = useStrings('interview')
  const round = useRound()
  const status = useAiStatus()
  const isUndecided = round.error instanceof Problem && round.error.code === 'career.no_answers'
  return (
    <Page>
      <h1 className="text-3xl tracking-heading">{words.heading}</h1>
      <p className="mt-2 mb-6 measure-62 text-ink-2">{words.lead}</p>
      <FirstUse of="interview" />
      {isUndecided ? (
        <Card>
          <EmptyState
            title={words.noRole.title}
            action={<LinkButton to={paths.resumeUpload()}>{words.noRole.answer}</LinkButton>}
          >
            {words.noRole.text}
          </EmptyState>
        </Card>
      ) : (
        <Loaded query={round} isHeld={status.isPending} skeleton={<RoomSkeleton />} otherwise={words.notLoaded}>
          {(loaded) => <Interview round={loaded} status={status.data} />}
        </Loaded>
      )}
    </Page>
  )
}

function Interview({
  round,
  status,
}: {
  round: NonNullable<ReturnType<typeof useRound>['data']>
  status: ReturnType<typeof useAiStatus>['data']
}) {
  // marks cleared or another round: everything on the page starts over
  const [freshness, setFreshness] = useState(0)
  return (
    <div className="grid gap-5">
      <InterviewNotices status={status} round={round} />
      <div className="grid items-start gap-5 lg:grid-cols-2-1">
        <InterviewRoom key={`${round.roundId}-${freshness}`} round={round} byModel={isByModel(status, round)} />
        <RoundPanel round={round} status={status} onFresh={() => setFreshness((before) => before + 1)} />
      </div>
      <HistorySection />
    </div>
  )
}

function RoomSkeleton() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2-1">
      <Card className="grid gap-5">
        <Skeleton className="h-9 w-52" />
        <Skeleton className="h-16" />
        <Skeleton className="h-56" />
        <Skeleton className="h-11 w-28" />
      </Card>
      <Skeleton className="h-56 rounded-lg" />
    </div>
  )
}
