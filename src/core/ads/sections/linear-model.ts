/** A linear judge of texts: `weights` holds, for each bucket of hashed features, one weight for each kind. */
export type LinearModel<Kind extends string> = {
  kinds: readonly Kind[]
  buckets: number
  weights: ArrayLike<number>
  /** What one step of a weight is worth. */
  scale: number
}

/** How much the features speak for each kind, in the order of `kinds`. */
export function scoresOf<Kind extends string>(model: LinearModel<Kind>, features: readonly number[]): number[] {
  const { kinds, buckets, weights, scale } = model
  const sums = kinds.map(() => 0)
  for (const feature of features) {
    const at = (feature % buckets) * kinds.length
    for (let kind = 0; kind < sums.length; kind += 1) sums[kind] = (sums[kind] ?? 0) + (weights[at + kind] ?? 0)
  }
  return sums.map((sum) => sum * scale)
}

/** Scores as the logarithms of shares that add up to one. */
export function logShares(scores: readonly number[]): number[] {
  const top = Math.max(...scores)
  const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score - top), 0))
  return scores.map((score) => score - top - total)
}

/** A number of a text, the same everywhere; `seed` keeps kinds of features apart. */
export function hashOf(text: string, seed: number): number {
  let hash = seed ^ 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Signs that stand for whole numbers from -44 to 44 in a file of weights. */
const SIGNS = Array.from({ length: 92 }, (_, at) => String.fromCharCode(35 + at)).filter(
  (sign) => !"'\\`".includes(sign),
)
export const MOST_STEPS = (SIGNS.length - 1) / 2

export const packed = (weights: Iterable<number>): string =>
  Array.from(weights, (weight) => SIGNS[weight + MOST_STEPS] ?? '').join('')

export function unpacked(text: string): Int8Array {
  const steps = new Map(SIGNS.map((sign, at) => [sign, at - MOST_STEPS]))
  return Int8Array.from(text, (sign) => steps.get(sign) ?? 0)
}
