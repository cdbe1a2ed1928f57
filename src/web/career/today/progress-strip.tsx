import { useQuery } from '@tanstack/react-query'
import { getMatchHistory } from '#contract/career-plan.ts'
import { useAchievementsBrief } from '../../progress/use-achievements-brief.ts'
import { useAchievementDetails, type BadgeEntry } from '../../progress/progress-queries.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { queryOf } from '../../lib/queries.ts'
import { paths } from '../../paths.ts'
import { useStrings } from '../../strings/strings.tsx'
import { useSay } from '../../strings/use-say.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Link } from '../../ui/link.tsx'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SharePictureButton } from '../../share/share-picture-button.tsx'
import { SeenAs } from '../../progress/seen-as.tsx'
import { everyDay } from '../match-days.ts'
import { sparkline } from './sparkline.ts'

const MEDALS = 4
const BOX = { width: 340, height: 46 }

/** Level, points, the line of the match and four medals. */
export function ProgressStrip({ userId }: { userId: string }) {
  const words = useStrings('progress').brief
  const say = useSay()
  return (
    <Card aria-labelledby="achievements" className="flex h-full flex-col max-md:py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="achievements" className="text-lg leading-title">
          {words.heading}
        </h2>
        <SharePictureButton label={words.share} className="-my-3 ml-auto">
          {words.shareShort}
        </SharePictureButton>
        <Link
          to={paths.achievements()}
          className="-my-3 flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline"
        >
          {words.seeAll}
        </Link>
      </div>
      <Loaded query={useAchievementsBrief()} skeleton={<Skeleton className="h-24" />} otherwise={words.notLoaded}>
        {({ totalpoints, maxPoints, levelNumber, levelName }) => {
          const left = maxPoints - totalpoints
          const toNext = left > 0 ? words.toNext(left, levelNumber + 1) : words.highest
          return (
            <div className="mt-2">
              <p className="flex flex-wrap justify-between gap-x-3 text-sm">
                <span>
                  <span className="text-ink-3">{words.level(levelNumber)}</span>{' '}
                  <b className="font-semibold">{say(levelName)}</b>
                </span>
                <span className="tnum text-ink-2">{words.points(totalpoints)}</span>
              </p>
              <ProgressBar
                label={words.bar}
                value={totalpoints}
                max={Math.max(1, maxPoints)}
                valueText={words.barText(totalpoints, toNext)}
                className="mt-1.5"
              />
            </div>
          )
        }}
      </Loaded>
      <PhoneFold label={words.medals} buttonClassName="mt-1.5 -mb-3 w-full justify-between" className="max-md:pt-3">
        <Spark />
        <Medals userId={userId} />
        <SeenAs />
      </PhoneFold>
    </Card>
  )
}

/** The match of the last weeks as a line; it says nothing that the plan does not say in words. */
function Spark() {
  const history = useQuery(queryOf(getMatchHistory))
  const days = everyDay(history.data ?? [])
  if (days.length < 2) return null
  const { path, end } = sparkline(
    days.map(({ percent }) => percent),
    BOX,
  )
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true" className="mt-2.5 block h-11 w-full" fill="none">
      <path d={path} stroke="var(--brand)" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx={end.x} cy={end.y} r="4" fill="var(--brand)" />
    </svg>
  )
}

function Medals({ userId }: { userId: string }) {
  const details = useAchievementDetails(userId)
  const say = useSay()
  const badges = details.data?.pages[0]?.badges ?? []
  const nearness = ({ earnedAt, current, target }: BadgeEntry) => (earnedAt === null ? current / target : 2)
  const shown = [...badges].sort((a, b) => nearness(b) - nearness(a)).slice(0, MEDALS)
  return (
    <ul className="mt-2 grid min-h-20 grid-cols-4 gap-2">
      {shown.map(({ id, name, imageUrl, earnedAt }) => (
        <li key={id} className="flex flex-col items-center text-center">
          <img
            src={imageUrl}
            alt=""
            // folded on a phone: not fetched before they are looked at
            loading="lazy"
            width={44}
            height={44}
            className={classes(earnedAt === null && 'opacity-45 grayscale')}
          />
          <span className="mt-1 text-xs leading-tight text-ink-2">{say(name)}</span>
        </li>
      ))}
    </ul>
  )
}
