import { type LinearModel, MOST_STEPS } from '#core/ads/sections/linear-model.ts'
import { must } from '#core/must.ts'

export type LinearExample<Kind> = { features: readonly number[]; kind: Kind; weight: number }

const ROUNDS = 12

/** Logistic regression over hashed features by adaptive steps, the same result each time; weights become whole steps. */
export function trainLinear<Kind extends string>(
  kinds: readonly Kind[],
  buckets: number,
  examples: readonly LinearExample<Kind>[],
  { decay = 0.05, rate = 0.3, caution = 1e-6 } = {},
): LinearModel<Kind> {
  const size = kinds.length
  const weights = new Float64Array(buckets * size)
  const mean = new Float64Array(buckets * size)
  const seen = new Float64Array(buckets * size).fill(caution)
  let seed = 7
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  const order = examples.map((_, at) => at)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [must(order[other]), must(order[at])]
    }
    for (const at of order) {
      const { features, kind, weight } = must(examples[at])
      const sums = kinds.map((_, k) =>
        features.reduce((sum, feature) => sum + must(weights[(feature % buckets) * size + k]), 0),
      )
      const top = Math.max(...sums)
      const exps = sums.map((sum) => Math.exp(sum - top))
      const total = exps.reduce((sum, one) => sum + one, 0)
      for (let k = 0; k < size; k += 1) {
        const gap = must(exps[k]) / total - (kinds[k] === kind ? 1 : 0)
        if (Math.abs(gap) < 1e-4) continue
        for (const feature of features) {
          const place = (feature % buckets) * size + k
          const pull = weight * gap + decay * must(weights[place])
          seen[place] = must(seen[place]) + pull * pull
          weights[place] = must(weights[place]) - (rate * pull) / Math.sqrt(must(seen[place]))
        }
      }
    }
    if (round >= ROUNDS / 3) for (let at = 0; at < mean.length; at += 1) mean[at] = must(mean[at]) + must(weights[at])
  }
  let largest = 0
  for (const weight of mean) largest = Math.max(largest, Math.abs(weight))
  const scale = largest / MOST_STEPS
  return {
    kinds,
    buckets,
    scale: scale / (ROUNDS - Math.ceil(ROUNDS / 3)),
    weights: Int8Array.from(mean, (weight) => Math.round(weight / scale)),
  }
}
