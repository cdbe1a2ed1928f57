import { Loaded } from '../lib/loaded.tsx'
import { useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { HeatLegend, HeatMap } from '../ui/charts/heat-map.tsx'
import { PointsTable } from '../ui/charts/line-chart.tsx'
import { classes } from '../ui/classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { heatWeeks, WEEKS_SHOWN, type DayPoints } from './chart-days.ts'
import { usePointsInDetail, useStreak } from './progress-queries.ts'

/** On which days something was done, thirteen weeks back. */
export function ActivityCard({ className }: { className?: string }) {
  const words = useStrings('achievements').activity
  const streak = useStreak()
  const today = streak.data?.today
  return (
    <Card aria-labelledby="activity" className={classes('flex flex-col', className)}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <h2 id="activity" className="text-lg leading-title">
          {words.heading}
        </h2>
        <HeatLegend />
      </div>
      <Loaded query={usePointsInDetail()} skeleton={<Skeleton className="h-44 w-full" />} otherwise={words.notLoaded}>
        {({ byDay }) => (today ? <ActivityOf days={byDay} today={today} /> : <Skeleton className="h-44 w-full" />)}
      </Loaded>
    </Card>
  )
}

function ActivityOf({ days, today }: { days: DayPoints[]; today: string }) {
  const words = useStrings('achievements').activity
  const weeks = heatWeeks(days, today, WEEKS_SHOWN, words.month)
  const active = weeks.flatMap((week) => week.days).filter((day) => (day.heat ?? 0) > 0).length
  const sum = words.sum(active, WEEKS_SHOWN)
  const rows = days.toReversed().map((day) => ({ label: words.day(day.date), value: day.events }))
  return (
    <ChartFrame
      chart={<HeatMap weeks={weeks} label={words.chart(sum)} />}
      table={<PointsTable points={rows} caption={sum} names={[words.columns.day, words.columns.entries]} />}
      actions={<span className="text-ink-2">{sum}</span>}
    >
      <div className="h-4" />
    </ChartFrame>
  )
}
