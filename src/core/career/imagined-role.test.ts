import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { situationOf } from '#test/support/situation.ts'
import { skillStatesOf } from './skill-state.ts'
import { imaginedWith, settledCourses, summarise, type Situation } from './summary.ts'

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

function setTo(dreamRole: Situation['dreamRole']): Situation {
  const situation = situationOf({ dreamRole, states, hoursPerDay: 3, today: NOW.slice(0, 10) })
  const path = settledCourses(catalogue, situation).map((courseId) => ({
    courseId,
    status: 'planned' as const,
    startedAt: null,
    completedAt: null,
  }))
  return { ...situation, path }
}

it('says the same of a role whether it is the dream role or another one is', () => {
  const said = (situation: Situation) => {
    const { dream, route } = summarise(catalogue, situation).summary
    return { percent: dream.percent, hours: route.hours.total, arrivesOn: route.arrivesOn }
  }
  const from = setTo(must(catalogue.dreamRoles[0]))
  for (const role of catalogue.dreamRoles.slice(1))
    expect(said({ ...imaginedWith(catalogue, from, role), wantsInterim: false })).toEqual(said(setTo(role)))
})
