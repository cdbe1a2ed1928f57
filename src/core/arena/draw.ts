import type { Chance } from '#core/chance.ts'
import { shuffled } from '#core/chance.ts'
import type { Difficulty, Item } from './item.ts'

/**
 * One item as an attempt asks it. `order` says which of the item's options stands where: `order[0]` is the index in
 * the bank of the option shown first. Empty for items without options.
 */
export type DrawnItem = { itemId: string; order: number[] }

/** How many of each difficulty, easiest first. */
export type Mix = readonly [number, number, number]

/** A check: eight items. */
export const CHECK_MIX: Mix = [3, 3, 2]
/** A re-check a year later: six, of which five must be right; with fewer, guessing would pass more than one in a hundred. */
export const RECHECK_MIX: Mix = [1, 3, 2]

/**
 * Draws items of one skill, difficulty rising. `seenLately` holds item ids, newest first: what was never seen comes
 * first, then what was seen longest ago. Where a difficulty runs short, its neighbours fill in.
 */
export function drawItems(
  items: readonly Item[],
  mix: Mix,
  chance: Chance,
  seenLately: readonly string[] = [],
): DrawnItem[] {
  const fresh = freshestFirst(items, chance, seenLately)
  const chosen = ([1, 2, 3] as Difficulty[]).flatMap((difficulty, at) =>
    fresh.filter((item) => item.difficulty === difficulty).slice(0, mix[at]),
  )
  const wanted = mix[0] + mix[1] + mix[2]
  const rest = fresh.filter((item) => !chosen.includes(item)).slice(0, wanted - chosen.length)
  return [...chosen, ...rest].sort((a, b) => a.difficulty - b.difficulty).map((item) => arrange(item, chance))
}

/** The item with its options shuffled; steps to be put in order are never shown in the right one. */
export function arrange(item: Item, chance: Chance): DrawnItem {
  if (!('options' in item) || !item.options) return { itemId: item.id, order: [] }
  const order = shuffled(
    item.options.map((_, index) => index),
    chance,
  )
  const isSolved = item.kind === 'order' && order.every((index, at) => index === item.answer[at])
  return { itemId: item.id, order: isSolved ? order.reverse() : order }
}

/** Unseen items in chance order, then seen ones, the longest unseen first. */
export function freshestFirst(items: readonly Item[], chance: Chance, seenLately: readonly string[]): Item[] {
  const age = new Map<string, number>()
  for (const [at, itemId] of seenLately.entries()) if (!age.has(itemId)) age.set(itemId, at)
  const ageOf = (item: Item): number => age.get(item.id) ?? Number.MAX_SAFE_INTEGER
  return shuffled(items, chance).sort((a, b) => ageOf(b) - ageOf(a))
}
