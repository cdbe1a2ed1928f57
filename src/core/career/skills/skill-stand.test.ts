import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roleAskedFor } from '#core/ads/match-ad.ts'
import { EVIDENCE_KINDS, EVIDENCE_PLACES, type EvidencePlace, type Evidence } from '#core/career/skills/evidence.ts'
import { interimRoleCard } from '#core/career/routes/interim-roles.ts'
import { matchRole } from '#core/career/match/role-match.ts'
import { shownAs, standOf } from '#core/career/skills/skill-stand.ts'
import { bestOf, isHeld, skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { runs } from '#test/support/runs.ts'

const NOW = '2026-11-28T10:00:00.000Z'
const statesOf = (places: readonly { skillId: string; place: EvidencePlace }[]) =>
  skillStatesOf(
    places.map((one) => ({ ...one, kind: 'resume' as const, sourceId: 'r', at: NOW })),
    NOW,
    catalogue,
  )

describe('how far a skill is shown', () => {
  it.each<[EvidencePlace, string]>([
    ['work', 'shown'],
    ['list', 'shown'],
    ['summary', 'shown'],
    ['slight', 'little'],
    ['learning', 'little'],
    ['wish', 'missing'],
  ])('%s: %s', (place, stand) => {
    const strength = statesOf([{ skillId: 'sql', place }]).get('sql')?.strength ?? 0
    expect(shownAs({ strength })).toBe(stand)
  })

  it('is not had by what only now and then comes with another skill', () => {
    const states = statesOf([{ skillId: 'intune', place: 'work' }])
    expect(shownAs(must(states.get('windows')))).toBe('shown')
    expect(shownAs(must(states.get('cybersecurity')))).toBe('little')
  })

  it('is proven by a fresh check of the skill itself alone', () => {
    const evidence = { kind: 'check' as const, sourceId: 'c', isFaded: false }
    expect(standOf({ strength: 1, evidence: [evidence] })).toBe('proven')
    expect(standOf({ strength: 0.95, evidence: [{ ...evidence, isFaded: true }] })).toBe('shown')
    expect(standOf({ strength: 0.8, evidence: [{ ...evidence, through: 'sql' }] })).toBe('shown')
  })
})

const skillIds = [...catalogue.skills.keys()]
const nameOf = (id: string) => must(catalogue.skills.get(id)).name
const people = fc.record({
  role: fc.constantFrom(...catalogue.roles.values()),
  evidence: fc.uniqueArray(
    fc.record({
      skillId: fc.constantFrom(...skillIds),
      kind: fc.constantFrom(...EVIDENCE_KINDS),
      place: fc.constantFrom(...EVIDENCE_PLACES),
    }),
    { selector: ({ skillId }) => skillId, maxLength: 30 },
  ),
})

it('says one thing of a skill on every list: no skill is both had and missing, and no card meets what an advert does not', () => {
  fc.assert(
    fc.property(people, ({ role, evidence }) => {
      const records = evidence.map(({ place, ...one }) => ({
        ...one,
        sourceId: 'x',
        at: NOW,
        ...(one.kind === 'resume' ? { place } : {}),
      }))
      const states = skillStatesOf(records, NOW, catalogue)
      const match = matchRole(catalogue, role, states)
      const had = match.have.map(({ skillId }) => skillId)
      expect(match.missing.filter(({ skillId }) => had.includes(skillId))).toEqual([])
      const listed = [...match.have, ...match.niceToHave].map(({ skillId }) => skillId)
      expect(new Set(listed).size).toBe(listed.length)
      for (const skill of match.have) expect(shownAs(skill)).toBe('shown')

      const musts = role.skills
        .filter(({ level }) => level === 'must')
        .map(({ skill, orSkills = [] }) => [skill, ...orSkills])
      const asked = musts.map((ids) => ({ ids, level: 'must' as const }))
      const ad = matchRole(catalogue, roleAskedFor(catalogue, asked, states), states)
      const inAd = new Set(ad.have.map(({ name }) => name))
      if (role.kind === 'interim') {
        const card = interimRoleCard(catalogue, must(catalogue.dreamRoles[0]), role, states)
        // for whom the role is new a card leaves out what only comes with something else
        expect(card.requirementsMet.filter((name) => !inAd.has(name))).toEqual([])
        const isByItself = ([best]: readonly Evidence[]) =>
          best?.through === undefined && best?.place !== 'summary' && best?.place !== 'other'
        const shownByItself = new Set(
          [...states.values()].flatMap(({ skillId, evidence }) => (isByItself(evidence) ? [nameOf(skillId)] : [])),
        )
        const named = musts.map((ids) => nameOf(bestOf(states, ids).best))
        expect(
          named.filter((name) => inAd.has(name) && shownByItself.has(name) && !card.requirementsMet.includes(name)),
        ).toEqual([])
      }
      for (const ids of musts) {
        expect(inAd.has(nameOf(bestOf(states, ids).best))).toBe(ids.some((id) => isHeld(states, id)))
      }
    }),
    { numRuns: runs(300) },
  )
})

it.each([
  ['Software Developer', 'python'],
  ['Mobile App Developer', 'flutter'],
  ['Cloud Engineer', 'azure'],
])(
  '%s: of several that would do, the one held is what counts, and nothing in its place is missing: %s',
  (title, held) => {
    const role = must(catalogue.dreamRoles.find((one) => one.title === title))
    const states = statesOf([{ skillId: held, place: 'work' }])
    const match = matchRole(catalogue, role, states)
    expect(match.have.map(({ skillId }) => skillId)).toContain(held)
    const instead = role.skills.flatMap(({ skill, orSkills = [] }) =>
      orSkills.includes(held) ? [skill, ...orSkills] : [],
    )
    expect(match.missing.filter(({ skillId }) => instead.includes(skillId))).toEqual([])
  },
)
