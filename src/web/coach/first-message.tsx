import { lazy, Suspense, type ReactNode } from 'react'
import type { AiStatus } from '#contract/coach.ts'
import { useResumeCheck, type CheckSource } from '../resume/check/use-resume-check.ts'
import { useStrings } from '../strings/strings.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerFailure, AnswerText } from './answer.tsx'
import { AnswerSkeleton } from './coach-skeleton.tsx'
import { analysisFailure } from './coach-words.ts'
import { Message } from './message.tsx'
import type { Talk } from './talk.ts'

const CheckSummary = lazy(async () => ({ default: (await import('../resume/check/check-summary.tsx')).CheckSummary }))

/**
 * What a conversation begins with: the analysis once it is written; where no provider writes one, what the resume check found.
 * The chat alone has no card of the analysis, so there it can be copied here.
 */
export function useFirstMessage(
  { id, analysis, resume, opening }: Talk,
  { configured }: AiStatus,
  checked: CheckSource | undefined,
  isAlone: boolean,
): ReactNode {
  const { chat, analysis: words, failures } = useStrings('coach')
  const isFree = !configured && id === null && !opening
  const { data: check } = useResumeCheck(isFree ? checked : undefined)
  if (analysis && analysis.state !== 'open' && analysis.text !== '')
    return (
      <Message from={chat.advisor}>
        <AnswerText answer={analysis} headingLevel={3} resume={resume} />
        <AnswerFailure
          answer={analysis}
          explain={(failure) => analysisFailure(failure, failures)}
          nothingCame={words.nothingCame}
        />
        {isAlone ? <AnswerActions text={analysis.text} onRetry={undefined} retryLabel={words.again} /> : null}
      </Message>
    )
  if (!check) return null
  return (
    <Message from={chat.check}>
      <Suspense fallback={<AnswerSkeleton />}>
        <CheckSummary check={check} isOnFile={checked === 'latest'} />
      </Suspense>
    </Message>
  )
}
