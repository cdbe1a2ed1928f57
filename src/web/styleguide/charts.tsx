import { Card } from '../ui/card.tsx'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { HeatLegend, HeatMap, type HeatDay } from '../ui/charts/heat-map.tsx'
import { LineChart, PointsTable } from '../ui/charts/line-chart.tsx'
import { RadarChart, RadarTable } from '../ui/charts/radar-chart.tsx'
import { Specimen } from './specimen.tsx'

const points = [0, 40, 40, 120, 180, 180, 260].map((value, day) => ({ label: `Nov ${day + 1}`, value }))
const weeks = Array.from({ length: 8 }, (_, week) => ({
  label: week === 2 ? 'Nov' : '',
  days: Array.from({ length: 7 }, (_, day): HeatDay => {
    const isAhead = week === 7 && day > 3
    return {
      date: `${week}-${day}`,
      heat: isAhead ? null : (((week * 3 + day * 2) % 5) as 0),
      isToday: week === 7 && day === 3,
    }
  }),
}))
const axes = ['Python', 'SQL', 'Git', 'REST APIs', 'Unit testing'].map((label, index) => ({
  label,
  value: 1 - index * 0.2,
  target: 0.8,
  valueWord: index < 2 ? 'Proven' : 'Some',
  targetWord: 'Asked',
}))

/** Each with its table. */
export function Charts() {
  return (
    <Specimen name="Charts" note="Drawn from example figures.">
      <Card className="w-full max-w-xl">
        <ChartFrame
          chart={<LineChart points={points} label="Example points over a week" lastLabel="260 XP" />}
          table={<PointsTable points={points} caption="Example points" names={['Day', 'Points']} />}
        />
      </Card>
      <Card className="w-full max-w-xl">
        <LineChart points={points.slice(0, 1)} label="One day" lastLabel="0 XP" />
      </Card>
      <Card className="w-full max-w-xl">
        <ChartFrame
          chart={<RadarChart axes={axes} label="Example skills" names={['You', 'The role']} />}
          table={<RadarTable axes={axes} caption="Example skills" names={['You', 'The role']} />}
        />
      </Card>
      <Card className="w-full max-w-xl">
        <HeatMap weeks={weeks} label="Example activity" />
        <HeatLegend />
      </Card>
    </Specimen>
  )
}
