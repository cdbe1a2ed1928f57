import { useStrings } from '../strings/strings.tsx'
import { useNames } from '../strings/use-names.ts'
import { useSay } from '../strings/use-say.ts'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { RadarChart, RadarTable } from '../ui/charts/radar-chart.tsx'
import type { RoleMatch } from './match-words.ts'
import { radarAxes } from './radar-axes.ts'

/** The heaviest skills of the dream role as a shape, and as a table. */
export function SkillRadar({ match }: { match: RoleMatch }) {
  const matchWords = useStrings('match')
  const words = useStrings('dashboard').skills
  const axes = radarAxes(match, matchWords, useSay(), useNames())
  const names: [string, string] = [words.you, words.asked]
  const spoken = words.spoken(
    match.title,
    axes.map((axis) => words.axis(axis.label, axis.valueWord)),
  )
  return (
    <ChartFrame
      chart={<RadarChart axes={axes} names={names} label={spoken} />}
      table={<RadarTable axes={axes} names={names} caption={words.caption(match.title)} />}
    />
  )
}
