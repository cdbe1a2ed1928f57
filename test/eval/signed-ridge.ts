/** One graded answer: its features, its grade, and the question it belongs to. */
export type Example = { x: Record<string, number>; y: number; group: string }
export type Weight = [name: string, mean: number, weight: number]
export type Fit = { mean: number; weights: Weight[]; of: (x: Record<string, number>) => number }

const ROUNDS = 300
export const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length

/**
 * Ridge regression in which the direction of each feature is given (1 or -1): what has no place in the set by reason
 * cannot get a weight by chance. Coordinate descent from zero, so the same examples give the same weights.
 */
export function fitSigned(examples: readonly Example[], signs: Readonly<Record<string, 1 | -1>>, lambda: number): Fit {
  const columns = Object.entries(signs).map(([name, sign]) => {
    const values = examples.map(({ x }) => x[name] ?? 0)
    const mean = meanOf(values)
    const deviation = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) || 1
    return { name, sign, mean, deviation, z: values.map((value) => (value - mean) / deviation), weight: 0 }
  })
  const mean = meanOf(examples.map(({ y }) => y))
  const left = examples.map(({ y }) => y - mean)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const column of columns) {
      const pull = column.z.reduce((sum, z, at) => sum + z * ((left[at] ?? 0) + z * column.weight), 0)
      const free = pull / (examples.length + lambda)
      const weight = column.sign === 1 ? Math.max(0, free) : Math.min(0, free)
      for (const [at, z] of column.z.entries()) left[at] = (left[at] ?? 0) - z * (weight - column.weight)
      column.weight = weight
    }
  const weights = columns
    .filter(({ weight }) => weight !== 0)
    .map((column): Weight => [column.name, column.mean, column.weight / column.deviation])
  return { mean, weights, of: (x) => weights.reduce((sum, [name, at, w]) => sum + w * ((x[name] ?? 0) - at), mean) }
}

/** Spearman's, with shared ranks for equal values. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [ra, rb] = [ranks(a), ranks(b)]
  const [ma, mb] = [meanOf(ra), meanOf(rb)]
  const sum = (of: (at: number) => number): number => ra.reduce((all, _, at) => all + of(at), 0)
  const da = (at: number): number => (ra[at] ?? 0) - ma
  const db = (at: number): number => (rb[at] ?? 0) - mb
  return sum((at) => da(at) * db(at)) / Math.sqrt(sum((at) => da(at) ** 2) * sum((at) => db(at) ** 2))
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length
    return below + (values.filter((other) => other === value).length + 1) / 2
  })
}
