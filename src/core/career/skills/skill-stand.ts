import type { Evidence } from '#core/career/skills/evidence.ts'
import { HAD } from '#core/career/skills/skill-state.ts'

/** How far a skill is shown: by a passed check, in some other way, hardly, or not at all. */
export const SKILL_STANDS = ['proven', 'shown', 'little', 'missing'] as const
export type SkillStand = (typeof SKILL_STANDS)[number]

/** The one rule for it, proofs aside: lists, chips and counts of all pages follow it. */
export function shownAs({ strength }: { strength: number }): Exclude<SkillStand, 'proven'> {
  if (strength >= HAD) return 'shown'
  return strength > 0 ? 'little' : 'missing'
}

export function standOf(skill: { strength: number; evidence: readonly Omit<Evidence, 'at'>[] }): SkillStand {
  const isProof = ({ kind, isFaded, through }: Omit<Evidence, 'at'>) =>
    kind === 'check' && !isFaded && through === undefined
  return skill.evidence.some(isProof) ? 'proven' : shownAs(skill)
}
