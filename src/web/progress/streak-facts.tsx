import { useEffect, useState } from 'react'
import Clock from 'lucide-react/icons/clock'
import Globe from 'lucide-react/icons/globe'
import Snowflake from 'lucide-react/icons/snowflake'
import { Link } from 'react-router'
import { msOf, systemClock } from '#core/time.ts'
import { paths } from '../paths.ts'
import { placeOf, timeLeft } from './date-words.ts'
import type { StreakInfo } from './progress-queries.ts'

/** The freezes, when the day ends where the person is, and by which zone. */
export function StreakFacts({ streak }: { streak: StreakInfo }) {
  const nowMs = useNowMs()
  const left = Math.max(0, msOf(streak.dayEndsAt) - nowMs)
  return (
    <ul className="grid gap-2.5 text-sm text-ink-2">
      <li className="flex gap-2.5">
        <Snowflake size={17} aria-hidden className="mt-0.5 flex-none text-brand-ink" />
        {freezeWords(streak.freezesHeld)}
      </li>
      <li className="flex gap-2.5">
        <Clock size={17} aria-hidden className="mt-0.5 flex-none" />
        <span className="tnum">Your day ends in {timeLeft(left)}, at midnight</span>
      </li>
      <li className="flex gap-2.5">
        <Globe size={17} aria-hidden className="mt-0.5 flex-none" />
        <span>
          Days are counted in {placeOf(streak.timeZone)} ({streak.timeZone.replaceAll('_', ' ')}).{' '}
          <Link to={`${paths.settings()}#time-zone`} className="font-semibold text-brand-ink underline underline-offset-3">
            Change time zone
          </Link>
        </span>
      </li>
    </ul>
  )
}

function freezeWords(held: number): string {
  if (held === 0) return 'No freeze yet. Seven days in a row earn one; it covers a day you miss.'
  return held === 1 ? '1 freeze ready: it covers a day you miss, by itself.' : `${held} freezes ready: each covers a day you miss, by itself.`
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
