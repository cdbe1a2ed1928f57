import { Link } from 'react-router'
import { livePages } from '../nav.ts'
import { paths } from '../paths.ts'
import { Card, CardHeader } from '../ui/card.tsx'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { RadarChart, RadarTable } from '../ui/charts/radar-chart.tsx'
import { useReasons } from './match-card.tsx'
import { skillCount, topGains, type RoleMatch } from './match-words.ts'
import { radarAxes } from './radar-axes.ts'

const SHOWN_GAPS = 5
const NAMES: [string, string] = ['You', 'Role asks']

/** The heaviest skills of the dream role as a shape, and the gaps that weigh most. */
export function SkillRadarCard({ match }: { match: RoleMatch }) {
  const reasons = useReasons(match)
  const axes = radarAxes(match)
  const gaps = topGains({ have: [], missing: match.missing }, SHOWN_GAPS)
  const caption = `Your skills against ${match.title}`
  const count = match.have.length + match.missing.length
  return (
    <Card aria-labelledby="skills" className="flex h-full flex-col">
      <CardHeader id="skills" title="Your skills" note={`${skillCount(match)} for ${match.title}`} />
      <ChartFrame
        chart={<RadarChart axes={axes} names={NAMES} label={`${caption}: ${axes.map((axis) => `${axis.label}, ${axis.valueWord}`).join('; ')}`} />}
        table={<RadarTable axes={axes} names={NAMES} caption={caption} />}
        actions={
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={reasons.open}
            className="-ml-2 min-h-11 rounded-sm px-2 font-semibold whitespace-nowrap text-brand-ink hover:underline hover:underline-offset-3"
          >
            See all {count} skills
          </button>
        }
      >
        {gaps.length > 0 ? (
          <div className="mt-4.5 mb-3.5 border-t border-line pt-4">
            <h3 className="mb-2 text-sm tracking-normal">Biggest gaps</h3>
            <ul>
              {gaps.map((skill) => (
                <li key={skill.skillId} className="flex justify-between gap-4 py-1.5 text-sm">
                  <span className="font-[550]">{skill.name}</span>
                  <span className="tnum whitespace-nowrap text-ink-2">adds {skill.adds}</span>
                </li>
              ))}
            </ul>
            {livePages.aiAnalysis ? (
              <Link to={paths.aiAnalysis()} className="mt-1.5 -ml-2 inline-flex min-h-11 items-center rounded-sm px-2 text-sm font-semibold text-brand-ink no-underline hover:underline hover:underline-offset-3">
                Ask the AI advisor about them
              </Link>
            ) : null}
          </div>
        ) : null}
      </ChartFrame>
      {reasons.dialog}
    </Card>
  )
}
