import type { AskedRole, RoleSkill } from '#core/career/catalogue/catalogue-types.ts'
import { oncePer } from '#core/once-per.ts'
import { topicsOf } from '#core/career/match/role-fit.ts'

const GROW_WEIGHT = 2

/** All that a role asks for: its own list, what its topics teach as shoulds, and what people grow into as nice-to-haves. */
export const askedSkills = oncePer((role: AskedRole): readonly RoleSkill[] => {
  const asked = new Map(role.skills.map((one) => [one.skill, one]))
  for (const { learn, weight } of role.topics ?? [])
    for (const { skill } of learn) {
      const known = asked.get(skill)
      if (!known || known.level === 'nice')
        asked.set(skill, { skill, level: 'should', weight: Math.min(7, Math.max(4, Math.round(weight / 2))) })
    }
  for (const { skill } of role.grow ?? [])
    if (!asked.has(skill)) asked.set(skill, { skill, level: 'nice', weight: GROW_WEIGHT })
  return [...asked.values()]
})

/** Every skill that counts for a role, by itself or in place of another. */
export const skillsOfRole = oncePer(
  (role: AskedRole): ReadonlySet<string> =>
    new Set([
      ...askedSkills(role).map(({ skill }) => skill),
      ...topicsOf(role).flatMap(({ any, learn }) => [
        ...any.map(({ skill }) => skill),
        ...learn.flatMap(({ or = [] }) => or),
      ]),
      ...(role.grow ?? []).flatMap(({ or = [] }) => or),
    ]),
)
