import { useEffect, useState } from 'react'
import Clock from 'lucide-react/icons/clock'
import Globe from 'lucide-react/icons/globe'
import Snowflake from 'lucide-react/icons/snowflake'
import { msOf, systemClock } from '#core/time.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Link } from '../ui/link.tsx'
import type { StreakInfo } from './progress-queries.ts'
import { placeOf } from './zone-place.ts'
import { ZoneQuestion } from './zone-question.tsx'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The freezes, when the day ends where the person is, and by which zone. */
export function StreakFacts({ streak }: { streak: StreakInfo }) {
  const words = useStrings('streak')
  const nowMs = useNowMs()
  const left = Math.max(0, msOf(streak.dayEndsAt) - nowMs)
  return (
    <ul className="grid gap-2.5 text-sm text-ink-2">
      <li className="flex gap-2.5">
        <Snowflake size={17} aria-hidden className="mt-0.5 flex-none text-brand-ink" />
        {words.freezes(streak.freezesHeld)}
      </li>
      <li className="flex gap-2.5">
        <Clock size={17} aria-hidden className="mt-0.5 flex-none" />
        <span className="tnum">
          {words.dayEnds(Math.floor(left / HOUR_MS), Math.floor((left % HOUR_MS) / MINUTE_MS))}
        </span>
      </li>
      <li className="flex gap-2.5">
        <Globe size={17} aria-hidden className="mt-0.5 flex-none" />
        <span>
          {words.zone(placeOf(streak.timeZone), streak.timeZone.replaceAll('_', ' '))}{' '}
          <Link
            to={`${paths.settings()}#time-zone`}
            className="font-semibold text-brand-ink underline underline-offset-3"
          >
            {words.changeZone}
          </Link>
          <ZoneQuestion key={streak.timeZone} accountZone={streak.timeZone} />
        </span>
      </li>
    </ul>
  )
}

const TICK_MS = 30_000

/** The clock of this device; near enough for telling how long a day still lasts. */
function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => msOf(systemClock.now()))
  useEffect(() => {
    const timer = setInterval(() => setNowMs(msOf(systemClock.now())), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
