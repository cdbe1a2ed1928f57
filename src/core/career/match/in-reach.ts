import type { AskedRole, RoleSkill } from '#core/career/catalogue/catalogue-types.ts'
import { isMet } from '#core/career/match/requirements.ts'
import { DOES_THE_WORK } from '#core/career/match/readiness.ts'
import { BARELY_SHOWN, fitOf } from '#core/career/match/role-fit.ts'
import { IN_REACH_PERCENT } from '#core/career/match/reach.ts'
import { countedWeight, heldWeight } from '#core/career/match/role-match.ts'
import { isHeld, raised } from '#core/career/skills/skill-state.ts'
import type { SkillStates } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'

/**
 * Where a route ends: no core part is missing, and the role match is 70 or more; or the role above it is in reach. Of a first job
 * nothing is missing either that its adverts call a must.
 */
export function isInReach(role: AskedRole, states: SkillStates): boolean {
  if (role.seniors?.some((senior) => isInReach(senior, states))) return true
  return heldWeight(role, states) >= reachWeight(role) && essentialsMissing(role, states).length === 0
}

/** What a role stays out of reach without, however much of the rest is there: each the skills of which one will do. */
export const essentialsMissing = (role: AskedRole, states: SkillStates): string[][] => [
  ...(role.kind === 'interim' ? lackedMusts(role, states).map(({ skill, orSkills = [] }) => [skill, ...orSkills]) : []),
  ...missingMusts(role, states).map((skill) => [skill]),
]

/** Whether to apply today: in reach, and of a dream role no part that is taught is missing to those who have not done such work. */
export function isReady(role: AskedRole, states: SkillStates): boolean {
  if (!isInReach(role, states)) return false
  return role.kind !== 'dream' || fitOf(role, states).job >= DOES_THE_WORK || missingParts(role, states).length === 0
}

const missingTopics = (role: AskedRole, states: SkillStates) =>
  fitOf(role, states)
    .topics.filter(({ topic, sure }) => topic.learn.length > 0 && !topic.isUntaught && sure < BARELY_SHOWN)
    .map(({ topic }) => topic)

/** Parts of a role of which hardly anything shows, by what to learn for them first. */
export const missingParts = (role: AskedRole, states: SkillStates): string[] =>
  missingTopics(role, states).map(({ learn }) => must(learn[0]).skill)

/** The share of a role that these parts are. */
export function missingShare(role: AskedRole, states: SkillStates): number {
  const { total } = fitOf(role, states)
  return total === 0 ? 0 : missingTopics(role, states).reduce((sum, { weight }) => sum + weight, 0) / total
}

/** The musts of a role that are not there; none where the role above it is in reach. */
export function lackedMusts(role: AskedRole, states: SkillStates): RoleSkill[] {
  if (role.seniors?.some((senior) => isInReach(senior, states))) return []
  return role.skills.filter((asked) => asked.level === 'must' && !isMet(role, asked, states))
}

/** Parts that the role cannot be done without have to show at least this far. */
const LEAST_CORE = 0.3

/** Core topics of which hardly anything shows, by what to learn for them first. */
export function missingMusts(role: AskedRole, states: SkillStates): string[] {
  return fitOf(role, states)
    .topics.filter(({ topic, sure }) => topic.core && sure < LEAST_CORE)
    .map(({ topic }) => topic.learn[0]?.skill ?? must(topic.any[0]).skill)
}

/**
 * The held skills to prove by a skill check, fewest first by what each adds, until the match suffices; all
 * that can be proven when even that is not enough.
 */
export function proofsToReach(role: AskedRole, states: SkillStates): string[] {
  const { topics, held } = fitOf(role, states)
  const provable = topics
    .flatMap(({ topic, by, value }) => {
      const share = topic.any.find(({ skill }) => skill === by)?.share ?? 0
      return by !== null && isHeld(states, by) ? [{ skillId: by, adds: topic.weight * (share - value) }] : []
    })
    .filter(({ adds }) => adds > 0)
    .sort((a, b) => b.adds - a.adds)
  const proofs = new Set<string>()
  let reached = held
  for (const { skillId } of provable) {
    if (reached >= reachWeight(role)) break
    proofs.add(skillId)
    reached = heldWeight(role, raised(states, [...proofs], 1))
  }
  return [...proofs]
}

/** The weight held, times strength, from which a role is in reach: where the match reads as 70. */
export function reachWeight(role: AskedRole): number {
  return ((IN_REACH_PERCENT - 0.5) / 100) * countedWeight(role) - 1e-9
}
