import { expect, it } from 'vitest'
import { fitTogether } from './fit-together.ts'
import { meanOf, type Example } from './signed-ridge.ts'

/** Half of what is measured goes along with a trait that is free. */
const examples: (Example & { free: number })[] = Array.from({ length: 60 }, (_, at) => {
  const free = at % 2
  const up = ((at * 7) % 10) + 3 * free
  return { x: { up }, free, y: 2 + 0.3 * up - 2 * free, group: `q${at % 6}` }
})

const slopeOf = (list: readonly (Example & { free: number })[]): number => {
  const of = (value: number): number => meanOf(list.filter(({ free }) => free === value).map(({ y }) => y))
  return of(1) - of(0)
}

it('parts what a measure says from what goes along with it', () => {
  const fit = fitTogether(examples, { signs: { up: 1 }, lambda: 0.001 }, slopeOf, (slope, { free }) => slope * free)
  expect(fit.signed.weights[0]?.[2]).toBeCloseTo(0.3, 1)
  expect(fit.free).toBeCloseTo(-2, 0)
  for (const each of examples) expect(fit.of(each)).toBeCloseTo(each.y, 0)
})
