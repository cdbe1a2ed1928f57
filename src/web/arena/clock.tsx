import Clock3 from 'lucide-react/icons/clock-3'
import { useEffect, useEffectEvent, useState } from 'react'
import { msOf, systemClock } from '#core/time.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { useStrings } from '../strings/strings.tsx'

/** Told aloud at these minutes and no others: a clock should inform, not drive. */
const TOLD_MINUTES = [10, 5, 1]

/** Counts down from what the server says is left, so that a wrong clock on this device does no harm. */
export function CheckClock({ seconds, onTimeUp }: { seconds: number; onTimeUp: () => void }) {
  const words = useStrings('skillCheck').clock
  const [left, setLeft] = useState(seconds)
  const timeUp = useEffectEvent(onTimeUp)
  useEffect(() => {
    const endMs = msOf(systemClock.now()) + seconds * 1000
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((endMs - msOf(systemClock.now())) / 1000))
      setLeft(next)
      if (next > 0) return
      clearInterval(timer)
      timeUp()
    }, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  const told = TOLD_MINUTES.findLast((minutes) => left <= minutes * 60)
  return (
    <div className="flex items-center gap-1.5 text-sm font-mid text-ink-2">
      <Clock3 size={16} aria-hidden />
      <span role="timer" className="tnum">
        {clockWords(left, words)}
      </span>
      <span role="status" className="sr-only">
        {told === undefined ? '' : words.told(told)}
      </span>
    </div>
  )
}

/** Minutes while there are many, seconds only at the end. */
function clockWords(seconds: number, words: Catalogue['skillCheck']['clock']): string {
  if (seconds > 120) return words.minutes(Math.ceil(seconds / 60))
  return words.seconds(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
}
