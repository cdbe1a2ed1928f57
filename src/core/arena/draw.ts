import type { Chance } from '#core/chance.ts'
import { shuffled } from '#core/chance.ts'
import { isRight, type Difficulty } from './item.ts'
import type { Instant } from '#core/time.ts'
import { isTemplate, itemFrom, otherSeed, type Source } from './template.ts'

/**
 * One item as an attempt asks it. `order` says which of the item's options stands where: `order[0]` is the index in
 * the bank of the option shown first. Empty for items without options. `seed` says which variant of a template it is,
 * `shownAt` when an adaptive check showed it.
 */
export type DrawnItem = { itemId: string; order: number[]; seed?: number; shownAt?: Instant }

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
  items: readonly Source[],
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

/**
 * The item with its options shuffled; steps to be put in order are never shown in the right one. Of a template it takes
 * a variant whose question is none of those shown before, as long as there is one.
 */
export function arrange(source: Source, chance: Chance, shown: ReadonlySet<string> = new Set()): DrawnItem {
  const drawn = { itemId: source.id, ...(isTemplate(source) ? { seed: otherSeed(source, chance, shown) } : {}) }
  const item = itemFrom(source, drawn.seed)
  if (!('options' in item) || !item.options) return { ...drawn, order: [] }
  const order = shuffled(
    item.options.map((_, index) => index),
    chance,
  )
  const isSolved = item.kind === 'order' && isRight(item, order)
  return { ...drawn, order: isSolved ? order.reverse() : order }
}

/** Unseen items in chance order, then seen ones, the longest unseen first. */
export function freshestFirst(items: readonly Source[], chance: Chance, seenLately: readonly string[]): Source[] {
  const age = new Map<string, number>()
  for (const [at, itemId] of seenLately.entries()) if (!age.has(itemId)) age.set(itemId, at)
  const ageOf = (item: Source): number => age.get(item.id) ?? Number.MAX_SAFE_INTEGER
  return shuffled(items, chance).sort((a, b) => ageOf(b) - ageOf(a))
}
