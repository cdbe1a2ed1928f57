import type { UserInfo } from '#contract/account.ts'
import { localDateIn } from '#core/time.ts'
import { Loaded } from '../lib/loaded.tsx'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Flame } from '../ui/flame.tsx'
import { Link } from '../ui/link.tsx'
import { Popover } from '../ui/popover.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useStreak } from './progress-queries.ts'
import { StreakFacts } from './streak-facts.tsx'
import { StreakNumber } from './streak-panel.tsx'
import { StreakWeek } from './streak-week.tsx'
import { streakState } from './streak-days.ts'
import { StudyButton } from './study-button.tsx'

/** The streak in the header: its number, and on a click the week, the freezes and when the day ends. */
export function StreakButton({ person }: { person: UserInfo }) {
  const days = person.streak_dates.length
  const words = useStrings('streak')
  const label = words.button(days)
  return (
    <Popover
      label={words.panel}
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
  const words = useStrings('streak')
  return (
    <Loaded query={useStreak()} skeleton={<Skeleton className="h-60 w-full" />} otherwise={words.notLoaded}>
      {(streak) => (
        <div className="grid gap-4">
          <StreakNumber streak={streak} />
          <StreakWeek streak={streak} />
          <p className="text-sm text-ink-2">
            {words.says[streakState(streak.dates, streak.today, localDateIn(person.time_zone, person.date_joined))]}
          </p>
          <StreakFacts streak={streak} />
          <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            {streak.isTodayMade ? (
              <span className="text-sm font-semibold text-green-ink">{words.todayMade}</span>
            ) : (
              <StudyButton size="sm" />
            )}
            <Link
              to={paths.achievements()}
              className="flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline"
            >
              {words.achievements}
            </Link>
          </div>
        </div>
      )}
    </Loaded>
  )
}
