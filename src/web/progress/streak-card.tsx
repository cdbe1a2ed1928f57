import type { UserInfo } from '#contract/account.ts'
import { instantFromMs, localDateIn } from '#core/time.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Flame } from '../ui/flame.tsx'
import { streakState, streakWeek } from './streak-days.ts'
import { WeekDay } from './streak-week.tsx'

/** Word, number, flame, and this week day by day. */
export function StreakCard({ person, nowMs, className }: { person: UserInfo; nowMs: number; className?: string }) {
  const words = useStrings('streak')
  const { streak_dates: dates, time_zone: zone } = person
  const today = localDateIn(zone, instantFromMs(nowMs))
  return (
    <Card aria-labelledby="streak" className={classes('flex flex-col', className)}>
      <h2 id="streak" className="sr-only">
        {words.heading}
      </h2>
      <p className="flex items-center gap-3">
        <Flame size={44} />
        <b className="tnum text-5xl leading-none font-display tracking-numeral">{dates.length}</b>
        <span className="leading-snug text-ink-2">{words.unit(dates.length)}</span>
      </p>
      <ol className="my-auto grid grid-cols-7 gap-1 py-5 text-center text-note font-mid text-ink-3">
        {streakWeek(dates, today).map((day) => (
          <WeekDay key={day.date} day={day} />
        ))}
      </ol>
      <p className="border-t border-line pt-4 text-sm text-ink-2">
        {words.says[streakState(dates, today, localDateIn(zone, person.date_joined))]}
      </p>
    </Card>
  )
}
