import Snowflake from 'lucide-react/icons/snowflake'
import { classes } from '../ui/classes.ts'
import { Flame } from '../ui/flame.tsx'
import { weekdayName } from './date-words.ts'
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
      <span
        aria-hidden="true"
        className={classes(
          'mx-auto mt-1.5 grid size-[34px] place-items-center rounded-full',
          day.isActive ? 'bg-amber-soft' : isFrozen ? 'bg-brand-soft text-brand-ink' : day.isToday ? 'bg-surface' : 'bg-sunken',
          day.isToday && 'shadow-[inset_0_0_0_2px_var(--amber)]',
        )}
      >
        {day.isActive ? <Flame size={17} /> : isFrozen ? <Snowflake size={16} /> : null}
      </span>
    </li>
  )
}
