import { must } from '#core/must.ts'
import ScanText from 'lucide-react/icons/scan-text'
import Square from 'lucide-react/icons/square'
import { messageOf } from '../lib/errors.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { ErrorState } from '../ui/empty-state.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerFailure, AnswerText } from './answer.tsx'
import { analysisFailure } from './coach-words.ts'
import { AnswerSkeleton } from './coach-skeleton.tsx'
import { SlowWords } from './slow-words.tsx'
import type { Talk } from './talk.ts'

type Props = {
  talk: Talk
  isConfigured: boolean
  /** The score of a resume stands on the page. */
  isChecked: boolean
  onStop: () => void
  /** None where the file is no longer available: it must be chosen again. */
  onRetry: (() => void) | undefined
  onOpenAgain: () => void
}

export function AnalysisCard({ talk, isConfigured, isChecked, onStop, onRetry, onOpenAgain }: Props) {
  const words = useStrings('coach').analysis
  const isBusy = talk.underWay === 'analysis'
  return (
    <Card aria-labelledby="analysis" aria-busy={isBusy}>
      <CardHeader id="analysis" title={words.title} note={talk.analysis && talk.resume?.fileName}>
        {isBusy ? (
          <Button variant="secondary" icon={<Square size={15} aria-hidden className="fill-current" />} onClick={onStop}>
            {words.stop}
          </Button>
        ) : null}
      </CardHeader>
      {talk.analysis ? (
        <Analysis talk={talk} onRetry={onRetry} />
      ) : talk.opening ? (
        <Opening failure={talk.opening.failure} onOpenAgain={onOpenAgain} />
      ) : (
        <NothingYet isConfigured={isConfigured} isChecked={isChecked} isChat={talk.id !== null} />
      )}
    </Card>
  )
}

function Analysis({ talk, onRetry }: Pick<Props, 'talk' | 'onRetry'>) {
  const { analysis: words, failures } = useStrings('coach')
  const answer = must(talk.analysis)
  const isBusy = talk.underWay === 'analysis'
  if (answer.state === 'open' && answer.text === '') return <Waiting hasBegun={talk.hasBegun} isHere={isBusy} />
  return (
    <>
      {answer.text === '' ? null : <AnswerText answer={answer} headingLevel={3} resume={talk.resume} />}
      {isBusy ? null : (
        <>
          <AnswerFailure
            answer={answer}
            explain={(failure) => analysisFailure(failure, failures)}
            nothingCame={words.nothingCame}
          />
          <AnswerActions
            text={answer.text}
            onRetry={answer.state === 'open' ? undefined : onRetry}
            retryLabel={words.again}
          />
        </>
      )}
    </>
  )
}

function Waiting({ hasBegun, isHere }: { hasBegun: boolean; isHere: boolean }) {
  const { analysis: words, slow } = useStrings('coach')
  const stage = !isHere ? words.beingWritten : hasBegun ? words.thinking : words.reading
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {stage} <SlowWords key={stage}>{slow}</SlowWords>
      </p>
      <AnswerSkeleton />
    </div>
  )
}

function Opening({ failure, onOpenAgain }: { failure: unknown; onOpenAgain: () => void }) {
  const words = useStrings('coach').analysis
  if (failure === undefined) return <AnswerSkeleton />
  return <ErrorState message={messageOf(failure, words.notOpened)} onRetry={onOpenAgain} />
}

function NothingYet({
  isConfigured,
  isChecked,
  isChat,
}: Pick<Props, 'isConfigured' | 'isChecked'> & { isChat: boolean }) {
  const words = useStrings('coach').analysis
  const unconfigured = isChecked ? words.noProviderChecked : words.noProvider
  return (
    <div className="flex items-start gap-4 rounded-md bg-sunken p-4 text-ink-2 sm:p-5">
      <ScanText size={22} aria-hidden className="mt-0.5 flex-none text-brand-ink" />
      <p className="measure-58">{!isConfigured ? unconfigured : isChat ? words.onlyChat : words.nothingYet}</p>
    </div>
  )
}
