import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skillsOfRole } from '#core/career/match/asked-skills.ts'
import { imaginedWith } from '#core/career/drawn-path.ts'
import { EVIDENCE_PLACES, type EvidencePlace } from '#core/career/skills/evidence.ts'
import { doubtsOf, heldBackBy } from '#core/career/match/failed-checks.ts'
import { provingDoes } from '#core/career/routes/hours-to-role.ts'
import { isReady } from '#core/career/match/in-reach.ts'
import { afterDoing, skillStatesOf } from '#core/career/skills/skill-state.ts'
import { summarise } from '#core/career/summary.ts'
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
    return { dreamRole, records, states: skillStatesOf(records, NOW, catalogue) }
  })

const people = fc.sample(person, runs(40))

it('passing the checks that a page names is enough to apply', () => {
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

it('a job that a few checks alone would open is the first thing on the way by it, after just these checks', () => {
  let opened = 0
  for (const { dreamRole, states } of people) {
    const situation = imaginedWith(catalogue, situationOf({ dreamRole, states, today }), dreamRole)
    for (const { via, steps, milestones } of summarise(catalogue, situation).plan.routes) {
      const role = via && must(catalogue.roles.get(via.roleId))
      const proofs = role ? provingDoes(role, states) : []
      if (proofs.length === 0 || proofs.length > 3) continue
      opened += 1
      expect(steps[0]).toMatchObject({ kind: 'proof', skills: proofs, hours: proofs.length })
      expect(milestones.find(({ roleId }) => roleId === via?.roleId)?.reachedAfter).toBe(1)
    }
  }
  expect(opened).toBeGreaterThan(0)
})

describe('a check that was failed and is open again tomorrow', () => {
  /** The own route of somebody as it was and after this check was failed, along the same path. */
  function routesWith({ dreamRole, records, states }: (typeof people)[number], skillId: string) {
    const before = imaginedWith(catalogue, situationOf({ dreamRole, states, today, hoursPerDay: 5 }), dreamRole)
    const failed = [{ skillId, until: '2027-03-01' }]
    const after = {
      ...before,
      states: skillStatesOf(records, NOW, catalogue, undefined, doubtsOf(failed)),
      failed,
    }
    return [before, after].map((situation) => must(summarise(catalogue, situation).plan.routes[0]))
  }

  it('is passed before the job that it holds back, not after all courses', () => {
    const records = ['manual-testing', 'test-planning', 'sql', 'excel', 'communication'].map((id) => record(id, 'work'))
    const dreamRole = must(catalogue.dreamRoles.find(({ id }) => id === 'data-scientist'))
    const tester = { dreamRole, records, states: skillStatesOf(records, NOW, catalogue) }
    const [before, after] = routesWith(tester, 'sql').map(({ steps, milestones }) => ({
      kinds: steps.map(({ kind }) => kind),
      at: must(milestones.find(({ roleId }) => roleId === 'data-analyst')).reachedAfter,
    }))
    expect(must(before).at).not.toBeNull()
    const proof = must(after).kinds.indexOf('proof')
    expect(proof).toBeGreaterThanOrEqual(0)
    expect(must(after).at).toBeGreaterThan(proof)
    expect(must(after).at).toBeLessThan(must(after).kinds.length)
  })

  it('takes no job off the way, and what comes after it begins no sooner', () => {
    let held = 0
    for (const one of people.slice(0, 12))
      for (const skillId of heldBackBy(one.dreamRole, one.states, [...one.states.keys()]).slice(0, 2)) {
        const [before, after] = routesWith(one, skillId)
        const days = must(after).steps.map(({ startsOn }) => startsOn)
        expect(days).toEqual(days.toSorted())
        for (const { roleId, kind, reachedAfter } of must(before).milestones) {
          const role = must(catalogue.roles.get(roleId))
          if (reachedAfter === null || heldBackBy(role, one.states, [skillId]).length === 0) continue
          if (kind === 'interim') held += 1
          const milestone = must(must(after).milestones.find((other) => other.roleId === roleId))
          expect(milestone.reachedAfter, `${roleId} without ${skillId}`).not.toBeNull()
        }
      }
    expect(held).toBeGreaterThan(0)
  })
})
