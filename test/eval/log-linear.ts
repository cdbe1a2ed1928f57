import type { Weighted } from '#core/applications/replies/packed-weights.ts'
import { sharesOf } from '#core/applications/replies/packed-weights.ts'

/** One thing that is known: its traits, its class, and how much it counts. */
export type Known = { traits: Weighted; label: number; weight?: number }
export type Settings = { epochs: number; rate: number; decay: number; rarest?: number }

/** Fits a log-linear model, each example in turn in an order that is always the same; gives the weights of each trait. */
export function fitLogLinear(all: readonly Known[], classes: number, settings: Settings): Map<string, number[]> {
  const often = new Map<string, number>()
  for (const { traits } of all) for (const [trait] of traits) often.set(trait, (often.get(trait) ?? 0) + 1)
  const rows = new Map<string, number[]>()
  const slopes = new Map<string, number[]>()
  const zeros = (value: number) => Array.from({ length: classes }, () => value)
  for (const [trait, count] of often)
    if (count >= (settings.rarest ?? 1)) {
      rows.set(trait, zeros(0))
      slopes.set(trait, zeros(0.1))
    }
  const examples = all.map(({ traits, label, weight = 1 }) => ({
    label,
    weight,
    parts: [...traits].flatMap(([trait, strength]) => {
      const row = rows.get(trait)
      const slope = slopes.get(trait)
      return row && slope ? [{ row, slope, strength }] : []
    }),
  }))
  const next = dice()
  for (let epoch = 0; epoch < settings.epochs; epoch++)
    for (const { parts, label, weight } of shuffled(examples, next)) {
      const sums = zeros(0)
      for (const { row, strength } of parts)
        for (let at = 0; at < classes; at++) sums[at] = (sums[at] ?? 0) + strength * (row[at] ?? 0)
      const errors = sharesOf(sums).map((share, at) => (at === label ? 1 : 0) - share)
      for (const { row, slope, strength } of parts)
        for (let at = 0; at < classes; at++) {
          const step = (errors[at] ?? 0) * strength * weight - settings.decay * (row[at] ?? 0)
          const steep = (slope[at] ?? 0) + step * step
          slope[at] = steep
          row[at] = (row[at] ?? 0) + (settings.rate * step) / Math.sqrt(steep)
        }
    }
  return rows
}

/** The model of such weights, before they are rounded. */
export function modelOf(rows: ReadonlyMap<string, readonly number[]>, classes: number): (traits: Weighted) => number[] {
  return (traits) => {
    const sums = Array.from({ length: classes }, () => 0)
    for (const [trait, strength] of traits)
      for (const [at, weight] of (rows.get(trait) ?? []).entries()) sums[at] = (sums[at] ?? 0) + strength * weight
    return sharesOf(sums)
  }
}

function shuffled<T>(list: readonly T[], next: () => number): T[] {
  const order = [...list]
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    const [one, two] = [order[at], order[other]]
    if (one !== undefined && two !== undefined) [order[at], order[other]] = [two, one]
  }
  return order
}

/** Numbers between 0 and 1 that are the same every time. */
function dice(): () => number {
  let seed = 1
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
}
