import { useRef } from 'react'
import type { RoutePlan } from '#contract/career-plan.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Button } from '../../ui/button.tsx'
import type { usePace } from './use-plan.ts'
import { useHoursADay } from '../use-hours-a-day.ts'

/** What was tried can be kept. It stands in its place always, so that turning the hours moves nothing below. */
export function TriedPace({ plan, pace }: { plan: RoutePlan; pace: ReturnType<typeof usePace> }) {
  const note = useRef<HTMLParagraphElement>(null)
  const words = useStrings('plan').pace
  const hoursADay = useHoursADay()
  const { timeframes, within } = useStrings('questionnaire')
  const now = pace.isTried ? words.trying : words.yours
  return (
    <div data-screen-only="" className="mt-4 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <p ref={note} tabIndex={-1} className="min-w-0 flex-1 basis-64 text-md text-ink-2 outline-none">
        {now(hoursADay(plan.hoursPerDay), within(timeframes[plan.timeframe].label))}
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
            {words.back}
          </Button>
          <Button
            isLoading={pace.keep.isPending}
            onClick={() => pace.keep.mutate(undefined, { onSuccess: () => note.current?.focus() })}
          >
            {words.keep(hoursADay(pace.hoursPerDay))}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
