import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Job } from '#core/career/catalogue/job-titles.ts'
import { fitOf } from '#core/career/match/role-fit.ts'
import { afterCourses, afterProofs } from '#core/career/routes/route-courses.ts'
import { EVIDENCE_PLACES } from '#core/career/skills/evidence.ts'
import { afterDoing, raised, skillStatesOf, statesFrom } from '#core/career/skills/skill-state.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { runs } from '#test/support/runs.ts'

const NOW = '2026-11-29T08:00:00.000Z'
const roles = [...catalogue.roles.values()]
const skill = fc.constantFrom(...catalogue.skills.keys())
const record = fc.record({ skillId: skill, place: fc.constantFrom(...EVIDENCE_PLACES) })
const job = fc.record<Job>({
  title: fc.constant('Work'),
  families: fc.subarray(
    catalogue.titleFamilies.map(({ id }) => id),
    { minLength: 1, maxLength: 3 },
  ),
  rank: fc.constantFrom('plain', 'junior', 'trainee'),
  months: fc.integer({ min: 1, max: 150 }),
  monthsSince: fc.integer({ min: 0, max: 60 }),
  isDescribed: fc.boolean(),
  isOwnTime: fc.boolean(),
})

it('a role fits after courses and checks as it fits somebody who has just that, asked for the first time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...roles),
      fc.array(record, { maxLength: 25 }),
      fc.array(job, { maxLength: 3 }),
      fc.array(fc.constantFrom(...catalogue.offeredCourses), { minLength: 1, maxLength: 3 }),
      skill,
      (role, records, jobs, courses, proven) => {
        const evidence = records.map((one) => ({ ...one, kind: 'resume' as const, sourceId: 'r', at: NOW }))
        const today = skillStatesOf(evidence, NOW, catalogue, jobs)
        fitOf(role, today)
        const taught = courses.flatMap(({ skills }) => skills)
        for (const after of [
          afterCourses(today, courses),
          afterProofs(today, [proven]),
          afterDoing(catalogue, today, taught, 'course'),
          afterDoing(catalogue, today, taught, 'check'),
          raised(today, taught, 0.7),
        ])
          expect(fitOf(role, after)).toEqual(fitOf(role, statesFrom([...after.values()], jobs)))
      },
    ),
    { numRuns: runs(150) },
  )
})
