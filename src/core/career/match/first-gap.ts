import type { SkillLevel } from '#core/career/catalogue/catalogue-types.ts'
import type { Gap } from '#core/career/match/match-moves.ts'

type Step = { kind: string; courseId: string; adds: number; skills: readonly string[] }

/**
 * The gap to name first: of what the first step teaches what the role asks for, so that both speak of one thing on every page.
 * What only the job on the way asks for is no gap of the role: then the gap that the plan closes first.
 */
export function firstGap(
  gaps: readonly Gap[],
  steps: readonly Step[],
  asked: ReadonlyMap<string, SkillLevel>,
  nameOf: (skillId: string) => string,
): Pick<Gap, 'name' | 'adds' | 'shown'> | null {
  const [next] = steps
  const isAsked = (skillId: string) => (asked.get(skillId) ?? 'nice') !== 'nice'
  const taught = next?.kind === 'course' ? next.skills.find(isAsked) : undefined
  const closedBy = (step: Step) => gaps.find(({ courseId }) => courseId === step.courseId)
  const named = (next && closedBy(next)) ?? gaps.find(({ skillId }) => skillId === taught)
  if (named) return named
  if (next && taught !== undefined) return { name: nameOf(taught), adds: next.adds, shown: null }
  const [closed] = steps.flatMap((step) => closedBy(step) ?? [])
  return closed ?? gaps[0] ?? null
}
