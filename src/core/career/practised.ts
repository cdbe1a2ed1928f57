import { strengthOf, type Evidence, type EvidencePlace } from '#core/career/evidence.ts'
import type { SkillState } from '#core/career/skill-state.ts'

/** Places of a resume that only claim: a list, a summary, a plan. */
const CLAIMS: ReadonlySet<EvidencePlace> = new Set(['list', 'summary', 'other', 'slight', 'learning', 'wish'])

const isClaim = ({ kind, place }: Evidence) => kind === 'resume' && place !== undefined && CLAIMS.has(place)

/** How much of a skill was shown by doing: at work, in a project, a course, a certificate or a check, not by listing it. */
export function practisedIn(state: SkillState | undefined): number {
  if (!state) return 0
  const { strength, evidence, isPlanned = false } = state
  const [best] = evidence
  if (isPlanned || !best || !isClaim(best)) return strength
  return Math.max(0, ...evidence.filter((one) => !isClaim(one)).map(strengthOf))
}
