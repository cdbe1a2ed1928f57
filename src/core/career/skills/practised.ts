import type { EvidenceKind, EvidencePlace } from '#core/career/skills/evidence.ts'

/** Places of a resume that only claim: a list, a summary, a plan. */
const CLAIMS: ReadonlySet<EvidencePlace> = new Set(['list', 'summary', 'other', 'slight', 'learning', 'wish'])

/** Whether a piece of evidence only claims a skill: done at work, in a project, a course, a certificate or a check is more. */
export const isClaim = ({ kind, place }: { kind: EvidenceKind; place?: EvidencePlace }) =>
  kind === 'resume' && place !== undefined && CLAIMS.has(place)
