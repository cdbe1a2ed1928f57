import { CHANNELS, NOTICE_KINDS } from '#core/notices/kinds.ts'
import { mergePlan } from '#core/notices/merge-plan.ts'
import { planNotices } from '#core/notices/plan-notices.ts'
import { addMs, HOUR_MS } from '#core/time.ts'
import type { Deps } from '#server/deps.ts'
import {
  changeNotices,
  deleteAllNotices,
  listNotices,
  moveNotice,
  queueNotices,
  type NoticeRow,
} from './notice.repo.ts'
import { loadReminderPerson, type PersonDeps } from './person.ts'
import { listToPlan, markPlanned } from './settings.repo.ts'

const PLAN_EVERY_MS = HOUR_MS

/** Plans for those whose turn it is; returns how many. Two processes at the same person write the same rows once. */
export async function planDue(deps: PersonDeps & Pick<Deps, 'log'>, limit: number): Promise<number> {
  const now = deps.clock.now()
  const userIds = await listToPlan(deps.db, addMs(now, -PLAN_EVERY_MS), deps.mailer.isConfigured, limit)
  for (const userId of userIds)
    // what one user wrote must not keep the others from their reminders
    await planFor(deps, userId).catch((error: unknown) => deps.log.error({ err: error, userId }, 'not planned'))
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
  const rows = await listNotices(deps.db, userId)
  const queued = rows
    .filter(({ state }) => state === 'queued')
    .map((row) => ({
      ...toKey(row),
      id: row.id,
      channel: row.channel,
      dueAt: row.due_at,
      isHeld: row.because !== null || row.attempts > 0,
    }))
  const planned = planNotices(person.reasons, person.settings, person.clock, person.open, now)
  const { gone, moved } = mergePlan(queued, planned, person.reasons, now)
  await changeNotices(deps.db, gone, { state: 'superseded', because: 'reason_gone', next_at: null })
  for (const { id, dueAt } of moved) await moveNotice(deps.db, id, dueAt)
  await queueNotices(deps.db, userId, planned)
}

export function toKey({ kind, subject_key: subject }: NoticeRow) {
  return { kind, subject }
}
