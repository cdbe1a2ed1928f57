import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { failedLately, heldBackBy } from './failed-checks.ts'
import { skillStatesOf } from './skill-state.ts'

const NOW = '2026-11-28T08:00:00.000Z'
const failed = [{ skillId: 'sql', at: '2026-11-01T08:00:00.000Z' }]
const passedOn = (skillId: string, at: string) => ({ skillId, kind: 'check' as const, sourceId: 'a', at })

it('a failed check counts until it is passed or ninety days old', () => {
  expect(failedLately(failed, [], NOW)).toEqual(['sql'])
  expect(failedLately(failed, [passedOn('sql', '2026-10-01T08:00:00.000Z')], NOW)).toEqual(['sql'])
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
