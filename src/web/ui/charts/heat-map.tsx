import { useStrings } from '../../strings/strings.tsx'
import { classes } from '../classes.ts'

/** One day: its heat from 0 to 4, null when it is still to come. */
export type HeatDay = { date: string; heat: 0 | 1 | 2 | 3 | 4 | null; isToday: boolean }
/** Seven days, Monday first. `label` names the month that begins in it, else ''. */
export type HeatWeek = { label: string; days: readonly HeatDay[] }

const CELL = 18
const STEP = 22
const LEFT = 40
const TOP = 22
const heats = ['fill-heat-0', 'fill-heat-1', 'fill-heat-2', 'fill-heat-3', 'fill-heat-4']

/** Days as squares, a column a week: the darker, the more was done. Pair it with a table. */
export function HeatMap({ weeks, label }: { weeks: readonly HeatWeek[]; label: string }) {
  const { days } = useStrings('parts').charts
  return (
    <svg
      viewBox={`0 0 ${LEFT + weeks.length * STEP} ${TOP + 7 * STEP}`}
      role="img"
      aria-label={label}
      className="mx-auto block w-full max-w-87"
    >
      <g aria-hidden="true" fontSize="12" fill="var(--ink-3)">
        {days.map((name, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- seven rows that never change
          <text key={row} x="0" y={TOP + row * STEP + 14}>
            {name}
          </text>
        ))}
        {weeks.map((week, column) => (
          <text key={week.days[0]?.date} x={LEFT + column * STEP} y="12">
            {week.label}
          </text>
        ))}
      </g>
      {weeks.map((week, column) =>
        week.days.map((day, row) =>
          day.heat === null ? null : (
            <rect
              key={day.date}
              x={LEFT + column * STEP}
              y={TOP + row * STEP}
              width={CELL}
              height={CELL}
              rx="5"
              className={classes(heats[day.heat], 'forced-colors:stroke-current')}
              stroke={day.isToday ? 'var(--brand)' : undefined}
              strokeWidth={day.isToday ? 2 : undefined}
            />
          ),
        ),
      )}
    </svg>
  )
}

export function HeatLegend() {
  const words = useStrings('parts').charts
  return (
    <p aria-hidden="true" className="flex items-center gap-1 text-note text-ink-3">
      {words.less}
      <svg width="78" height="14" viewBox="0 0 78 14">
        {heats.map((heat, at) => (
          <rect key={heat} x={at * 16} width="13" height="13" rx="4" className={heat} />
        ))}
      </svg>
      {words.more}
    </p>
  )
}
