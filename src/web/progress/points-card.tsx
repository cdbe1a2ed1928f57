import { useState } from 'react'
import { Loaded } from '../lib/loaded.tsx'
import { Card } from '../ui/card.tsx'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { LineChart, PointsTable } from '../ui/charts/line-chart.tsx'
import { classes } from '../ui/classes.ts'
import { Segments } from '../ui/segments.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { dailyPoints, weeklyPoints, type DayPoints } from './chart-days.ts'
import { usePointsInDetail, useStreak } from './progress-queries.ts'

const RANGES = [
  { id: 'weeks', label: '12 weeks' },
  { id: 'days', label: '30 days' },
] as const
type Range = (typeof RANGES)[number]['id']

/** Points over time. */
export function PointsCard({ className }: { className?: string }) {
  const [range, setRange] = useState<Range>('weeks')
  const streak = useStreak()
  const today = streak.data?.today
  return (
    <Card aria-labelledby="points-over-time" className={classes('flex flex-col', className)}>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-3">
        <h2 id="points-over-time" className="text-lg leading-[1.3]">
          {range === 'weeks' ? 'XP by week' : 'XP by day'}
        </h2>
        <Segments label="Time shown" options={RANGES} selected={range} onSelect={setRange} />
      </div>
      <Loaded query={usePointsInDetail()} skeleton={<Skeleton className="h-56 w-full" />} otherwise="Your points could not be loaded.">
        {({ byDay }) => (today ? <PointsOf days={byDay} today={today} range={range} /> : <Skeleton className="h-56 w-full" />)}
      </Loaded>
    </Card>
  )
}

function PointsOf({ days, today, range }: { days: DayPoints[]; today: string; range: Range }) {
  const points = range === 'weeks' ? weeklyPoints(days, today, 12) : dailyPoints(days, today, 30)
  const sum = points.reduce((total, point) => total + point.value, 0)
  const last = points.at(-1)?.value ?? 0
  const words = `${sum.toLocaleString('en')} XP in ${range === 'weeks' ? '12 weeks' : '30 days'}`
  const lastWords = `${last.toLocaleString('en')} ${range === 'weeks' ? 'this week' : 'today'}`
  return (
    <ChartFrame
      chart={<LineChart points={points} label={`${words}, ${lastWords}`} lastLabel={lastWords} />}
      table={<PointsTable points={points} caption={words} names={[range === 'weeks' ? 'Week of' : 'Day', 'XP']} />}
      actions={<span className="tnum text-ink-2">{words}</span>}
    >
      <div className="h-4" />
    </ChartFrame>
  )
}
