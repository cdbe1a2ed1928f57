import { readdirSync } from 'node:fs'
import { nextItem, verdictOf } from '#core/arena/adaptive.ts'
import { abilityIn, EVERYBODY, learn, PASS_ABILITY, passChance, unlearn, type Belief } from '#core/arena/belief.ts'
import { calibrated, modelOf, newState, type ItemState } from '#core/arena/calibrate.ts'
import type { Chance } from '#core/chance.ts'
import { shuffled } from '#core/chance.ts'
import { authoredModel, BAND_HARD, chanceRight, USUAL_STEEP, type ItemModel } from '#core/arena/item-model.ts'
import type { Difficulty } from '#core/arena/item.ts'
import { itemFrom } from '#core/arena/template.ts'
import { must } from '#core/must.ts'
import { openItemBank } from '#server/arena/item-bank.ts'

/** An item with what is really true of it, and with what the server has learnt of it. */
export type SimItem = { id: string; truth: ItemModel; state: ItemState }
export type SimPool = SimItem[]

/** Half a band on each side of the mark either verdict is right: no test of this length tells these people apart. */
export const EITHER_WAY = 0.5

/** What is assumed of items: how far an author's band is off, and how much items differ in how well they tell people apart. */
const HARD_SPREAD = 0.4
const LOG_STEEP_SPREAD = 0.25
const PEOPLE = { mean: 0, deviation: 1.2 }

export function normal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
}

/** An item as its author meant it, and as it turned out. */
function simItem(id: string, authored: ItemModel, chance: Chance, steep = USUAL_STEEP): SimItem {
  const hard = authored.hard + HARD_SPREAD * normal(chance)
  const truth = { ...authored, hard, steep: steep * Math.exp(LOG_STEEP_SPREAD * normal(chance)) }
  return { id, truth, state: newState(authored) }
}

/** Twenty-four items a skill, eight a band, guessed as often as the bank's: six in ten are single choices of four. */
export function usualPools(count: number, chance: Chance, steep?: number): SimPool[] {
  return Array.from({ length: count }, (_, skill) =>
    Array.from({ length: 24 }, (_item, at) => {
      const band = ((at % 3) + 1) as Difficulty
      const guess = chance() < 0.6 ? 0.25 : chance() < 0.5 ? 0.05 : 0
      return simItem(`s${skill}-${at}`, { steep: USUAL_STEEP, hard: BAND_HARD[band], chance: guess }, chance, steep)
    }),
  )
}

/** The scored pools of the skills that have at least so many items. */
export function realPools(chance: Chance, least = 1): SimPool[] {
  const bank = openItemBank('data/checks')
  if (readdirSync('data/checks').length === 0) throw new Error('There is no bank')
  return bank.skillIds
    .map((skillId) => bank.itemsOf(skillId, 'scored'))
    .filter((items) => items.length >= least)
    .map((items) => items.map((item) => simItem(item.id, authoredModel(itemFrom(item, 0)), chance)))
}

export type Outcome = { isPassed: boolean; belief: Belief; asked: { item: SimItem; isRight: boolean }[] }

/** One check, by the rules that the server follows. `answer` says whether the person gets an item right. */
export function takeCheck(pool: SimPool, answer: (item: SimItem) => boolean, chance: Chance): Outcome {
  let waiting = pool
    .filter(({ state }) => !state.isRetired)
    .map((item) => ({ id: item.id, item, model: modelOf(item.state, item.truth.chance) }))
  let belief = EVERYBODY
  const asked: Outcome['asked'] = []
  for (;;) {
    const next = nextItem(waiting, belief, chance)
    if (!next) throw new Error('An empty pool')
    waiting = waiting.filter((one) => one !== next)
    const isRight = answer(next.item)
    belief = learn(belief, next.model, isRight)
    asked.push({ item: next.item, isRight })
    const verdict = verdictOf(belief, asked.length, waiting.length > 0)
    if (verdict !== 'open') return { isPassed: verdict === 'passed', belief, asked }
  }
}

/** What the server learns of the items when a check has ended. */
export function calibrate({ asked, belief }: Outcome): void {
  const states = asked.map(({ item, isRight }) => {
    const others = unlearn(belief, modelOf(item.state, item.truth.chance), isRight)
    return calibrated(item.state, item.truth.chance, others, isRight)
  })
  for (const [at, { item }] of asked.entries()) item.state = must(states[at])
}

/** `falsePass` and `falseFail` are shares of those who should fail and of those who should pass; the others, of everybody. */
export type Figures = {
  users: number
  falsePass: number
  falseFail: number
  falsePassAll: number
  falseFailAll: number
  items: number
  error: number
}

export const honest = (ability: number, chance: Chance) => (item: SimItem) =>
  chance() < chanceRight(item.truth, ability)

export function measure(pools: readonly SimPool[], users: number, chance: Chance): Figures {
  return tally(users, chance, (ability) => {
    const pool = must(pools[Math.floor(chance() * pools.length)])
    const outcome = takeCheck(pool, honest(ability, chance), chance)
    calibrate(outcome)
    return { isPassed: outcome.isPassed, items: outcome.asked.length, error: abilityIn(outcome.belief).error }
  })
}

/** The shortest fixed test, bands in turn, that errs no more than the adaptive one; judged with all that was learnt. */
export function fixedTest(pools: readonly SimPool[], users: number, chance: Chance, equalTo: Figures) {
  const wrong = (figures: Figures) => figures.falsePass + figures.falseFail
  for (let length = 8; ; length += 1) {
    const figures = tally(users, chance, (ability) => {
      const pool = shuffled(must(pools[Math.floor(chance() * pools.length)]), chance)
      const asked = pool.slice(0, length)
      const belief = asked.reduce(
        (known, item) => learn(known, modelOf(item.state, item.truth.chance), honest(ability, chance)(item)),
        EVERYBODY,
      )
      return { isPassed: passChance(belief) >= 0.5, items: asked.length, error: abilityIn(belief).error }
    })
    if (wrong(figures) <= wrong(equalTo) || length === 24) return { length, figures }
  }
}

function tally(
  users: number,
  chance: Chance,
  check: (ability: number) => { isPassed: boolean; items: number; error: number },
): Figures {
  const sums = { falsePass: 0, falseFail: 0, falsePassAll: 0, falseFailAll: 0, items: 0, error: 0 }
  let [below, above] = [0, 0]
  for (let user = 0; user < users; user += 1) {
    const ability = PEOPLE.mean + PEOPLE.deviation * normal(chance)
    const { isPassed, items, error } = check(ability)
    sums.items += items
    sums.error += error
    if (ability < PASS_ABILITY - EITHER_WAY) below += 1
    if (ability >= PASS_ABILITY + EITHER_WAY) above += 1
    if (isPassed && ability < PASS_ABILITY) sums.falsePassAll += 1
    if (!isPassed && ability >= PASS_ABILITY) sums.falseFailAll += 1
    if (isPassed && ability < PASS_ABILITY - EITHER_WAY) sums.falsePass += 1
    if (!isPassed && ability >= PASS_ABILITY + EITHER_WAY) sums.falseFail += 1
  }
  const share = (sum: number) => sum / users
  return {
    users,
    falsePass: sums.falsePass / below,
    falseFail: sums.falseFail / above,
    falsePassAll: share(sums.falsePassAll),
    falseFailAll: share(sums.falseFailAll),
    items: share(sums.items),
    error: share(sums.error),
  }
}
