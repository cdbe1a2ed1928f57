import { useQuery } from '@tanstack/react-query'
import { getMatchHistory } from '#contract/career-plan.ts'
import { queryOf } from '../lib/queries.ts'
import { Card, CardHeader } from '../ui/card.tsx'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { LineChart, PointsTable } from '../ui/charts/line-chart.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useReasons } from './match-card.tsx'
import { changeText, everyDay } from './match-days.ts'
import type { RoleMatch } from './match-words.ts'
import { dayText } from './plan/plan-words.ts'
import { useCareerProgress } from './use-learning-path.ts'
import { WaitingCard } from './waiting-card.tsx'

const TITLE = 'Role match over time'

/** The match with the dream role over time, as a line and as a table; today's percent opens to its reasons. */
export function MatchHistoryCard({ className }: { className?: string }) {
  const history = useQuery(queryOf(getMatchHistory))
  const progress = useCareerProgress()
  const waiting = { title: TITLE, skeleton: <Skeleton className="h-56" />, className }
  if (!history.data) return <WaitingCard query={history} {...waiting} />
  if (progress.data === undefined) return <WaitingCard query={progress} {...waiting} />
  if (!progress.data || history.data.length === 0) return null
  return <History changes={history.data} match={progress.data.dreamRole} className={className} />
}

function History({ changes, match, className }: { changes: { date: string; percent: number }[]; match: RoleMatch; className: string | undefined }) {
  const reasons = useReasons(match)
  const points = everyDay(changes).map(({ date, percent }) => ({ label: dayText(date), value: percent }))
  const note = changeText(changes, dayText)
  const [oldest, newest] = [points[0], points.at(-1)]
  return (
    <Card aria-labelledby="match-over-time" className={className}>
      <CardHeader id="match-over-time" title={TITLE} note={note}>
        <p className="tnum text-[1.75rem] leading-[1.2] font-[680] tracking-[-0.035em]">{match.percent}%</p>
      </CardHeader>
      <ChartFrame
        chart={
          points.length > 1 && oldest && newest ? (
            <LineChart
              points={points}
              label={`Match with ${match.title}: ${oldest.value} percent on ${oldest.label}, ${newest.value} percent on ${newest.label}`}
              lastLabel={`${newest.value}% today`}
            />
          ) : (
            <p className="pb-4 text-ink-2">The line begins today. It moves when you finish a course, pass a check or add to your resume.</p>
          )
        }
        table={
          <PointsTable
            points={changes.map(({ date, percent }) => ({ label: dayText(date), value: percent }))}
            caption={`Match with ${match.title} on the days it changed`}
            names={['Day', 'Percent']}
          />
        }
        actions={
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={reasons.open}
            className="-ml-2 min-h-11 rounded-sm px-2 font-semibold whitespace-nowrap text-brand-ink hover:underline hover:underline-offset-3"
          >
            Why {match.percent}%?
          </button>
        }
      />
      {reasons.dialog}
    </Card>
  )
}
