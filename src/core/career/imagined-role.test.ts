import { describe, expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { daysBetween } from '#core/time.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { situationOf } from '#test/support/situation.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { imaginedWith, proposedRoute, settledCourses } from './drawn-path.ts'
import { recommendCourses } from '#core/career/courses/recommend-courses.ts'
import { nearestInterimRole } from '#core/career/routes/stepping-stones.ts'
import { summarise, type Situation } from './summary.ts'

const NOW = '2026-11-29T08:00:00.000Z'
const states = skillStatesOf(
  ['python', 'linux', 'docker', 'kubernetes', 'terraform', 'aws'].map((skillId) => ({
    skillId,
    kind: 'resume',
    sourceId: 'r',
    place: 'work',
    months: 40,
    at: NOW,
  })),
  NOW,
  catalogue,
)

/** As the server sets a role: what is recommended, then the route that is proposed, then its courses. */
function setTo(dreamRole: Situation['dreamRole']): Situation {
  const start = situationOf({ dreamRole, states, hoursPerDay: 3, today: NOW.slice(0, 10) })
  const interimRole = nearestInterimRole(catalogue, dreamRole, states)
  const recommended = recommendCourses(catalogue, { ...start, interimRole }).map(({ courseId }) => courseId)
  const open = { ...start, path: recommended.map(planned) }
  const proposed = { ...open, proposedRoute: proposedRoute(catalogue, open) }
  return { ...proposed, path: settledCourses(catalogue, proposed).map(planned) }
}

const planned = (courseId: string) => ({ courseId, status: 'planned' as const, startedAt: null, completedAt: null })

it('says the same of a role whether it is the dream role or another one is', () => {
  const said = (situation: Situation) => {
    const { dream, route } = summarise(catalogue, situation).summary
    return { percent: dream.percent, hours: route.hours.total, arrivesOn: route.arrivesOn }
  }
  const from = setTo(must(catalogue.dreamRoles[0]))
  for (const role of catalogue.dreamRoles.slice(1))
    expect(said(imaginedWith(catalogue, from, role))).toEqual(said(setTo(role)))
})

describe('the route proposed to who wants paid work on the way', () => {
  const lists = [
    ['html', 'css'],
    ['python', 'sql'],
    ['networking', 'linux'],
    ['java', 'git'],
  ]
  const starts = catalogue.dreamRoles.flatMap((dreamRole, index) =>
    [[], lists[index % lists.length] ?? []].map((held) => {
      const known = skillStatesOf(
        held.map((skillId) => ({ skillId, kind: 'resume', sourceId: 'r', place: 'work', months: 24, at: NOW })),
        NOW,
        catalogue,
      )
      return situationOf({ dreamRole, states: known, hoursPerDay: 3, today: NOW.slice(0, 10) })
    }),
  )
  const pathOf = (situation: Situation) => settledCourses(catalogue, situation).map(planned)

  it('pays sooner by three times what it costs the dream role', () => {
    const proposed = starts.map((start) => ({ start, id: proposedRoute(catalogue, start) }))
    const detours = proposed.flatMap(({ start, id }) => (id === null ? [] : [{ start, id }]))
    expect(detours.length).toBeGreaterThan(starts.length / 10)
    for (const { start, id } of detours) {
      const straight = summarise(catalogue, { ...start, path: pathOf(start) }).plan.routes[0]
      const situation = { ...start, proposedRoute: id }
      const { summary, plan } = summarise(catalogue, { ...situation, path: pathOf(situation) })
      expect(summary.route).toMatchObject({ id, isChosen: false })
      const paidOn = (route: typeof straight) => must(route?.milestones.flatMap(({ date }) => date ?? []).toSorted()[0])
      const sooner = daysBetween(paidOn(plan.routes[0]), paidOn(straight))
      expect(sooner).toBeGreaterThanOrEqual(14)
      expect(sooner).toBeGreaterThan(3 * daysBetween(must(straight?.arrivesOn), must(summary.route.arrivesOn)))
      expect(must(summary.interim).roleId).toBe(id)
    }
  })

  it('goes by a further job where the way by the nearest costs the dream role too much', () => {
    const dreamRole = must(catalogue.dreamRoles.find(({ id }) => id === 'mobile-app-developer'))
    const known = skillStatesOf([], NOW, catalogue)
    const start = situationOf({ dreamRole, states: known, hoursPerDay: 3, today: NOW.slice(0, 10) })
    expect(must(nearestInterimRole(catalogue, dreamRole, known)).id).toBe('mobile-qa-tester')
    expect(imaginedWith(catalogue, start, dreamRole).proposedRoute).toBe('junior-mobile-developer')
  })

  it('is none for who wants no job on the way or has chosen', () => {
    for (const start of starts) {
      expect(proposedRoute(catalogue, { ...start, wantsInterim: false })).toBeNull()
      expect(proposedRoute(catalogue, { ...start, chosenRoute: 'straight' })).toBeNull()
    }
  })
})
