import type { Role, RoleTopic } from '#core/career/catalogue/catalogue-types.ts'

type SkillsOfFamilies = ReadonlyMap<string, ReadonlySet<string>>

/** Titles at least this near to a role are the role. */
const HOME = 0.97
/** A skill that stands for less of a part than this is none of its work. */
const OF_THE_PART = 0.7

/**
 * The roles with `strangeTo` at their parts: the families of titles whose own roles ask for nothing of the part. A front-end
 * developer is near to a full-stack one, and that says nothing of databases.
 */
export function withStrangeParts<One extends Role>(roles: readonly One[], known: SkillsOfFamilies): One[] {
  return roles.map((role) => ({
    ...role,
    topics: role.topics?.map((topic) => ({ ...topic, strangeTo: strangersOf(topic, role, known) })),
  }))
}

function strangersOf(topic: RoleTopic, role: Role, known: SkillsOfFamilies): Set<string> {
  const own = topic.any.filter(({ share }) => share >= OF_THE_PART)
  const isStrange = (family: string) => {
    const skills = known.get(family)
    return skills !== undefined && !own.some(({ skill }) => skills.has(skill))
  }
  const near = (role.titles ?? []).filter(({ closeness }) => closeness < HOME)
  return new Set(near.map(({ family }) => family).filter(isStrange))
}

/** What the roles of a family ask for; nothing of a family that has none here. */
export function skillsOfFamilies(roles: readonly Role[]): SkillsOfFamilies {
  const known = new Map<string, ReadonlySet<string>>()
  for (const { titles = [], skills, topics = [] } of roles) {
    const asked = [
      ...skills.filter(({ level }) => level !== 'nice').flatMap(({ skill, orSkills = [] }) => [skill, ...orSkills]),
      ...topics.flatMap(({ any }) => any.filter(({ share }) => share >= OF_THE_PART).map(({ skill }) => skill)),
    ]
    for (const { family, closeness } of titles)
      if (closeness >= HOME) known.set(family, new Set([...(known.get(family) ?? []), ...asked]))
  }
  return known
}
