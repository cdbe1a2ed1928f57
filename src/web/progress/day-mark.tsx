import Snowflake from 'lucide-react/icons/snowflake'
import { classes } from '../ui/classes.ts'
import { Flame } from '../ui/flame.tsx'

/** A day of a streak: a flame when it was made, a snowflake when a freeze covered it. Said in words beside it. */
export function DayMark({ isActive, isFrozen, isToday }: { isActive: boolean; isFrozen: boolean; isToday: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'mx-auto mt-1.5 grid size-8.5 place-items-center rounded-full',
        isActive ? 'bg-amber-soft' : isFrozen ? 'bg-brand-soft text-brand-ink' : isToday ? 'bg-surface' : 'bg-sunken',
        isToday && 'shadow-today',
      )}
    >
      {isActive ? <Flame size={17} /> : isFrozen ? <Snowflake size={16} /> : null}
    </span>
  )
}
