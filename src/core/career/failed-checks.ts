import type { AskedRole } from '#core/career/catalogue-types.ts'
import type { EvidenceRecord } from '#core/career/evidence.ts'
import { topicsOf } from '#core/career/role-fit.ts'
import type { SkillStates } from '#core/career/skill-state.ts'
import { daysBetween, type Instant } from '#core/time.ts'

/** So long a failed check speaks against applying; after that it says little about today. */
export const FAILED_CHECK_DAYS = 90

export type FailedCheck = { skillId: string; at: Instant }

/** Skills whose last check was failed, neither passed since nor so long ago that it no longer counts. */
export function failedLately(
  attempts: readonly FailedCheck[],
  evidence: readonly EvidenceRecord[],
  now: Instant,
): string[] {
  const counts = ({ skillId, at }: FailedCheck) =>
    daysBetween(at.slice(0, 10), now.slice(0, 10)) <= FAILED_CHECK_DAYS &&
    !evidence.some((one) => one.kind === 'check' && one.skillId === skillId && one.at > at)
  return [...new Set(attempts.filter(counts).map(({ skillId }) => skillId))].sort()
}

/** The failed skills that a core part of the role rests on. A part that another passed check proves rests on none. */
export function heldBackBy(role: AskedRole, states: SkillStates, failed: readonly string[]): string[] {
  const isProven = (skill: string) =>
    !failed.includes(skill) &&
    (states.get(skill)?.evidence.some(({ kind, through }) => kind === 'check' && !through) ?? false)
  const core = topicsOf(role).filter(({ core, any }) => core && !any.some(({ skill }) => isProven(skill)))
  return failed.filter(
    (skillId) => states.has(skillId) && core.some(({ any }) => any.some(({ skill }) => skill === skillId)),
  )
}
