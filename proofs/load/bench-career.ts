import { readFileSync } from 'node:fs'
import { buildCatalogue, interimRolesOf } from '#core/career/catalogue/catalogue.ts'
import { planRoutes } from '#core/career/routes/plan-route.ts'
import { readJobAd } from '#core/ads/match-ad.ts'
import { recommendCourses } from '#core/career/courses/recommend-courses.ts'
import { nearestInterimRole } from '#core/career/routes/stepping-stones.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { median } from './median.ts'

/**
 * Medians over the nine dream roles, for a beginner and for someone halfway, as a ratio to one
 * JSON.parse of courses.json in the same run: a machine twice as slow is twice as slow in both.
 * Usage: node proofs/load/bench-career.ts, or by `benchCareer`. Recommendation and route have 10 ms each.
 */
const ROUNDS = 40
const LIMIT_MS = 10
const NOW = '2026-11-21T10:00:00.000Z'

const text = (file: string) => readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8')
const files = { skills: text('skills.json'), roles: text('roles.json'), courses: text('courses.json') }
const parseAll = () => ({
  skills: JSON.parse(files.skills),
  roles: JSON.parse(files.roles),
  courses: JSON.parse(files.courses),
})
const catalogue = buildCatalogue(parseAll())

const people = catalogue.dreamRoles.flatMap((dreamRole) => {
  const half = dreamRole.skills.filter((_, index) => index % 2 === 0).map((asked) => asked.skill)
  return [[], half].map((held) => {
    const states = skillStatesOf(
      held.map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', at: NOW })),
      NOW,
    )
    const interimRole = nearestInterimRole(catalogue, dreamRole, states)
    const learner = { learningPreference: 'all' as const, hoursPerDay: 1.5, challenges: [] }
    return { dreamRole, states, interimRole, interimRoles: interimRolesOf(catalogue, dreamRole), ...learner }
  })
})

const advert = 'You bring Python, SQL and Git; Docker is a plus. We work in Go and React on AWS.\n'.repeat(60)
const tasks: Record<string, () => void> = {
  'JSON.parse of courses.json, the baseline': () => JSON.parse(files.courses),
  'parse and index all data': () => buildCatalogue(parseAll()),
  'recommend courses': () => forEachPerson((person) => recommendCourses(catalogue, person)),
  'plan up to three routes': () =>
    forEachPerson((person) => planRoutes(catalogue, person, { startsOn: '2026-11-23', timeframe: '12months' })),
  'read a job ad of 5,000 characters': () => readJobAd(catalogue, advert, must(people[0]).states, must(people[0])),
}
const perPerson = new Set(['recommend courses', 'plan up to three routes'])

function forEachPerson(task: (person: (typeof people)[number]) => void): void {
  for (const person of people) task(person)
}

function medianMs(task: () => void): number {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now()
      task()
      return performance.now() - start
    }),
  )
}

export async function benchCareer(): Promise<void> {
  let baselineMs = 0
  for (const [name, task] of Object.entries(tasks)) {
    const ms = medianMs(task) / (perPerson.has(name) ? people.length : 1)
    baselineMs ||= ms
    const goal = perPerson.has(name) ? `; goal ${LIMIT_MS} ms` : ''
    console.log(`Career, ${name}: median ${ms.toFixed(2)} ms, ${(ms / baselineMs).toFixed(2)} of the baseline${goal}`)
    if (perPerson.has(name) && ms > LIMIT_MS) process.exitCode = 1
  }
}

if (import.meta.main) await benchCareer()
