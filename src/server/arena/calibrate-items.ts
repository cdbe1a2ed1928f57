import { unlearn, type Belief } from '#core/arena/belief.ts'
import { calibrated, judgingModel, newState, type ItemState } from '#core/arena/calibrate.ts'
import type { DrawnItem } from '#core/arena/draw.ts'
import { isRightAnswer, type Answer } from '#core/arena/grade.ts'
import { authoredModel } from '#core/arena/item-model.ts'
import { addMs, DAY_MS } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { findUser } from '#server/users/user.repo.ts'
import type { AttemptRow } from './attempt.repo.ts'
import { saveItemStates, type ItemStates } from './item-state.repo.ts'

/** With fewer answers a check says too little of its items. */
const LEAST_ANSWERS = 5
/** An account of today teaches nothing: it may be one of many that somebody made for that. */
const LEAST_AGE_MS = DAY_MS

/** What a full scored check that has ended teaches of the items that were answered in it. */
export async function calibrateItems(
  deps: Pick<Deps, 'checks' | 'log' | 'clock'>,
  tx: Db,
  row: AttemptRow,
  ended: { belief: Belief; drawn: readonly DrawnItem[]; answers: readonly Answer[]; states: ItemStates },
): Promise<void> {
  const { belief, drawn, answers, states } = ended
  if (row.is_recheck === 1 || answers.length < LEAST_ANSWERS) return
  const user = await findUser(tx, row.user_id)
  if (!user || user.joined_at > addMs(deps.clock.now(), -LEAST_AGE_MS)) return
  const taught = new Map<string, ItemState>()
  for (const one of drawn) {
    const item = deps.checks.itemOf(row.skill_id, one)
    const answer = answers.find(({ itemId }) => itemId === one.itemId)
    if (!item || !answer) continue
    const isRight = isRightAnswer(item, one, answer)
    const authored = authoredModel(item)
    const state = states.get(one.itemId) ?? newState(authored)
    const others = unlearn(belief, judgingModel(state, authored), isRight)
    const next = calibrated(state, authored.chance, others, isRight)
    if (next.isRetired && !state.isRetired)
      deps.log.warn({ itemId: one.itemId }, 'A check item was retired: it has leaked')
    taught.set(one.itemId, next)
  }
  await saveItemStates(tx, row.skill_id, taught)
}
