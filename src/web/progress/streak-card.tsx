import type { UserInfo } from '#contract/account.ts'
import { instantFromMs, localDateIn, msOf } from '#core/time.ts'
import { Card } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Flame } from '../ui/flame.tsx'
import { streakSentence, streakUnit, streakWeek, type StreakDay } from './streak-words.ts'

/** Word, number, flame, and this week day by day. */
export function StreakCard({ person, nowMs, className }: { person: UserInfo; nowMs: number; className?: string }) {
  const { streak_dates: dates, time_zone: zone } = person
  const today = localDateIn(zone, instantFromMs(nowMs))
  return (
    <Card aria-labelledby="streak" className={classes('flex flex-col', className)}>
      <h2 id="streak" className="sr-only">
        Streak
      </h2>
      <p className="flex items-center gap-3">
        <Flame size={44} />
        <b className="tnum text-5xl leading-none font-[680] tracking-[-0.045em]">{dates.length}</b>
        <span className="leading-snug text-ink-2">{streakUnit(dates.length)}</span>
      </p>
      <ol className="my-auto grid grid-cols-7 gap-1 py-5 text-center text-[0.8125rem] font-[550] text-ink-3">
        {streakWeek(dates, today).map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </ol>
      <p className="border-t border-line pt-4 text-sm text-ink-2">
        {streakSentence(dates, today, localDateIn(zone, person.date_joined))}
      </p>
    </Card>
  )
}

function Day({ day }: { day: StreakDay }) {
  const name = weekday.format(msOf(`${day.date}T00:00:00.000Z`))
  const state = day.isActive ? 'active' : day.isAhead ? 'still to come' : 'not active'
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
          day.isActive ? 'bg-amber-soft' : day.isToday ? 'bg-surface' : 'bg-sunken',
          day.isToday && 'shadow-[inset_0_0_0_2px_var(--amber)]',
        )}
      >
        {day.isActive ? <Flame size={17} /> : null}
      </span>
    </li>
  )
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
