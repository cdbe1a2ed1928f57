import ScanText from 'lucide-react/icons/scan-text'
import Square from 'lucide-react/icons/square'
import { messageOf } from '../lib/errors.ts'
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
  onStop: () => void
  /** None where the file is no longer at hand: it must be chosen again. */
  onRetry: (() => void) | undefined
  onOpenAgain: () => void
}

export function AnalysisCard({ talk, isConfigured, onStop, onRetry, onOpenAgain }: Props) {
  const isBusy = talk.underWay === 'analysis'
  return (
    <Card aria-labelledby="analysis" aria-busy={isBusy}>
      <CardHeader id="analysis" title="Analysis Results" note={talk.analysis && talk.resume?.fileName}>
        {isBusy ? (
          <Button variant="secondary" icon={<Square size={15} aria-hidden className="fill-current" />} onClick={onStop}>
            Stop
          </Button>
        ) : null}
      </CardHeader>
      {talk.analysis ? (
        <Analysis talk={talk} onRetry={onRetry} />
      ) : talk.opening ? (
        <Opening failure={talk.opening.failure} onOpenAgain={onOpenAgain} />
      ) : (
        <NothingYet isConfigured={isConfigured} isChat={talk.id !== null} />
      )}
    </Card>
  )
}

function Analysis({ talk, onRetry }: Pick<Props, 'talk' | 'onRetry'>) {
  const answer = talk.analysis!
  const isBusy = talk.underWay === 'analysis'
  if (answer.state === 'open' && answer.text === '') return <Waiting hasBegun={talk.hasBegun} isHere={isBusy} />
  return (
    <>
      {answer.text === '' ? null : <AnswerText answer={answer} headingLevel={3} resume={talk.resume} />}
      {isBusy ? null : (
        <>
          <AnswerFailure answer={answer} words={analysisFailure} nothingCame="Nothing of the analysis came." />
          <AnswerActions text={answer.text} onRetry={answer.state === 'open' ? undefined : onRetry} retryLabel="Analyze again" />
        </>
      )}
    </>
  )
}

function Waiting({ hasBegun, isHere }: { hasBegun: boolean; isHere: boolean }) {
  const stage = !isHere ? 'The analysis is being written…' : hasBegun ? 'Thinking about it…' : 'Reading your resume…'
  return (
    <div className="grid gap-4">
      <p className="text-ink-2">
        {stage} <SlowWords key={stage}>This takes longer than usual; it has not failed.</SlowWords>
      </p>
      <AnswerSkeleton />
    </div>
  )
}

function Opening({ failure, onOpenAgain }: { failure: unknown; onOpenAgain: () => void }) {
  if (failure === undefined) return <AnswerSkeleton />
  return <ErrorState message={messageOf(failure, 'The conversation could not be opened. Please try again.')} onRetry={onOpenAgain} />
}

function NothingYet({ isConfigured, isChat }: { isConfigured: boolean; isChat: boolean }) {
  return (
    <div className="flex items-start gap-4 rounded-md bg-sunken p-4 text-ink-2 sm:p-5">
      <ScanText size={22} aria-hidden className="mt-0.5 flex-none text-brand-ink" />
      <p className="max-w-[58ch]">{wordsOf(isConfigured, isChat)}</p>
    </div>
  )
}

function wordsOf(isConfigured: boolean, isChat: boolean): string {
  if (!isConfigured) return 'The analysis is written by an AI provider, and none is configured. The resume check needs none: choose a PDF and see what it finds.'
  if (isChat) return 'This conversation began with a question. Choose a resume to have it analyzed in a new one.'
  return 'Choose a resume above. You get what is strong, what is missing and better wording, and every remark leads to the line it is about.'
}
