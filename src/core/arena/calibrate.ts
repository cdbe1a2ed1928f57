import { must } from '#core/must.ts'
import { passChance, type Belief } from './belief.ts'
import { ABILITIES, chanceRight, type ItemModel } from './item-model.ts'

/**
 * What answers have taught of an item. Difficulty and the logarithm of discrimination are each a mean with a variance, moved
 * by every answer: a Bayesian step of the kind of Glickman (1999) and Weng and Lin (2011), with a person's ability weighed
 * over all that the other answers of the check leave open. The authored values are the prior, so an item with few answers
 * stays near them (shrinkage). `settled` is the model as it was after `SETTLED_AFTER` answers; leaks are measured against it.
 */
export type ItemState = {
  answers: number
  hard: number
  hardVariance: number
  logSteep: number
  logSteepVariance: number
  settled: { hard: number; steep: number } | null
  /** Of people who fail without this item: right answers beyond what was to be expected, and their variance, both fading. */
  beyond: number
  beyondVariance: number
  isRetired: boolean
}

const HARD_VARIANCE = 0.5 ** 2
const LOG_STEEP_VARIANCE = 0.2 ** 2
/** Never surer than this, so that an item that changes is followed. */
const LEAST_HARD_VARIANCE = 0.1 ** 2
const SETTLED_AFTER = 60
/** Who fails without the item: the pass is this unlikely. */
const SHOULD_FAIL = 0.2
const FADES = 0.97
/** So many deviations beyond what is to be expected, of an item that is asked of thousands, are no accident. */
const LEAKED_FROM = 4.5

export function newState(authored: ItemModel): ItemState {
  return {
    answers: 0,
    hard: authored.hard,
    hardVariance: HARD_VARIANCE,
    logSteep: Math.log(authored.steep),
    logSteepVariance: LOG_STEEP_VARIANCE,
    settled: null,
    beyond: 0,
    beyondVariance: 0,
    isRetired: false,
  }
}

export function modelOf(state: ItemState, chance: number): ItemModel {
  return { steep: Math.exp(state.logSteep), hard: state.hard, chance }
}

/** So far a verdict may rest on what was learned: accounts cost nothing, and many of them could teach that all is hard. */
const MOST_DRIFT = 0.3
const MOST_STRETCH = 1.25

/** The model that people are judged by: what was learned, near what the author said. */
export function judgingModel(state: ItemState, authored: ItemModel): ItemModel {
  const { steep, hard, chance } = modelOf(state, authored.chance)
  return {
    steep: Math.min(authored.steep * MOST_STRETCH, Math.max(authored.steep / MOST_STRETCH, steep)),
    hard: Math.min(authored.hard + MOST_DRIFT, Math.max(authored.hard - MOST_DRIFT, hard)),
    chance,
  }
}

/** The state after one more answer; `others` is the belief about the person from everything but this answer. */
export function calibrated(state: ItemState, chance: number, others: Belief, isRight: boolean): ItemState {
  const model = modelOf(state, chance)
  let right = 0
  let byHard = 0
  let bySteep = 0
  for (const [at, weight] of others.entries()) {
    const here = chanceRight(model, must(ABILITIES[at]))
    const known = (here - chance) / (1 - chance)
    const slope = (1 - chance) * known * (1 - known) * model.steep
    right += weight * here
    byHard -= weight * slope
    bySteep += weight * slope * (must(ABILITIES[at]) - model.hard)
  }
  const noise = right * (1 - right)
  const surprise = ((isRight ? 1 : 0) - right) / noise
  const hardVariance = 1 / (1 / state.hardVariance + byHard ** 2 / noise)
  const logSteepVariance = 1 / (1 / state.logSteepVariance + bySteep ** 2 / noise)
  const moved = {
    ...state,
    answers: state.answers + 1,
    hard: state.hard + hardVariance * surprise * byHard,
    hardVariance: Math.max(LEAST_HARD_VARIANCE, hardVariance),
    logSteep: state.logSteep + logSteepVariance * surprise * bySteep,
    logSteepVariance,
  }
  if (moved.answers === SETTLED_AFTER) moved.settled = { hard: moved.hard, steep: Math.exp(moved.logSteep) }
  return watched(moved, chance, others, isRight)
}

/** Leaks show among those who should fail: they get right what their other answers say they cannot. */
function watched(state: ItemState, chance: number, others: Belief, isRight: boolean): ItemState {
  if (!state.settled || state.isRetired || passChance(others) > SHOULD_FAIL) return state
  const model = { ...state.settled, chance }
  const right = others.reduce((sum, weight, at) => sum + weight * chanceRight(model, must(ABILITIES[at])), 0)
  const beyond = FADES * state.beyond + (isRight ? 1 : 0) - right
  const beyondVariance = FADES ** 2 * state.beyondVariance + right * (1 - right)
  const isRetired = beyondVariance > 3 && beyond / Math.sqrt(beyondVariance) >= LEAKED_FROM
  return { ...state, beyond, beyondVariance, isRetired }
}
