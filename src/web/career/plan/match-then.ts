import type { DatedRoute, RoutePlan } from '#contract/career-plan.ts'
import type { MatchedSkill } from '../match-words.ts'

/** Why a role match will stand where the route says: what counts today, what the route adds by then, what is still missing. */
export type MatchThen = {
  today: number
  added: { name: string; by: string }[]
  /** Held today, and better shown by then. */
  strengthened: { name: string; by: string }[]
  held: MatchedSkill[]
  missing: MatchedSkill[]
}

/** `skillCheck` is how a check is called among the titles of courses. */
export function matchThen(
  plan: RoutePlan,
  route: DatedRoute,
  roleId: string,
  skillCheck: string,
): MatchThen | undefined {
  const match = plan.matches[roleId]
  const milestone = route.milestones.find((one) => one.roleId === roleId)
  if (!match || !milestone) return undefined
  const taught = new Map<string, string>()
  for (const step of route.steps.slice(0, milestone.reachedAfter ?? route.steps.length)) {
    const skills = step.kind === 'course' ? (plan.courses[step.courseId]?.teaches ?? []) : step.skills
    for (const skillId of skills)
      if (!taught.has(skillId) || step.kind === 'proof')
        taught.set(skillId, step.kind === 'proof' ? skillCheck : step.title)
  }
  const isTaught = (skill: MatchedSkill) => taught.has(skill.skillId)
  const sourced = (skill: MatchedSkill) => ({ name: skill.name, by: taught.get(skill.skillId) ?? '' })
  return {
    today: match.percent,
    added: match.missing.filter(isTaught).map(sourced),
    strengthened: match.have.filter((skill) => isTaught(skill) && skill.strength < 1).map(sourced),
    held: match.have,
    missing: match.missing.filter((skill) => !isTaught(skill)),
  }
}
