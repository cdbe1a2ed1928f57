import { useState } from 'react'
import { isOnSomeRoute, liesOnTheWay } from '#core/career/match/reach.ts'
import { hoursPerWeek } from '#core/career/courses/study-hours.ts'
import type { CareerSummary } from '#contract/career-summary.ts'
import { paths } from '../paths.ts'
import { nearestLine } from '../strings/nearest-line.ts'
import { useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { SharePictureButton } from '../share/share-picture-button.tsx'
import { Contours } from '../ui/contours.tsx'
import { Link } from '../ui/link.tsx'
import type { TrailStop } from '../ui/trail/place-trail.ts'
import { REVEAL, TODAY, under } from '../ui/trail/trail-shapes.ts'
import { TrailMap, type TrailLayout } from '../ui/trail/trail-map.tsx'
import { DashboardBar, type Saving } from './dashboard-bar.tsx'
import { DoubtChips } from './doubt-chips.tsx'
import { StepHeading } from './question-frame.tsx'
import type { ResultFacts } from './result-facts.ts'

/** Room for the heading over the map. */
const HEAD = 190
const NARROW_HEAD = 160
const MOST_GAPS = 3
const MOST_NAMES = 2

/** What a resume is worth, as a map: where one stands, what is near, the first step. Nothing to scroll on a phone. */
export function Reveal({
  facts,
  dreamRole,
  isInterimWanted,
  saving,
  summary,
}: {
  facts: ResultFacts
  dreamRole: string
  isInterimWanted: boolean
  saving: Saving
  summary: CareerSummary | null | undefined
}) {
  const words = useStrings('reveal')
  return (
    <section aria-label={words.region} className="lg:wrap lg:pt-8">
      <div className="dawn max-lg:rounded-none lg:rounded-lg">
        <Contours seed={34} width={1160} height={520} hills={9} levels={13} />
        <div className="absolute inset-x-0 top-0 z-10 max-w-xl px-5 pt-5 lg:px-9 lg:pt-8">
          <p className="text-sm font-semibold text-brand-ink">
            {facts.isByHand ? words.byHand : words.read(facts.skills.length)}
          </p>
          <div className="mt-1 [&_h1]:text-figure [&_h1]:leading-tight sm:[&_h1]:text-page">
            <StepHeading>{headingOf(summary, dreamRole, words)}</StepHeading>
          </div>
        </div>
        {summary ? (
          <TrailMap
            stops={stopsOf(isInterimWanted ? summary : { ...summary, interim: null }, words)}
            walkedShare={summary.dream.isInReach ? 1 : Math.min(0.6, Math.max(0.22, summary.dream.percent / 100))}
            layout={layoutOf}
            label={words.spoken(summary.dream.title, summary.dream.percent)}
            className="h-stage"
          />
        ) : (
          <div className="h-stage" />
        )}
      </div>
      <div className="mx-auto grid max-w-160 gap-3 px-5 pt-4">
        <dl className="grid min-h-24 gap-1.5">
          {summary ? <Facts summary={summary} isInterimWanted={isInterimWanted} /> : null}
        </dl>
        <DashboardBar saving={saving} />
        <div className="flex flex-wrap items-center justify-center gap-x-6">
          {facts.isByHand ? null : <ToCheck facts={facts} canAsk={saving.status === 'saved'} />}
          {summary ? <SharePictureButton>{words.share}</SharePictureButton> : null}
        </div>
      </div>
    </section>
  )
}

type Words = ReturnType<typeof useStrings<'reveal'>>

function headingOf(summary: CareerSummary | null | undefined, dreamRole: string, words: Words): string {
  if (!summary) return words.waiting(dreamRole)
  const { dream, skills } = summary
  return dream.isInReach ? words.there(dream.title) : words.heading(skills.held, skills.all, dream.title)
}

function Facts({
  summary: { dream, interim, firstGap: gap, next, route },
  isInterimWanted,
}: {
  summary: CareerSummary
  isInterimWanted: boolean
}) {
  const words = useStrings('reveal')
  const say = useSay()
  return (
    <>
      {interim && isInterimWanted && isOnSomeRoute(interim) ? (
        <Fact name={words.nearest} value={nearestLine(interim, words)} />
      ) : null}
      {gap && !dream.isInReach ? (
        <Fact
          name={words.gap}
          value={words.gapAdds(gap.name, gap.adds)}
          note={gap.shown ? words.gapShown[gap.shown] : null}
        />
      ) : null}
      {next ? (
        <Fact
          name={words.step}
          value={words.stepHours(
            next.kind === 'course' ? next.title : say(next.title),
            next.hours - next.practiceHours,
            next.practiceHours,
            hoursPerWeek(route.hoursPerDay),
            next.weeks,
          )}
        />
      ) : (
        <Fact name={words.step} value={dream.isInReach ? words.apply : words.prove} />
      )}
    </>
  )
}

function Fact({ name, value, note = null }: { name: string; value: string; note?: string | null }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="flex-none text-sm text-ink-2">{name}</dt>
      <dd className="min-w-0 text-right leading-snug font-semibold">
        {value}
        {note === null ? null : <span className="block text-note font-normal text-ink-2">{note}</span>}
      </dd>
    </div>
  )
}

/** What the reader is not sure of, by name; the review asks about each. */
function ToCheck({ facts, canAsk }: { facts: ResultFacts; canAsk: boolean }) {
  const words = useStrings('reveal')
  const [isAsking, setAsking] = useState(facts.doubtfulSkills.length > 0)
  if (canAsk && isAsking)
    return (
      <DoubtChips
        resumeId={facts.resumeId}
        skills={facts.doubtfulSkills}
        total={facts.doubts.length}
        onDone={() => setAsking(false)}
      />
    )
  return (
    <p className="text-center text-sm">
      <Link
        to={paths.resume()}
        className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-3"
      >
        {facts.doubts.length > 0 && facts.doubtfulSkills.length === 0
          ? words.check(facts.doubts.length, facts.doubts.filter(Boolean).slice(0, MOST_NAMES))
          : facts.isConfirmed
            ? words.seeFacts
            : words.checkAll}
      </Link>
    </p>
  )
}

/** Held skills behind, the route's first gaps and the role that it passes ahead, the flag at the end. */
function stopsOf({ dream, interim, skills, gaps: todo, strongest, steps }: CareerSummary, words: Words): TrailStop[] {
  // no more are ticked than the heading counts
  const held = strongest
    .slice(0, skills.held)
    .map((name): TrailStop => ({ id: `held-${name}`, kind: 'done', label: name }))
  const here: TrailStop = { id: 'here', kind: 'here', label: words.here(dream.percent, skills.held) }
  const goal: TrailStop = { id: 'goal', kind: 'goal', label: dream.title }
  if (dream.isInReach) return [...held, here, goal]
  const closing = steps.flatMap(({ closes }) => closes.slice(0, 1))
  const names = [...new Set([...closing, ...todo.map(({ name }) => name)])]
  const gaps = names.slice(0, MOST_GAPS).map((name): TrailStop => ({ id: `gap-${name}`, kind: 'todo', label: name }))
  const role: TrailStop[] =
    interim && (interim.isInReach || liesOnTheWay(interim, dream))
      ? [
          {
            id: 'role',
            kind: interim.isInReach ? 'done' : 'role',
            label: words.role(interim.title, interim.percent, interim.mustsHeld),
          },
        ]
      : []
  if (interim?.isInReach) return [...held, ...role, here, ...gaps, goal]
  return [...held, here, ...gaps.slice(0, 2), ...role, ...gaps.slice(2), goal]
}

function layoutOf({ width, height }: { width: number; height: number }): TrailLayout {
  const head = { left: 0, top: 0, right: width < 640 ? width : 600, bottom: HEAD }
  if (width >= 900) return { shape: TODAY, taken: [head] }
  return { shape: under(REVEAL, NARROW_HEAD, height), taken: [{ ...head, bottom: NARROW_HEAD }] }
}
