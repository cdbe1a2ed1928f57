import { decideMessages } from '#core/notices/daily-message.ts'
import type { Channel } from '#core/notices/kinds.ts'
import type { Reason } from '#core/notices/reasons.ts'
import { writeMessage } from '#core/notices/write-message.ts'
import { addMs, dayEndIn, localDateIn, MINUTE_MS, type Instant } from '#core/time.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { deliver, type DeliverDeps, type Delivery } from './deliver.ts'
import { changeNotices, listSpentDays, listWaiting, takeNotices, type NoticeRow } from './notice.repo.ts'
import { loadReminderPerson, type PersonDeps, type ReminderPerson } from './person.ts'

type SendDeps = PersonDeps & DeliverDeps

/** Longer than any delivery takes. When it ends, the process that took the work is taken for dead. */
export const LEASE_MS = 5 * MINUTE_MS
const TAKEN_AT_ONCE = 64
const LANES = 8
const MOST_ATTEMPTS = 8
const PAUSES_MINUTES = [1, 5, 15, 60, 120, 240, 480]

type Waiting = NoticeRow & { subject: string }
type Outgoing = { rows: Waiting[]; reasons: Reason[]; messageId: string; isRepeat: boolean }

/** Sends all whose time has come; returns how many messages left. */
export async function sendDue(deps: SendDeps): Promise<number> {
  let sent = 0
  for (;;) {
    const taken = await takeNotices(deps.db, deps.clock.now(), LEASE_MS, TAKEN_AT_ONCE)
    if (taken.length === 0) return sent
    const groups = [...Map.groupBy(taken, (row) => `${row.user_id} ${row.channel}`).values()]
    // What may have been handed over once comes first and one by one, each noted right before it ends: should this process
    // die too, then within one mail, and what it does not know to have left twice is sent again.
    const isRepeat = (rows: NoticeRow[]) => rows.some(({ message_id: known }) => known !== null)
    const until = addMs(deps.clock.now(), LEASE_MS / 2)
    const repeated = await sendGroups(deps, groups.filter(isRepeat), 1, until)
    const fresh = groups.filter((rows) => !isRepeat(rows))
    const begun = await sendGroups(deps, fresh, LANES, until)
    sent = sent + repeated + begun
  }
}

/** What has not begun by then is left: its lease may end, and another process take it. */
async function sendGroups(deps: SendDeps, groups: NoticeRow[][], lanes: number, until: Instant): Promise<number> {
  let sent = 0
  const lane = async (): Promise<void> => {
    for (let rows = groups.shift(); rows && deps.clock.now() < until; rows = groups.shift()) {
      const left = await sendGroup(deps, rows).catch((error: unknown) => {
        // taken again after the lease; the others go on
        deps.log.error({ err: error, userId: rows?.[0]?.user_id }, 'reminders not sent')
        return 0
      })
      // lanes run side by side: what was counted before the wait is old
      sent += left
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return sent
}

/** What is due for one person by one way. */
async function sendGroup(deps: SendDeps, group: NoticeRow[]): Promise<number> {
  // a process was lost while it repeated what another had been lost with: two copies are out, and no third follows
  const isOut = (row: NoticeRow) => row.sent_at !== null
  const out = group.filter(isOut).map(({ id }) => id)
  await changeNotices(deps.db, out, { state: 'sent', next_at: null })
  const taken = group.filter((row) => !isOut(row))
  const [first] = taken
  if (!first) return 0
  const { user_id: userId, channel } = first
  const person = await loadReminderPerson(deps, userId)
  if (!person) return 0
  const messages = await decide(deps, person, channel, taken)
  let sent = 0
  for (const message of messages) {
    const text = writeMessage(
      message.reasons,
      { language: person.user.language, showsNames: person.showsNames, clock: person.clock },
      deps.clock.now(),
    )
    const ids = message.rows.map(({ id }) => id)
    const beforeRepeat = message.isRepeat ? () => changeNotices(deps.db, ids, { sent_at: deps.clock.now() }) : undefined
    const delivery = await deliver(deps, person, channel, { ...text, ...message, beforeRepeat })
    await note(deps, message.rows, delivery, text.title)
    if (delivery.is === 'sent') sent += 1
  }
  return sent
}

/** The second look, one process after the other for each person: only so does a day keep to its one message. */
function decide(
  deps: SendDeps,
  person: ReminderPerson,
  channel: Channel,
  taken: readonly NoticeRow[],
): Promise<Outgoing[]> {
  return deps.db.transaction().execute(async (tx) => {
    const userId = person.user.id
    await lockUser(tx, userId)
    const now = deps.clock.now()
    const today = localDateIn(person.clock.zone, now)
    const ids = taken.map(({ id }) => id)
    const spentDays = new Set(await listSpentDays(tx, userId, channel, ids))
    const rest = await listWaiting(tx, userId, channel, dayEndIn(person.clock.zone, today))
    const moment = { ...person, spentDays, now }
    const decision = decideMessages(taken.map(withSubject), rest.map(withSubject), channel, moment)
    for (const { notice, because } of decision.drop) {
      const state = because === 'reason_gone' || because === 'over' ? 'superseded' : 'skipped'
      await changeNotices(tx, [notice.id], { state, because, next_at: null, own_day: null })
    }
    for (const { notice, until, because } of decision.wait)
      await changeNotices(tx, [notice.id], { state: 'queued', because, next_at: until, own_day: null, attempts: 0 })
    const outgoing: Outgoing[] = []
    for (const items of decision.messages) {
      const rows = items.map(({ notice }) => notice)
      const known = rows.find(({ message_id: id }) => id !== null)?.message_id
      const messageId = known ?? `${rows[0]?.id ?? ''}@${hostOf(deps)}`
      await changeNotices(
        tx,
        rows.map(({ id }) => id),
        { state: 'sending', because: null, message_id: messageId, own_day: today, next_at: addMs(now, LEASE_MS) },
      )
      outgoing.push({ rows, reasons: items.map(({ reason }) => reason), messageId, isRepeat: known !== undefined })
    }
    return outgoing
  })
}

async function note(
  { db, clock }: SendDeps,
  rows: readonly Waiting[],
  delivery: Delivery,
  title: string,
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const now = clock.now()
  if (delivery.is === 'sent') return changeNotices(db, ids, { state: 'sent', next_at: null, sent_at: now, title })
  const attempts = Math.max(...rows.map((row) => row.attempts))
  if (delivery.is === 'later' && attempts < MOST_ATTEMPTS) {
    // nothing has left, so the day is still free
    const next = { state: 'queued', because: 'unreachable', own_day: null, sent_at: null, attempts } as const
    // what certainly did not leave is no repeat when it is tried again
    const left = delivery.mayHaveLeft ? {} : { message_id: null }
    return changeNotices(db, ids, { ...next, ...left, next_at: retryAt(now, attempts, delivery.retryAfterMs) })
  }
  const because = delivery.is === 'later' ? 'unreachable' : delivery.because
  const state = because === 'no_device' ? 'skipped' : 'failed'
  return changeNotices(db, ids, { state, because, next_at: null, own_day: null, sent_at: null })
}

function retryAt(now: Instant, attempts: number, retryAfterMs: number | null): Instant {
  const pause = PAUSES_MINUTES[Math.min(attempts, PAUSES_MINUTES.length) - 1] ?? 1
  return addMs(now, Math.max(MINUTE_MS, retryAfterMs ?? pause * MINUTE_MS))
}

function withSubject(row: NoticeRow): Waiting {
  return { ...row, subject: row.subject_key }
}

function hostOf({ config }: Pick<SendDeps, 'config'>): string {
  return config.publicUrl ? new URL(config.publicUrl).hostname : 'localhost'
}
