import { expect, it } from 'vitest'
import { dreamRoleByTitle } from '#core/career/catalogue.ts'
import { skillStatesOf } from '#core/career/skill-state.ts'
import { summarise, type Situation } from '#core/career/summary.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { summariseOnce } from './summaries.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const statesOf = (...held: string[]) =>
  skillStatesOf(
    held.map((skillId) => ({ skillId, kind: 'resume' as const, sourceId: 'x', at: NOW })),
    NOW,
    catalogue,
  )

const COURSE = must(catalogue.offeredCourses[0]).id

const BASE: Situation = {
  dreamRole: must(dreamRoleByTitle(catalogue, 'Data Scientist')),
  states: statesOf('python', 'sql'),
  path: [],
  kept: new Set(),
  learningPreference: 'all',
  hoursPerDay: 1.5,
  challenges: [],
  wantsInterim: true,
  chosenRoute: null,
  timeframe: '12months',
  today: '2026-11-22',
}
const path = [{ courseId: COURSE, status: 'started' as const, startedAt: NOW, completedAt: null }]

it('calculates the same situation once', () => {
  expect(summariseOnce(catalogue, { ...BASE, states: statesOf('python', 'sql') })).toBe(
    summariseOnce(catalogue, { ...BASE }),
  )
})

it.each<[string, Partial<Situation>]>([
  ['role', { dreamRole: must(catalogue.dreamRoles.find(({ title }) => title !== 'Data Scientist')) }],
  ['skills', { states: statesOf('python', 'sql', 'git') }],
  ['path', { path }],
  ['courses kept', { path, kept: new Set([COURSE]) }],
  ['way of learning', { learningPreference: 'videos' }],
  ['hours', { hoursPerDay: 3 }],
  ['wish for a role on the way', { wantsInterim: false }],
  ['route taken', { chosenRoute: 'straight' }],
  ['timeframe', { timeframe: '6months' }],
  ['day', { today: '2026-12-01' }],
])('calculates again for another %s', (_, change) => {
  const before = summariseOnce(catalogue, BASE)
  const after = summariseOnce(catalogue, { ...BASE, ...change })
  expect(after).not.toBe(before)
  expect(after).toEqual(summarise(catalogue, { ...BASE, ...change }))
})
