import { must } from '#core/must.ts'
import { localDateIn } from '#core/time.ts'
import { useStrings } from '../strings/strings.tsx'
import { useSay } from '../strings/use-say.ts'
import { Card, CardHeader } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import type { BadgeEntry } from './progress-queries.ts'

/** Badges: the earned ones first, then the others with what is left, the nearest first. */
export function BadgesCard({
  badges,
  zone,
  className,
}: {
  badges: readonly BadgeEntry[]
  zone: string
  className?: string
}) {
  const words = useStrings('achievements').badges
  const earned = badges
    .filter((badge) => badge.earnedAt !== null)
    .sort((a, b) => (must(a.earnedAt) < must(b.earnedAt) ? 1 : -1))
  const open = badges
    .filter((badge) => badge.earnedAt === null)
    .sort((a, b) => b.current / b.target - a.current / a.target)
  return (
    <Card aria-labelledby="badges" className={className}>
      <CardHeader id="badges" title={words.heading} note={words.earned(earned.length, badges.length)} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
        {[...earned, ...open].map((badge) => (
          <BadgeItem key={badge.id} badge={badge} zone={zone} />
        ))}
      </ul>
    </Card>
  )
}

function BadgeItem({ badge, zone }: { badge: BadgeEntry; zone: string }) {
  const words = useStrings('achievements').badges
  const say = useSay()
  const { imageUrl, earnedAt, current, target } = badge
  const name = say(badge.name)
  return (
    <li className="flex flex-col items-center text-center">
      <img
        src={imageUrl}
        alt=""
        width={84}
        height={84}
        loading="lazy"
        className={classes(earnedAt === null && 'opacity-45 grayscale')}
      />
      <h3 className="mt-2.5 text-md leading-snug">{name}</h3>
      <p className="mt-1 text-note text-ink-2">{say(badge.description)}</p>
      <div className="mt-auto w-full pt-2">
        {earnedAt === null ? (
          <>
            <p className="text-note font-mid text-ink-3">{target === 1 ? words.open : words.left(current, target)}</p>
            {target > 1 ? (
              <ProgressBar
                label={name}
                value={current}
                max={target}
                valueText={words.of(current, target)}
                className="mx-auto mt-1.5 h-1.5! max-w-28"
              />
            ) : null}
          </>
        ) : (
          <p className="text-note font-mid text-green-ink">{words.earnedOn(localDateIn(zone, earnedAt))}</p>
        )}
      </div>
    </li>
  )
}
