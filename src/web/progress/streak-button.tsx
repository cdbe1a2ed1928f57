import { Link } from 'react-router'
import type { UserInfo } from '#contract/account.ts'
import { localDateIn } from '#core/time.ts'
import { Loaded } from '../lib/loaded.tsx'
import { paths } from '../paths.ts'
import { Flame } from '../ui/flame.tsx'
import { Popover } from '../ui/popover.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useStreak } from './progress-queries.ts'
import { StreakFacts } from './streak-facts.tsx'
import { StreakNumber } from './streak-panel.tsx'
import { StreakWeek } from './streak-week.tsx'
import { streakSentence } from './streak-words.ts'
import { StudyButton } from './study-button.tsx'

/** The streak in the header: its number, and on a click the week, the freezes and when the day ends. */
export function StreakButton({ person }: { person: UserInfo }) {
  const days = person.streak_dates.length
  const label = `Streak: ${days} ${days === 1 ? 'day' : 'days'}`
  return (
    <Popover
      label="Your streak"
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          className="tnum flex min-h-11 items-center gap-1 rounded-control bg-amber-soft pr-3 pl-2 font-strong text-amber-ink hover:brightness-97 forced-colors:border"
        >
          <Flame />
          <span aria-hidden="true">{days}</span>
        </button>
      }
    >
      <StreakDetails person={person} />
    </Popover>
  )
}

function StreakDetails({ person }: { person: UserInfo }) {
  return (
    <Loaded query={useStreak()} skeleton={<Skeleton className="h-60 w-full" />} otherwise="Your streak could not be loaded.">
      {(streak) => (
        <div className="grid gap-4">
          <StreakNumber streak={streak} />
          <StreakWeek streak={streak} />
          <p className="text-sm text-ink-2">{streakSentence(streak.dates, streak.today, localDateIn(person.time_zone, person.date_joined))}</p>
          <StreakFacts streak={streak} />
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            {streak.isTodayMade ? <span className="text-sm font-semibold text-green-ink">Today is made</span> : <StudyButton size="sm" />}
            <Link to={paths.achievements()} className="flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline">
              Achievements
            </Link>
          </div>
        </div>
      )}
    </Loaded>
  )
}
