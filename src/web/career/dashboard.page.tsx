import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import Flag from 'lucide-react/icons/flag'
import type { UserInfo } from '#contract/account.ts'
import { listAttempts } from '#contract/arena.ts'
import type { CareerQuestions } from '#contract/career.ts'
import { getLatestResume } from '#contract/resume.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryOf, useUserDetails } from '../lib/queries.ts'
import { livePages } from '../nav.ts'
import { paths } from '../paths.ts'
import { AchievementsCard, useAchievementsBrief } from '../progress/achievements-card.tsx'
import { StreakCard } from '../progress/streak-card.tsx'
import { courses } from '../strings/en/courses.ts'
import { dashboard } from '../strings/en/dashboard.ts'
import { learningPath } from '../strings/en/learning-path.ts'
import { match } from '../strings/en/match.ts'
import { role } from '../strings/en/role.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import {
  DashboardSkeleton,
  MatchSkeleton,
  NextStepSkeleton,
  PathSkeleton,
  RadarSkeleton,
  RoleSkeleton,
} from './dashboard-skeletons.tsx'
import { FirstDayCard } from './first-day-card.tsx'
import { firstSteps, isFirstDayOver } from './first-day.ts'
import { partOfDay, welcomeLine } from './greet.ts'
import { FoldedInterimRoles, RecommendedRoles } from './interim-section.tsx'
import { MatchCard } from './match-card.tsx'
import { NextStepCard } from './next-step-card.tsx'
import { usePathActions } from './path-actions.ts'
import { NumbersNote } from './numbers-note.tsx'
import { PathCard } from './path-card.tsx'
import { SkillRadarCard } from './skill-radar-card.tsx'
import { useCareerProgress, useLearningPath } from './use-learning-path.ts'
import { WaitingCard } from './waiting-card.tsx'

export const meta = () => [dashboard.meta]

export default function DashboardPage() {
  const person = useUserDetails()
  // Asked for beside the person, not after.
  useCareerProgress()
  useLearningPath()
  useAchievementsBrief()
  useLatestResume()
  return (
    <Strings of={{ courses, dashboard, learningPath, match, role }}>
      <Page>
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
  const hasGame = person.game_elements
  return (
    <>
      <Welcome
        greeting={welcome[partOfDay(new Date(loadedAtMs).getHours())](person.first_name)}
        dreamRole={answers.dreamRole}
      />
      <NumbersNote />
      <div className="grid gap-3.5 sm:gap-5 lg:grid-cols-12">
        {answers.dreamRole === null ? <RoleGone hasGame={hasGame} /> : <NextStep answers={answers} hasGame={hasGame} />}
        {hasGame ? <StreakCard person={person} nowMs={loadedAtMs} className="lg:col-span-4" /> : null}
        <FirstDay />
        {answers.dreamRole === null ? null : <Matches hasInterim={answers.interimRole} />}
        <Path answers={answers} hasGame={hasGame} />
        {answers.dreamRole === null ? null : (
          <>
            <Skills />
            <Roles hasInterim={answers.interimRole} hasGame={hasGame} />
          </>
        )}
        {hasGame ? <AchievementsCard className="lg:col-span-4" /> : null}
      </div>
    </>
  )
}

function Welcome({ greeting, dreamRole }: { greeting: string; dreamRole: string | null }) {
  const words = useStrings('dashboard').welcome
  const path = useLearningPath()
  return (
    <div className="mb-5 flex items-end justify-between gap-5 max-sm:flex-col max-sm:items-stretch sm:mb-7">
      <div className="min-w-0">
        <h1 className="text-[1.625rem] tracking-heading sm:text-[2rem]">{greeting}</h1>
        <p className="mt-1.5 text-ink-2 max-sm:min-h-[2lh]">
          {dreamRole === null ? words.roleGone : welcomeLine(dreamRole, path.data, words)}
        </p>
      </div>
      <LinkButton to={paths.resumeUpload()} variant="secondary" className="flex-none max-sm:justify-start">
        <Flag size={17} aria-hidden />
        <span className="sr-only">{words.dreamRole}</span>
        {dreamRole ?? words.noRole}
        <span className="font-normal text-ink-3 max-sm:ml-auto">{words.change}</span>
      </LinkButton>
    </div>
  )
}

/** All else stays on the page: the courses, the streak, the points. */
function RoleGone({ hasGame }: { hasGame: boolean }) {
  const words = useStrings('dashboard').roleGone
  return (
    <Card className={hasGame ? 'lg:col-span-8' : 'lg:col-span-12'}>
      <EmptyState
        title={words.title}
        action={<LinkButton to={paths.resumeUpload({ step: '3' })}>{words.choose}</LinkButton>}
      >
        {words.text}
      </EmptyState>
    </Card>
  )
}

function NextStep({ answers, hasGame }: { answers: CareerQuestions; hasGame: boolean }) {
  const path = useLearningPath()
  const actions = usePathActions({ hasGame })
  const words = useStrings('dashboard').nextStep
  const className = hasGame ? 'lg:col-span-8' : 'lg:col-span-12'
  if (path.data)
    return <NextStepCard path={path.data} dreamRole={answers.dreamRole ?? ''} actions={actions} className={className} />
  return (
    <WaitingCard
      title={words.title}
      otherwise={words.notLoaded}
      query={path}
      skeleton={<NextStepSkeleton />}
      className={className}
    />
  )
}

/** Missing answers are no reason for a message here: what it offers stands elsewhere on the page too. */
function FirstDay() {
  const resume = useLatestResume()
  const path = useLearningPath()
  const words = useStrings('dashboard').firstDay
  const attempts = useQuery(queryOf(listAttempts))
  if (resume.data === undefined || !path.data) return null
  const hasTakenCheck = attempts.data?.some(({ mode }) => mode === 'scored') ?? false
  const steps = firstSteps({ resume: resume.data, path: path.data, hasTakenCheck }, livePages, words.steps)
  return isFirstDayOver(steps) ? null : <FirstDayCard steps={steps} className="lg:col-span-12" />
}

function Matches({ hasInterim }: { hasInterim: boolean }) {
  const words = useStrings('dashboard').match
  const progress = useCareerProgress()
  if (!progress.data) {
    return (
      <WaitingCard
        title={words.title}
        otherwise={words.notLoaded}
        query={progress}
        skeleton={<MatchSkeleton />}
        className="lg:col-span-12"
      />
    )
  }
  const interimRole = hasInterim && progress.data.interimRole
  return (
    <>
      <MatchCard
        match={progress.data.dreamRole}
        kind="dream"
        className={interimRole ? 'lg:col-span-6' : 'lg:col-span-12'}
      />
      {interimRole ? <MatchCard match={interimRole} kind="interim" className="lg:col-span-6" /> : null}
    </>
  )
}

function Path({ answers, hasGame }: { answers: CareerQuestions; hasGame: boolean }) {
  const words = useStrings('learningPath')
  const path = useLearningPath()
  const actions = usePathActions({ hasGame })
  return (
    <div className="lg:col-span-8">
      {path.data ? (
        <PathCard path={path.data} dreamRole={answers.dreamRole} studyTime={answers} actions={actions} />
      ) : (
        <WaitingCard
          title={words.title}
          otherwise={words.notLoaded}
          query={path}
          skeleton={<PathSkeleton />}
          className="h-full"
        />
      )}
    </div>
  )
}

function Skills() {
  const words = useStrings('dashboard').skills
  const progress = useCareerProgress()
  return (
    <div className="lg:col-span-4">
      {progress.data ? (
        <SkillRadarCard match={progress.data.dreamRole} />
      ) : (
        <WaitingCard
          title={words.title}
          otherwise={words.notLoaded}
          query={progress}
          skeleton={<RadarSkeleton />}
          className="h-full"
        />
      )}
    </div>
  )
}

function Roles({ hasInterim, hasGame }: { hasInterim: boolean; hasGame: boolean }) {
  const progress = useCareerProgress()
  const words = useStrings('dashboard').interim
  const width = hasGame ? 'lg:col-span-8' : 'lg:col-span-12'
  if (!progress.data) {
    return (
      <WaitingCard
        title={words.title}
        otherwise={words.notLoaded}
        query={progress}
        skeleton={<RoleSkeleton />}
        className={width}
      />
    )
  }
  return (
    <div className={width}>
      {hasInterim ? (
        <div className="grid h-full gap-3.5 sm:gap-5 md:grid-cols-2">
          <RecommendedRoles progress={progress.data} />
        </div>
      ) : (
        <FoldedInterimRoles progress={progress.data} />
      )}
    </div>
  )
}

const useLatestResume = () => useQuery(queryOf(getLatestResume))
