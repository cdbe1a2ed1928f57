import { useQuery } from '@tanstack/react-query'
import { getMatchHistory } from '#contract/career-plan.ts'
import { queryOf } from '../lib/queries.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { LineChart, PointsTable } from '../ui/charts/line-chart.tsx'
import { PhoneFold } from '../ui/phone-fold.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useReasons } from './use-reasons.tsx'
import { recountedAt } from './recounted.ts'
import { changeText, everyDay, type MatchPoint } from './match-days.ts'
import type { RoleMatch } from './match-words.ts'
import { useCareerProgress } from './use-learning-path.ts'
import { WaitingCard } from './waiting-card.tsx'

/** The match with the dream role over time, as a line and as a table; today's percent opens to its reasons. */
export function MatchHistoryCard({ className }: { className?: string }) {
  const words = useStrings('plan').history
  const history = useQuery(queryOf(getMatchHistory))
  const progress = useCareerProgress()
  const waiting = { title: words.title, otherwise: words.notLoaded, skeleton: <Skeleton className="h-56" />, className }
  if (!history.data) return <WaitingCard query={history} {...waiting} />
  if (progress.data === undefined) return <WaitingCard query={progress} {...waiting} />
  if (!progress.data || history.data.length === 0) return null
  return <History changes={history.data} match={progress.data.dreamRole} className={className} />
}

function History({
  changes,
  match,
  className,
}: {
  changes: { date: string; percent: number; rules: number }[]
  match: RoleMatch
  className: string | undefined
}) {
  const reasons = useReasons(match)
  const words = useStrings('plan').history
  const { percent: percentText, why } = useStrings('match')
  const days = everyDay(changes)
  const recounted = recountedAt(changes)
  const [oldest, newest] = [days[0], days.at(-1)]
  const pointOf = ({ date, percent }: MatchPoint) => ({ label: words.day(date), value: percent })
  return (
    <Card aria-labelledby="match-over-time" className={className}>
      <CardHeader id="match-over-time" title={words.title} note={changeText(changes, words)}>
        <p className="tnum text-figure leading-close font-display tracking-figure">{percentText(match.percent)}</p>
      </CardHeader>
      <PhoneFold label={words.line} buttonClassName="w-full justify-between">
        <ChartFrame
          chart={
            days.length > 1 && oldest && newest ? (
              <LineChart
                points={days.map(pointOf)}
                label={words.spoken(match.title, oldest.percent, oldest.date, newest.percent, newest.date)}
                lastLabel={words.today(newest.percent)}
              />
            ) : (
              <p className="pb-4 text-ink-2">{words.beginsToday}</p>
            )
          }
          table={
            <PointsTable
              points={changes.map(pointOf)}
              caption={words.caption(match.title)}
              names={[words.dayColumn, words.percentColumn]}
            />
          }
          actions={
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={reasons.open}
              className="-ml-2 min-h-11 rounded-sm px-2 font-semibold whitespace-nowrap text-brand-ink hover:underline hover:underline-offset-3"
            >
              {why(match.percent)}
            </button>
          }
        >
          {recounted ? (
            <p className="pb-3 text-note text-ink-2">{words.recounted(recounted.date)}</p>
          ) : (
            <div className="h-4" />
          )}
        </ChartFrame>
      </PhoneFold>
      {reasons.dialog}
    </Card>
  )
}
