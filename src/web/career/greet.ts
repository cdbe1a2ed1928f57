import type { Catalogue } from '../strings/catalogue.ts'

type Words = Catalogue['dashboard']['welcome']

/** For the hour of the person's own clock, 0 to 23. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 18) return 'afternoon'
  return 'evening'
}

/** Under the greeting: the dream role, and how far the path is walked when there is one. */
export function welcomeLine(dreamRole: string, path: readonly { status: string }[] | undefined, words: Words): string {
  const done = path?.filter((entry) => entry.status === 'completed').length ?? 0
  if (!path || path.length === 0) return words.noPath(dreamRole)
  if (done === path.length) return words.walked(dreamRole)
  return done === 0 ? words.atStart(dreamRole) : words.onTheWay(done, path.length, dreamRole)
}
