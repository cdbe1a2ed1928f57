import type { AskedRole } from '#core/career/catalogue/catalogue-types.ts'
import type { EvidenceRecord } from '#core/career/skills/evidence.ts'
import { topicsOf } from '#core/career/match/role-fit.ts'
import type { Doubts, SkillStates } from '#core/career/skills/skill-state.ts'
import { addDays, daysBetween, type Instant, type LocalDate } from '#core/time.ts'

/** So long a failed check speaks against applying; after that it says little about today. */
export const FAILED_CHECK_DAYS = 90

export type FailedCheck = { skillId: string; at: Instant }

/** A failed check that still counts, and the first day on which it no longer does. */
export type Hold = { skillId: string; until: LocalDate }

/** The first day on which it can be taken again. */
export const retryOn = ({ until }: Hold): LocalDate => addDays(until, -FAILED_CHECK_DAYS)

/** Skills whose last check was failed, neither passed since nor so long ago that it no longer counts. */
export function failedLately(
  attempts: readonly FailedCheck[],
  evidence: readonly EvidenceRecord[],
  now: Instant,
): Hold[] {
  const counts = ({ skillId, at }: FailedCheck) =>
    daysBetween(at.slice(0, 10), now.slice(0, 10)) <= FAILED_CHECK_DAYS &&
    !evidence.some((one) => one.kind === 'check' && one.skillId === skillId && one.at > at)
  const last = new Map<string, LocalDate>()
  for (const { skillId, at } of attempts.filter(counts)) {
    const until = addDays(at.slice(0, 10), FAILED_CHECK_DAYS + 1)
    if (until > (last.get(skillId) ?? '')) last.set(skillId, until)
  }
  return [...last].map(([skillId, until]) => ({ skillId, until })).sort((a, b) => (a.skillId < b.skillId ? -1 : 1))
}

/** The failed skills that a core part of the role rests on. A part that another passed check proves rests on none. */
export function heldBackBy(role: AskedRole, states: SkillStates, failed: readonly string[]): string[] {
  const isProven = (skill: string) => !failed.includes(skill) && isChecked(states, skill)
  const core = topicsOf(role).filter(({ core, any }) => core && !any.some(({ skill }) => isProven(skill)))
  return failed.filter(
    (skillId) => states.has(skillId) && core.some(({ any }) => any.some(({ skill }) => skill === skillId)),
  )
}

/** The first day on which no failed check holds this role back; null where none does. The one rule for each date of 'ready to apply'. */
export function heldUntil(role: AskedRole, states: SkillStates, failed: readonly Hold[]): LocalDate | null {
  const holding = new Set(heldBackBy(role, states, skillsOf(failed)))
  const days = failed.filter(({ skillId }) => holding.has(skillId)).map(({ until }) => until)
  return days.sort().at(-1) ?? null
}

/** The same as what speaks against the claims of a resume. */
export const doubtsOf = (failed: readonly Hold[]): Doubts =>
  new Map(failed.map(({ skillId, until }) => [skillId, addDays(until, -FAILED_CHECK_DAYS - 1)]))

export const skillsOf = (failed: readonly Hold[]): string[] => failed.map(({ skillId }) => skillId)

/** Whether a check of this very skill was passed. */
export function isChecked(states: SkillStates, skillId: string): boolean {
  return states.get(skillId)?.evidence.some(({ kind, through }) => kind === 'check' && !through) ?? false
}
