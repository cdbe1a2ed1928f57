import { Button } from '../ui/button.tsx'
import { CardHeader } from '../ui/card.tsx'
import { classes } from '../ui/classes.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { wordsOfEntry } from './activity-words.ts'
import { earnedDate } from './date-words.ts'
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
  return (
    <section aria-labelledby="earned" className={classes('mt-3', className)}>
      <CardHeader id="earned" title="Points you earned" note="Newest first" />
      {entries.length === 0 ? (
        <EmptyState title="No points yet">Log a day of study, finish a course or confirm your skills: each step is counted here.</EmptyState>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {entries.map((entry) => (
            <EarnedCard key={entry.id} entry={entry} zone={zone} />
          ))}
        </ul>
      )}
      {more ? (
        <Button variant="secondary" className="mt-4" isLoading={more.isLoading} onClick={more.load}>
          Show earlier points
        </Button>
      ) : null}
    </section>
  )
}

function EarnedCard({ entry, zone }: { entry: PointEntry; zone: string }) {
  const { category, activity } = wordsOfEntry(entry.activity)
  return (
    <li className="panel flex items-center gap-4 rounded-lg p-4">
      <img src={entry.starUrl ?? DEFAULT_BADGE} alt="" width={52} height={52} loading="lazy" className="flex-none" />
      <div className="min-w-0">
        <p className="text-[0.8125rem] text-ink-3">{category}</p>
        <p className="tnum leading-snug font-semibold">
          {activity} <span className="whitespace-nowrap text-brand-ink">x{entry.numOfPoints}</span>
        </p>
        <p className="text-[0.8125rem] text-ink-2">
          {entry.isReversal ? 'Taken back on ' : ''}
          {earnedDate(entry.earnedAt, zone)}
        </p>
      </div>
    </li>
  )
}
