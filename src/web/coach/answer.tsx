import { lazy, Suspense } from 'react'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { AnswerSkeleton } from './coach-skeleton.tsx'
import type { FailureWords } from './coach-words.ts'
import { showLines } from './line-reference.tsx'
import type { Answer, Talk } from './talk.ts'

/** The Markdown reader is the heaviest part of the page, and not needed before the first answer. */
const ModelText = lazy(async () => ({ default: (await import('../ui/model-text/model-text.tsx')).ModelText }))

export function AnswerText({
  answer,
  headingLevel,
  resume,
}: {
  answer: Answer
  headingLevel: 3 | 4
  resume: Talk['resume']
}) {
  return (
    <Suspense fallback={<AnswerSkeleton />}>
      <ModelText
        text={answer.text}
        isArriving={answer.state === 'open'}
        headingLevel={headingLevel}
        showText={showLines(resume)}
      />
    </Suspense>
  )
}

type FailureProps = { answer: Answer; explain: (failure: unknown) => FailureWords; nothingCame: string }

/** Why an answer is not whole. What came of it stands above. */
export function AnswerFailure({ answer, explain, nothingCame }: FailureProps) {
  const words = useStrings('coach').answer
  if (answer.state === 'stopped') return <Note>{answer.text === '' ? words.stoppedAtOnce : words.stopped}</Note>
  if (answer.state === 'cut_off') return <Note>{words.cutOff}</Note>
  if (answer.state !== 'failed') return null
  if (answer.failure === undefined) return <Note>{answer.text === '' ? nothingCame : words.brokeOff}</Note>
  return (
    <div className="mt-3">
      <FailureBanner {...explain(answer.failure)} />
    </div>
  )
}

export function FailureBanner({ headline, detail }: FailureWords) {
  return (
    <Banner>
      <p>{headline}</p>
      {detail ? <p className="mt-0.5 font-normal">{detail}</p> : null}
    </Banner>
  )
}

function Note({ children }: { children: string }) {
  return <p className="mt-3 text-sm text-ink-3">{children}</p>
}
