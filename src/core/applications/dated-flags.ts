import { daysBetween, type LocalDate } from '../time.ts'
import { plain } from './plain.ts'
import { companyKey, titleKey } from './url-key.ts'

/** A posting as far as it tells whether it is an earlier one again. */
export type Posting = {
  urlKey: string | null
  company: string | null
  title: string | null
  places: readonly string[]
  /** The day it was posted, or else the day it was saved. */
  on: LocalDate
}

const OLD_DAYS = 60
const REPOST_DAYS = 90

/** What time makes of a kept posting: seen from today, not from the day it was saved. */
export function datedFlags(
  { postedOn, validThrough }: { postedOn: LocalDate | null; validThrough: LocalDate | null },
  today: LocalDate,
): ('old' | 'expired')[] {
  return [
    ...(postedOn !== null && daysBetween(postedOn, today) > OLD_DAYS ? (['old'] as const) : []),
    ...(validThrough !== null && validThrough < today ? (['expired'] as const) : []),
  ]
}

/**
 * Whether a posting is an earlier one again: the same firm, the same words of the title, another page, 1 to 90 days later.
 * Two that stand beside each other on one day are two posts, and the same title in another city is another job.
 */
export function isRepost(posting: Posting, earlier: Posting): boolean {
  if (!posting.company || !posting.title || !earlier.company || !earlier.title) return false
  if (posting.urlKey === null || posting.urlKey === earlier.urlKey) return false
  const days = daysBetween(earlier.on, posting.on)
  if (days < 1 || days > REPOST_DAYS) return false
  if (companyKey(posting.company) !== companyKey(earlier.company)) return false
  if (titleKey(posting.title) !== titleKey(earlier.title)) return false
  const places = cities(posting.places)
  const before = cities(earlier.places)
  return places.length === 0 || before.length === 0 || places.some((city) => before.includes(city))
}

const cities = (places: readonly string[]) => places.map((place) => plain(place.split(',')[0] ?? '')).filter(Boolean)
