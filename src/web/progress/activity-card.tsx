import { Loaded } from '../lib/loaded.tsx'
import { Card } from '../ui/card.tsx'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { HeatLegend, HeatMap } from '../ui/charts/heat-map.tsx'
import { PointsTable } from '../ui/charts/line-chart.tsx'
import { classes } from '../ui/classes.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { heatWeeks, WEEKS_SHOWN, type DayPoints } from './chart-days.ts'
import { shortDate } from './date-words.ts'
import { usePointsInDetail, useStreak } from './progress-queries.ts'

/** On which days something was done, thirteen weeks back. */
export function ActivityCard({ className }: { className?: string }) {
  const streak = useStreak()
  const today = streak.data?.today
  return (
    <Card aria-labelledby="activity" className={classes('flex flex-col', className)}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <h2 id="activity" className="text-lg leading-[1.3]">
          Activity
        </h2>
        <HeatLegend />
      </div>
      <Loaded query={usePointsInDetail()} skeleton={<Skeleton className="h-44 w-full" />} otherwise="Your activity could not be loaded.">
        {({ byDay }) => (today ? <ActivityOf days={byDay} today={today} /> : <Skeleton className="h-44 w-full" />)}
      </Loaded>
    </Card>
  )
}

function ActivityOf({ days, today }: { days: DayPoints[]; today: string }) {
  const weeks = heatWeeks(days, today, WEEKS_SHOWN)
  const active = weeks.flatMap((week) => week.days).filter((day) => (day.heat ?? 0) > 0).length
  const words = `${active} active ${active === 1 ? 'day' : 'days'} in ${WEEKS_SHOWN} weeks`
  const rows = days.toReversed().map((day) => ({ label: shortDate(day.date), value: day.events }))
  return (
    <ChartFrame
      chart={<HeatMap weeks={weeks} label={`Activity: ${words}`} />}
      table={<PointsTable points={rows} caption={words} names={['Day', 'Entries']} />}
      actions={<span className="text-ink-2">{words}</span>}
    >
      <div className="h-4" />
    </ChartFrame>
  )
}
