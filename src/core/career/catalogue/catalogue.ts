import { MAIN_SKILLS } from '#core/career/catalogue/course-depth.ts'
import { skillsOfFamilies, withStrangeParts } from '#core/career/catalogue/strange-parts.ts'
import type {
  Course,
  DreamRole,
  InterimRole,
  Project,
  Role,
  Skill,
  TitleFamily,
} from '#core/career/catalogue/catalogue-types.ts'
import { foldTerm, readingsOf } from '#core/career/catalogue/fold-term.ts'
import { localSpellings } from '#core/skills/local-names.ts'
import type { LocalDate } from '#core/time.ts'

/** Everything known about skills, roles and courses, indexed once at start-up. Never written to. */
export type Catalogue = {
  skills: ReadonlyMap<string, Skill>
  courses: ReadonlyMap<string, Course>
  /** Courses without those whose link was found dead: what is recommended and can be added. */
  offeredCourses: readonly Course[]
  /** Projects to practise with; empty where the file was not given. */
  projects: readonly Project[]
  /** When each course's link was last found alive, by course id; no entry when it never was. */
  linkCheckedOn: ReadonlyMap<string, LocalDate>
  dreamRoles: readonly DreamRole[]
  /** Every role by id, dream and interim. */
  roles: ReadonlyMap<string, Role>
  /** Offered courses that teach a skill, by skill id, in the data's order. */
  coursesTeaching: ReadonlyMap<string, readonly Course[]>
  /** Every skill that has to come before a skill, nearest first; no entry for those without any. */
  prerequisites: ReadonlyMap<string, ReadonlySet<string>>
  /** What comes with a skill, near and far, with the share of it; no entry for those that bring nothing. */
  comesWith: ReadonlyMap<string, ReadonlyMap<string, Implied>>
  titleFamilies: readonly TitleFamily[]
  /** What a course requires and does not teach itself, by course id. */
  courseRequires: ReadonlyMap<string, readonly string[]>
  /** Skill by lower-case name or alias; folded spellings ('reactjs', 'node-js') come second. */
  termIndex: ReadonlyMap<string, Skill>
  foldedIndex: ReadonlyMap<string, Skill>
}

/** How much of a skill comes with another, and why in words, for the last step to it. */
export type Implied = { share: number; why: string }

/** The parsed JSON of data/skills.json, roles.json and courses.json; of projects.json; of link-checks.json when links were checked. */
export type CatalogueFiles = {
  skills: unknown
  roles: unknown
  courses: unknown
  projects?: unknown
  linkChecks?: unknown
}

type LinkCheck = { status: 'alive' | 'dead'; checkedOn: LocalDate }

/** Indexes the data files. Throws a TypeError when a file is not of its kind. */
export function buildCatalogue(files: CatalogueFiles): Catalogue {
  const skills = listIn<Skill>(files.skills, 'skills')
  const dreams = listIn<DreamRole>(files.roles, 'dreamRoles')
  const interims = listIn<InterimRole>(files.roles, 'interimRoles')
  const known = skillsOfFamilies([...dreams, ...interims])
  const courses = listIn<Course>(files.courses, 'courses')
  const checks = linkChecksIn(files.linkChecks)
  const offeredCourses = courses.filter((course) => checks.get(course.id)?.status !== 'dead' && !course.retired)
  const dreamRoles = withUntaughtParts(withStrangeParts(dreams, known), offeredCourses)
  const interimRoles = withStrangeParts(interims, known)
  const roles = new Map<string, Role>([...dreamRoles, ...interimRoles].map((role) => [role.id, role]))
  for (const role of roles.values())
    if (role.juniorOf) role.seniors = role.juniorOf.flatMap((id) => roles.get(id) ?? [])
  const skillsById = new Map(skills.map((skill) => [skill.id, skill]))
  const prerequisites = indexPrerequisites(skillsById)
  return {
    skills: skillsById,
    prerequisites,
    comesWith: indexComesWith(skillsById, reasonsIn(files.skills)),
    titleFamilies: listIn<TitleFamily>(files.roles, 'titleFamilies'),
    courseRequires: new Map(courses.map((course) => [course.id, requiredBy(course, prerequisites)])),
    courses: new Map(courses.map((course) => [course.id, course])),
    dreamRoles,
    roles,
    offeredCourses,
    projects: files.projects === undefined ? [] : listIn<Project>(files.projects, 'projects'),
    linkCheckedOn: new Map(
      [...checks].flatMap(([id, check]) => (check.status === 'alive' ? [[id, check.checkedOn] as const] : [])),
    ),
    coursesTeaching: indexBySkill(offeredCourses),
    ...indexTerms(skills),
  }
}

function withUntaughtParts<One extends Role>(roles: readonly One[], offered: readonly Course[]): One[] {
  const taught = new Set(offered.flatMap(({ skills }) => skills.slice(0, MAIN_SKILLS)))
  return roles.map((role) => ({
    ...role,
    topics: role.topics?.map((topic) => ({
      ...topic,
      isUntaught: !topic.learn.some(({ skill }) => taught.has(skill)),
    })),
  }))
}

/**
 * The skill a person means by `text`: its name or an alias, whatever the case, the punctuation
 * ('react.js', 'Node JS') or a version behind it ('Python 3.11'). Null when none fits; never a guess.
 */
export function findSkill(catalogue: Catalogue, text: string): Skill | null {
  if (text.length > 200) return null
  for (const reading of readingsOf(text)) {
    const found = skillOf(catalogue, reading)
    if (found) return found
  }
  return null
}

/** Whether the whole of `text` is a name of a skill, with nothing behind it, such as brackets or a version. */
export function isSkillName(catalogue: Catalogue, text: string): boolean {
  const [whole] = readingsOf(text)
  return whole !== undefined && skillOf(catalogue, whole) !== undefined
}

const skillOf = ({ termIndex, foldedIndex }: Catalogue, reading: string) =>
  termIndex.get(reading) ?? foldedIndex.get(foldTerm(reading))

/** A dream role by its id, which is its name in storage; null once the data no longer has it. */
export function dreamRoleById(catalogue: Catalogue, id: string): DreamRole | null {
  const role = catalogue.roles.get(id)
  return role?.kind === 'dream' ? role : null
}

/** The title of a role that is stored by id. A role that was removed is named by its id, as words. */
export function roleTitle(catalogue: Catalogue, roleId: string): string {
  const title = catalogue.roles.get(roleId)?.title
  if (title !== undefined) return title
  const words = roleId.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A dream role by its exact title, which is its name on the wire. */
export function dreamRoleByTitle(catalogue: Catalogue, title: string): DreamRole | null {
  return catalogue.dreamRoles.find((role) => role.title === title) ?? null
}

/** The interim roles of a dream role, in the data's order (nearest to a beginner first). */
export function interimRolesOf(catalogue: Catalogue, dreamRole: DreamRole): InterimRole[] {
  return dreamRole.interimRoles.flatMap((id) => interimRoleById(catalogue, id) ?? [])
}

export function interimRoleById(catalogue: Catalogue, id: string): InterimRole | null {
  const role = catalogue.roles.get(id)
  return role?.kind === 'interim' ? role : null
}

/** An interim role of this dream role by its exact title. */
export function interimRoleByTitle(catalogue: Catalogue, dreamRole: DreamRole, title: string): InterimRole | null {
  return interimRolesOf(catalogue, dreamRole).find((role) => role.title === title) ?? null
}

export function courseById(catalogue: Catalogue, id: string): Course | null {
  return catalogue.courses.get(id) ?? null
}

/** The name people read; the id itself for a skill the catalogue no longer knows. */
export function skillName(catalogue: Catalogue, skillId: string): string {
  return catalogue.skills.get(skillId)?.name ?? skillId
}

function listIn<T>(file: unknown, key: string): T[] {
  const list = typeof file === 'object' && file !== null ? (file as Record<string, unknown>)[key] : undefined
  if (!Array.isArray(list)) throw new TypeError(`The catalogue file has no list named '${key}'.`)
  return list as T[]
}

function linkChecksIn(file: unknown): Map<string, LinkCheck> {
  if (file === undefined) return new Map()
  const checks = typeof file === 'object' && file !== null ? (file as { courses?: unknown }).courses : undefined
  if (typeof checks !== 'object' || checks === null)
    throw new TypeError("The catalogue file has no entry named 'courses'.")
  return new Map(Object.entries(checks as Record<string, LinkCheck>))
}

function indexBySkill(courses: readonly Course[]): Map<string, Course[]> {
  const index = new Map<string, Course[]>()
  for (const course of courses) {
    for (const skillId of course.skills) {
      const known = index.get(skillId)
      if (known) known.push(course)
      else index.set(skillId, [course])
    }
  }
  return index
}

function indexPrerequisites(skills: ReadonlyMap<string, Skill>): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>()
  for (const skill of skills.values()) {
    const found = new Set<string>()
    const open = [...(skill.requires ?? [])]
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
      if (found.has(next)) continue
      found.add(next)
      open.push(...(skills.get(next)?.requires ?? []))
    }
    if (found.size > 0) index.set(skill.id, found)
  }
  return index
}

function reasonsIn(file: unknown): string[] {
  return listIn<string>(file, 'comesWithReasons')
}

/** What comes with a skill at less than this share says nothing. */
const LEAST_SHARE = 0.2

/** All that comes with each skill, over any number of steps: the shares of the steps multiply, the best way counts. */
function indexComesWith(
  skills: ReadonlyMap<string, Skill>,
  reasons: readonly string[],
): Map<string, Map<string, Implied>> {
  const index = new Map<string, Map<string, Implied>>()
  const of = (id: string): Map<string, Implied> => {
    const known = index.get(id)
    if (known) return known
    const found = new Map<string, Implied>()
    index.set(id, found)
    const add = (skillId: string, share: number, why: string) => {
      if (skillId !== id && share >= LEAST_SHARE && share > (found.get(skillId)?.share ?? 0))
        found.set(skillId, { share, why })
    }
    for (const { skill, share, why } of skills.get(id)?.comesWith ?? []) {
      add(skill, share, reasons[why] ?? '')
      for (const [further, implied] of of(skill)) add(further, share * implied.share, implied.why)
    }
    return found
  }
  for (const id of skills.keys()) of(id)
  return index
}

function requiredBy(course: Course, prerequisites: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const required = new Set(course.skills.flatMap((skillId) => [...(prerequisites.get(skillId) ?? [])]))
  return [...required].filter((skillId) => !course.skills.includes(skillId))
}

function indexTerms(skills: readonly Skill[]) {
  const termIndex = new Map<string, Skill>()
  for (const skill of skills) {
    for (const term of [skill.name.toLowerCase(), ...skill.aliases])
      if (!termIndex.has(term)) termIndex.set(term, skill)
  }
  for (const skill of skills)
    for (const text of localSpellings(skill.name)) if (!termIndex.has(text)) termIndex.set(text, skill)
  const foldedIndex = new Map<string, Skill>()
  for (const [term, skill] of termIndex) {
    const folded = foldTerm(term)
    if (!foldedIndex.has(folded)) foldedIndex.set(folded, skill)
  }
  return { termIndex, foldedIndex }
}
