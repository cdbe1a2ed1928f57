import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { isInReach } from '#core/career/match/in-reach.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { summarise } from './summary.ts'

const NOW = '2026-11-28T08:00:00.000Z'
const dreamRole = must(catalogue.dreamRoles.find(({ id }) => id === 'software-developer'))
const asked = dreamRole.skills.filter(({ level }) => level !== 'nice').map(({ skill }) => skill)
const states = skillStatesOf(
  asked.map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', place: 'work', at: NOW })),
  NOW,
  catalogue,
)
const situation = {
  dreamRole,
  states,
  path: [],
  kept: new Set<string>(),
  wantsInterim: true,
  chosenRoute: null,
  timeframe: '6months' as const,
  learningPreference: 'all' as const,
  hoursPerDay: 3,
  challenges: [],
  today: NOW.slice(0, 10),
}

it('a failed check that alone holds a role back is the step, on every screen', () => {
  expect(isInReach(dreamRole, states)).toBe(true)
  const failed = [{ skillId: 'git', until: '2027-02-27' }]
  const { summary, plan } = summarise(catalogue, { ...situation, failed })
  expect(summary.dream).toMatchObject({ isInReach: false, failedChecks: ['Git'], heldUntil: '2027-02-27' })
  expect(summary.steps.map(({ kind, skills }) => [kind, skills])).toEqual([['proof', ['git']]])
  expect(summary.next).toMatchObject({ kind: 'proof', title: 'Prove Git', place: 1, of: 1 })
  const milestone = must(plan.routes[0]).milestones.find(({ kind }) => kind === 'dream')
  expect(milestone).toMatchObject({ reachedAfter: 1, date: '2027-02-27' })
})

it('without one there is nothing left to do but to apply', () => {
  const { summary } = summarise(catalogue, situation)
  expect(summary.dream.isInReach).toBe(true)
  expect([summary.steps, summary.next]).toEqual([[], null])
})
