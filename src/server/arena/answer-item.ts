import type { z } from 'zod'
import type { answerItem as answerCall } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { nextItem, verdictOf } from '#core/arena/adaptive.ts'
import { arrange, type DrawnItem } from '#core/arena/draw.ts'
import type { Answer } from '#core/arena/grade.ts'
import { secondsTooEarly } from '#core/arena/pace.ts'
import type { Instant } from '#core/time.ts'
import { lockUser } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import { beliefFrom, freshChance, rulesOf, waitingItems } from './adaptive-check.ts'
import { findAttempt, keepStep, type AttemptRow } from './attempt.repo.ts'
import { answersIn, drawnIn } from './stored.ts'
import { end, endOverdue, unknownAttempt, type FinishDeps } from './finish-attempt.ts'
import { loadItemStates } from './item-state.repo.ts'
import { judged } from './judge-programs.ts'
import { getAttempt } from './read-attempts.ts'

/** Answers the open question of an adaptive check, once; draws the next one, or ends the check when it is sure. */
export async function answerItem(
  deps: FinishDeps,
  userId: string,
  attemptId: string,
  sent: Answer,
): Promise<z.input<typeof answerCall.output>> {
  await endOverdue(deps, userId)
  const before = await findAttempt(deps.db, userId, attemptId)
  if (!before) throw unknownAttempt()
  refuseHaste(openItem(before, sent), deps.clock.now())
  // running somebody's program takes a while, and nobody should wait for a transaction meanwhile
  const [answer] = await judged(deps, before, [sent])
  await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const row = await findAttempt(tx, userId, attemptId)
    if (!row || !answer) throw unknownAttempt()
    openItem(row, sent)
    const now = deps.clock.now()
    const answered = { ...row, answers: JSON.stringify([...answersIn(row), answer]) }
    await goOn(deps, tx, answered, now)
  })
  return getAttempt(deps, userId, attemptId)
}

function openItem(row: AttemptRow, { itemId }: Answer): DrawnItem {
  if (row.ended_at !== null)
    throw new Problem('arena.already_ended', 'This attempt has ended already. Its result stands.')
  const open = row.is_adaptive === 1 ? drawnIn(row).at(-1) : undefined
  const isAnswered = answersIn(row).some((answer) => answer.itemId === itemId)
  if (open?.itemId !== itemId || isAnswered)
    throw new Problem('arena.not_asked', 'This question is not open. An answer stands once it is given.')
  return open
}

function refuseHaste({ shownAt }: DrawnItem, now: Instant): void {
  const retryAfterSeconds = shownAt === undefined ? 0 : secondsTooEarly(shownAt, 1, now)
  if (retryAfterSeconds > 0)
    throw new Problem('arena.too_fast', 'This is faster than the question can be read. Look at it once more.', {
      retryAfterSeconds,
    })
}

async function goOn(deps: FinishDeps, tx: Db, row: AttemptRow, now: Instant): Promise<void> {
  const drawn = drawnIn(row)
  const states = await loadItemStates(tx, row.skill_id)
  const belief = beliefFrom(deps, row, states, drawn, answersIn(row))
  const asked = new Set(drawn.map(({ itemId }) => itemId))
  const waiting = (await waitingItems(deps, tx, row.user_id, row.skill_id)).filter(({ id }) => !asked.has(id))
  const chance = freshChance()
  const next = nextItem(waiting, belief, chance)
  if (!next || verdictOf(belief, drawn.length, true, rulesOf(row)) !== 'open') {
    await end(deps, tx, row, answersIn(row))
    return
  }
  const step = { ...arrange(next.source, chance, next.shown), shownAt: now }
  await keepStep(tx, row.id, [...drawn, step], answersIn(row))
}
