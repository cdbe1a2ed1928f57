import type { Catalogue } from '#core/career/catalogue.ts'
import { courseById, skillName } from '#core/career/catalogue.ts'
import { strengthOf } from '#core/career/evidence.ts'
import type { Evidence } from '#core/career/evidence.ts'

/** Evidence as people read it: its strength, 0 to 1, and a label such as 'Finished SQLBolt'. */
export type ReadableEvidence = Evidence & { strength: number; label: string }

export function readEvidence(catalogue: Catalogue, evidence: Evidence): ReadableEvidence {
  return { ...evidence, strength: strengthOf(evidence), label: labelOf(catalogue, evidence) }
}

function labelOf(catalogue: Catalogue, evidence: Evidence): string {
  const { kind, sourceId, isFaded, through } = evidence
  if (through !== undefined) {
    const { through: _, ...direct } = evidence
    return `Comes with ${skillName(catalogue, through)}: ${labelOf(catalogue, direct)}`
  }
  if (kind === 'check') return isFaded ? 'Proven last year' : 'Proven by a skill check'
  if (kind === 'resume') return 'On your resume'
  if (kind === 'word') return 'In your own word'
  return `Finished ${courseById(catalogue, sourceId)?.title ?? 'a course'}`
}
