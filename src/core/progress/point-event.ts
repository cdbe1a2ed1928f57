import type { Instant, LocalDate } from '#core/time.ts'
import type { ActivityKey, Category } from './activities.ts'

/** One line of the ledger: appended once, never changed. Unique by (userId, sourceKey) and by (userId, reverses). */
export type PointEvent = {
  userId: string
  category: Category
  activity: ActivityKey
  /** Whole points; negative only in a reversal. */
  points: number
  /** What it was for, 'course:crs_1'. The second try after an undo is 'course:crs_1#2'. */
  sourceKey: string
  /** The person's day. A reversal belongs to the day of what it reverses, so a day's sum never exceeds its cap. */
  localDate: LocalDate
  instant: Instant
  /** The person's IANA zone at that instant, so that days can be recomputed from the ledger alone. */
  zone: string
  ruleVersion: number
  /** The source key this event takes back, null for an award. */
  reverses: string | null
}
