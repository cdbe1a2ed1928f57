import { expect, it } from 'vitest'
import type { DatedRoute } from '#contract/career-plan.ts'
import { imaginedWith } from '#core/career/drawn-path.ts'
import { doubtsOf } from '#core/career/match/failed-checks.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { summarise } from '#core/career/summary.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { situationOf } from '#test/support/situation.ts'
import { rolesBehind } from './stops-by-day.ts'

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
  const route = must(summarise(catalogue, situation).plan.routes[0])
  const days = route.steps.flatMap(({ endsOn }, index) => [
    endsOn,
    ...rolesBehind(index + 1, route).flatMap(({ date }) => date ?? []),
  ])
  expect(days.length).toBeGreaterThan(route.steps.length + 1)
  expect(days).toEqual(days.toSorted())
})

it('a role that is held back stands behind the dream role that is not', () => {
  const step = { endsOn: '2027-02-20' } as DatedRoute['steps'][number]
  const role = (roleId: string, date: string) => ({ roleId, date, reachedAfter: 1 }) as DatedRoute['milestones'][number]
  const milestones = [role('data-analyst', '2027-03-01'), role('data-scientist', '2027-02-21')]
  expect(rolesBehind(1, { steps: [step], milestones }).map(({ roleId }) => roleId)).toEqual([
    'data-scientist',
    'data-analyst',
  ])
})
