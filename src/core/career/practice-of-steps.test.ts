import { describe, expect, it } from 'vitest'
import type { EvidenceRecord } from '#core/career/skills/evidence.ts'
import type { Route } from '#core/career/routes/dated-route.ts'
import { planRoutes } from '#core/career/routes/plan-route.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-29T08:00:00.000Z'
const LISTED: EvidenceRecord[] = ['aws', 'linux', 'terraform', 'docker', 'iam', 'networking', 'sql', 'html', 'css'].map(
  (skillId) => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW, place: 'list' }),
)

function routeOf(roleId: string, records: readonly EvidenceRecord[], pathCourseIds: readonly string[]): Route {
  const dreamRole = must(catalogue.dreamRoles.find(({ id }) => id === roleId))
  const states = skillStatesOf(records, NOW, catalogue)
  const learner = { learningPreference: 'all' as const, hoursPerDay: 1.5, challenges: [] }
  const wish = { ...learner, dreamRole, states, interimRole: null, interimRoles: [], pathCourseIds }
  return must(planRoutes(catalogue, wish, { startsOn: '2026-11-29', timeframe: '2years' }).routes[0])
}

const coursesOf = ({ steps }: Route) => steps.flatMap(({ courseId }) => courseId || [])

const ownHours = ({ steps }: Route) =>
  steps.filter(({ kind }) => kind === 'practice').reduce((sum, { hours }) => sum + hours, 0)

describe.each(catalogue.dreamRoles.map(({ id }) => id))('the practice of the steps to %s', (roleId) => {
  it.each([
    ['nothing', []],
    ['a list of tools', LISTED],
  ])('is its own for each step, from %s', (_, records) => {
    const ids = coursesOf(routeOf(roleId, records, []))
    const before = routeOf(roleId, records, ids)
    const own = ownHours(before)
    for (const { kind, courseId, practiceHours } of before.steps)
      if (own > 0 && kind === 'course')
        expect(practiceHours, courseId).toBeLessThanOrEqual(2 * must(catalogue.courses.get(courseId)).durationHours)
    for (const done of ids.slice(0, 3)) {
      const taught = must(catalogue.courses.get(done)).skills.map((skillId): EvidenceRecord => ({
        skillId,
        kind: 'course',
        sourceId: done,
        at: NOW,
      }))
      const left = ids.filter((id) => id !== done)
      const after = routeOf(roleId, [...records, ...taught], left)
      if (coursesOf(after).length < left.length) continue
      for (const step of after.steps.filter(({ kind }) => kind === 'course')) {
        const was = must(before.steps.find(({ courseId }) => courseId === step.courseId))
        expect(Math.abs(step.hours - was.hours), `${step.courseId} after ${done}`).toBeLessThanOrEqual(1)
      }
      expect(Math.abs(ownHours(after) - own), `own projects after ${done}`).toBeLessThanOrEqual(2)
    }
  })
})
