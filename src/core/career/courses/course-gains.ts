import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { Course, DreamRole, InterimRole, Role, SkillLevel } from '#core/career/catalogue/catalogue-types.ts'
import { askedSkills } from '#core/career/match/asked-skills.ts'
import { groundOf, prerequisitesOf } from '#core/career/skills/prerequisite-order.ts'
import { HAD, strengthIn } from '#core/career/skills/skill-state.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'

/** Where a person wants to go. `interimRole` is the one to prepare for on the way, usually the nearest; null for none. */
export type Aim = { dreamRole: DreamRole; interimRole: InterimRole | null; states: SkillStates }

/** What a course does for a person, as skill ids. */
export type CourseGains = {
  /** Must and should skills it closes, heaviest first. */
  dream: string[]
  interim: string[]
  /** Skills no target asks for, but its other skills build on. */
  prepares: string[]
  /** Nice-to-haves of the dream role it adds. */
  nice: string[]
}

/** What `course` closes for this person today. */
export function gainsOf(catalogue: Catalogue, course: Course, aim: Aim): CourseGains {
  const { dreamRole, interimRole, states } = aim
  const dream = closedFor(dreamRole, course, states, ['must', 'should'])
  const interim = interimRole ? closedFor(interimRole, course, states, ['must', 'should']) : []
  const asked = new Set([...dream, ...interim])
  return {
    dream,
    interim,
    prepares: preparedBy(catalogue, course, aim).filter((skillId) => !asked.has(skillId)),
    nice: closedFor(dreamRole, course, states, ['nice']),
  }
}

/** Whether a course closes a gap of either role, or prepares for one. */
export function isNeeded(catalogue: Catalogue, course: Course, aim: Aim): boolean {
  const { dream, interim, prepares } = gainsOf(catalogue, course, aim)
  return dream.length + interim.length + prepares.length > 0
}

function closedFor(role: Role, course: Course, states: SkillStates, levels: readonly SkillLevel[]): string[] {
  return askedSkills(role)
    .filter(
      (asked) =>
        levels.includes(asked.level) && course.skills.includes(asked.skill) && strengthIn(states, asked.skill) < HAD,
    )
    .sort((a, b) => b.weight - a.weight)
    .map((asked) => asked.skill)
}

/** Skills of the course that gaps of either role build on and the person has no ground in yet. */
function preparedBy(catalogue: Catalogue, course: Course, { dreamRole, interimRole, states }: Aim): string[] {
  const ground = groundOf(catalogue, states)
  const missing = course.skills.filter((skillId) => !ground.has(skillId))
  if (missing.length === 0) return []
  const gaps = [...askedSkills(dreamRole), ...(interimRole ? askedSkills(interimRole) : [])].filter(
    (asked) => strengthIn(states, asked.skill) < HAD,
  )
  return missing.filter((skillId) => gaps.some((gap) => prerequisitesOf(catalogue, gap.skill).has(skillId)))
}
