import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { failedLately, heldBackBy } from './failed-checks.ts'
import { openMapOf } from './open-map.ts'
import { skillStatesOf } from './skill-state.ts'
import { summarise } from './summary.ts'
import { addDays } from '#core/time.ts'

const NOW = '2026-11-28T08:00:00.000Z'
const failed = [{ skillId: 'sql', at: '2026-11-01T08:00:00.000Z' }]
const hold = { skillId: 'sql', until: '2027-01-31' }
const passedOn = (skillId: string, at: string) => ({ skillId, kind: 'check' as const, sourceId: 'a', at })

it('a failed check counts until it is passed or ninety days old', () => {
  expect(failedLately(failed, [], NOW)).toEqual([hold])
  expect(failedLately(failed, [passedOn('sql', '2026-10-01T08:00:00.000Z')], NOW)).toEqual([hold])
  expect(failedLately(failed, [passedOn('sql', '2026-11-02T08:00:00.000Z')], NOW)).toEqual([])
  expect(failedLately(failed, [], '2027-03-01T08:00:00.000Z')).toEqual([])
})

it('only a core part of the role holds somebody back', () => {
  const role = must(catalogue.dreamRoles.find(({ id }) => id === 'software-developer'))
  const states = skillStatesOf(
    ['sql', 'docker'].map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW })),
    NOW,
  )
  expect(heldBackBy(role, states, ['docker', 'sql'])).toEqual(['sql'])
})

it('no date of any screen lies before the end of the hold, and none moves where the skill is no core part', () => {
  const dreamRole = must(catalogue.dreamRoles.find(({ id }) => id === 'software-developer'))
  const states = skillStatesOf(
    ['sql', 'docker', 'git', 'python'].map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW })),
    NOW,
    catalogue,
  )
  const situation = {
    dreamRole,
    states,
    path: [],
    kept: new Set<string>(),
    wantsInterim: false,
    chosenRoute: null,
    timeframe: 'flexible' as const,
    learningPreference: 'all' as const,
    hoursPerDay: 12,
    challenges: [],
    today: NOW.slice(0, 10),
  }
  const free = summarise(catalogue, situation).summary
  const until = addDays(must(free.route.arrivesOn), 40)
  const { summary, plan } = summarise(catalogue, { ...situation, failed: [{ skillId: 'sql', until }] })
  expect(summary.dream.date).toBe(until)
  expect(summary.route.arrivesOn).toBe(until)
  expect(plan.routes[0]?.arrivesOn).toBe(until)
  expect(openMapOf(catalogue, situation, summary).arrivesOn).toBe(until)
  expect(summary.route.weeks).toBeGreaterThan(free.route.weeks)
  const soon = summarise(catalogue, { ...situation, failed: [{ skillId: 'sql', until: '2026-11-29' }] }).summary
  expect(soon.route).toEqual(free.route)
  const other = summarise(catalogue, { ...situation, failed: [{ skillId: 'docker', until }] }).summary
  expect(other.route).toEqual(free.route)
})
