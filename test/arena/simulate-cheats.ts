import { abilityIn } from '#core/arena/belief.ts'
import type { Chance } from '#core/chance.ts'
import { chanceRight } from '#core/arena/item-model.ts'
import { must } from '#core/must.ts'
import { calibrate, honest, normal, takeCheck, usualPools, type SimItem } from './simulate.ts'

const RING = 20
const ABILITY = -0.5

/**
 * Twenty people of the same ability, below the mark, take the same check one after another and share what they saw: their
 * own answers (the most frequent one is copied), or, worse, the right ones, which they looked up afterwards. Of a generated
 * variant nothing can be copied: the next one has other numbers.
 */
export function copyingRing(rings: number, sharing: 'answers' | 'keys', variants: number, chance: Chance) {
  const sums = { alone: 0, together: 0, passedAlone: 0, passed: 0 }
  for (const pool of usualPools(rings, chance)) {
    const isVariant = new Map(pool.map((item) => [item, chance() < variants]))
    const shared = new Map<SimItem, { right: number; wrong: number[] }>()
    for (let member = 0; member < RING; member += 1) {
      const alone = takeCheck(pool, honest(ABILITY, chance), chance)
      sums.alone += abilityIn(alone.belief).ability
      sums.passedAlone += alone.isPassed ? 1 : 0
      const together = takeCheck(
        pool,
        (item) => {
          const seen = isVariant.get(item) ? undefined : shared.get(item)
          if (!seen) return honest(ABILITY, chance)(item)
          return sharing === 'keys' || seen.right > Math.max(...seen.wrong)
        },
        chance,
      )
      sums.together += abilityIn(together.belief).ability
      sums.passed += together.isPassed ? 1 : 0
      for (const { item } of together.asked) vote(shared, item, chance)
    }
  }
  const all = rings * RING
  return {
    alone: sums.alone / all,
    together: sums.together / all,
    passedAlone: sums.passedAlone / all,
    passed: sums.passed / all,
  }
}

/** What this member would have answered alone, told to the others; wrong answers spread over three. */
function vote(shared: Map<SimItem, { right: number; wrong: number[] }>, item: SimItem, chance: Chance): void {
  const votes = shared.get(item) ?? { right: 0, wrong: [0, 0, 0] }
  if (chance() < chanceRight(item.truth, ABILITY)) votes.right += 1
  else {
    const choice = Math.floor(chance() * 3)
    votes.wrong[choice] = must(votes.wrong[choice]) + 1
  }
  shared.set(item, votes)
}

/** One item of each pool gets known to everybody once it is settled; how long until it is retired, and which sound ones are. */
export function leakedItem(pools: number, chance: Chance) {
  const until: number[] = []
  let sound = 0
  for (const pool of usualPools(pools, chance)) {
    const leaked = must(pool[2])
    let since: number | null = null
    for (let person = 0; person < 4_000 && !leaked.state.isRetired; person += 1) {
      if (since === null && leaked.state.answers > 300) since = leaked.state.answers
      const isKnown = since !== null
      const answer = honest(1.2 * normal(chance), chance)
      calibrate(takeCheck(pool, (item) => (item === leaked && isKnown) || answer(item), chance))
    }
    if (since !== null && leaked.state.isRetired) until.push(leaked.state.answers - since)
    sound += pool.filter((item) => item !== leaked && item.state.isRetired).length
  }
  return {
    answersUntilRetired: until.sort((a, b) => a - b)[Math.floor(until.length / 2)] ?? Number.NaN,
    caught: until.length / pools,
    soundRetired: sound / (pools * 23),
  }
}
