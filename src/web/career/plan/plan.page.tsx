import { useState } from 'react'
import CalendarDown from 'lucide-react/icons/calendar-arrow-down'
import type { DatedRoute, RoutePlan } from '#contract/career-plan.ts'
import { studyHours } from '#core/career/courses/study-hours.ts'
import { systemClock } from '#core/time.ts'
import { saveAsFile } from '../../lib/save-as-file.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { useUserDetails } from '../../lib/queries.ts'
import { RemindMe } from '../../notices/remind-me.tsx'
import { paths } from '../../paths.ts'
import { ShareLinkButton } from '../../share/share-link-button.tsx'
import type { Catalogue } from '../../strings/catalogue.ts'
import { courses } from '../../strings/en/courses.ts'
import { match } from '../../strings/en/match.ts'
import { plan as englishPlan } from '../../strings/en/plan.ts'
import { questionnaire } from '../../strings/en/questionnaire.ts'
import { useLanguage, Strings, useRoom, useStrings } from '../../strings/strings.tsx'
import { useSay } from '../../strings/use-say.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { studyText } from '../time-left.ts'
import { MatchHistoryCard } from '../match-history-card.tsx'
import { PaceControls } from './pace-controls.tsx'
import { TriedPace } from './tried-pace.tsx'
import { PlanMap } from './plan-map.tsx'
import { PlanTable } from './plan-table.tsx'
import { durationText } from './plan-words.ts'
import { RolesOnTheWay } from './roles-on-the-way.tsx'
import { RouteCards } from './route-cards.tsx'
import { StepsByWeek } from './steps-by-week.tsx'
import { usePace, usePlanQuery } from './use-plan.ts'
import { useHoursADay } from '../use-hours-a-day.ts'

export const meta = (texts: Partial<Catalogue>) => [(texts.plan ?? englishPlan).meta]

export default function PlanPage() {
  const plan = useRoom('plan', englishPlan)
  const query = usePlanQuery()
  return (
    <Strings of={{ courses, match, plan, questionnaire }}>
      <Page>
        <Loaded query={query} skeleton={<PlanSkeleton />} otherwise={plan.notLoaded}>
          {(loaded) => (loaded ? <Plan key={loaded.dreamRole} plan={loaded} /> : <NoAnswersYet />)}
        </Loaded>
      </Page>
    </Strings>
  )
}

/** So few leave room for the chart under them, where the other column is the longer one. */
const FEW_STEPS = 2

function Plan({ plan }: { plan: RoutePlan }) {
  const words = useStrings('plan')
  const questions = useStrings('questionnaire')
  const hoursADay = useHoursADay()
  const pace = usePace(plan)
  const [wanted, setWanted] = useState(0)
  const chosen = Math.min(wanted, pace.routes.length - 1)
  const route = pace.routes[chosen]
  if (!route) return null
  const isOwn = chosen === 0 && !pace.isTried
  const outcome = outcomeOf(plan, route, words, isOwn)
  const early = isEarly(route, pace.limitWeeks) && questions.timeframes[pace.timeframe].label
  const hasFewSteps = route.steps.length <= FEW_STEPS
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-text">
          <h1 className="text-3xl tracking-heading">
            <Unbroken>{words.heading(plan.dreamRole)}</Unbroken>
          </h1>
          <p role="status" className="mt-2 text-ink-2">
            {words.status(hoursADay(pace.hoursPerDay), outcome)}
            {early ? ` ${words.outcome.early(early, durationText(route, words))}` : null}
          </p>
          <p className="mt-1 text-sm text-ink-3">
            {route.steps.length > 0 ? <HoursAhead route={route} /> : null} {words.promise}
          </p>
        </div>
        <div className="grid justify-items-start gap-2">
          <div className="flex flex-wrap gap-2.5">
            <CalendarButton plan={plan} route={route} />
            <ShareLinkButton />
          </div>
          <RemindMe kind="weekly" />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-5">
        <Card aria-label={words.map.title}>
          <ChartFrame
            chart={<PlanMap plan={plan} routes={pace.routes} chosen={chosen} limitWeeks={pace.limitWeeks} />}
            table={<PlanTable plan={plan} routes={pace.routes} />}
          >
            <PhoneFold label={words.pace.change} buttonClassName="mt-2 w-full justify-between" className="py-4">
              <PaceControls
                hoursPerDay={pace.hoursPerDay}
                onHours={pace.setHoursPerDay}
                timeframe={pace.timeframe}
                onTimeframe={pace.setTimeframe}
                outcome={outcome}
              />
              <TriedPace plan={plan} pace={pace} />
            </PhoneFold>
          </ChartFrame>
        </Card>
        <Advice route={route} />
        <RouteCards
          plan={plan}
          routes={pace.routes}
          isFlexible={pace.timeframe === 'flexible'}
          compared={chosen}
          onCompare={setWanted}
        />
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-7-5">
          <div className="grid grid-cols-1 gap-5">
            <StepsByWeek plan={plan} route={route} hoursPerDay={pace.hoursPerDay} />
            {hasFewSteps ? <MatchHistoryCard /> : null}
          </div>
          <div className="grid grid-cols-1 gap-5">
            <RolesOnTheWay plan={plan} route={route} />
            {hasFewSteps ? null : <MatchHistoryCard />}
          </div>
        </div>
      </div>
    </>
  )
}

function HoursAhead({ route }: { route: DatedRoute }) {
  const courses = useStrings('courses')
  return <b className="font-semibold text-ink-2">{studyText(studyHours(route), courses)}.</b>
}

/** Why it does not fit, by how much, and what would help. */
function Advice({ route }: { route: DatedRoute }) {
  const say = useSay()
  const [first, ...rest] = route.advice.map(say)
  if (!first) return null
  return (
    <Banner tone="notice" role="note" className="px-5 py-4">
      <p className="font-semibold">{first}</p>
      {rest.length > 0 ? (
        <ul className="mt-1.5 list-disc pl-5 font-normal">
          {rest.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </Banner>
  )
}

function CalendarButton({ plan, route }: { plan: RoutePlan; route: DatedRoute }) {
  const words = useStrings('plan')
  const language = useLanguage()
  const person = useUserDetails()
  const save = async () => {
    // the writer of calendars is only loaded for who wants one
    const { routeCalendar } = await import('#core/career/routes/route-calendar.ts')
    const { dreamRole, projects } = plan
    const ownerId = person.data?.user_id ?? 'route'
    const facts = { ownerId, dreamRole, madeAt: systemClock.now(), projects, language }
    saveAsFile('waymark-route.ics', routeCalendar(route, facts), 'text/calendar')
    toast.success(words.calendarSaved)
  }
  return (
    <Button
      variant="secondary"
      icon={<CalendarDown size={18} aria-hidden />}
      onClick={() => void save()}
      disabled={route.steps.length === 0}
    >
      {words.toCalendar}
    </Button>
  )
}

/** Less than half of the time that a person gave themselves needs a word. */
const EARLY_SHARE = 0.5

const isEarly = ({ weeks, arrivesOn }: DatedRoute, limitWeeks: number | null) =>
  limitWeeks !== null && arrivesOn !== null && weeks > 0 && weeks < limitWeeks * EARLY_SHARE

/** What is left open is known of the person's own route. */
function outcomeOf(plan: RoutePlan, route: DatedRoute, words: Catalogue['plan'], isOwn: boolean): string {
  const { inReach, outOfReach, arrives, leaves } = words.outcome
  const { leavesOpen } = plan.summary.route
  if (route.steps.length === 0) return inReach(plan.dreamRole)
  if (route.arrivesOn === null) return outOfReach(durationText(route, words), plan.dreamRole)
  const duration = durationText(route, words)
  if (!isOwn || leavesOpen.length === 0) return arrives(plan.dreamRole, route.arrivesOn, duration)
  const untaught = leavesOpen.filter(({ isTaught }) => !isTaught)
  const namesOf = (gaps: typeof leavesOpen) => gaps.map(({ name }) => name)
  return leaves(plan.dreamRole, route.arrivesOn, duration, namesOf(leavesOpen), namesOf(untaught))
}

function NoAnswersYet() {
  const words = useStrings('plan').noAnswers
  return (
    <EmptyState isPage title={words.title} action={<LinkButton to={paths.resumeUpload()}>{words.answer}</LinkButton>}>
      {words.text}
    </EmptyState>
  )
}

function PlanSkeleton() {
  return (
    <>
      <Skeleton className="mb-3 h-10 w-96 max-w-full" />
      <Skeleton className="mb-7 h-5 w-72 max-w-full" />
      <div className="grid gap-5">
        <Skeleton className="h-140 rounded-lg" />
        <div className="grid gap-5 md:grid-cols-3">
          <Skeleton className="h-64 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      </div>
    </>
  )
}
