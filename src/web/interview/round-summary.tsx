import { useEffect, useRef } from 'react'
import type { InterviewRound } from '#contract/interview.ts'
import { Rich } from '../strings/rich.tsx'
import { useStrings } from '../strings/strings.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { BandMeter } from './band-meter.tsx'

/** After the fifth answer: where the round stands, and one thing to take along. */
export function RoundSummary({ round, isFresh }: { round: InterviewRound; isFresh: boolean }) {
  const { dimensions, summary: words } = useStrings('interview')
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFresh) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isFresh])
  const { summary } = round
  const short = round.questions.filter(({ feedback }) => feedback?.isShort === true).length
  if (!summary) return null
  return (
    <div ref={card} className="scroll-mt-24">
      <Card aria-labelledby="summary" className="dawn">
        <CardHeader id="summary" title={words.title} note={words.role(round.dreamRole)}>
          <BandMeter band={summary.band} />
        </CardHeader>
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {summary.dimensions.map(({ dimension, band }) => (
            <div key={dimension} className="flex items-center justify-between gap-4">
              <dt className="text-md">{dimensions[dimension]}</dt>
              <dd>
                <BandMeter band={band} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-text">
          <Rich
            text={words.text}
            values={{
              strongest: <strong className="font-semibold">{dimensions[summary.strongest]}</strong>,
              weakest: <strong className="font-semibold">{dimensions[summary.weakest]}</strong>,
            }}
          />
        </p>
        {short > 0 ? <p className="mt-3 max-w-text text-ink-2">{words.tooShort(short)}</p> : null}
      </Card>
    </div>
  )
}
