import { useRef } from 'react'
import type { RoutePlan } from '#contract/career-plan.ts'
import { hoursADayText } from '#core/career/study-hours.ts'
import { Button } from '../../ui/button.tsx'
import { timeframes } from '../../resume/question-words.ts'
import type { usePace } from './use-plan.ts'

/** What was tried can be kept. It stands in its place always, so that turning the hours moves nothing below. */
export function TriedPace({ plan, pace }: { plan: RoutePlan; pace: ReturnType<typeof usePace> }) {
  const note = useRef<HTMLParagraphElement>(null)
  const timeframe = timeframes.find(({ value }) => value === plan.timeframe)?.label.toLowerCase()
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p ref={note} tabIndex={-1} className="min-w-0 flex-1 basis-64 text-[0.9375rem] text-ink-2 outline-none">
        {pace.isTried ? 'Trying it out. Your plan is ' : 'Your plan: '}
        {hoursADayText(plan.hoursPerDay)} a day, {timeframe}.
      </p>
      {pace.isTried ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="ghost"
            onClick={() => {
              pace.putBack()
              note.current?.focus()
            }}
          >
            Back to my plan
          </Button>
          <Button isLoading={pace.keep.isPending} onClick={() => pace.keep.mutate(undefined, { onSuccess: () => note.current?.focus() })}>
            Keep {hoursADayText(pace.hoursPerDay)} a day
          </Button>
        </div>
      ) : null}
    </div>
  )
}
