import type { Difficulty, Item } from './item.ts'

/**
 * How likely somebody of an ability answers an item right: the two-parameter logistic model (Birnbaum, in Lord and Novick
 * 1968) above the chance of guessing, which is not estimated but follows from the kind of the item. `steep` is the
 * discrimination, `hard` the difficulty, on the scale of ability; band 2 is its zero.
 */
export type ItemModel = { steep: number; hard: number; chance: number }

/** Before anybody has answered it, an item is as hard as its author's band says. */
export const BAND_HARD: Record<Difficulty, number> = { 1: -1, 2: 0, 3: 1 }
export const USUAL_STEEP = 1.4

/** Abilities are weighed at these points: from -4 to 4, five to a unit. */
export const ABILITIES: readonly number[] = Array.from({ length: 41 }, (_, at) => (at - 20) / 5)

export function authoredModel(item: Item): ItemModel {
  return { steep: USUAL_STEEP, hard: BAND_HARD[item.difficulty], chance: chanceOf(item) }
}

export function chanceRight({ steep, hard, chance }: ItemModel, ability: number): number {
  return chance + (1 - chance) / (1 + Math.exp(-steep * (ability - hard)))
}

/** Fisher's information of one answer at an ability. */
export function informationAt(model: ItemModel, ability: number): number {
  const right = chanceRight(model, ability)
  const known = (right - model.chance) / (1 - model.chance)
  return (model.steep ** 2 * (1 - right) * known ** 2) / right
}

/** How often a blind guess is right. */
export function chanceOf(item: Item): number {
  switch (item.kind) {
    case 'choice':
      return 1 / item.options.length
    case 'choices':
      return 1 / (pairs(item.options.length) + triples(item.options.length))
    case 'order':
      return 1 / factorial(item.options.length)
    case 'bug':
      return 1 / item.code.split('\n').filter((line) => line.trim() !== '').length
    case 'output':
      return item.options ? 1 / item.options.length : 0
    default:
      return 0
  }
}

const pairs = (n: number): number => (n * (n - 1)) / 2
const triples = (n: number): number => (pairs(n) * (n - 2)) / 3
const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))
