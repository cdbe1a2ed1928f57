import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { AskedRole, SkillLevel } from '#core/career/catalogue/catalogue-types.ts'
import type { EvidenceRecord } from '#core/career/skills/evidence.ts'
import { isFadedAt } from '#core/career/skills/evidence.ts'
import { countedWeight, heldWeight, matchPercent } from '#core/career/match/role-match.ts'
import { isMet } from '#core/career/match/requirements.ts'
import { afterDoing, isHeld, type SkillStates } from '#core/career/skills/skill-state.ts'
import type { Instant } from '#core/time.ts'
import { daysBetween } from '#core/time.ts'

/** 'faded': passed more than twelve months ago, 'proven last year'; a short re-check proves it again. */
export type ProofState = 'none' | 'proven' | 'faded'

/** So long after a pass two or three questions can confirm it again. */
const CONFIRM_AFTER_DAYS = 180

export function canConfirm(lastConfirmed: Instant, now: Instant): boolean {
  return daysBetween(lastConfirmed.slice(0, 10), now.slice(0, 10)) >= CONFIRM_AFTER_DAYS
}

/** The latest passed check of each skill and whether it still counts in full. */
export function proofStates(
  evidence: readonly EvidenceRecord[],
  now: Instant,
): Map<string, { state: ProofState; at: Instant }> {
  const proofs = new Map<string, { state: ProofState; at: Instant }>()
  for (const { skillId, kind, at } of evidence) {
    if (kind !== 'check' || (proofs.get(skillId)?.at ?? '') >= at) continue
    proofs.set(skillId, { state: isFadedAt({ kind, at }, now) ? 'faded' : 'proven', at })
  }
  return proofs
}

/** `adds`: by how many points the role match would rise, as the bar shows it. `weight` breaks ties between equals. */
export type CheckGain = {
  adds: number
  weight: number
  level: SkillLevel | null
  /** The role asks for this or another one, and another one is there, or the work stands for it: nothing is missing. */
  isMetOtherwise: boolean
}

/** What passing a check would do for the match with a role. One of several that it asks for counts as asked for where the person has it. */
export function gainOf(catalogue: Catalogue, role: AskedRole | null, states: SkillStates, skillId: string): CheckGain {
  const asked =
    role?.skills.find(({ skill }) => skill === skillId) ??
    role?.skills.find(({ orSkills = [] }) => orSkills.includes(skillId) && isHeld(states, skillId))
  if (!role || !asked) return { adds: 0, weight: 0, level: null, isMetOtherwise: false }
  const isMetOtherwise = !isHeld(states, skillId) && isMet(role, asked, states)
  if (asked.level === 'nice') return { adds: 0, weight: 0, level: 'nice', isMetOtherwise }
  const proven = afterDoing(catalogue, states, [skillId], 'check')
  return {
    adds: Math.max(0, matchPercent(role, proven) - matchPercent(role, states)),
    weight: (heldWeight(role, proven) - heldWeight(role, states)) / countedWeight(role),
    level: asked.level,
    isMetOtherwise,
  }
}

const LEVEL_ORDER: (SkillLevel | null)[] = ['must', 'should', 'nice', null]

/** The dream role's skills first, those whose proof adds most in front; then by level and name. */
export function byWhatAddsMost(a: CheckGain & { name: string }, b: CheckGain & { name: string }): number {
  return (
    Number(b.level !== null) - Number(a.level !== null) ||
    b.weight - a.weight ||
    LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level) ||
    (a.name < b.name ? -1 : 1)
  )
}
