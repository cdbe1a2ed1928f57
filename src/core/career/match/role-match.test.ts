import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dreamRoleByTitle } from '#core/career/catalogue/catalogue.ts'
import { EVIDENCE_KINDS, EVIDENCE_PLACES, type EvidenceRecord } from '#core/career/skills/evidence.ts'
import type { EvidenceKind } from '#core/career/skills/evidence.ts'
import { topicsOf } from '#core/career/match/role-fit.ts'
import { heldShare, matchPercent, matchRole } from '#core/career/match/role-match.ts'
import { nearestInterimRole, steppingStones } from '#core/career/routes/stepping-stones.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-21T10:00:00.000Z'
const roles = [...fullCatalogue.roles.values()]
const developer = must(dreamRoleByTitle(fullCatalogue, 'Software Developer'))
const states = (skillIds: string[], kind: EvidenceKind) =>
  skillStatesOf(
    skillIds.map((skillId) => ({ skillId, kind, sourceId: 'a', at: NOW })),
    NOW,
  )
const idsOf = (role: (typeof roles)[number], nice = true) =>
  role.skills.filter((asked) => nice || asked.level !== 'nice').map((asked) => asked.skill)

describe('matchRole', () => {
  it('is 0 with nothing', () => {
    const match = matchRole(fullCatalogue, developer, new Map())
    expect(match.percent).toBe(0)
    expect(match.have).toEqual([])
    expect(match.missing.map((entry) => entry.skillId)).toEqual([
      'programming-fundamentals',
      'python',
      'git',
      'sql',
      'debugging',
    ])
  })

  it('is not 0 with a little and not 100 with almost everything', () => {
    for (const role of roles) {
      const topics = topicsOf(role)
      const lightest = must(topics.toSorted((a, b) => a.weight - b.weight)[0])
      expect(matchPercent(role, states([must(lightest.any[0]).skill], 'course'))).toBeGreaterThan(0)
      const only = new Set(lightest.any.map(({ skill }) => skill))
      const allButOne = states(
        idsOf(role).filter((id) => !only.has(id)),
        'check',
      )
      expect(matchPercent(role, allButOne)).toBeLessThan(100)
    }
  })

  it('is 100 with every must and should skill proven, without a single nice-to-have', () => {
    for (const role of roles) expect(matchPercent(role, states(idsOf(role, false), 'check'))).toBe(100)
  })

  it('is not 100 when everything is held but something only by word', () => {
    expect(matchPercent(developer, states(idsOf(developer), 'word'))).toBe(60)
  })

  it('counts one of several in full: who has Swift lacks no Kotlin', () => {
    const mobile = must(dreamRoleByTitle(fullCatalogue, 'Mobile App Developer'))
    const rest = idsOf(mobile, false).filter((id) => !['kotlin', 'android', 'jetpack-compose'].includes(id))
    const match = matchRole(fullCatalogue, mobile, states([...rest, 'swift', 'ios', 'swiftui'], 'check'))
    expect(match.percent).toBe(100)
    expect(match.missing.map(({ skillId }) => skillId)).not.toContain('kotlin')
  })

  it('promises for a missing skill exactly what a finished course then adds', () => {
    const of = (skillId: string, kind: EvidenceKind) => ({ skillId, kind, sourceId: 'a', at: NOW })
    const held = [of('git', 'resume'), of('python', 'resume')]
    const match = matchRole(fullCatalogue, developer, skillStatesOf(held, NOW, fullCatalogue))
    for (const gap of match.missing) {
      const after = skillStatesOf([...held, of(gap.skillId, 'course')], NOW, fullCatalogue)
      expect(matchPercent(developer, after) - match.percent).toBe(gap.adds)
    }
  })

  it('counts tools of every trade less until the heart of the role is there', () => {
    const tools = ['python', 'git', 'rest-api', 'docker', 'sql']
    const engineer = must(dreamRoleByTitle(fullCatalogue, 'AI Engineer'))
    const gitIn = (held: string[]) =>
      must(
        matchRole(fullCatalogue, engineer, states(held, 'check')).topics.find(({ topic }) => topic.includes('ersion')),
      ).percent
    expect(gitIn(tools)).toBe(60)
    expect(gitIn([...tools, 'llms', 'machine-learning'])).toBe(100)
  })

  it('does not take somebody at their word who left the work long ago, nor a manager of it', () => {
    const skills = ['java', 'sql', 'git', 'unit-testing', 'rest-api', 'oop'].map((skillId): EvidenceRecord => ({
      skillId,
      kind: 'resume',
      sourceId: 'r',
      at: NOW,
      place: 'work',
      months: 60,
    }))
    const worked = { title: 'Software Engineer', families: ['software'], rank: 'plain' as const, months: 84 }
    const percentOf = (...jobs: { monthsSince: number; isHandsOff?: boolean }[]) =>
      matchPercent(
        developer,
        skillStatesOf(
          skills,
          NOW,
          fullCatalogue,
          jobs.map((job) => ({ ...worked, ...job })),
        ),
      )
    expect(percentOf({ monthsSince: 0 })).toBeGreaterThan(90)
    expect(percentOf({ monthsSince: 36 })).toBe(percentOf({ monthsSince: 0 }))
    const muchLess = percentOf({ monthsSince: 0 }) - 15
    expect(percentOf({ monthsSince: 84 })).toBeLessThan(muchLess)
    expect(percentOf({ monthsSince: 84 }, { monthsSince: 0, isHandsOff: true })).toBeLessThan(muchLess)
  })

  it('believes a title and a list as far as some of the work was described', () => {
    const held = ['java', 'sql', 'git', 'unit-testing', 'rest-api', 'oop', 'docker']
    const placed = (place: 'list' | 'work') =>
      held.map((skillId): EvidenceRecord => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW, place, months: 60 }))
    const job = {
      title: 'Software Engineer',
      families: ['software'],
      rank: 'plain' as const,
      months: 84,
      monthsSince: 0,
    }
    const percentOf = (records: EvidenceRecord[]) =>
      matchPercent(developer, skillStatesOf(records, NOW, fullCatalogue, [job]))
    expect(percentOf(placed('work'))).toBeGreaterThan(90)
    expect(percentOf(placed('list'))).toBeLessThanOrEqual(45)
  })

  it('reads work whose title says nothing by what it shows', () => {
    const shows = new Set(['java', 'sql', 'git', 'unit-testing', 'rest-api', 'oop'])
    const records = [...shows].map((skillId): EvidenceRecord => ({
      skillId,
      kind: 'resume',
      sourceId: 'r',
      at: NOW,
      place: 'work',
      months: 60,
    }))
    const job = { title: 'IT Specialist II', families: [], rank: 'plain' as const, months: 84, monthsSince: 0 }
    const percentOf = (one: typeof job & { shows?: Set<string> }) =>
      matchPercent(developer, skillStatesOf(records, NOW, fullCatalogue, [one]))
    expect(percentOf({ ...job, shows })).toBeGreaterThanOrEqual(percentOf(job) + 10)
    expect(percentOf({ ...job, shows: new Set(['git']) })).toBe(percentOf(job))
  })

  it('is 0 with no more than anybody shows, until something is studied', () => {
    const dataScientist = must(fullCatalogue.dreamRoles.find(({ id }) => id === 'data-scientist'))
    expect(heldShare(dataScientist, states(['git'], 'resume'))).toBeGreaterThan(0)
    expect(matchPercent(dataScientist, states(['git'], 'resume'))).toBe(0)
    const studied = skillStatesOf(
      [
        { skillId: 'git', kind: 'resume', sourceId: 's', at: NOW },
        { skillId: 'figma', kind: 'course', sourceId: 's', at: NOW },
      ],
      NOW,
    )
    expect(matchPercent(dataScientist, studied)).toBeGreaterThan(0)
    const { topics: _topics, ...advert } = dataScientist
    expect(matchPercent(advert, states(['git'], 'resume'))).toBeGreaterThan(0)
  })

  it('does not fall for training after a short post of long ago', () => {
    const analyst = must(dreamRoleByTitle(fullCatalogue, 'Cybersecurity Analyst'))
    const records = ['cybersecurity', 'siem', 'networking', 'linux'].map((skillId): EvidenceRecord => ({
      skillId,
      kind: 'resume',
      sourceId: 'r',
      at: NOW,
      place: 'work',
      months: 36,
    }))
    const training = { title: 'Trainee', families: ['security'], rank: 'trainee' as const, months: 36, monthsSince: 0 }
    const post = { ...training, title: 'Security Analyst', rank: 'plain' as const, months: 1, monthsSince: 110 }
    const percentOf = (jobs: (typeof training | typeof post)[]) =>
      matchPercent(analyst, skillStatesOf(records, NOW, fullCatalogue, jobs))
    expect(percentOf([training])).toBeGreaterThan(percentOf([]))
    expect(percentOf([post, training])).toBeGreaterThanOrEqual(percentOf([training]))
  })

  it('never falls when a skill or evidence is added, in any of the roles', () => {
    const skillId = fc.constantFrom(...new Set(roles.flatMap((role) => idsOf(role))))
    const record = fc.record({
      skillId,
      kind: fc.constantFrom(...EVIDENCE_KINDS),
      sourceId: fc.constant('s'),
      at: fc.constantFrom(NOW, '2024-02-02T00:00:00.000Z'),
      place: fc.option(fc.constantFrom(...EVIDENCE_PLACES), { nil: undefined }),
      months: fc.option(fc.nat({ max: 200 }), { nil: undefined }),
    }) as fc.Arbitrary<EvidenceRecord>
    const job = fc.record({
      title: fc.constant('a job'),
      families: fc.subarray(
        fullCatalogue.titleFamilies.map(({ id }) => id),
        { maxLength: 2 },
      ),
      rank: fc.constantFrom('trainee' as const, 'plain' as const, 'senior' as const),
      months: fc.nat({ max: 200 }),
      monthsSince: fc.nat({ max: 200 }),
      isHandsOff: fc.boolean(),
      isOwnTime: fc.boolean(),
      shows: fc.array(skillId, { maxLength: 12 }).map((ids) => new Set(ids)),
    })
    fc.assert(
      fc.property(
        fc.array(record, { maxLength: 30 }),
        record,
        fc.array(job, { maxLength: 4 }),
        (records, added, jobs) => {
          const before = skillStatesOf(records, NOW)
          const after = skillStatesOf([...records, added], NOW)
          const withImplied = [records, [...records, added]].map((all) => skillStatesOf(all, NOW, fullCatalogue, jobs))
          for (const role of roles) {
            expect(matchPercent(role, after)).toBeGreaterThanOrEqual(matchPercent(role, before))
            expect(matchPercent(role, must(withImplied[1]))).toBeGreaterThanOrEqual(
              matchPercent(role, must(withImplied[0])),
            )
            expect(matchPercent(role, must(withImplied[0]))).toBeGreaterThanOrEqual(matchPercent(role, before))
            const fewerJobs = skillStatesOf(records, NOW, fullCatalogue, jobs.slice(1))
            expect(matchPercent(role, must(withImplied[0]))).toBeGreaterThanOrEqual(matchPercent(role, fewerJobs))
          }
        },
      ),
    )
  })
})

describe('stepping stones', () => {
  const worked = (title: string, families: string[], months: number, skills: string[]) =>
    skillStatesOf(
      skills.map((skillId) => ({ skillId, kind: 'resume', place: 'work', months, sourceId: 'r', at: NOW })),
      NOW,
      fullCatalogue,
      [{ title, families, rank: 'plain', months, monthsSince: 0 }],
    )
  it.each([
    [60, ['IT Risk and Compliance Assistant', 'SOC Analyst (Tier 1)']],
    [8, ['Help Desk Technician', 'IT Support Specialist', 'IT Risk and Compliance Assistant', 'SOC Analyst (Tier 1)']],
  ])('after %i months of technical support lead on, not back to the help desk', (months, titles) => {
    const analyst = must(dreamRoleByTitle(fullCatalogue, 'Cybersecurity Analyst'))
    const skills = ['technical-support', 'windows', 'active-directory', 'ticketing', 'hardware-troubleshooting']
    const support = worked('2nd Line Support Technician', ['support'], months, skills)
    expect(steppingStones(fullCatalogue, analyst, support).map(({ title }) => title)).toEqual(titles)
  })

  it('are none for whom the dream role is in reach', () => {
    const proven = states(idsOf(developer), 'check')
    expect(steppingStones(fullCatalogue, developer, proven)).toEqual([])
    expect(nearestInterimRole(fullCatalogue, developer, proven)).toBeNull()
  })
})
