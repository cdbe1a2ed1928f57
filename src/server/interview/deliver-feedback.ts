import type { AnswerFeedback } from '#core/interview/coaching/coach-answer.ts'
import { lockUser } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { refundQuota, settleQuota } from '#server/progress/quota.ts'
import { countRound, findOpenRound, type AnswerRow, type RoundRow } from './interview.repo.ts'
import { keepFeedback } from './keep-answer.ts'

type DeliverDeps = Pick<Deps, 'db' | 'clock'>
type Delivered = { round: RoundRow; saved: AnswerRow; reservation: string | null }

/** Feedback, mark, points and the month's quota stand or fall together. */
export async function deliverFeedback(
  deps: DeliverDeps,
  { round, saved, reservation }: Delivered,
  feedback: AnswerFeedback,
): Promise<{ points: number; at: string }> {
  const { kept, isFirst } = await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, round.user_id)
    const isFirst = await count(tx, round, reservation)
    const now = await findOpenRound(tx, round.user_id)
    const current = now?.id === round.id ? now : { ...round, is_counted: 1 }
    return { isFirst, kept: await keepFeedback(deps, tx, saved, current, feedback) }
  })
  if (reservation && !isFirst) await refundQuota(deps, reservation)
  return kept
}

/** The person read part of it and left: the round counts, and the rest of it is free. */
export async function settleRound(deps: DeliverDeps, { round, reservation }: Delivered): Promise<void> {
  const isFirst = await deps.db.transaction().execute((tx) => count(tx, round, reservation))
  if (reservation && !isFirst) await refundQuota(deps, reservation)
}

/** Of several answers at once, the first to be delivered makes the round count; the others give theirs back. */
async function count(tx: Db, round: RoundRow, reservation: string | null): Promise<boolean> {
  const isFirst = reservation !== null && (await countRound(tx, round.id))
  if (isFirst) await settleQuota({ db: tx }, reservation)
  return isFirst
}
