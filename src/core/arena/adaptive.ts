import { bell, EVERYBODY, PASS_ABILITY, passChance, type Belief } from './belief.ts'
import type { Chance } from '#core/chance.ts'
import { must } from '#core/must.ts'
import { CHECK_ITEMS } from './attempt-rules.ts'
import { ABILITIES, informationAt, type ItemModel } from './item-model.ts'

/**
 * A check ends when a pass is this certain, or after so many items. One that goes badly is asked to its end: how soon it was
 * given up would tell which answers were wrong.
 */
export const CERTAIN = 0.95
/** What is undecided when no item is left passes from here: a wrong pass costs others more than a second try costs one. */
export const PASS_AT_END = 0.62
/** One of so many of the best items is taken by chance, so that no item is shown to everybody (Kingsbury and Zara 1989). */
const BEST = 5

export type Modelled = { id: string; model: ItemModel }

/** What is believed before the first answer, and how many items are asked: a few answers may be luck or a slip. */
export type CheckRules = { start: Belief; least: number; most: number }
export const FULL_CHECK: CheckRules = { start: EVERYBODY, ...CHECK_ITEMS }
/** Somebody who has passed before is believed to know it still; two or three answers confirm it or do not. */
export const CONFIRMATION: CheckRules = { start: bell(1.1, 0.9), least: 2, most: 3 }

/** 'open' while more should be asked. */
export type Verdict = 'open' | 'passed' | 'failed'

export function verdictOf(belief: Belief, asked: number, hasMore: boolean, { least, most } = FULL_CHECK): Verdict {
  const chance = passChance(belief)
  if (hasMore && asked < least) return 'open'
  if (chance >= CERTAIN) return 'passed'
  if (hasMore && asked < most) return 'open'
  return chance >= PASS_AT_END ? 'passed' : 'failed'
}

/**
 * The next item: one of those that say most, drawn by chance. What an item says is its information weighed by what is
 * believed of the person (van der Linden 1998), and half as much again at the mark, where the decision falls (Eggen 1999).
 */
export function nextItem<Entry extends Modelled>(
  waiting: readonly Entry[],
  belief: Belief,
  chance: Chance,
): Entry | undefined {
  const told = waiting.map((entry) => ({ entry, value: informationIn(entry.model, belief) }))
  const best = told.sort((a, b) => b.value - a.value).slice(0, BEST)
  return best[Math.floor(chance() * best.length)]?.entry
}

function informationIn(model: ItemModel, belief: Belief): number {
  const here = belief.reduce((sum, weight, at) => sum + weight * informationAt(model, must(ABILITIES[at])), 0)
  return here + informationAt(model, PASS_ABILITY) / 2
}
