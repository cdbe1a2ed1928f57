import { lazy, Suspense, useState } from 'react'
import type { AiStatus } from '#contract/coach.ts'
import { useResumeCheck } from '../resume/check/use-resume-check.ts'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AnalysisCard } from './analysis-card.tsx'
import { Announcer } from './announcer.tsx'
import { ChatCard } from './chat-card.tsx'
import { ProviderNotice } from './provider-notice.tsx'
import { ResumePicker } from './resume-picker.tsx'
import { SavedConversations } from './saved-conversations.tsx'
import { useTalkInAddress } from './use-talk-in-address.ts'
import type { Source } from './use-talk.ts'

const loadCheck = () => import('../resume/check/score-band.tsx')
const ScoreBand = lazy(async () => ({ default: (await loadCheck()).ScoreBand }))
const FileFindings = lazy(async () => ({ default: (await loadCheck()).FileFindings }))

type Props = { userId: string; status: AiStatus; onFile: { fileName: string | null } | null; isShown: boolean }

/** The score first, the picker, what came of it, and the advisor. Without a provider all but the advisor's words. */
export function Coach({ userId, status, onFile, isShown }: Props) {
  const { failures } = useStrings('coach')
  const conversation = useTalkInAddress(isShown)
  const { talk } = conversation
  const [source, setSource] = useState<Source>()
  const choose = (chosen: Source) => {
    setSource(chosen)
    conversation.startAnew()
    if (status.configured) void conversation.analyse(chosen)
  }
  const takeBack = () => {
    setSource(undefined)
    if (talk.analysis?.failure !== undefined) conversation.startAnew()
  }
  const checked = source ?? (onFile ? 'latest' : undefined)
  const score = useResumeCheck(status.configured ? undefined : checked)
  // a file that could not be read is reported once, by the analysis
  const isUnreadable = source instanceof File && status.configured && talk.analysis?.failure !== undefined
  return (
    <div className="grid grid-cols-1 gap-5">
      <ProviderNotice status={status} />
      {checked && !isUnreadable ? (
        <Suspense fallback={<Skeleton className="h-39 rounded-lg sm:h-27" />}>
          <ScoreBand source={checked} />
        </Suspense>
      ) : null}
      <ResumePicker
        source={source}
        onFile={onFile}
        status={status}
        isBusy={talk.underWay === 'analysis'}
        onChoose={choose}
        onRefused={takeBack}
      />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-7-5 lg:grid-rows-auto-rest">
        <div className="grid content-start gap-5">
          {!status.configured && source ? <Banner>{failures.noKey}</Banner> : null}
          <AnalysisCard
            talk={talk}
            isConfigured={status.configured}
            isChecked={score.data !== undefined}
            onStop={conversation.stop}
            onRetry={source === undefined ? undefined : () => choose(source)}
            onOpenAgain={conversation.openAgain}
          />
        </div>
        <ChatCard
          className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start [@media(min-height:50rem)]:lg:sticky [@media(min-height:50rem)]:lg:top-24"
          userId={userId}
          status={status}
          hasResume={onFile !== null}
          checked={checked}
          conversation={conversation}
          onNew={() => {
            setSource(undefined)
            conversation.startAnew()
          }}
        />
        <SavedConversations openId={talk.id} onDeleted={conversation.forget} />
      </div>
      {source instanceof File && !isUnreadable ? (
        <Suspense fallback={null}>
          <FileFindings file={source} />
        </Suspense>
      ) : null}
      <Announcer talk={talk} />
    </div>
  )
}
