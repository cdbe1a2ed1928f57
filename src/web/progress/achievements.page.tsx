import { Navigate } from 'react-router'
import type { UserInfo } from '#contract/account.ts'
import { ErrorState } from '../ui/empty-state.tsx'
import { messageOf } from '../lib/errors.ts'
import { Loaded } from '../lib/loaded.tsx'
import { useUserDetails } from '../lib/queries.ts'
import { paths } from '../paths.ts'
import type { Catalogue } from '../strings/catalogue.ts'
import { achievements } from '../strings/en/achievements.ts'
import { Strings, useStrings } from '../strings/strings.tsx'
import { FirstUse } from '../ui/first-use.tsx'
import { Page } from '../ui/page.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { AchievementsSkeleton } from './achievements-skeleton.tsx'
import { ActivityCard } from './activity-card.tsx'
import { BadgesCard } from './badges-card.tsx'
import { EarnedPoints } from './earned-points.tsx'
import { MilestoneCard } from './milestone-card.tsx'
import { PointsCard } from './points-card.tsx'
import { useAchievementDetails, usePointsInDetail, useStreak } from './progress-queries.ts'
import { ReadyLine } from './ready-line.tsx'
import { StreakPanel } from './streak-panel.tsx'
import { WelcomeBlock } from './welcome-block.tsx'

export const meta = (texts: Partial<Catalogue>) => [(texts.achievements ?? achievements).meta]

export default function AchievementsPage() {
  return (
    <Strings of={{ achievements }}>
      <Achievements />
    </Strings>
  )
}

function Achievements() {
  const words = useStrings('achievements')
  const person = useUserDetails()
  // Asked for beside the person, not after.
  useStreak()
  usePointsInDetail()
  return (
    <Page>
      <FirstUse of="achievements" />
      <Loaded query={person} skeleton={<AchievementsSkeleton />} otherwise={words.notLoadedTryAgain}>
        {(loaded) =>
          loaded.game_elements ? <AchievementsOf person={loaded} /> : <Navigate to={paths.dashboard()} replace />
        }
      </Loaded>
    </Page>
  )
}

function AchievementsOf({ person }: { person: UserInfo }) {
  const words = useStrings('achievements')
  const details = useAchievementDetails(person.user_id)
  const [newest] = details.data?.pages ?? []
  if (!newest) {
    if (details.isError && !details.isFetching) {
      return <ErrorState message={messageOf(details.error, words.notLoaded)} onRetry={() => void details.refetch()} />
    }
    return (
      <Loading>
        <AchievementsSkeleton />
      </Loading>
    )
  }
  return (
    <div className="grid gap-3.5 sm:gap-5 lg:grid-cols-12">
      <WelcomeBlock person={person} details={newest} className="lg:col-span-12" />
      <ReadyLine className="lg:col-span-12" />
      <EarnedPoints
        entries={details.data?.pages.flatMap((page) => page.individualPoints) ?? []}
        zone={person.time_zone}
        more={
          details.hasNextPage
            ? { load: () => void details.fetchNextPage(), isLoading: details.isFetchingNextPage }
            : null
        }
        className="lg:col-span-12"
      />
      <BadgesCard badges={newest.badges} zone={person.time_zone} className="lg:col-span-12" />
      <PointsCard className="lg:col-span-7" />
      <StreakPanel person={person} className="lg:col-span-5" />
      <ActivityCard className="lg:col-span-7" />
      <MilestoneCard className="lg:col-span-5" />
    </div>
  )
}
