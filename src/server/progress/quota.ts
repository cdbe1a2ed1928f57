import { Problem } from '#contract/problem.ts'
import { PLANS, type QuotaKind } from '#core/account/plans.ts'
import { longDate } from '#core/long-date.ts'
import { quotaAt, type Quota } from '#core/progress/quota.ts'
import { addMs, MINUTE_MS, msOf, SECOND_MS, utcMonthOf, type Instant } from '#core/time.ts'
import { newId } from '#server/new-id.ts'
import { findUser } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { QuotaReservationsTable } from '#server/progress/tables.ts'
import type { Deps } from '#server/deps.ts'
import {
  countUses,
  giveUseBack,
  insertReservation,
  takeReservation,
  takeReservationsBefore,
  takeUse,
} from './quota.repo.ts'
import { sessionEnded } from '#server/http/session-ended.ts'

type QuotaDeps = Pick<Deps, 'db' | 'clock'>

/** Longer than any call lasts: what is still reserved then belongs to a process that died, and costs nothing. */
const ABANDONED_MS = 15 * MINUTE_MS

/**
 * Reserves one use of the month before anything is asked of a provider. Then call exactly one of `settleQuota`
 * (it was delivered) and `refundQuota` (it was not) with the id. Throws `progress.quota_spent` when none is left.
 */
export async function reserveQuota(deps: QuotaDeps, userId: string, kind: QuotaKind): Promise<string> {
  const user = await findUser(deps.db, userId)
  if (!user) throw sessionEnded()
  const at = deps.clock.now()
  const month = utcMonthOf(at)
  const id = newId('quo')
  const isReserved = await deps.db.transaction().execute(async (tx) => {
    for (const abandoned of await takeReservationsBefore(tx, userId, kind, addMs(at, -ABANDONED_MS)))
      await giveBack(tx, abandoned)
    const isTaken = await takeUse(tx, { userId, kind, month }, PLANS[user.plan].quotas[kind])
    if (isTaken) await insertReservation(tx, { id, user_id: userId, kind, month, at })
    return isTaken
  })
  if (!isReserved) throw spent(kind, await readQuota(deps, userId, kind), at)
  return id
}

/** Takes one use for good in the caller's transaction: it stands or falls with what it paid for. Throws when none is left. */
export async function useQuota(deps: Pick<Deps, 'clock'>, tx: Db, userId: string, kind: QuotaKind): Promise<void> {
  if (!(await takeQuota(deps, tx, userId, kind)))
    throw spent(kind, await readQuota({ ...deps, db: tx }, userId, kind), deps.clock.now())
}

/** The same for what goes on without it: whether one was left. */
export async function takeQuota(deps: Pick<Deps, 'clock'>, tx: Db, userId: string, kind: QuotaKind): Promise<boolean> {
  const user = await findUser(tx, userId)
  if (!user) throw sessionEnded()
  return takeUse(tx, { userId, kind, month: utcMonthOf(deps.clock.now()) }, PLANS[user.plan].quotas[kind])
}

/** What was reserved has been delivered. Harmless when repeated. */
export async function settleQuota({ db }: Pick<Deps, 'db'>, reservationId: string): Promise<void> {
  await takeReservation(db, reservationId)
}

/** Nothing was delivered: the use comes back, once, to the month it was taken from. False when there was none to give. */
export function refundQuota({ db }: Pick<Deps, 'db'>, reservationId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const reservation = await takeReservation(tx, reservationId)
    if (reservation) await giveBack(tx, reservation)
    return reservation !== undefined
  })
}

/** The month's quota as the person sees it. */
export async function readQuota(deps: QuotaDeps, userId: string, kind: QuotaKind): Promise<Quota> {
  const user = await findUser(deps.db, userId)
  if (!user) throw sessionEnded()
  const now = deps.clock.now()
  return quotaAt(kind, user.plan, await countUses(deps.db, { userId, kind, month: utcMonthOf(now) }), now)
}

function giveBack(tx: Db, { user_id: userId, kind, month }: QuotaReservationsTable): Promise<void> {
  return giveUseBack(tx, { userId, kind, month })
}

const NAMES: Record<QuotaKind, string> = { mockInterview: 'AI mock interviews', skillCheck: 'scored skill checks' }

function spent(kind: QuotaKind, { limit, renewsAt }: Quota, now: Instant): Problem {
  const detail = `You have used this month's ${limit} ${NAMES[kind]}. They renew on ${longDate(renewsAt)}.`
  return new Problem('progress.quota_spent', detail, { retryAfterSeconds: (msOf(renewsAt) - msOf(now)) / SECOND_MS })
}
