import { expect, it } from 'vitest'
import type { EvidenceRecord } from '#core/career/skills/evidence.ts'
import { isInReach } from '#core/career/match/in-reach.ts'
import { needsOf } from '#core/career/courses/skill-gaps.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-29T08:00:00.000Z'
const role = must(catalogue.dreamRoles.find(({ id }) => id === 'software-developer'))
const statesWith = (skillIds: string[]) =>
  skillStatesOf(
    skillIds.map((skillId): EvidenceRecord => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW, place: 'project' })),
    NOW,
    catalogue,
  )

it('needs what closes a gap before what people of the role grow into', () => {
  const states = statesWith([
    'java',
    'git',
    'sql',
    'unit-testing',
    'rest-api',
    'docker',
    'oop',
    'debugging',
    'dsa',
    'ci-cd',
  ])
  expect(isInReach(role, states)).toBe(false)
  const needs = needsOf(catalogue, [{ role, share: 1 }], states)
  expect([...needs.keys()]).toContain('code-review')
  for (const grown of ['aws', 'kubernetes', 'observability']) expect(needs.has(grown), grown).toBe(false)
})
