import { type Act, ACTS, type ActShares } from './acts.ts'
import { traitsOf } from './act-traits.ts'
import { type LogLinear, unpack, type Weighted } from './packed-weights.ts'
import weights from './weights/acts.json' with { type: 'json' }

/** Which act a sentence is, by weights learnt from sentences and letters; more than one act is seldom meant. */
export type ActModel = (folded: string, isQuestion: boolean) => ActShares

const SHARPNESS = 2

let learnt: ActModel | undefined

/** What a sentence does, by its likeness to the sentences that the weights were learnt from. `folded` comes from `plain`. */
export function actsOf(folded: string, isQuestion: boolean): ActShares {
  learnt ??= actModel(unpack(weights, ACTS.length))
  return learnt(folded, isQuestion)
}

export function actModel(sharesOf: LogLinear): ActModel {
  return (folded, isQuestion) => {
    const shares = sharesOf(actTraits(folded, isQuestion)).map((share) => share ** SHARPNESS)
    const total = shares.reduce((sum, share) => sum + share, 0)
    return Object.fromEntries(ACTS.map((act, at) => [act, (shares[at] ?? 0) / total])) as Record<Act, number>
  }
}

/** The traits of a sentence; a long one has more of them, none of which says more. */
export function actTraits(folded: string, isQuestion: boolean): Weighted & readonly [string, number][] {
  const traits = traitsOf(folded, isQuestion)
  const strength = 1 / Math.sqrt(traits.size || 1)
  return [...traits].map((trait): [string, number] => [trait, strength])
}
