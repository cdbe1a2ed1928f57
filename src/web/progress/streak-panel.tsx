import type { UserInfo } from '#contract/account.ts'
import { localDateIn } from '#core/time.ts'
import { Loaded } from '../lib/loaded.tsx'
import { RemindMe } from '../notices/remind-me.tsx'
import { useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Flame } from '../ui/flame.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useStreak, type StreakInfo } from './progress-queries.ts'
import { StreakFacts } from './streak-facts.tsx'
import { StreakWeek } from './streak-week.tsx'
import { streakState } from './streak-days.ts'
import { StudyButton } from './study-button.tsx'

/** Word, number, flame, freezes, zone; kind words when it broke. */
export function StreakPanel({ person, className }: { person: UserInfo; className?: string }) {
  const words = useStrings('streak')
  return (
    <Card aria-labelledby="streak-panel" className={classes('flex flex-col gap-5', className)}>
      <h2 id="streak-panel" className="text-lg leading-title">
        {words.heading}
      </h2>
      <Loaded query={useStreak()} skeleton={<Skeleton className="h-60 w-full" />} otherwise={words.notLoaded}>
        {(streak) => (
          <>
            <StreakNumber streak={streak} />
            <StreakWeek streak={streak} />
            <p className="text-sm text-ink-2">
              {words.says[streakState(streak.dates, streak.today, localDateIn(person.time_zone, person.date_joined))]}
            </p>
            <StreakFacts streak={streak} />
            {streak.length > 1 ? <RemindMe kind="streak" /> : null}
            {streak.isTodayMade ? null : (
              <div className="mt-auto">
                <StudyButton variant="soft" />
              </div>
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}

export function StreakNumber({ streak }: { streak: StreakInfo }) {
  const words = useStrings('streak')
  return (
    <p className="flex items-center gap-3">
      <Flame size={44} />
      <b className="tnum text-5xl leading-none font-display tracking-numeral">{streak.length}</b>
      <span className="leading-snug text-ink-2">
        {words.unit(streak.length)}
        <span className="block text-sm text-ink-3">{words.best(streak.longest)}</span>
      </span>
    </p>
  )
}
