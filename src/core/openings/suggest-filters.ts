import type { Seniority } from '#core/ads/fields/seniority.ts'
import type { WorkMode } from '#core/ads/kinds.ts'
import type { OpeningFilter } from './search.ts'

/** What is known of an opening that somebody hid, and why they did. */
export type Hidden = {
  reason: 'place' | 'level' | 'company' | 'pay' | 'other'
  workplace: WorkMode | null
  level: Seniority | null
  isPaid: boolean
}

/** A filter that would have left those out: what it is, after how many. */
export type FilterSuggestion = { hidden: number } & (
  | { filter: 'workplace'; value: 'remote' }
  | { filter: 'level'; value: Seniority }
  | { filter: 'paid'; value: 'true' }
)

/** From the first job to the last. */
export const LADDER = ['intern', 'junior', 'mid', 'senior', 'lead', 'staff'] as const satisfies readonly Seniority[]

/** One or two may be chance. */
const ENOUGH = 3

/**
 * What hiding teaches: filters to choose, never the order or the match. Each is proposed only where every opening hidden for that
 * reason would have been left out, where it is not set already, and where it leaves something to look at.
 */
export function suggestFilters(
  hidden: readonly Hidden[],
  filter: OpeningFilter,
  shown: readonly Omit<Hidden, 'reason'>[],
): FilterSuggestion[] {
  const because = (reason: Hidden['reason']) => hidden.filter((one) => one.reason === reason)
  const found: FilterSuggestion[] = []
  const places = because('place')
  if (
    filter.workplace === undefined &&
    places.length >= ENOUGH &&
    places.every(({ workplace }) => workplace !== 'remote') &&
    shown.some(({ workplace }) => workplace === 'remote')
  )
    found.push({ filter: 'workplace', value: 'remote', hidden: places.length })
  const levels = because('level')
  const level = filter.level === undefined && levels.length >= ENOUGH ? levelBeside(levels, shown) : undefined
  if (level !== undefined) found.push({ filter: 'level', value: level, hidden: levels.length })
  const pays = because('pay')
  if (
    !filter.paid &&
    pays.length >= ENOUGH &&
    pays.every(({ isPaid }) => !isPaid) &&
    shown.some(({ isPaid }) => isPaid)
  )
    found.push({ filter: 'paid', value: 'true', hidden: pays.length })
  return found
}

/** The nearest level that none of the hidden ones has, all of them being on one side of it. */
function levelBeside(hidden: readonly Hidden[], shown: readonly Omit<Hidden, 'reason'>[]): Seniority | undefined {
  const places = hidden.map(({ level }) => (level === null ? -1 : LADDER.indexOf(level)))
  const lowest = Math.min(...places)
  const highest = Math.max(...places)
  if (lowest < 0) return undefined
  const isThere = (level: Seniority) => shown.some((one) => one.level === level)
  const below = LADDER.slice(0, lowest).toReversed().find(isThere)
  const above = LADDER.slice(highest + 1).find(isThere)
  // those who hide the upper half look for less, and the other way round
  return lowest >= LADDER.length - 1 - highest ? (below ?? above) : (above ?? below)
}
