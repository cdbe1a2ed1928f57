import { must } from '#core/must.ts'
import { useState } from 'react'
import Snowflake from 'lucide-react/icons/snowflake'
import type { LocalDate } from '#core/time.ts'
import { DayMark } from '#web/progress/day-mark.tsx'
import { useStrings } from '#web/strings/strings.tsx'
import { Chip } from '#web/ui/card.tsx'
import { Flame } from '#web/ui/flame.tsx'
import { exampleStreak, exampleToday, exampleWeek, explainStreak } from './example-week.ts'
import { FeaturePanel } from './feature-panel.tsx'

/** A week whose days one can miss: the number, the freezes and the sentence follow the rule. */
export function StreaksPanel() {
  const words = useStrings('landing').panels.streaks
  const [made, setMade] = useState<ReadonlySet<LocalDate>>(new Set(exampleWeek.filter((_, day) => day !== 2)))
  const streak = exampleStreak(made)
  const toggle = (date: LocalDate) => {
    const after = new Set(made)
    if (!after.delete(date)) after.add(date)
    setMade(after)
  }
  return (
    <FeaturePanel
      title={
        <span className="flex items-center gap-2 sm:gap-3">
          <Flame size={44} />
          <span className="tnum text-5xl leading-none font-display tracking-numeral">{streak.length}</span>{' '}
          <span className="max-sm:text-base max-sm:leading-tight">{words.inARow(streak.length)}</span>
        </span>
      }
      note={words.note}
      chip={
        <Chip tone="brand" className="tnum">
          <Snowflake size={14} aria-hidden /> {words.freezes(streak.freezesHeld)}
        </Chip>
      }
      said={explainStreak(streak, made, words)}
    >
      <ul className="grid grid-cols-7 gap-1 text-center text-note font-mid text-ink-3">
        {exampleWeek.map((date, at) => {
          const isToday = date === exampleToday
          const isFrozen = streak.frozenDates.includes(date)
          return (
            <li key={date}>
              <button
                type="button"
                aria-pressed={made.has(date)}
                aria-label={`${words.days[at]}${isToday ? words.today : ''}${isFrozen ? words.frozen : ''}`}
                onClick={() => toggle(date)}
                className="grid min-h-16 w-full place-items-center rounded-control pt-1 pb-1.5 hover:bg-sunken hover:text-ink"
              >
                <span className={isToday ? 'font-bold text-ink' : undefined}>{must(words.days[at]).charAt(0)}</span>
                <DayMark isActive={made.has(date)} isFrozen={isFrozen} isToday={isToday} />
              </button>
            </li>
          )
        })}
      </ul>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-note text-ink-3">
        <li className="flex items-center gap-1.5">
          <Flame size={15} /> {words.keyDone}
        </li>
        <li className="flex items-center gap-1.5">
          <Snowflake size={15} aria-hidden className="text-brand-ink" /> {words.keyFrozen}
        </li>
      </ul>
    </FeaturePanel>
  )
}
