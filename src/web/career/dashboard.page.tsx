import type { CareerSummary } from '#contract/career-summary.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import type { UserInfo } from '#contract/account.ts'
import { listApplications } from '#contract/applications.ts'
import { listRounds } from '#contract/interview.ts'
import { listAttempts } from '#contract/arena.ts'
import type { CareerQuestions } from '#contract/career.ts'
import { DAY_MS, msOf } from '#core/time.ts'
import { getLatestResume } from '#contract/resume.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryOf, useUserDetails } from '../lib/queries.ts'
import { livePages } from '../nav.ts'
import { paths } from '../paths.ts'
import { useAchievementsBrief } from '../progress/use-achievements-brief.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { courses } from '../strings/en/courses.ts'
import { dashboard as englishDashboard } from '../strings/en/dashboard.ts'
import { learningPath } from '../strings/en/learning-path.ts'
import { match } from '../strings/en/match.ts'
import { role } from '../strings/en/role.ts'
import { Strings, useRoom, useStrings } from '../strings/strings.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { isExplained, keepExplained } from '../ui/explained.ts'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DashboardSkeleton, HeroSkeleton, MatchSkeleton, PathSkeleton, RoleSkeleton } from './dashboard-skeletons.tsx'
import { FirstDayCard } from './first-day-card.tsx'
import { firstSteps, isFirstDayOver } from './first-day.ts'
import { partOfDay } from './greet.ts'
import { usePathActions } from './path-actions.ts'
import { PathCard } from './path-card.tsx'
import { PathOfNoRole } from './path-of-no-role.tsx'
import { pathRows } from './path-rows.ts'
import { FoldedInterimCards, InterimCards } from './today/interim-cards.tsx'
import { MatchPanel } from './today/match-panel.tsx'
import { OpenRoles } from './today/open-roles.tsx'
import { ProgressStrip } from './today/progress-strip.tsx'
import { RoleMenu } from './today/role-menu.tsx'
import { TodayHero } from './today/today-hero.tsx'
import { TodayRow } from './today/today-row.tsx'
import { useCareerProgress, useLearningPath } from './use-learning-path.ts'
import { useSummary } from './use-summary.ts'
import { WaitingCard } from './waiting-card.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.dashboard ?? englishDashboard).meta]

export default function DashboardPage() {
  const dashboard = useRoom('dashboard', englishDashboard)
  const person = useUserDetails()
  // Asked for beside the person, not after.
  useSummary()
  useLearningPath()
  useCareerProgress()
  useAchievementsBrief()
  return (
    <Strings of={{ courses, dashboard, learningPath, match, role }}>
      <Page className="pt-5! pb-7! sm:pt-7! sm:pb-10!">
        <Loaded query={person} skeleton={<DashboardSkeleton />} otherwise={dashboard.notLoaded}>
          {(loaded) =>
            loaded.career_questions ? (
              <Dashboard person={loaded} answers={loaded.career_questions} loadedAtMs={person.dataUpdatedAt} />
            ) : (
              <Navigate to={paths.resumeUpload()} replace />
            )
          }
        </Loaded>
      </Page>
    </Strings>
  )
}

/** Who has been here longer has found their way. */
const FIRST_DAYS = 14

const daysSince = (instant: string, nowMs: number) => (nowMs - msOf(instant)) / DAY_MS

/** The hour and the day are those of the last load: reading a clock while drawing would freeze them. */
function Dashboard({
  person,
  answers,
  loadedAtMs,
}: {
  person: UserInfo
  answers: CareerQuestions
  loadedAtMs: number
}) {
  const { welcome } = useStrings('dashboard')
  const greeting = welcome[partOfDay(new Date(loadedAtMs).getHours())](person.first_name)
  if (answers.dreamRole === null) return <NoRole greeting={greeting} answers={answers} person={person} />
  return (
    <>
      <Today greeting={greeting} person={person} answers={answers} nowMs={loadedAtMs} />
      {daysSince(person.date_joined, loadedAtMs) <= FIRST_DAYS ? <FirstDay /> : null}
      <div className="mt-3.5 grid grid-cols-1 gap-3.5 sm:mt-4.5 sm:gap-4.5 lg:grid-cols-2-1">
        <Path hasGame={person.game_elements} />
        <Match hasInterim={answers.interimRole} />
      </div>
      <div className="mt-3.5 grid grid-cols-1 gap-3.5 sm:mt-4.5 sm:gap-4.5 md:grid-cols-2 lg:grid-cols-3">
        <Roles hasInterim={answers.interimRole} hasGame={person.game_elements} />
        {person.game_elements ? <ProgressStrip userId={person.user_id} /> : null}
      </div>
    </>
  )
}

function Today({
  greeting,
  person,
  answers,
  nowMs,
}: {
  greeting: string
  person: UserInfo
  answers: CareerQuestions
  nowMs: number
}) {
  const words = useStrings('dashboard').nextStep
  const summary = useSummary()
  const path = useLearningPath()
  const actions = usePathActions({ hasGame: person.game_elements })
  if (summary.data && path.data) {
    const rows = pathRows(path.data, summary.data)
    return (
      <>
        <TodayHero greeting={greeting} answers={answers} summary={summary.data} rows={rows} actions={actions} />
        <TodayRow summary={summary.data} rows={rows} person={person} nowMs={nowMs} />
      </>
    )
  }
  return (
    <>
      <h1 className="text-subhead tracking-heading sm:text-head">{greeting}</h1>
      {/* while it loads, a menu here would be gone with the next answer */}
      {summary.isError ? <RoleMenu answers={answers} /> : null}
      <WaitingCard<unknown>
        title={words.title}
        otherwise={words.notLoaded}
        query={summary.data ? path : summary}
        skeleton={<HeroSkeleton />}
        className="mt-3"
      />
    </>
  )
}

/** All else stays on the page: the courses, the points. */
function NoRole({ greeting, answers, person }: { greeting: string; answers: CareerQuestions; person: UserInfo }) {
  const words = useStrings('dashboard')
  const learning = useStrings('learningPath')
  const path = useLearningPath()
  const actions = usePathActions({ hasGame: person.game_elements })
  return (
    <>
      <h1 className="text-subhead tracking-heading sm:text-head">{greeting}</h1>
      <p className="mt-1.5 text-ink-2">{words.welcome.roleGone}</p>
      <RoleMenu answers={answers} />
      <div className="mt-3.5 grid grid-cols-1 gap-3.5 sm:mt-4.5 sm:gap-4.5 lg:grid-cols-3">
        <Card className="lg:col-span-2">
          <EmptyState
            title={words.roleGone.title}
            action={<LinkButton to={paths.resumeUpload({ step: '3' })}>{words.roleGone.choose}</LinkButton>}
          >
            {words.roleGone.text}
          </EmptyState>
        </Card>
        {person.game_elements ? <ProgressStrip userId={person.user_id} /> : null}
        <div className="lg:col-span-2">
          <Loaded query={path} skeleton={<PathSkeleton />} otherwise={learning.notLoaded}>
            {(loaded) => <PathOfNoRole path={loaded} actions={actions} />}
          </Loaded>
        </div>
      </div>
    </>
  )
}

const isHeldBackAlone = ({ dream, steps }: CareerSummary) =>
  dream.failedChecks.length > 0 && steps.every(({ kind }) => kind === 'proof')

/** Once it was over no room is kept for it: it seldom begins again, as when a resume is deleted. */
const OVER = 'first-day'

/** Missing answers are no reason for a message here: what it offers stands elsewhere on the page too. */
function FirstDay() {
  const resume = useQuery(queryOf(getLatestResume))
  const path = useLearningPath()
  const summary = useSummary()
  // where a failed check alone is left to do there is no course to start either
  const isInReach = summary.data ? summary.data.dream.isInReach || isHeldBackAlone(summary.data) : undefined
  const jobs = useQuery({ ...queryOf(listApplications, { query: { limit: 1 } }), enabled: isInReach === true })
  const words = useStrings('dashboard').firstDay
  const attempts = useQuery(queryOf(listAttempts))
  const rounds = useQuery(queryOf(listRounds, { query: { limit: 1 } }))
  const isAwaited = [resume, path, summary, jobs, attempts, rounds].some(({ isLoading }) => isLoading)
  if (isAwaited) return <FirstDayRoom />
  if (resume.data === undefined || !path.data || isInReach === undefined) return null
  const steps = firstSteps(
    {
      resume: resume.data,
      path: path.data,
      isInReach,
      hasSavedJob: (jobs.data?.items.length ?? 0) > 0,
      hasTakenCheck: attempts.data?.some(({ mode }) => mode === 'scored') ?? false,
      hasPassedCheck: attempts.data?.some(({ mode, passed }) => mode === 'scored' && passed) ?? false,
      hasPractised:
        rounds.data?.rounds.some(({ questions }) => questions.some(({ isCompleted }) => isCompleted)) ?? false,
    },
    livePages,
    words.steps,
  )
  return isFirstDayOver(steps) ? <FirstDayOver /> : <FirstDayCard steps={steps} className="mt-4.5" />
}

/** The room of the card before it is known what stands in it: with the same words, so that nothing moves. */
function FirstDayRoom() {
  const words = useStrings('dashboard').firstDay
  const [isOver] = useState(() => isExplained(OVER))
  if (isOver) return null
  return (
    <div aria-hidden="true" className="relative mt-4.5">
      <div className="invisible">
        <FirstDayCard steps={firstSteps({ resume: null, path: [] }, livePages, words.steps)} />
      </div>
      <Skeleton className="absolute inset-0 rounded-lg" />
    </div>
  )
}

function FirstDayOver() {
  useEffect(() => keepExplained(OVER), [])
  return null
}

function Match({ hasInterim }: { hasInterim: boolean }) {
  const words = useStrings('dashboard').match
  const summary = useSummary()
  if (summary.data) return <MatchPanel summary={summary.data} hasInterim={hasInterim} />
  return <WaitingCard title={words.title} otherwise={words.notLoaded} query={summary} skeleton={<MatchSkeleton />} />
}

function Path({ hasGame }: { hasGame: boolean }) {
  const words = useStrings('learningPath')
  const path = useLearningPath()
  const summary = useSummary()
  const actions = usePathActions({ hasGame })
  if (path.data && summary.data) return <PathCard path={path.data} summary={summary.data} actions={actions} />
  return (
    <WaitingCard<unknown>
      title={words.title}
      otherwise={words.notLoaded}
      query={path.data ? summary : path}
      skeleton={<PathSkeleton />}
      className="h-full"
    />
  )
}

function Roles({ hasInterim, hasGame }: { hasInterim: boolean; hasGame: boolean }) {
  const words = useStrings('dashboard').interim
  const summary = useSummary()
  if (!summary.data)
    return <WaitingCard title={words.title} otherwise={words.notLoaded} query={summary} skeleton={<RoleSkeleton />} />
  const span = hasGame ? 'lg:col-span-2' : 'col-span-full'
  if (hasInterim && summary.data.cards.length === 0) return <OpenRoles summary={summary.data} className={span} />
  if (hasInterim) return <InterimCards summary={summary.data} />
  return <FoldedInterimCards summary={summary.data} className={span} />
}
