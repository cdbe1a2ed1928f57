import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { skillsOfRole } from '#core/career/asked-skills.ts'
import { EVIDENCE_PLACES, type EvidencePlace } from '#core/career/evidence.ts'
import { provingDoes } from '#core/career/hours-to-role.ts'
import { isReady } from '#core/career/in-reach.ts'
import { afterDoing, skillStatesOf } from '#core/career/skill-state.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { runs } from '#test/support/runs.ts'
import { situationOf } from '#test/support/situation.ts'

const NOW = '2026-11-30T10:00:00.000Z'
const today = NOW.slice(0, 10)

const record = (skillId: string, place: EvidencePlace) => ({
  skillId,
  kind: 'resume' as const,
  sourceId: 'r',
  at: NOW,
  place,
})

const person = fc
  .record({
    dreamRole: fc.constantFrom(...catalogue.dreamRoles),
    picks: fc.array(fc.record({ pick: fc.nat(999), place: fc.constantFrom(...EVIDENCE_PLACES) }), {
      minLength: 8,
      maxLength: 30,
    }),
  })
  .map(({ dreamRole, picks }) => {
    const asked = [...skillsOfRole(dreamRole)]
    const records = picks.map(({ pick, place }) => record(must(asked[pick % asked.length]), place))
    return situationOf({ dreamRole, states: skillStatesOf(records, NOW, catalogue), today })
  })

const people = fc.sample(person, { numRuns: runs(40), seed: 54 })

it('who passes the checks that a page names is told to apply', () => {
  const named = new Set<string>()
  for (const { dreamRole, states } of people)
    for (const role of [dreamRole, ...dreamRole.interimRoles.map((id) => must(catalogue.roles.get(id)))]) {
      const proofs = provingDoes(role, states)
      if (proofs.length === 0) continue
      named.add(role.kind)
      expect(isReady(role, afterDoing(catalogue, states, proofs, 'check')), `${role.id}: ${proofs.join()}`).toBe(true)
    }
  expect([...named].sort()).toEqual(['dream', 'interim'])
})
