import { useStrings } from '../strings/strings.tsx'
import { classes } from '../ui/classes.ts'
import type { BoardRow } from './board-rows.ts'

/** The first three, the first in the middle. The rows below say the same, so this is decoration for readers. */
export function Podium({ rows }: { rows: readonly BoardRow[] }) {
  const [first, second, third] = rows
  if (!first || !second || !third) return null
  return (
    <div
      aria-hidden="true"
      className="dawn mb-5 grid grid-cols-3 items-end gap-2 rounded-lg px-3 pt-6 sm:gap-4 sm:px-8"
    >
      <Step row={second} />
      <Step row={first} />
      <Step row={third} />
    </div>
  )
}

/** Who shares a rank stands as high. */
const HEIGHTS: Readonly<Record<number, string>> = { 1: 'h-28 sm:h-36', 2: 'h-20 sm:h-24', 3: 'h-14 sm:h-18' }

function Step({ row }: { row: BoardRow }) {
  const words = useStrings('leaderboard')
  return (
    <div className="min-w-0 text-center">
      <img src={row.badgeUrl} alt="" width={64} height={64} className="mx-auto size-12 sm:size-16" />
      <p className="mt-2 truncate text-sm font-semibold sm:text-base">
        {row.firstName} {row.lastName}
      </p>
      <p className="tnum text-sm text-ink-2">{words.line.points(row.totalPoints)}</p>
      <p
        className={classes(
          'tnum mt-2 rounded-t-md bg-surface pt-2 text-lg font-strong shadow-edge',
          HEIGHTS[row.rank] ?? HEIGHTS[3],
          row.isOwn && 'text-brand-ink',
        )}
      >
        {words.step(row.rank)}
      </p>
    </div>
  )
}
