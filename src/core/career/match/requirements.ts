import type { AskedRole, RoleSkill } from '#core/career/catalogue/catalogue-types.ts'
import { isNewToBeginner } from '#core/career/match/next-to-learn.ts'
import { isOrdinaryFor, isPresupposed } from '#core/career/skills/ordinary-skills.ts'
import { fitOf } from '#core/career/match/role-fit.ts'
import { isHeld, type SkillStates } from '#core/career/skills/skill-state.ts'

/** From here on a part of a role is more there than not. */
export const MOSTLY_THERE = 0.5

type Asked = Pick<RoleSkill, 'skill' | 'orSkills'>

const idsOf = ({ skill, orSkills = [] }: Asked) => [skill, ...orSkills]

/** Whether the person's work in the role stands for a skill that nothing else shows. */
export function isFromWork(role: AskedRole, asked: Asked, states: SkillStates): boolean {
  const ids = idsOf(asked)
  return fitOf(role, states).topics.some(
    ({ topic, shown, sure }) =>
      sure >= MOSTLY_THERE && sure > shown && topic.any.some(({ skill }) => ids.includes(skill)),
  )
}

/** Whether something a role asks for is there: shown, by one of several that would do, by work in the role, or by years of any work. */
export function isMet(role: AskedRole, asked: Asked, states: SkillStates): boolean {
  const isDoubted = (id: string) => states.get(id)?.evidence[0]?.isDoubted === true
  const isShown = (id: string) => isHeld(states, id) && !isDoubted(id) && !isNewToBeginner(role, id, states)
  const isThere = (id: string) => isShown(id) || isOrdinaryFor(id, states) || isPresupposed(id, states)
  return idsOf(asked).some(isThere) || isFromWork(role, asked, states)
}
