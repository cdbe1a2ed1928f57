import type { EmploymentType, WorkMode } from '#core/ads/kinds.ts'
import type { Seniority } from '#core/ads/fields/seniority.ts'
import { plain } from '#core/applications/plain.ts'
import { addDays, type LocalDate } from '#core/time.ts'

/** What is known of an opening without opening it. `words` are its title, firm and skills, folded. */
export type Listed = {
  words: string
  places: string
  workplace: WorkMode | null
  types: readonly EmploymentType[]
  level: Seniority | null
  isPaid: boolean
  postedOn: LocalDate | null
  expiresOn: LocalDate | null
  sources: readonly string[]
}

export type OpeningFilter = {
  q?: string | undefined
  place?: string | undefined
  workplace?: WorkMode | undefined
  level?: Seniority | undefined
  type?: EmploymentType | undefined
  paid?: boolean | undefined
  /** Posted within so many days. */
  days?: number | undefined
  source?: string | undefined
  /** What a board lists is open, however long ago it was posted. */
  isAnyAge?: boolean
}

/** What is older is not shown unless somebody asks for it. */
export const HIDDEN_AFTER_DAYS = 60
export const OLD_AFTER_DAYS = 30

export function matcherOf(filter: OpeningFilter, today: LocalDate): (one: Listed) => boolean {
  const words = plain(filter.q ?? '')
    .split(' ')
    .filter(Boolean)
  const place = plain(filter.place ?? '')
  const since = addDays(today, -(filter.days ?? HIDDEN_AFTER_DAYS))
  return (one) =>
    (filter.isAnyAge || (one.postedOn === null ? filter.days === undefined : one.postedOn >= since)) &&
    (one.expiresOn === null || one.expiresOn >= today) &&
    (filter.workplace === undefined || one.workplace === filter.workplace) &&
    (filter.level === undefined || one.level === filter.level) &&
    (filter.type === undefined || one.types.includes(filter.type)) &&
    (!filter.paid || one.isPaid) &&
    (filter.source === undefined || one.sources.includes(filter.source)) &&
    (place === '' || one.places.includes(place)) &&
    words.every((word) => one.words.includes(word))
}
