import type { WeaklyShown } from '#core/career/match-moves.ts'

type Gap = { name: string; adds: number; courseId: string | null; shown: WeaklyShown }
type Step = { kind: string; courseId: string; adds: number; closes: readonly string[] }

/** The gap to name first: what the first step closes, so that both speak of one thing on every page. */
export function firstGap(gaps: readonly Gap[], next: Step | null): Pick<Gap, 'name' | 'adds' | 'shown'> | undefined {
  const [closed] = next?.kind === 'course' ? next.closes : []
  const named = gaps.find(({ courseId, name }) => (next && courseId === next.courseId) || name === closed)
  return named ?? (next && closed !== undefined ? { name: closed, adds: next.adds, shown: null } : gaps[0])
}
