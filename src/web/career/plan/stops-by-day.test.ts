import { expect, it } from 'vitest'
import { imaginedWith } from '#core/career/drawn-path.ts'
import { doubtsOf } from '#core/career/failed-checks.ts'
import { skillStatesOf } from '#core/career/skill-state.ts'
import { summarise } from '#core/career/summary.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { situationOf } from '#test/support/situation.ts'
import { isPassed, placeOf } from './stops-by-day.ts'

const NOW = '2026-11-30T10:00:00.000Z'
const today = NOW.slice(0, 10)
const dreamRole = must(catalogue.dreamRoles.find(({ id }) => id === 'data-scientist'))
const records = ['manual-testing', 'test-planning', 'sql', 'excel', 'communication'].map((skillId) => ({
  skillId,
  kind: 'resume' as const,
  sourceId: 'r',
  place: 'work' as const,
  at: NOW,
}))

it.each([
  ['without a failed check', []],
  ['with one that holds a role back', [{ skillId: 'sql', until: '2027-03-01' }]],
])('steps and roles of a plan stand in the order of their days, %s', (_, failed) => {
  const before = situationOf({
    dreamRole,
    states: skillStatesOf(records, NOW, catalogue),
    today,
    hoursPerDay: 10,
  })
  const situation = {
    ...imaginedWith(catalogue, before, dreamRole),
    states: skillStatesOf(records, NOW, catalogue, undefined, doubtsOf(failed)),
    failed,
  }
  const { steps, milestones } = must(summarise(catalogue, situation).plan.routes[0])
  const passed = milestones.filter(isPassed)
  expect(passed.length).toBeGreaterThan(1)
  const days = steps.flatMap(({ endsOn }, index) => [
    endsOn,
    ...passed.filter((one) => placeOf(one, steps) === index + 1).flatMap(({ date }) => date ?? []),
  ])
  expect(days).toHaveLength(steps.length + passed.length)
  expect(days).toEqual(days.toSorted())
})
