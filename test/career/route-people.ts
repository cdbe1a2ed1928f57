import { dreamRoleByTitle, interimRolesOf } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import type { Route } from '#core/career/routes/dated-route.ts'
import { planRoutes } from '#core/career/routes/plan-route.ts'
import { skillStatesOf, type SkillStates } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { MENTOR_PEOPLE } from '#test/career/mentor-resumes.ts'
import { mentorStates } from '#test/career/mentor-states.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-21T10:00:00.000Z'

/** Somebody who wants a dream role, with what they show. */
export type RoutePerson = { name: string; dreamRole: DreamRole; states: SkillStates; wantsInterimRole: boolean }

/** Each dream role at five levels, and the twenty-four of the mentor: 69 people. */
export function routePeople(): RoutePerson[] {
  const levels = catalogue.dreamRoles.flatMap((dreamRole) =>
    [0, 0.2, 0.4, 0.6, 0.75].map((share, level) => {
      const asked = dreamRole.skills.filter((one) => one.level !== 'nice').sort((a, b) => b.weight - a.weight)
      const skills = asked.slice(0, Math.round(share * asked.length)).map(({ skill }) => skill)
      return { name: `${dreamRole.id} ${share}`, dreamRole, states: statesOf(skills), wantsInterimRole: level < 3 }
    }),
  )
  const mentor = MENTOR_PEOPLE.map((one) => ({
    name: one.name,
    dreamRole: must(dreamRoleByTitle(catalogue, one.dreamRole)),
    states: mentorStates(one),
    wantsInterimRole: one.wantsInterimRole,
  }))
  return [...levels, ...mentor]
}

const statesOf = (skills: readonly string[]): SkillStates =>
  skillStatesOf(
    skills.map((skillId) => ({ skillId, kind: 'resume' as const, sourceId: 'told', at: NOW })),
    NOW,
    catalogue,
  )

export function routesOf({ dreamRole, states, wantsInterimRole }: RoutePerson): Route[] {
  const wish = {
    learningPreference: 'all' as const,
    challenges: [],
    hoursPerDay: 2,
    dreamRole,
    states,
    interimRole: null,
    interimRoles: wantsInterimRole ? interimRolesOf(catalogue, dreamRole) : [],
  }
  return planRoutes(catalogue, wish, { startsOn: '2026-11-23', timeframe: '12months' }).routes
}
