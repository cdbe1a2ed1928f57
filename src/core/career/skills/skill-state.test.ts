import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVIDENCE_KINDS, EVIDENCE_PLACES } from '#core/career/skills/evidence.ts'
import type { EvidenceKind, EvidenceRecord } from '#core/career/skills/evidence.ts'
import { readEvidence } from '#core/career/skills/read-evidence.ts'
import { afterDoing, skillStatesOf, statesFrom, statesToDrawWith } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { runs } from '#test/support/runs.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const RECENTLY = '2026-09-01T10:00:00.000Z'
const LONG_AGO = '2025-01-05T10:00:00.000Z'

const of = (kind: EvidenceKind, at = RECENTLY): EvidenceRecord => ({ skillId: 'sql', kind, sourceId: `${kind}-1`, at })
const strength = (...records: EvidenceRecord[]) => skillStatesOf(records, NOW).get('sql')?.strength ?? 0

describe('skillStatesOf', () => {
  it('has no state for a skill without evidence', () => {
    expect(skillStatesOf([of('word')], NOW).has('python')).toBe(false)
  })

  it('rises from word to course to resume to check', () => {
    const rising = EVIDENCE_KINDS.map((kind) => strength(of(kind)))
    expect(rising).toEqual([...rising].sort((a, b) => a - b))
    expect(new Set(rising).size).toBe(4)
    expect(rising.at(-1)).toBe(1)
  })

  it('does not count the same kind twice', () => {
    expect(strength(of('course'), { ...of('course'), sourceId: 'another' })).toBe(strength(of('course')))
  })

  it('counts a second kind, but never up to a passed check', () => {
    expect(strength(of('word'), of('course'))).toBeGreaterThan(strength(of('course')))
    expect(strength(of('word'), of('course'), of('resume'))).toBeLessThan(strength(of('check')))
  })

  it('fades a check after a year, to more than a resume line', () => {
    expect(strength(of('check', '2025-11-21T10:00:00.000Z'))).toBe(1)
    expect(strength(of('check', '2025-11-20T10:00:00.000Z'))).toBeLessThan(1)
    expect(strength(of('check', LONG_AGO))).toBeGreaterThan(strength(of('resume')))
    expect(skillStatesOf([of('check', LONG_AGO)], NOW).get('sql')?.evidence[0]?.isFaded).toBe(true)
  })

  it('does not fade a resume line', () => {
    expect(strength(of('resume', LONG_AGO))).toBe(strength(of('resume')))
  })

  it('lists the strongest evidence first', () => {
    const kinds = skillStatesOf([of('word'), of('check'), of('course')], NOW)
      .get('sql')
      ?.evidence.map((e) => e.kind)
    expect(kinds).toEqual(['check', 'course', 'word'])
  })

  it('never falls when evidence is added, in whatever order', () => {
    const record = fc.record({
      skillId: fc.constant('sql'),
      kind: fc.constantFrom(...EVIDENCE_KINDS),
      sourceId: fc.string(),
      at: fc.constantFrom(RECENTLY, LONG_AGO),
    })
    fc.assert(
      fc.property(fc.array(record), record, (records, added) => {
        const before = strength(...records)
        expect(strength(...records, added)).toBeGreaterThanOrEqual(before)
        expect(strength(added, ...records)).toBe(strength(...records, added))
        expect(strength(...records, added)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('lets what a skill requires come with it, weaker, and only when asked to', () => {
    const records = [{ skillId: 'bgp', kind: 'resume' as const, sourceId: 'r', at: RECENTLY }]
    expect([...skillStatesOf(records, NOW).keys()]).toEqual(['bgp'])
    const networking = must(skillStatesOf(records, NOW, fullCatalogue).get('networking'))
    expect(networking.strength).toBeCloseTo(0.81)
    expect(networking.evidence).toEqual([
      { kind: 'resume', sourceId: 'r', at: RECENTLY, isFaded: false, through: 'bgp', share: 0.9 },
    ])
    expect(readEvidence(fullCatalogue, must(networking.evidence[0])).label).toBe('Comes with BGP: On your resume')
  })

  it('does not let weak evidence of its own lower what comes with another skill', () => {
    const bgp = { skillId: 'bgp', kind: 'resume' as const, sourceId: 'r', at: RECENTLY }
    const own = { skillId: 'networking', kind: 'word' as const, sourceId: 'me', at: RECENTLY }
    expect(skillStatesOf([bgp, own], NOW, fullCatalogue).get('networking')?.strength).toBeCloseTo(0.81)
    const check = { ...own, kind: 'check' as const }
    expect(skillStatesOf([bgp, check], NOW, fullCatalogue).get('networking')?.strength).toBe(1)
  })

  it('leaves the states it starts from alone', () => {
    const before = skillStatesOf([of('word')], NOW)
    const after = afterDoing(fullCatalogue, before, ['sql', 'git'], 'course')
    expect(before.get('sql')?.evidence).toHaveLength(1)
    expect(after.get('sql')?.strength).toBe(strength(of('word'), of('course')))
    expect(after.get('git')?.strength).toBe(strength(of('course')))
  })

  it('foresees of a course or a check just what counts once it is done', () => {
    const record = fc.record({
      skillId: fc.constantFrom(...fullCatalogue.skills.keys()),
      kind: fc.constantFrom(...EVIDENCE_KINDS),
      place: fc.option(fc.constantFrom(...EVIDENCE_PLACES), { nil: undefined }),
    })
    const skillIds = fc.uniqueArray(fc.constantFrom(...fullCatalogue.skills.keys()), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(
        fc.array(record, { maxLength: 20 }),
        skillIds,
        fc.constantFrom('course', 'check'),
        (had, ids, kind) => {
          const records = had.map(({ place, ...one }) => ({
            ...one,
            ...(place ? { place } : {}),
            sourceId: 'r',
            at: RECENTLY,
          }))
          const done = ids.map((skillId) => ({ skillId, kind, sourceId: 'd', at: NOW }))
          const foreseen = afterDoing(fullCatalogue, skillStatesOf(records, NOW, fullCatalogue), ids, kind)
          const real = skillStatesOf([...records, ...done], NOW, fullCatalogue)
          expect([...foreseen.keys()].toSorted()).toEqual([...real.keys()].toSorted())
          for (const [skillId, { strength: counts, practised }] of real) {
            expect(foreseen.get(skillId)?.strength, skillId).toBeCloseTo(counts, 10)
            expect(foreseen.get(skillId)?.practised, skillId).toBeCloseTo(must(practised), 10)
          }
        },
      ),
      { numRuns: runs(500) },
    )
  })
})

describe('statesToDrawWith', () => {
  it('is one object while routes are drawn, and is let go when six other people had theirs drawn', () => {
    const states = skillStatesOf([of('word')], NOW)
    const drawn = statesToDrawWith(states)
    expect([...drawn]).toEqual([...states])
    expect(drawn).not.toBe(states)
    for (let other = 0; other < 5; other += 1) statesToDrawWith(statesFrom([]))
    expect(statesToDrawWith(states)).toBe(drawn)
    for (let other = 0; other < 6; other += 1) statesToDrawWith(statesFrom([]))
    expect(statesToDrawWith(states)).not.toBe(drawn)
  })
})
