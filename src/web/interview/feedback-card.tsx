import { useEffect, useRef, type ReactNode } from 'react'
import type { InterviewFeedback } from '#contract/interview.ts'
import { EarnedHere } from '../progress/earned-here.tsx'
import { useStrings } from '../strings/strings.tsx'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Card, CardHeader, Chip } from '../ui/card.tsx'
import { LateModelText } from '../ui/model-text/late-model-text.tsx'
import { SpinnerMark } from '../ui/spinner.tsx'
import { BandMeter } from './band-meter.tsx'
import { FeedbackDetails } from './feedback-details.tsx'

/** While it streams in. */
export function ArrivingCard({ text, byModel, onStop }: { text: string; byModel: boolean; onStop: () => void }) {
  const words = useStrings('interview').arriving
  return (
    <Card aria-labelledby="arriving" aria-busy="true">
      <CardHeader
        id="arriving"
        title={
          <span className="flex items-center gap-2.5">
            <SpinnerMark size={20} className="text-brand" />
            {text === '' ? words.reading : words.writing}
          </span>
        }
        note={byModel ? words.note : undefined}
      >
        {byModel ? (
          <Button variant="secondary" size="sm" onClick={onStop}>
            {words.stop}
          </Button>
        ) : null}
      </CardHeader>
      <span role="status" className="sr-only">
        {words.status}
      </span>
      {text === '' ? null : <LateModelText text={text} isArriving />}
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
  const words = useStrings('interview').feedback
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isFresh) return
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'start' })
  }, [isFresh])
  return (
    <div ref={card} tabIndex={-1} className="scroll-mt-24 rounded-lg outline-none">
      <Card aria-labelledby="feedback">
        <CardHeader id="feedback" title={words.title} note={words.by[feedback.by]}>
          <span className="flex flex-wrap items-center justify-end gap-3">
            {points > 0 ? <Chip tone="brand">{words.points(points)}</Chip> : null}
            <BandMeter band={feedback.band} />
          </span>
        </CardHeader>
        <span role="status" className="sr-only">
          {isFresh ? words.ready : ''}
        </span>
        {isCutOff ? (
          <Banner tone="notice" className="mb-5">
            {words.cutOff}
          </Banner>
        ) : null}
        <FeedbackDetails feedback={feedback} />
        <section className="mt-7 rounded-md bg-brand-soft px-5 py-4 text-brand-ink">
          <h3 className="text-sm font-semibold">{words.followUp}</h3>
          <p className="mt-1 text-lg leading-snug font-mid">{feedback.followUp}</p>
          <p className="mt-2 text-sm">{words.followUpNote}</p>
        </section>
        <EarnedHere className="mt-6" />
        <div
          data-actions={children ? '' : undefined}
          className="sticky bottom-[calc(var(--bar,0px)+0.5rem)] z-10 -mx-2 mt-6 flex flex-wrap gap-3 rounded-md bg-surface p-2"
        >
          {children}
          <Button variant="secondary" onClick={onImprove}>
            {words.improve}
          </Button>
        </div>
      </Card>
    </div>
  )
}
