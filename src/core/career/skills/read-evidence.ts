import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { courseById, skillName } from '#core/career/catalogue/catalogue.ts'
import { strengthOf } from '#core/career/skills/evidence.ts'
import type { Evidence, EvidencePlace } from '#core/career/skills/evidence.ts'

/** Evidence as people read it: its strength, 0 to 1, and a label such as 'Finished SQLBolt'. */
export type ReadableEvidence = Evidence & { strength: number; label: string }

export function readEvidence(catalogue: Catalogue, evidence: Evidence): ReadableEvidence {
  return {
    ...evidence,
    strength: strengthOf(evidence),
    label: `${labelOf(catalogue, evidence)}${evidence.isDoubted ? FAILED : ''}`,
  }
}

const FAILED = '; its check was failed'

function labelOf(catalogue: Catalogue, evidence: Evidence): string {
  const { kind, sourceId, isFaded, through } = evidence
  if (through !== undefined) {
    const { through: _, share: _share, ...direct } = evidence
    return `Comes with ${skillName(catalogue, through)}: ${labelOf(catalogue, direct)}`
  }
  if (kind === 'check') return isFaded ? 'Proven last year' : 'Proven by a skill check'
  if (kind === 'resume') return resumeLabel(evidence)
  if (kind === 'word') return 'In your own word'
  return `Finished ${courseById(catalogue, sourceId)?.title ?? 'a course'}`
}

const PLACE_LABEL: Record<EvidencePlace, string> = {
  led: 'led, answered for or taught at work',
  work: 'used at work',
  told: 'seen in what you describe of your work',
  project: 'used in a project',
  'told-project': 'seen in what you describe of a project',
  certificate: 'in a certificate',
  list: 'in your list of skills',
  education: 'from your studies',
  lapsed: 'in a certificate that has expired',
  summary: 'in your summary',
  other: 'in another section',
  slight: 'a little',
  learning: 'you are learning it',
  wish: 'you want to learn it',
}

/** 'On your resume: used at work, in a job of 3 years': the years are of the job, not of the line that names the skill. */
function resumeLabel({ place, months = 0 }: Evidence): string {
  if (place === undefined) return 'On your resume'
  const isLong = (place === 'work' || place === 'led') && months >= 12
  const years = Math.floor(months / 12)
  return `On your resume: ${PLACE_LABEL[place]}${isLong ? `, in a job of ${years === 1 ? 'a year' : `${years} years`}` : ''}`
}
