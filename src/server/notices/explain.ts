import { reasonKey } from '#core/notices/judge-notices.ts'
import { CHANNELS } from '#core/notices/kinds.ts'
import { planNotices } from '#core/notices/plan-notices.ts'
import type { Reason } from '#core/notices/reasons.ts'
import { localDateIn, localTimeIn, type Instant } from '#core/time.ts'
import type { UserRow } from '#server/users/user.repo.ts'
import { listNotices, type NoticeRow } from './notice.repo.ts'
import { loadReminderPerson, type PersonDeps, type ReminderPerson } from './person.ts'
import { toKey } from './plan.ts'

/** Every reason that there is to remind somebody, its time, and what became of it or why nothing has yet. */
export async function explainNotices(
  deps: PersonDeps,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<string[]> {
  const person = await loadReminderPerson(deps, id)
  if (!person) return []
  const { zone, quiet } = person.clock
  const now = deps.clock.now()
  const own = (instant: Instant): string => `${localDateIn(zone, instant)} ${localTimeIn(zone, instant)}`
  const known = Map.groupBy(await listNotices(deps.db, id), (row) => reasonKey(toKey(row)))
  const ways = [...person.open].join(' and ') || 'none: no confirmed address or no mail server, no device'
  const lines = [
    `${email}: times in ${zone}, quiet ${quiet ? `${quiet.from} to ${quiet.to}` : 'never'}, reached by ${ways}`,
  ]
  for (const reason of person.reasons) {
    const key = reasonKey(reason)
    const wanted = CHANNELS.filter((channel) => person.settings[reason.kind][channel])
    lines.push(`${reason.kind} ${reason.subject}: due ${own(reason.dueAt)} (${wanted.join(', ') || 'switched off'})`)
    const rows = known.get(key) ?? []
    lines.push(...rows.map((row) => `  ${fateOf(row, own, reason)}`))
    const without = wanted.filter((channel) => rows.every((row) => row.channel !== channel))
    lines.push(...without.map((channel) => `  ${channel}: ${whyNotPlanned(person, reason, channel, now)}`))
    known.delete(key)
  }
  for (const [key, gone] of known)
    lines.push(`${key}: no reason any more`, ...gone.map((row) => `  ${fateOf(row, own)}`))
  return lines
}

const HELD: Partial<Record<NonNullable<NoticeRow['because']>, string>> = {
  quiet_hours: 'quiet hours',
  daily_limit: 'the day had its one message already',
  too_early: 'it was moved to a later time',
  unreachable: 'the mail server or the push service did not answer',
}

function fateOf(row: NoticeRow, own: (instant: Instant) => string, reason?: Reason): string {
  const { channel, state, because, sent_at: sentAt, next_at: nextAt } = row
  const when = state === 'sent' && sentAt ? ` ${own(sentAt)}` : nextAt ? ` until ${own(nextAt)}` : ''
  // nothing has held it: what was due when it was first seen is said at its next time of day
  const isLate = state === 'queued' && because === null && reason !== undefined && (nextAt ?? '') > reason.dueAt
  const why = because ? (HELD[because] ?? because.replaceAll('_', ' ')) : isLate ? LATE : ''
  return `${channel}: ${state}${when}${why ? ` (${why})` : ''}`
}

const LATE = 'it was due before it was known, so it waits for its time of day, after quiet hours'

function whyNotPlanned(
  { settings, clock, open }: ReminderPerson,
  reason: Reason,
  channel: (typeof CHANNELS)[number],
  now: Instant,
): string {
  if (!open.has(channel))
    return channel === 'mail' ? 'not planned: no confirmed address or no mail server' : 'not planned: no device'
  if (reason.endsAt !== null && reason.endsAt <= now) return 'not planned: it was over before it was known'
  const planned = planNotices([reason], settings, clock, open, now).some((one) => one.channel === channel)
  if (planned) return 'planned with the next tick'
  return reason.dueAt > now
    ? 'not planned yet: that is done 48 hours ahead'
    : 'not planned: it was due too long ago, or ends before its next time of day'
}
