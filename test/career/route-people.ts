import { dreamRoleByTitle, findSkill, interimRolesOf } from '#core/career/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue-types.ts'
import type { Route } from '#core/career/dated-route.ts'
import { planRoutes } from '#core/career/plan-route.ts'
import { skillStatesOf } from '#core/career/skill-state.ts'
import { MENTOR_PEOPLE } from '#test/career/mentor-people.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'

const NOW = '2026-11-21T10:00:00.000Z'

/** Somebody who wants a dream role, with the skills they have. */
export type RoutePerson = { name: string; dreamRole: DreamRole; skills: string[]; wantsInterimRole: boolean }

/** Each dream role at five levels, with and without interim roles at two of them, and the twelve of the mentor: 66 people. */
export function routePeople(): RoutePerson[] {
  const levels = catalogue.dreamRoles.flatMap((dreamRole) =>
    [0, 0.2, 0.4, 0.6, 0.75].map((share, level) => {
      const asked = dreamRole.skills.filter((one) => one.level !== 'nice').sort((a, b) => b.weight - a.weight)
      const skills = asked.slice(0, Math.round(share * asked.length)).map(({ skill }) => skill)
      return { name: `${dreamRole.id} ${share}`, dreamRole, skills, wantsInterimRole: level < 3 }
    }),
  )
  const mentor = MENTOR_PEOPLE.map((one) => ({
    name: one.name,
    dreamRole: dreamRoleByTitle(catalogue, one.dreamRole)!,
    skills: one.skills.map((name) => findSkill(catalogue, name)!.id),
    wantsInterimRole: one.wantsInterimRole,
  }))
  return [...levels, ...mentor]
}

export function routesOf({ dreamRole, skills, wantsInterimRole }: RoutePerson): Route[] {
  const states = skillStatesOf(
    skills.map((skillId) => ({ skillId, kind: 'resume' as const, sourceId: 'told', at: NOW })),
    NOW,
    catalogue,
  )
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
