import { useState } from 'react'
import { Loaded } from '../lib/loaded.tsx'
import { useStrings } from '../strings/strings.tsx'
import { Card } from '../ui/card.tsx'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { LineChart, PointsTable } from '../ui/charts/line-chart.tsx'
import { classes } from '../ui/classes.ts'
import { Segments } from '../ui/segments.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { dailyPoints, weeklyPoints, type DayPoints } from './chart-days.ts'
import { usePointsInDetail, useStreak } from './progress-queries.ts'

const RANGES = ['weeks', 'days'] as const
type Range = (typeof RANGES)[number]

/** Points over time. */
export function PointsCard({ className }: { className?: string }) {
  const words = useStrings('achievements').points
  const [range, setRange] = useState<Range>('weeks')
  const streak = useStreak()
  const today = streak.data?.today
  return (
    <Card aria-labelledby="points-over-time" className={classes('flex flex-col', className)}>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-3">
        <h2 id="points-over-time" className="text-lg leading-title">
          {words.ranges[range].heading}
        </h2>
        <Segments
          label={words.range}
          options={RANGES.map((id) => ({ id, label: words.ranges[id].label }))}
          selected={range}
          onSelect={setRange}
        />
      </div>
      <Loaded query={usePointsInDetail()} skeleton={<Skeleton className="h-56 w-full" />} otherwise={words.notLoaded}>
        {({ byDay }) =>
          today ? <PointsOf days={byDay} today={today} range={range} /> : <Skeleton className="h-56 w-full" />
        }
      </Loaded>
    </Card>
  )
}

function PointsOf({ days, today, range }: { days: DayPoints[]; today: string; range: Range }) {
  const words = useStrings('achievements').points
  const { sum: sumOf, last: lastOf, column } = words.ranges[range]
  const points = range === 'weeks' ? weeklyPoints(days, today, 12, words.day) : dailyPoints(days, today, 30, words.day)
  const sum = sumOf(points.reduce((total, point) => total + point.value, 0))
  const last = lastOf(points.at(-1)?.value ?? 0)
  return (
    <ChartFrame
      chart={<LineChart points={points} label={words.chart(sum, last)} lastLabel={last} />}
      table={<PointsTable points={points} caption={sum} names={[column, words.xp]} />}
      actions={<span className="tnum text-ink-2">{sum}</span>}
    >
      <div className="h-4" />
    </ChartFrame>
  )
}
