import { CHANNELS, NOTICE_KINDS } from '#core/notices/kinds.ts'
import { reasonKey } from '#core/notices/judge-notices.ts'
import { planNotices } from '#core/notices/plan-notices.ts'
import { addMs, HOUR_MS } from '#core/time.ts'
import {
  changeNotices,
  deleteAllNotices,
  listNotices,
  moveNotice,
  queueNotices,
  type NoticeRow,
} from './notice.repo.ts'
import { loadReminderPerson, type PersonDeps, type ReminderPerson } from './person.ts'
import { listToPlan, markPlanned } from './settings.repo.ts'

const PLAN_EVERY_MS = HOUR_MS

/** Plans for those whose turn it is; returns how many. Two processes at the same person write the same rows once. */
export async function planDue(deps: PersonDeps, limit: number): Promise<number> {
  const now = deps.clock.now()
  const userIds = await listToPlan(deps.db, addMs(now, -PLAN_EVERY_MS), deps.mailer.isConfigured, limit)
  for (const userId of userIds) await planFor(deps, userId)
  return userIds.length
}

/** Writes down what the next 48 hours bring by the facts of now, and takes away what has lost its reason. */
export async function planFor(deps: PersonDeps, userId: string): Promise<void> {
  const now = deps.clock.now()
  // before the facts are read: what changes meanwhile is planned again
  await markPlanned(deps.db, userId, now)
  const person = await loadReminderPerson(deps, userId)
  if (!person) return
  if (NOTICE_KINDS.every((kind) => CHANNELS.every((channel) => !person.settings[kind][channel])))
    return deleteAllNotices(deps.db, userId)
  const kept = await listNotices(deps.db, userId)
  const queued = kept.filter(({ state }) => state === 'queued')
  await changeNotices(deps.db, withoutReason(queued, person), {
    state: 'superseded',
    because: 'reason_gone',
    next_at: null,
  })
  const planned = planNotices(person.reasons, person.settings, person.clock, person.open, now)
  const waiting = new Map(queued.map((row) => [`${row.channel} ${reasonKey(toKey(row))}`, row]))
  for (const { kind, subject, channel, idealAt } of planned) {
    const row = waiting.get(`${channel} ${reasonKey({ kind, subject })}`)
    const isMoved = row && row.because === null && row.attempts === 0 && idealAt > now && row.due_at !== idealAt
    if (isMoved) await moveNotice(deps.db, row.id, idealAt)
  }
  await queueNotices(deps.db, userId, planned)
}

function withoutReason(rows: readonly NoticeRow[], { reasons }: ReminderPerson): string[] {
  const known = new Set(reasons.map(reasonKey))
  return rows.filter((row) => !known.has(reasonKey(toKey(row)))).map(({ id }) => id)
}

export function toKey({ kind, subject_key: subject }: NoticeRow) {
  return { kind, subject }
}
