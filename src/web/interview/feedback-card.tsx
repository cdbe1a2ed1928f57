import { useEffect, useRef, type ReactNode } from 'react'
import type { InterviewFeedback } from '#contract/interview.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader, Chip } from '../ui/card.tsx'
import { ModelText } from '../ui/model-text/model-text.tsx'
import { SpinnerMark } from '../ui/spinner.tsx'
import { BandMeter } from './band-meter.tsx'
import { FeedbackDetails } from './feedback-details.tsx'

/** While it streams in. */
export function ArrivingCard({ text, byModel, onStop }: { text: string; byModel: boolean; onStop: () => void }) {
  return (
    <Card aria-labelledby="arriving" aria-busy="true">
      <CardHeader
        id="arriving"
        title={
          <span className="flex items-center gap-2.5">
            <SpinnerMark size={20} className="text-brand" />
            {text === '' ? 'Reading your answer…' : 'Writing feedback…'}
          </span>
        }
        note={byModel ? 'Your answer is saved. You can stop this at any time.' : undefined}
      >
        {byModel ? (
          <Button variant="secondary" size="sm" onClick={onStop}>
            Stop
          </Button>
        ) : null}
      </CardHeader>
      <span role="status" className="sr-only">
        Generating feedback…
      </span>
      {text === '' ? null : <ModelText text={text} isArriving />}
    </Card>
  )
}

type DoneProps = {
  feedback: InterviewFeedback
  isCutOff?: boolean
  points?: number
  /** It has just arrived: say so, and bring it into view. */
  isFresh: boolean
  onImprove: () => void
  children?: ReactNode
}

export function FeedbackCard({ feedback, isCutOff = false, points = 0, isFresh, onImprove, children }: DoneProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFresh) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isFresh])
  return (
    <div ref={card} className="scroll-mt-24">
      <Card aria-labelledby="feedback">
        <CardHeader id="feedback" title="Feedback" note={feedback.by === 'model' ? 'By AI, on words that stand in your answer' : 'Built-in coaching, by rules'}>
          <span className="flex flex-wrap items-center justify-end gap-3">
            {points > 0 ? <Chip tone="brand">+{points} XP</Chip> : null}
            <BandMeter band={feedback.band} />
          </span>
        </CardHeader>
        <span role="status" className="sr-only">
          {isFresh ? 'Feedback is ready.' : ''}
        </span>
        {isCutOff ? (
          <Banner tone="notice" className="mb-5">
            The feedback reached its length limit and stops early.
          </Banner>
        ) : null}
        <FeedbackDetails feedback={feedback} />
        <section className="mt-7 rounded-md bg-brand-soft px-5 py-4 text-brand-ink">
          <h3 className="text-sm font-semibold">A follow-up question</h3>
          <p className="mt-1 text-lg leading-snug font-[550]">{feedback.followUp}</p>
          <p className="mt-2 text-sm">It goes where your answer is weakest. Answer it in the box above and submit again: that costs nothing more.</p>
        </section>
        <div className="mt-6 flex flex-wrap gap-3">
          {children}
          <Button variant="secondary" onClick={onImprove}>
            Improve my answer
          </Button>
        </div>
      </Card>
    </div>
  )
}
