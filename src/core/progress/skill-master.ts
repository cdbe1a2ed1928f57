import type { SkillCheckReport } from './report.ts'

export const SKILL_MASTER_PROVEN = 5

/** Whether, with the check just passed, five of the dream role's must-have skills are proven by a passed check. */
export function isSkillMaster({ skillId, dreamRole, passedSkillIds }: SkillCheckReport): boolean {
  const proven = new Set([...passedSkillIds, skillId])
  const mustHaves = new Set(dreamRole?.mustHaveSkillIds)
  return [...mustHaves].filter((id) => proven.has(id)).length >= SKILL_MASTER_PROVEN
}
