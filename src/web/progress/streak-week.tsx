import { classes } from '../ui/classes.ts'
import { weekdayName } from './date-words.ts'
import { DayMark } from './day-mark.tsx'
import type { StreakInfo } from './progress-queries.ts'
import { streakWeek, type StreakDay } from './streak-words.ts'

/** This week, Monday first: a flame on the days made, a snowflake on those a freeze covered. */
export function StreakWeek({ streak }: { streak: StreakInfo }) {
  const frozen = new Set(streak.frozenDates)
  return (
    <ol className="grid grid-cols-7 gap-1 text-center text-[0.8125rem] font-[550] text-ink-3">
      {streakWeek(streak.dates, streak.today).map((day) => (
        <WeekDay key={day.date} day={day} isFrozen={frozen.has(day.date)} />
      ))}
    </ol>
  )
}

function WeekDay({ day, isFrozen }: { day: StreakDay; isFrozen: boolean }) {
  const name = weekdayName(day.date)
  const state = day.isActive ? 'active' : isFrozen ? 'covered by a freeze' : day.isAhead ? 'still to come' : 'not active'
  return (
    <li aria-current={day.isToday ? 'date' : undefined} className={classes(day.isToday && 'font-bold text-ink')}>
      <span aria-hidden="true">{name.charAt(0)}</span>
      <span className="sr-only">
        {name}: {state}
      </span>
      <DayMark isActive={day.isActive} isFrozen={isFrozen} isToday={day.isToday} />
    </li>
  )
}
