import { useEffect, useRef } from 'react'
import type { InterviewRound } from '#contract/interview.ts'
import { Card, CardHeader } from '../ui/card.tsx'
import { BandMeter } from './band-meter.tsx'
import { dimensionWords } from './words.ts'

/** After the fifth answer: where the round stands, and one thing to take along. */
export function RoundSummary({ round, isFresh }: { round: InterviewRound; isFresh: boolean }) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFresh) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isFresh])
  const { summary } = round
  if (!summary) return null
  return (
    <div ref={card} className="scroll-mt-24">
      <Card aria-labelledby="summary" className="dawn">
        <CardHeader id="summary" title="You completed all five" note={`Mock interview for ${round.dreamRole}`}>
          <BandMeter band={summary.band} />
        </CardHeader>
        <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {summary.dimensions.map(({ dimension, band }) => (
            <div key={dimension} className="flex items-center justify-between gap-4">
              <dt className="text-[0.9375rem]">{dimensionWords(dimension)}</dt>
              <dd>
                <BandMeter band={band} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-[60ch]">
          Strongest: <strong className="font-semibold">{dimensionWords(summary.strongest)}</strong>. Most to gain:{' '}
          <strong className="font-semibold">{dimensionWords(summary.weakest)}</strong>. One interview says little, three begin to show a direction.
        </p>
      </Card>
    </div>
  )
}
