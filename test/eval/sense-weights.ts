import type { DirectionFit } from './dual-ridge.ts'
import type { Fit } from './signed-ridge.ts'

/** Whole numbers up to this, times one step, are the direction. */
const STEPS = 127

/** The file sense-weights.ts of src/core/interview. */
export function writeSense(learnt: string, near: Fit, { centre, direction }: DirectionFit): string {
  const step = Math.max(...direction.map(Math.abs)) / STEPS
  const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
  return [
    learnt,
    `export const SENSE_MEAN = ${rounded(near.mean)}`,
    '/** What `sense.ts` measures, its mean, and what one more of it adds to the grade from 1 to 5. */',
    'export const SENSE_WEIGHTS: readonly (readonly [name: string, mean: number, weight: number])[] = [',
    ...near.weights.map(([name, at, weight]) => `  ['${name}', ${rounded(at)}, ${rounded(weight)}],`),
    ']',
    '/** The grade where the vector of an answer is nothing. */',
    `export const SENSE_CENTRE = ${rounded(centre)}`,
    `export const SENSE_STEP = ${step.toPrecision(6)}`,
    '/** The weight of each number of the vector, in steps. */',
    'export const SENSE_DIRECTION: readonly number[] = [',
    ...direction.map((value) => `  ${Math.round(value / step)},`),
    ']',
    '',
  ].join('\n')
}
