import { useQuery } from '@tanstack/react-query'
import Award from 'lucide-react/icons/badge-check'
import BookOpen from 'lucide-react/icons/book-open'
import TrendingUp from 'lucide-react/icons/trending-up'
import { useSearchParams } from 'react-router'
import { listAttempts } from '#contract/arena.ts'
import { getMatchHistory } from '#contract/career-plan.ts'
import type { CareerSummary } from '#contract/career-summary.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { queryOf } from '../../lib/queries.ts'
import { paths } from '../../paths.ts'
import { SharePictureButton } from '../../share/share-picture-button.tsx'
import type { Catalogue } from '../../strings/catalogue.ts'
import { year as englishYear } from '../../strings/en/year.ts'
import { Strings, useRoom, useStrings } from '../../strings/strings.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Contours } from '../../ui/contours.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Segments } from '../../ui/segments.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { TrailStop } from '../../ui/trail/place-trail.ts'
import { STRIP, TODAY } from '../../ui/trail/trail-shapes.ts'
import { TrailMap } from '../../ui/trail/trail-map.tsx'
import { useLearningPath } from '../use-learning-path.ts'
import { useSummary } from '../use-summary.ts'
import { byMonth, matchOver, yearsOf, yearStory, type YearEvent, type YearFacts } from './year-story.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.year ?? englishYear).meta]

const MOST_STOPS = 6

/** /dashboard/year: what a calendar year brought, as a map that is walked. */
export default function YearPage() {
  const words = useRoom('year', englishYear)
  const summary = useSummary()
  const path = useLearningPath().data
  const attempts = useQuery(queryOf(listAttempts)).data
  const history = useQuery(queryOf(getMatchHistory)).data
  const facts = path && attempts && history ? { path, attempts, history } : undefined
  return (
    <Strings of={{ year: englishYear }}>
      <Page>
        <Loaded
          query={summary}
          isHeld={!facts}
          skeleton={<Skeleton className="h-120 rounded-lg" />}
          otherwise={words.notLoaded}
        >
          {(loaded) => (facts ? <Year summary={loaded} facts={facts} /> : null)}
        </Loaded>
      </Page>
    </Strings>
  )
}

function Year({ summary, facts }: { summary: CareerSummary | null; facts: YearFacts }) {
  const words = useStrings('year')
  const [search, setSearch] = useSearchParams()
  if (!summary)
    return (
      <EmptyState
        isPage
        title={words.noRole}
        action={<LinkButton to={paths.resumeUpload()}>{words.answer}</LinkButton>}
      >
        {words.noRoleText}
      </EmptyState>
    )
  const years = yearsOf(facts, summary.today)
  const thisYear = summary.today.slice(0, 4)
  const year = years.find((one) => one === search.get('year')) ?? thisYear
  const events = yearStory(facts, year)
  const match = matchOver(facts.history, year)
  const walked = events.filter(({ kind }) => kind !== 'match')
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl tracking-heading">{words.heading(year)}</h1>
          <p className="mt-2 text-ink-2">{words.lead(summary.dream.title)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {years.length > 1 ? (
            <Segments
              label={words.choose}
              options={years.slice(0, 4).map((id) => ({ id, label: id }))}
              selected={year}
              onSelect={(id) => setSearch(id === thisYear ? {} : { year: id }, { replace: true })}
            />
          ) : null}
          {year === thisYear ? <SharePictureButton period="year">{words.share}</SharePictureButton> : null}
        </div>
      </div>
      <div className="dawn rounded-lg">
        <Contours seed={44} width={1200} height={320} hills={8} levels={12} />
        <TrailMap
          stops={stopsOf(walked, match?.to ?? summary.dream.percent, summary, year === thisYear, words)}
          walkedShare={
            summary.dream.isInReach ? 1 : Math.min(0.82, Math.max(0.14, walked.length / (walked.length + 2)))
          }
          layout={({ width }) => ({ shape: width >= 900 ? TODAY : STRIP, ...(width < 640 ? { mostLabels: 4 } : {}) })}
          label={words.spoken(year, walked.length)}
          className="h-54 lg:h-80"
        />
      </div>
      <Figures events={events} match={match} />
      {events.length === 0 ? (
        <Card className="mt-5">
          <EmptyState title={words.none} action={<LinkButton to={paths.dashboard()}>{words.toDashboard}</LinkButton>}>
            {words.noneText}
          </EmptyState>
        </Card>
      ) : (
        <Months events={events} />
      )}
    </>
  )
}

function Figures({ events, match }: { events: readonly YearEvent[]; match: { from: number; to: number } | null }) {
  const words = useStrings('year').figures
  const count = (kind: YearEvent['kind']) => events.filter((event) => event.kind === kind).length
  const figures = [
    [words.match, match ? words.change(match.from, match.to) : words.unknown],
    [words.courses, words.count(count('course'))],
    [words.proofs, words.count(count('proof'))],
  ] as const
  return (
    <dl className="mt-5 grid grid-cols-[minmax(min-content,1.5fr)_repeat(2,minmax(min-content,1fr))] gap-3 sm:gap-5">
      {figures.map(([label, value]) => (
        <div key={label} className="panel flex flex-col-reverse justify-end rounded-lg p-3 sm:p-5">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="tnum text-xl font-strong tracking-figure sm:text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const icons = { course: BookOpen, proof: Award, match: TrendingUp }

function Months({ events }: { events: readonly YearEvent[] }) {
  const words = useStrings('year')
  return (
    <div className="mt-5 grid items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
      {byMonth(events).map(({ month, events: found }) => (
        <Card key={month} aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`} className="mb-3 text-lg leading-title">
            {words.month(month)}
          </h2>
          <ul className="grid gap-3">
            {found.map(({ date, kind, name, points = 0 }) => {
              const Icon = icons[kind]
              return (
                <li key={`${date}${kind}${name}`} className="flex items-start gap-3">
                  <Icon size={18} aria-hidden className="mt-0.5 flex-none text-brand-ink" />
                  <span className="min-w-0">
                    <span className="block leading-snug font-mid">{words.events[kind](name, points)}</span>
                    <span className="text-note text-ink-3">{words.day(date)}</span>
                  </span>
                </li>
              )
            })}
          </ul>
        </Card>
      ))}
    </div>
  )
}

function stopsOf(
  walked: readonly YearEvent[],
  percent: number,
  { dream }: CareerSummary,
  isThisYear: boolean,
  words: Catalogue['year'],
): TrailStop[] {
  const done = walked
    .slice(-MOST_STOPS)
    .map(({ date, kind, name }): TrailStop => ({ id: `${date}${kind}${name}`, kind: 'done', label: name }))
  return [
    ...done,
    { id: 'here', kind: 'here', label: isThisYear ? words.here(percent) : words.atEnd(percent) },
    { id: 'goal', kind: 'goal', label: dream.title },
  ]
}
