import { expect, it } from 'vitest'
import { dreamRoleByTitle } from '#core/career/catalogue/catalogue.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import type { Situation } from '#core/career/summary.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { changedSituation, oncePerSituation, sameSituation } from './summaries.ts'

const NOW = '2026-11-21T10:00:00.000Z'

const situation = (): Situation => ({
  dreamRole: must(dreamRoleByTitle(catalogue, 'Data Scientist')),
  states: skillStatesOf([{ skillId: 'python', kind: 'resume', sourceId: 'x', at: NOW }], NOW, catalogue),
  path: [],
  kept: new Set(),
  learningPreference: 'all',
  hoursPerDay: 1.5,
  challenges: [],
  wantsInterim: true,
  chosenRoute: null,
  timeframe: '12months',
  today: '2026-11-22',
})

it('gives the same situation for the same key, and another for another', () => {
  const first = sameSituation(catalogue, 'one', situation)
  expect(sameSituation(catalogue, 'one', situation)).toBe(first)
  expect(sameSituation(catalogue, 'two', situation)).not.toBe(first)
})

it('remembers no situation where there is none', () => {
  expect(sameSituation(catalogue, 'later', () => null)).toBeNull()
  expect(sameSituation(catalogue, 'later', situation)).not.toBeNull()
})

it('calculates once for a situation, and again for each pace', () => {
  let times = 0
  const hoursOf = oncePerSituation((_, { hoursPerDay }) => {
    times += 1
    return hoursPerDay
  })
  const saved = situation()
  const faster = () => changedSituation(saved, '12months 3', () => ({ hoursPerDay: 3 }))
  expect([saved, saved, faster(), faster()].map((one) => hoursOf(catalogue, one))).toEqual([1.5, 1.5, 3, 3])
  expect(times).toBe(2)
})
