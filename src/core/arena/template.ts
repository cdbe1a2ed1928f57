import { seededChance, shuffled, type Chance } from '#core/chance.ts'
import { itemAt } from '#core/must.ts'
import type { Difficulty, Item, ItemKind, Pool } from './item.ts'

/** An item with parameters: each variant has other numbers, code or tables, and its answer is worked out with it. */
export type Template = {
  id: string
  skillId: string
  pool: Pool
  difficulty: Difficulty
  kind: ItemKind
  point: string
  make(pick: Pick): Variant
}

type FromTemplate = 'id' | 'pool' | 'difficulty' | 'point'
export type Variant = Item extends infer One ? (One extends Item ? Omit<One, FromTemplate> : never) : never

/** An item, or what makes one. */
export type Source = Item | Template

/** How many variants of a template are drawn from. */
export const VARIANTS = 10_000

/** Chance in the forms that generators want it. */
export type Pick = {
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  one<T>(list: readonly T[]): T
  some<T>(list: readonly T[], count: number): T[]
}

export function isTemplate(source: Source): source is Template {
  return 'make' in source
}

export function itemFrom(source: Source, seed: number | undefined): Item {
  if (!isTemplate(source)) return source
  const { id, pool, difficulty, point } = source
  const variant = source.make(pickFrom(seededChance(`${id} ${seed ?? 0}`)))
  return { ...variant, id, pool, difficulty, point }
}

/** A question by all that it shows: two seeds of a template may ask the same one. */
export function questionOf(item: Item): string {
  const { text, code = '' } = item
  return `${text}\n${code}`
}

const TRIES = 200

/** A variant that asks none of these questions, or, when none is found, any. */
export function otherSeed(template: Template, chance: Chance, shown: ReadonlySet<string>): number {
  let seed = Math.floor(chance() * VARIANTS)
  for (let tried = 1; tried < TRIES && shown.has(questionOf(itemFrom(template, seed))); tried += 1)
    seed = Math.floor(chance() * VARIANTS)
  return seed
}

/** Whether it can still ask something that was not shown: an item once, a template by another variant. */
export function hasAnotherQuestion(source: Source, shown: ReadonlySet<string>): boolean {
  if (!isTemplate(source) || shown.size === 0) return shown.size === 0
  return !shown.has(questionOf(itemFrom(source, otherSeed(source, seededChance(source.id), shown))))
}

function pickFrom(chance: Chance): Pick {
  const int = (from: number, to: number): number => from + Math.floor(chance() * (to - from + 1))
  return {
    int,
    one: (list) => itemAt(list, int(0, list.length - 1)),
    some: (list, count) => shuffled(list, chance).slice(0, count),
  }
}
