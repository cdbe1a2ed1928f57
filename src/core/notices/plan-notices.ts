import { addMs, DAY_MS, HOUR_MS, type Instant } from '../time.ts'
import { CHANNELS, type Channel, type NoticeKind, type NoticeSettings } from './kinds.ts'
import { nextTime, type OwnClock } from './own-clock.ts'
import type { Reason } from './reasons.ts'

/** One thing to say in one way. `dueAt` is when it first may be said, `idealAt` when it should have been. */
export type PlannedNotice = {
  kind: NoticeKind
  subject: string
  channel: Channel
  dueAt: Instant
  idealAt: Instant
}

const HORIZON_MS = 2 * DAY_MS
/** What was due before is an old list that somebody brought along, not news. */
const STALE_MS = 3 * DAY_MS
const LATE_INTERVIEW_MS = 2 * HOUR_MS

/** What is to be said within the next 48 hours, by the ways that are open to the person and switched on. */
export function planNotices(
  reasons: readonly Reason[],
  settings: NoticeSettings,
  clock: OwnClock,
  open: ReadonlySet<Channel>,
  now: Instant,
): PlannedNotice[] {
  return reasons.flatMap((reason) => {
    const dueAt = firstTime(reason, settings, clock, now)
    if (dueAt === null || dueAt > addMs(now, HORIZON_MS)) return []
    const { kind, subject, dueAt: idealAt } = reason
    return CHANNELS.filter((channel) => open.has(channel) && settings[kind][channel]).map((channel) => ({
      kind,
      subject,
      channel,
      dueAt,
      idealAt,
    }))
  })
}

/** What is due already waits for its next time of day: who has just written something down need not hear it at once. */
function firstTime(
  { kind, dueAt, endsAt, detail }: Reason,
  settings: NoticeSettings,
  clock: OwnClock,
  now: Instant,
): Instant | null {
  if (endsAt !== null && endsAt <= now) return null
  if (dueAt >= now) return dueAt
  if (detail.what === 'interview') {
    const isTooLate = detail.lead === 'day' && addMs(dueAt, LATE_INTERVIEW_MS) < now
    return isTooLate ? null : now
  }
  if (kind !== 'practice' && addMs(dueAt, STALE_MS) < now) return null
  const next = nextTime(clock, settings[kind].atTime, now)
  return endsAt !== null && next >= endsAt ? null : next
}
