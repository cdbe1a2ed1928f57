/**
 * Weights of a log-linear model as text: one trait a line, and for each class one character a trait.
 * Written by `npm run eval -- reply-weights`.
 */
export type PackedWeights = { step: number; traits: string; weights: string }

/** A trait and how strongly it is there. */
export type Weighted = Iterable<readonly [trait: string, strength: number]>

const ZERO = 61
const MOST = 25

export type LogLinear = (traits: Weighted) => number[]

/** Reads weights; what they say of traits are shares that add up to 1, one for each class. */
export function unpack({ step, traits, weights }: PackedWeights, classes: number): LogLinear {
  const ids = new Map(traits.split('\n').map((trait, id) => [trait, id]))
  return (found) => {
    const sums = Array.from({ length: classes }, () => 0)
    for (const [trait, strength] of found) {
      const id = ids.get(trait)
      if (id === undefined) continue
      for (let at = 0; at < classes; at++)
        sums[at] = (sums[at] ?? 0) + strength * step * (weights.charCodeAt(id * classes + at) - ZERO)
    }
    return sharesOf(sums)
  }
}

/** Keeps the traits of which at least one weight is `least` or more. */
export function pack(rows: ReadonlyMap<string, readonly number[]>, least: number): PackedWeights {
  const kept = [...rows].filter(([, row]) => row.some((weight) => Math.abs(weight) >= least))
  const top = kept.reduce((most, [, row]) => Math.max(most, ...row.map(Math.abs)), 0)
  const step = Math.ceil((top / MOST) * 1e4) / 1e4 || 1
  const letterOf = (weight: number) => String.fromCharCode(ZERO + Math.round(weight / step))
  return {
    step,
    traits: kept.map(([trait]) => trait).join('\n'),
    weights: kept.flatMap(([, row]) => row.map(letterOf)).join(''),
  }
}

export function sharesOf(sums: readonly number[]): number[] {
  const top = Math.max(...sums)
  const raised = sums.map((sum) => Math.exp(sum - top))
  const total = raised.reduce((all, value) => all + value, 0)
  return raised.map((value) => value / total)
}
