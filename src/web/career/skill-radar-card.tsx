import { livePages } from '../nav.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { RadarChart, RadarTable } from '../ui/charts/radar-chart.tsx'
import { Link } from '../ui/link.tsx'
import { useReasons } from './match-card.tsx'
import { skillCounts, topGains, type RoleMatch } from './match-words.ts'
import { radarAxes } from './radar-axes.ts'

const SHOWN_GAPS = 5

/** The heaviest skills of the dream role as a shape, and the gaps that weigh most. */
export function SkillRadarCard({ match }: { match: RoleMatch }) {
  const reasons = useReasons(match)
  const matchWords = useStrings('match')
  const words = useStrings('dashboard').skills
  const axes = radarAxes(match, matchWords)
  const gaps = topGains({ have: [], missing: match.missing }, SHOWN_GAPS)
  const names: [string, string] = [words.you, words.asked]
  const [held, all] = skillCounts(match)
  const spoken = words.spoken(
    match.title,
    axes.map((axis) => words.axis(axis.label, axis.valueWord)),
  )
  return (
    <Card aria-labelledby="skills" className="flex h-full flex-col">
      <CardHeader id="skills" title={words.title} note={words.note(held, all, match.title)} />
      <ChartFrame
        chart={<RadarChart axes={axes} names={names} label={spoken} />}
        table={<RadarTable axes={axes} names={names} caption={words.caption(match.title)} />}
        actions={
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={reasons.open}
            className="-ml-2 min-h-11 rounded-sm px-2 font-semibold whitespace-nowrap text-brand-ink hover:underline hover:underline-offset-3"
          >
            {words.all(all)}
          </button>
        }
      >
        {gaps.length > 0 ? (
          <div className="mt-4.5 mb-3.5 border-t border-line pt-4">
            <h3 className="mb-2 text-sm tracking-normal">{words.gaps}</h3>
            <ul>
              {gaps.map((skill) => (
                <li key={skill.skillId} className="flex justify-between gap-4 py-1.5 text-sm">
                  <span className="font-mid">{skill.name}</span>
                  <span className="tnum whitespace-nowrap text-ink-2">{matchWords.adds(skill.adds)}</span>
                </li>
              ))}
            </ul>
            {livePages.aiAnalysis ? (
              <Link
                to={paths.aiAnalysis()}
                className="mt-1.5 -ml-2 inline-flex min-h-11 items-center rounded-sm px-2 text-sm font-semibold text-brand-ink no-underline hover:underline hover:underline-offset-3"
              >
                {words.advisor}
              </Link>
            ) : null}
          </div>
        ) : null}
      </ChartFrame>
      {reasons.dialog}
    </Card>
  )
}
