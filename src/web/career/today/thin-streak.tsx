import type { UserInfo } from '#contract/account.ts'
import { instantFromMs, localDateIn } from '#core/time.ts'
import { streakState, streakWeek } from '../../progress/streak-days.ts'
import { WeekDay } from '../../progress/streak-week.tsx'
import { useStreak } from '../../progress/progress-queries.ts'
import { useStrings } from '../../strings/strings.tsx'
import { Flame } from '../../ui/flame.tsx'

/** The streak in a line: its days, this week, the best and the freezes. */
export function ThinStreak({ person, nowMs }: { person: UserInfo; nowMs: number }) {
  const words = useStrings('streak')
  const { short } = useStrings('dashboard').today
  const streak = useStreak()
  const { streak_dates: dates, time_zone: zone } = person
  const today = localDateIn(zone, instantFromMs(nowMs))
  const frozen = new Set(streak.data?.frozenDates)
  return (
    <section
      aria-labelledby="streak"
      className="panel flex flex-col justify-center gap-1.5 rounded-lg px-5 py-3 lg:px-3.5 xl:px-5"
    >
      <h3 id="streak" className="sr-only">
        {words.heading}
      </h3>
      <div className="flex items-center justify-between gap-3">
        <p className="flex items-center gap-2">
          <Flame size={24} />
          <b className="tnum text-xl leading-none font-display tracking-numeral">{dates.length}</b>
          <span className="text-note leading-tight text-ink-2">{words.unit(dates.length)}</span>
        </p>
        <p className="text-right text-xs leading-tight text-ink-3">
          {streak.data
            ? short(streak.data.longest, streak.data.freezesHeld)
            : words.says[streakState(dates, today, localDateIn(zone, person.date_joined))]}
        </p>
      </div>
      <ol className="grid grid-cols-7 gap-1 max-sm:hidden text-center text-xs font-mid text-ink-3">
        {streakWeek(dates, today).map((day) => (
          <WeekDay key={day.date} day={day} isFrozen={frozen.has(day.date)} />
        ))}
      </ol>
    </section>
  )
}
