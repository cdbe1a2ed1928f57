import { must } from '#core/must.ts'
import { ABILITIES, chanceRight, type ItemModel } from './item-model.ts'

/** What is believed of somebody's ability: a weight for each of `ABILITIES`, one in all. */
export type Belief = readonly number[]

/** A pass is an ability of at least this: halfway between the middle items and the hard ones. */
export const PASS_ABILITY = 0.5
/** The bands that a result names are a unit wide, and the pass mark is the border of two. */
export const BAND_WIDTH = 1

/** Before the first answer: what is known of people in general. A wish to pass or a resume line changes nothing here. */
export const EVERYBODY: Belief = bell(0.25, 1.4)

export function bell(mean: number, deviation: number): Belief {
  return normalised(ABILITIES.map((ability) => Math.exp(-((ability - mean) ** 2) / (2 * deviation ** 2))))
}

/** The belief after an answer (Bayes). */
export function learn(belief: Belief, model: ItemModel, isRight: boolean): Belief {
  return normalised(
    belief.map((weight, at) => {
      const right = chanceRight(model, must(ABILITIES[at]))
      return weight * (isRight ? right : 1 - right)
    }),
  )
}

/** The belief as it would be without this answer, which is in it. */
export function unlearn(belief: Belief, model: ItemModel, wasRight: boolean): Belief {
  return normalised(
    belief.map((weight, at) => {
      const right = chanceRight(model, must(ABILITIES[at]))
      return weight / Math.max(1e-9, wasRight ? right : 1 - right)
    }),
  )
}

/** The mean of the belief and its deviation: the ability and the error it is reported with. */
export function abilityIn(belief: Belief): { ability: number; error: number } {
  const ability = belief.reduce((sum, weight, at) => sum + weight * must(ABILITIES[at]), 0)
  const spread = belief.reduce((sum, weight, at) => sum + weight * (must(ABILITIES[at]) - ability) ** 2, 0)
  return { ability, error: Math.sqrt(spread) }
}

/** How sure it is that the ability reaches the pass mark; the point nearest to the mark counts by its part. */
export function passChance(belief: Belief): number {
  const step = must(ABILITIES[1]) - must(ABILITIES[0])
  return belief.reduce((sum, weight, at) => {
    const above = (must(ABILITIES[at]) - PASS_ABILITY) / step + 0.5
    return sum + weight * Math.min(1, Math.max(0, above))
  }, 0)
}

export type Band = 'starting' | 'developing' | 'proficient' | 'strong'

/** Ability as it is reported: points with their error, on a scale whose pass mark is `mark`; a band is 100 points wide. */
export function reported(belief: Belief): { points: number; error: number; mark: number; band: Band } {
  const { ability, error } = abilityIn(belief)
  const points = Math.round(MARK_POINTS + (100 * (ability - PASS_ABILITY)) / BAND_WIDTH)
  const bands: [number, Band][] = [
    [MARK_POINTS + 100, 'strong'],
    [MARK_POINTS, 'proficient'],
    [MARK_POINTS - 100, 'developing'],
  ]
  const band = bands.find(([from]) => points >= from)?.[1] ?? 'starting'
  return { points, error: Math.round((100 * error) / BAND_WIDTH), mark: MARK_POINTS, band }
}

const MARK_POINTS = 500

function normalised(weights: readonly number[]): Belief {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}
