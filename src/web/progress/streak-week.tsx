import { useStrings } from '../strings/strings.tsx'
import { classes } from '../ui/classes.ts'
import { DayMark } from './day-mark.tsx'
import type { StreakInfo } from './progress-queries.ts'
import { streakWeek, type StreakDay } from './streak-days.ts'

/** This week, Monday first: a flame on the days made, a snowflake on those a freeze covered. */
export function StreakWeek({ streak }: { streak: StreakInfo }) {
  const frozen = new Set(streak.frozenDates)
  return (
    <ol className="grid grid-cols-7 gap-1 text-center text-note font-mid text-ink-3">
      {streakWeek(streak.dates, streak.today).map((day) => (
        <WeekDay key={day.date} day={day} isFrozen={frozen.has(day.date)} />
      ))}
    </ol>
  )
}

export function WeekDay({ day, isFrozen = false }: { day: StreakDay; isFrozen?: boolean }) {
  const words = useStrings('streak').days
  const state = day.isActive ? 'active' : isFrozen ? 'frozen' : day.isAhead ? 'ahead' : 'missed'
  return (
    <li aria-current={day.isToday ? 'date' : undefined} className={classes(day.isToday && 'font-bold text-ink')}>
      <span aria-hidden="true">{words.initial(day.date)}</span>
      <span className="sr-only">{words[state](day.date)}</span>
      <DayMark isActive={day.isActive} isFrozen={isFrozen} isToday={day.isToday} />
    </li>
  )
}
