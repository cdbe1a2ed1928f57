import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { seededChance } from '#core/chance.ts'
import { must } from '#core/must.ts'
import { CONFIRMATION, FULL_CHECK, nextItem, verdictOf } from './adaptive.ts'
import { abilityIn, bell, EVERYBODY, learn, passChance, reported, unlearn } from './belief.ts'
import { calibrated, judgingModel, modelOf, newState } from './calibrate.ts'
import { chanceRight, informationAt, type ItemModel } from './item-model.ts'
import { addMs } from '#core/time.ts'
import { opensAt, secondsTooEarly } from './pace.ts'
import { topicScores } from './topic-scores.ts'

const model = (hard: number, chance = 0.25): ItemModel => ({ steep: 1.4, hard, chance })
const NOW = '2026-03-10T12:00:00.000Z'

describe('what is believed of a person', () => {
  it('rises with right answers and falls with wrong ones, whatever the item', () => {
    fc.assert(
      fc.property(fc.double({ min: -2, max: 2, noNaN: true }), fc.constantFrom(0, 0.25), (hard, chance) => {
        const before = abilityIn(EVERYBODY).ability
        expect(abilityIn(learn(EVERYBODY, model(hard, chance), true)).ability).toBeGreaterThan(before)
        expect(abilityIn(learn(EVERYBODY, model(hard, chance), false)).ability).toBeLessThan(before)
      }),
    )
  })

  it('is the same in any order of answers, and without one as if it had not been given', () => {
    const [easy, hard] = [model(-1), model(1)]
    const one = learn(learn(EVERYBODY, easy, true), hard, false)
    const other = learn(learn(EVERYBODY, hard, false), easy, true)
    expect(abilityIn(one).ability).toBeCloseTo(abilityIn(other).ability, 9)
    expect(abilityIn(unlearn(one, hard, false)).ability).toBeCloseTo(abilityIn(learn(EVERYBODY, easy, true)).ability, 6)
  })

  test.each([
    [2.5, 'strong'],
    [1, 'proficient'],
    [0, 'developing'],
    [-2, 'starting'],
  ])('%f is reported as %s', (ability, band) => expect(reported(bell(ability, 0.3)).band).toBe(band))

  it('an item says most where it is as hard as the person is able', () => {
    expect(informationAt(model(0, 0), 0)).toBeGreaterThan(informationAt(model(0, 0), 2))
    expect(chanceRight(model(0), -4)).toBeCloseTo(0.25, 1)
  })
})

describe('a verdict', () => {
  it('waits for the least, comes when a pass is sure, and at the end in any case', () => {
    const [sure, unsure] = [bell(2.5, 0.3), bell(0.5, 1)]
    expect(verdictOf(sure, FULL_CHECK.least - 1, true)).toBe('open')
    expect(verdictOf(sure, FULL_CHECK.least, true)).toBe('passed')
    expect(verdictOf(bell(-2, 0.3), FULL_CHECK.most - 1, true)).toBe('open')
    expect(verdictOf(bell(-2, 0.3), FULL_CHECK.most, true)).toBe('failed')
    expect(verdictOf(unsure, FULL_CHECK.most - 1, true)).toBe('open')
    expect(verdictOf(unsure, FULL_CHECK.most, true)).toBe('failed')
    expect(verdictOf(sure, 2, false)).toBe('passed')
  })

  it('of a confirmation needs two right answers, and never more than three', () => {
    let belief = CONFIRMATION.start
    for (let at = 0; at < 3; at += 1) belief = learn(belief, model(0.5), true)
    expect(verdictOf(belief, 3, true, CONFIRMATION)).toBe('passed')
    belief = CONFIRMATION.start
    for (let at = 0; at < 3; at += 1) belief = learn(belief, model(0.5), false)
    expect(verdictOf(belief, 3, true, CONFIRMATION)).toBe('failed')
  })

  it('a blind guesser of single choices is failed', () => {
    const chance = seededChance('guesser')
    let passed = 0
    for (let person = 0; person < 400; person += 1) {
      let waiting = Array.from({ length: 24 }, (_, at) => ({ id: String(at), model: model((at % 3) - 1) }))
      let belief = EVERYBODY
      let asked = 0
      while (verdictOf(belief, asked, waiting.length > 0) === 'open') {
        const next = must(nextItem(waiting, belief, chance))
        waiting = waiting.filter((one) => one !== next)
        belief = learn(belief, next.model, chance() < 0.25)
        asked += 1
      }
      if (verdictOf(belief, asked, waiting.length > 0) === 'passed') passed += 1
    }
    expect(passed).toBeLessThanOrEqual(4)
  })
})

describe('an item that is answered', () => {
  const answered = (times: number, isRight: (at: number) => boolean, others = bell(0, 0.5)) => {
    let state = newState(model(0))
    for (let at = 0; at < times; at += 1) state = calibrated(state, 0.25, others, isRight(at))
    return state
  }

  it('gets easier with right answers and harder with wrong ones, by less and less', () => {
    expect(answered(30, () => true).hard).toBeLessThan(-0.3)
    expect(answered(30, () => false).hard).toBeGreaterThan(0.3)
    expect(Math.abs(answered(1, () => false).hard)).toBeLessThan(0.35)
    expect(
      modelOf(
        answered(200, (at) => at % 8 < 5),
        0.25,
      ).hard,
    ).toBeCloseTo(0, 0)
  })

  it('judges people near what its author said, whatever many answers have taught', () => {
    const authored = model(0)
    const hardened = judgingModel(
      answered(500, () => false),
      authored,
    )
    const softened = judgingModel(
      answered(500, () => true),
      authored,
    )
    expect([hardened.hard, softened.hard]).toEqual([0.3, -0.3])
    for (const { steep } of [hardened, softened]) {
      expect(steep).toBeGreaterThanOrEqual(authored.steep / 1.25)
      expect(steep).toBeLessThanOrEqual(authored.steep * 1.25)
    }
  })

  it('is retired when those who should fail it get it right, and not for good people', () => {
    const weak = bell(-1.5, 0.4)
    const settle = (at: number) => at % 10 < 4
    expect(passChance(weak)).toBeLessThan(0.2)
    expect(answered(200, (at) => (at < 80 ? settle(at) : true), weak).isRetired).toBe(true)
    expect(answered(200, settle, weak).isRetired).toBe(false)
    expect(answered(200, () => true, bell(2, 0.4)).isRetired).toBe(false)
  })
})

describe('pace and what was seen', () => {
  test.each([
    [0, 0, 0],
    [8, 0, 24],
    [8, 23_001, 1],
    [8, 24_000, 0],
  ])('%i answers after %i ms come %i seconds too early', (answers, ms, seconds) =>
    expect(secondsTooEarly(NOW, answers, addMs(NOW, ms))).toBe(seconds),
  )

  it('a check opens again when six items have rested for 180 days', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const seen = items.slice(0, 4).map((itemId, at) => ({ itemId, at: `2026-03-0${at + 1}T00:00:00.000Z` }))
    expect(opensAt(items, [], NOW)).toBeNull()
    expect(opensAt(items, seen.slice(0, 1), NOW)).toBeNull()
    expect(opensAt(items, seen, NOW)).toBe('2026-08-30T00:00:00.000Z')
  })
})

describe('scores by topic', () => {
  const topics = [
    { topic: 'one', idea: 'i', items: ['a', 'b', 'c'] },
    { topic: 'two', idea: 'j', items: ['d', 'e'] },
    { topic: 'three', idea: 'k', items: ['f'] },
  ]
  it('never score a single question, and leave none out', () => {
    fc.assert(
      fc.property(
        fc.subarray(['a', 'b', 'c', 'd', 'e', 'f', 'x']),
        fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
        (ids, right) => {
          const asked = ids.map((itemId, at) => ({ itemId, isRight: must(right[at]) }))
          const scores = topicScores(topics, asked)
          if (ids.length > 1) expect(scores.every((score) => score.asked > 1)).toBe(true)
          expect(scores.reduce((sum, score) => sum + score.asked, 0)).toBe(ids.length)
          expect(scores.reduce((sum, score) => sum + score.right, 0)).toBe(
            asked.filter(({ isRight }) => isRight).length,
          )
        },
      ),
    )
  })
})
