import { localDateIn } from '#core/time.ts'
import { useStrings } from '../strings/strings.tsx'
import { Button } from '../ui/button.tsx'
import { CardHeader } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { wordsOfEntry } from './activity-words.ts'
import type { PointEntry } from './progress-queries.ts'

const DEFAULT_BADGE = '/badges/default.svg'

/** What was earned, newest first, a card each. */
export function EarnedPoints({
  entries,
  zone,
  more,
  className,
}: {
  entries: readonly PointEntry[]
  zone: string
  more: { load: () => void; isLoading: boolean } | null
  className?: string
}) {
  const words = useStrings('achievements').earned
  return (
    <section aria-labelledby="earned" className={classes('mt-3', className)}>
      <CardHeader id="earned" title={words.heading} note={words.note} />
      {entries.length === 0 ? (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {entries.map((entry) => (
            <EarnedCard key={entry.id} entry={entry} zone={zone} />
          ))}
        </ul>
      )}
      {more ? (
        <Button variant="secondary" className="mt-4" isLoading={more.isLoading} onClick={more.load}>
          {words.earlier}
        </Button>
      ) : null}
    </section>
  )
}

function EarnedCard({ entry, zone }: { entry: PointEntry; zone: string }) {
  const words = useStrings('achievements').earned
  const day = localDateIn(zone, entry.earnedAt)
  const { category, activity } = wordsOfEntry(entry.activity, words)
  return (
    <li className="panel flex items-center gap-4 rounded-lg p-4">
      <img src={entry.starUrl ?? DEFAULT_BADGE} alt="" width={52} height={52} loading="lazy" className="flex-none" />
      <div className="min-w-0">
        <p className="text-note text-ink-3">{category}</p>
        <p className="tnum leading-snug font-semibold">
          {activity}{' '}
          {entry.numOfPoints === 0 ? null : (
            <span className="whitespace-nowrap text-brand-ink">{words.times(entry.numOfPoints)}</span>
          )}
        </p>
        {entry.numOfPoints === 0 ? <p className="text-note text-ink-2">{words.limitReached}</p> : null}
        <p className="text-note text-ink-2">
          {entry.numOfPoints === 0 ? null : (
            <b className="tnum font-semibold text-ink">{words.gained(entry.numOfPoints)}</b>
          )}
          {entry.numOfPoints === 0 ? null : ' · '}
          {entry.isReversal ? words.takenBackOn(day) : words.on(day)}
        </p>
      </div>
    </li>
  )
}
