import { addMs, DAY_MS, type Instant } from '../time.ts'

export const TRASH_MS = 30 * DAY_MS

/** From then on, what went into the trash is deleted for good. */
export const trashedUntil = (deletedAt: Instant): Instant => addMs(deletedAt, TRASH_MS)
