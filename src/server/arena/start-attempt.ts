import type { z } from 'zod'
import type { attemptSchema } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { endOf, isOver, nextTryAt, type AttemptMode } from '#core/arena/attempt-rules.ts'
import { canConfirm, proofStates } from '#core/arena/check-states.ts'
import { CONFIRMATION, FULL_CHECK } from '#core/arena/adaptive.ts'
import { CHECK_MIX, drawItems } from '#core/arena/draw.ts'
import { skillName } from '#core/career/catalogue/catalogue.ts'
import { opensAt, SCORED_A_DAY } from '#core/arena/pace.ts'
import { longDate } from '#core/long-date.ts'
import { dayEndIn, localDateIn, msOf } from '#core/time.ts'
import { newId } from '#server/new-id.ts'
import { findUser, languageOf, lockUser, type UserRow } from '#server/users/user.repo.ts'
import { listEvidence } from '#server/career/skill-evidence.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { useQuota } from '#server/progress/quota.ts'
import {
  countScoredFrom,
  deleteOpenPractice,
  insertAttempt,
  listDraws,
  listOpenAttempts,
  prunePractice,
  summariseScored,
  type AttemptRow,
} from './attempt.repo.ts'
import { drawnIn } from './stored.ts'
import { drawScored, freshChance, itemIdsOf, seenOf, waitingItems } from './adaptive-check.ts'
import { endOverdue } from './finish-attempt.ts'
import { viewOpen } from './view-attempt.ts'
import { checkIsOpen } from './withheld.ts'
import { sessionEnded } from '#server/http/session-ended.ts'

type Start = { mode: AttemptMode; form: 'whole' | 'adaptive' }
type StartDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'checks' | 'config' | 'keyedHash' | 'log' | 'programs'>

/** So many earlier draws are kept apart from the next one. */
const DRAWS_REMEMBERED = 6
const PRACTICE_KEPT = 5

/** Starts a check; a scored one that is open is handed back instead, so that a second click or tab costs nothing. */
export async function startAttempt(
  deps: StartDeps,
  userId: string,
  skillId: string,
  { mode, form }: Start,
): Promise<z.input<typeof attemptSchema>> {
  if (!deps.checks.skillIds.includes(skillId))
    throw new Problem('arena.unknown_skill', 'There is no check for this skill.')
  await endOverdue(deps, userId)
  const row = await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const user = await findUser(tx, userId)
    if (!user) throw sessionEnded()
    const now = deps.clock.now()
    const open = (await listOpenAttempts(tx, userId)).find(
      (one) => one.skill_id === skillId && one.mode === 'scored' && !isOver(one.ends_at, now),
    )
    if (open && mode === 'scored') return open
    if (open) throw checkIsOpen()
    if (mode === 'scored') await allowScored(deps, tx, user, skillId)
    return begin(deps, tx, user, skillId, { mode, form })
  })
  return viewOpen(deps, row, await languageOf(deps.db, userId))
}

/** One a local day for each skill, three over all, and one of the month's quota, which is asked last: a refusal costs nothing. */
async function allowScored(deps: StartDeps, tx: Db, user: UserRow, skillId: string): Promise<void> {
  const now = deps.clock.now()
  const lastDay = (await summariseScored(tx, user.id)).get(skillId)?.lastDay ?? null
  const nextAt = nextTryAt(user.time_zone, lastDay, now)
  if (nextAt !== null) {
    const detail = `You took the ${skillName(deps.catalogue, skillId)} check today. The next scored try opens tomorrow; practice is open now.`
    throw new Problem('arena.tried_today', detail, { retryAfterSeconds: (msOf(nextAt) - msOf(now)) / 1000 })
  }
  const today = localDateIn(user.time_zone, now)
  if ((await countScoredFrom(tx, user.id, today)) >= SCORED_A_DAY) {
    const detail = `You have taken ${SCORED_A_DAY} scored checks today. The next one opens tomorrow; practice is open now.`
    throw new Problem('arena.too_many_today', detail, {
      retryAfterSeconds: (msOf(dayEndIn(user.time_zone, today)) - msOf(now)) / 1000,
    })
  }
  const opens = opensAt(itemIdsOf(deps, skillId), await seenOf(deps, tx, user.id, skillId), now)
  if (opens !== null) {
    const detail = `You have seen the questions of the ${skillName(deps.catalogue, skillId)} check. New ones open on ${longDate(localDateIn(user.time_zone, opens))}; practice is open now.`
    throw new Problem('arena.all_seen', detail)
  }
  await useQuota(deps, tx, user.id, 'skillCheck')
}

async function begin(
  deps: StartDeps,
  tx: Db,
  user: UserRow,
  skillId: string,
  { mode, form }: Start,
): Promise<AttemptRow> {
  const now = deps.clock.now()
  const proof = proofStates(await listEvidence(tx, user.id), now).get(skillId)
  const isRecheck = mode === 'scored' && proof !== undefined && canConfirm(proof.at, now)
  const isAdaptive = mode === 'scored' && form === 'adaptive'
  const chance = freshChance()
  const drawn =
    mode === 'scored'
      ? drawScored(await waitingItems(deps, tx, user.id, skillId), isRecheck ? CONFIRMATION : FULL_CHECK, {
          isAdaptive,
          now,
          chance,
        })
      : drawItems(deps.checks.itemsOf(skillId, mode), CHECK_MIX, chance, await practisedLately(tx, user.id, skillId))
  const row: AttemptRow = {
    id: newId('att'),
    user_id: user.id,
    skill_id: skillId,
    mode,
    scored_day: mode === 'scored' ? localDateIn(user.time_zone, now) : null,
    drawn: JSON.stringify(drawn),
    answers: '[]',
    is_recheck: isRecheck ? 1 : 0,
    is_adaptive: isAdaptive ? 1 : 0,
    started_at: now,
    ends_at: endOf(mode, now),
    ended_at: null,
    score: null,
    passed: null,
    result: null,
  }
  await deleteOpenPractice(tx, user.id, skillId)
  if (mode === 'practice') await prunePractice(tx, user.id, skillId, PRACTICE_KEPT - 1)
  await insertAttempt(tx, row)
  return row
}

async function practisedLately(tx: Db, userId: string, skillId: string): Promise<string[]> {
  const rows = await listDraws(tx, userId, skillId, DRAWS_REMEMBERED)
  return rows.flatMap((row) => drawnIn(row).map(({ itemId }) => itemId))
}
