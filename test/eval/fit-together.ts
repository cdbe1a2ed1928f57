import { fitSigned, meanOf, type Example, type Fit } from './signed-ridge.ts'

const ROUNDS = 12

/**
 * Measures of given direction, and a part that is free to find its own (words, a vector): learnt together, each in turn from what
 * the other leaves. Apart, both would pay for what they have in common.
 */
export function fitTogether<E extends Example, Free>(
  examples: readonly E[],
  signed: { signs: Readonly<Record<string, 1 | -1>>; lambda: number },
  fitFree: (examples: readonly E[]) => Free,
  sayFree: (free: Free, one: E) => number,
): { signed: Fit; free: Free; centre: number; of: (one: E) => number } {
  const left = (said: readonly number[]): E[] => examples.map((each, at) => ({ ...each, y: each.y - (said[at] ?? 0) }))
  let free = fitFree(left([]))
  const meetFree = () => {
    const said = examples.map((each) => sayFree(free, each))
    const centre = meanOf(said)
    return { centre, fit: fitSigned(left(said.map((value) => value - centre)), signed.signs, signed.lambda) }
  }
  let { centre, fit } = meetFree()
  for (let round = 1; round < ROUNDS; round += 1) {
    free = fitFree(left(examples.map(({ x }) => fit.of(x))))
    ;({ centre, fit } = meetFree())
  }
  return { signed: fit, free, centre, of: (one) => fit.of(one.x) + sayFree(free, one) - centre }
}
