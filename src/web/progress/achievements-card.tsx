import { useQuery } from '@tanstack/react-query'
import { getAchievementsBrief, type AchievementsBrief } from '#contract/progress.ts'
import { Loaded } from '../lib/loaded.tsx'
import { queryOf } from '../lib/queries.ts'
import { livePages } from '../nav.ts'
import { paths } from '../paths.ts'
import { useStrings } from '../strings/strings.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/link.tsx'
import { Medal } from '../ui/medal.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SeenAs } from './seen-as.tsx'

export const useAchievementsBrief = () => useQuery(queryOf(getAchievementsBrief))

/** Level and points in brief. */
export function AchievementsCard({ className }: { className?: string }) {
  const words = useStrings('progress').brief
  return (
    <Card aria-labelledby="achievements" className={classes('flex flex-col', className)}>
      <CardHeader id="achievements" title={words.heading}>
        {livePages.achievements ? (
          <Link
            to={paths.achievements()}
            className="-my-2 flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline"
          >
            {words.seeAll}
          </Link>
        ) : null}
      </CardHeader>
      <Loaded query={useAchievementsBrief()} skeleton={<BriefSkeleton />} otherwise={words.notLoaded}>
        {(brief) => <Brief brief={brief} />}
      </Loaded>
      <SeenAs />
    </Card>
  )
}

function Brief({ brief }: { brief: AchievementsBrief }) {
  const words = useStrings('progress').brief
  const { totalpoints, maxPoints, levelNumber, levelName } = brief
  const left = maxPoints - totalpoints
  const toNext = left > 0 ? words.toNext(left, levelNumber + 1) : words.highest
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 text-center">
      <Medal glyph="peak" size={104} />
      <div>
        <p className="text-xl font-strong tracking-title">{levelName}</p>
        <p className="text-sm text-ink-3">{words.level(levelNumber)}</p>
      </div>
      <div className="w-full">
        <ProgressBar
          label={words.bar}
          value={totalpoints}
          max={Math.max(1, maxPoints)}
          valueText={words.barText(totalpoints, toNext)}
        />
        <p className="tnum mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
          <b className="font-semibold text-ink">{words.points(totalpoints)}</b>
          {toNext}
        </p>
      </div>
    </div>
  )
}

function BriefSkeleton() {
  return (
    <div className="flex flex-col items-center gap-4">
      <Skeleton className="size-24 rounded-full" />
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-2 w-full" />
      <Skeleton className="h-4 w-full" />
    </div>
  )
}
