import { randomBytes } from 'node:crypto'
import { CONFIRMATION, FULL_CHECK, nextItem, type CheckRules } from '#core/arena/adaptive.ts'
import { learn, type Belief } from '#core/arena/belief.ts'
import { judgingModel } from '#core/arena/calibrate.ts'
import { seededChance, type Chance } from '#core/chance.ts'
import { arrange, type DrawnItem } from '#core/arena/draw.ts'
import { isRightAnswer, type Answer } from '#core/arena/grade.ts'
import { authoredModel, type ItemModel } from '#core/arena/item-model.ts'
import { seenSince } from '#core/arena/pace.ts'
import { hasAnotherQuestion, itemFrom, questionOf, type Source } from '#core/arena/template.ts'
import type { Instant } from '#core/time.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { listScoredDrawn, listScoredSeen, type AttemptRow } from './attempt.repo.ts'
import { loadItemStates, type ItemStates } from './item-state.repo.ts'

type CheckDeps = Pick<Deps, 'clock' | 'checks'>
/** `shown` holds the questions that variants of this template put to the person before. */
export type WaitingItem = { id: string; model: ItemModel; source: Source; shown: ReadonlySet<string> }

export const rulesOf = (row: Pick<AttemptRow, 'is_recheck'>): CheckRules =>
  row.is_recheck === 1 ? CONFIRMATION : FULL_CHECK

export const freshChance = (): Chance => seededChance(randomBytes(16).toString('hex'))

/** What a scored check may ask: nothing that the person saw in one for half a year, nothing that was retired. */
export async function waitingItems(deps: CheckDeps, db: Db, userId: string, skillId: string): Promise<WaitingItem[]> {
  const drawn = (await listScoredDrawn(db, userId, seenSince(deps.clock.now()))).filter(
    (one) => one.skillId === skillId,
  )
  const states = await loadItemStates(db, skillId)
  return deps.checks
    .itemsOf(skillId, 'scored')
    .filter(({ id }) => !states.get(id)?.isRetired)
    .map((source) => {
      const before = drawn.filter(({ itemId }) => itemId === source.id)
      const shown = new Set(before.map(({ seed }) => questionOf(itemFrom(source, seed))))
      return { id: source.id, source, shown, model: modelNow(source, states) }
    })
    .filter(({ source, shown }) => hasAnotherQuestion(source, shown))
}

export async function seenOf({ clock }: Pick<CheckDeps, 'clock'>, db: Db, userId: string, skillId: string) {
  const seen = await listScoredSeen(db, userId, seenSince(clock.now()))
  return seen.filter((one) => one.skillId === skillId)
}

export function itemIdsOf({ checks }: Pick<CheckDeps, 'checks'>, skillId: string): string[] {
  return checks.itemsOf(skillId, 'scored').map(({ id }) => id)
}

type Drawing = { isAdaptive: boolean; now: Instant; chance: Chance }

/** The first item of an adaptive check, or all of a whole one: those that say most, the easiest first. */
export function drawScored(
  waiting: readonly WaitingItem[],
  { start, most }: CheckRules,
  { isAdaptive, now, chance }: Drawing,
): DrawnItem[] {
  const chosen: WaitingItem[] = []
  for (let count = 0; count < (isAdaptive ? 1 : most); count += 1) {
    const next = nextItem(
      waiting.filter((one) => !chosen.includes(one)),
      start,
      chance,
    )
    if (next) chosen.push(next)
  }
  return chosen
    .sort((a, b) => a.source.difficulty - b.source.difficulty)
    .map(({ source, shown }) => ({ ...arrange(source, chance, shown), ...(isAdaptive ? { shownAt: now } : {}) }))
}

/** What the answers say of the person; an item of a whole check without an answer counts as wrong. */
export function beliefFrom(
  { checks }: Pick<CheckDeps, 'checks'>,
  row: Pick<AttemptRow, 'skill_id' | 'is_recheck'>,
  states: ItemStates,
  drawn: readonly DrawnItem[],
  answers: readonly Answer[],
): Belief {
  const given = new Map(answers.map((answer) => [answer.itemId, answer]))
  return drawn.reduce((belief, one) => {
    const item = checks.itemOf(row.skill_id, one)
    if (!item) return belief
    return learn(belief, modelNow(item, states), isRightAnswer(item, one, given.get(one.itemId)))
  }, rulesOf(row).start)
}

export function modelNow(source: Source, states: ItemStates): ItemModel {
  const item = itemFrom(source, 0)
  const state = states.get(source.id)
  return state ? judgingModel(state, authoredModel(item)) : authoredModel(item)
}
