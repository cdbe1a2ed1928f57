/** Candidates of one advert as numbers, which of them are right, and whether none would be right. */
export type Choice = { list: string; options: number[][]; isRight: boolean[]; mayBeNone: boolean; weight: number }

const dot = (a: readonly number[], b: readonly number[]) => a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0)

/** Shares of the candidates and of none, by the likeliest right answer; gradient steps that shrink where they were large (AdaGrad). */
export function learnChoice(examples: readonly Choice[], size: number, decay = 0.0004): number[] {
  const weights = Array.from({ length: size }, () => 0)
  const squares = weights.map(() => 1e-6)
  for (let step = 0; step < 1_500; step += 1) {
    const slope = weights.map((weight) => decay * weight * examples.length)
    for (const { options, isRight, mayBeNone, weight } of examples) {
      const powers = [...options.map((option) => Math.exp(dot(option, weights))), 1]
      const total = powers.reduce((sum, one) => sum + one, 0)
      const right = powers.reduce((sum, one, at) => sum + ((isRight[at] ?? mayBeNone) ? one : 0), 0)
      options.forEach((option, at) => {
        const power = powers[at] ?? 0
        const error = weight * (power / total - (isRight[at] === true ? power / right : 0))
        option.forEach((value, key) => value !== 0 && (slope[key] = (slope[key] ?? 0) + error * value))
      })
    }
    slope.forEach((one, key) => {
      squares[key] = (squares[key] ?? 0) + one * one
      weights[key] = (weights[key] ?? 0) - (0.15 * one) / Math.sqrt(squares[key] ?? 1)
    })
  }
  return weights
}

/** Whether the likeliest candidate is right, or none where none stands out. */
export function isChosenRight({ options, isRight, mayBeNone }: Choice, weights: readonly number[], least = 0): boolean {
  const scores = options.map((option) => dot(option, weights))
  const best = scores.indexOf(Math.max(...scores))
  return best < 0 || (scores[best] ?? 0) <= least ? mayBeNone : isRight[best] === true
}
