import { classes } from '../ui/classes.ts'
import type { BoardRow } from './board-rows.ts'

export type BoardLineWords = { rank: string; you: string; points: (points: number) => string }

/** One person's line of the leaderboard. */
export function BoardLine({ row, rankText, words }: { row: BoardRow; rankText: string; words: BoardLineWords }) {
  return (
    <li
      aria-current={row.isOwn ? 'true' : undefined}
      className={classes(
        'tnum flex min-h-14 items-center gap-2.5 rounded-md px-3 py-2 sm:gap-4 sm:px-5',
        row.isOwn ? 'bg-brand-soft text-brand-ink shadow-own' : 'panel',
      )}
    >
      <span className="min-w-6 flex-none sm:min-w-8 text-ink-2">
        <span className="sr-only">{words.rank}</span>
        {rankText}
      </span>
      <img src={row.badgeUrl} alt="" width={34} height={34} loading="lazy" className="flex-none" />
      <span className="min-w-0 flex-1 font-semibold break-words">
        {row.firstName} {row.lastName}
        {row.isOwn ? (
          <span className="ml-1.5 rounded-full bg-brand px-1.5 sm:ml-2 sm:px-2 py-0.5 text-xs font-semibold text-on-brand">
            {words.you}
          </span>
        ) : null}
      </span>
      <span className="flex-none font-semibold">{words.points(row.totalPoints)}</span>
    </li>
  )
}
