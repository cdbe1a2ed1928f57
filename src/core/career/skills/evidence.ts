import { daysBetween, isOver } from '#core/time.ts'
import type { Instant } from '#core/time.ts'

/**
 * Why we believe that a person has a skill, in rising order: their own word, a finished course, a
 * resume line, a passed check.
 */
export const EVIDENCE_KINDS = ['word', 'course', 'resume', 'check'] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/**
 * Where on a resume a skill stands: what was led or taught, what was built, used at work, told in other words, in a project by its name or in other words, under a
 * certificate, in a list, in studies, in a certificate that holds no more, in the summary, while learning, or with words that take it back ('a bit of', 'currently learning').
 */
export const EVIDENCE_PLACES = [
  'led',
  'work',
  'told',
  'project',
  'told-project',
  'certificate',
  'list',
  'education',
  'lapsed',
  'summary',
  'other',
  'slight',
  'learning',
  'wish',
] as const
export type EvidencePlace = (typeof EVIDENCE_PLACES)[number]

/**
 * `sourceId` names what it came from: a course, a resume, an attempt; free text for the person's word. Of a resume
 * `place` says where the skill stands, `months` how long the jobs that name it lasted, `quote` the words around it.
 */
export type EvidenceRecord = {
  skillId: string
  kind: EvidenceKind
  sourceId: string
  at: Instant
  place?: EvidencePlace
  months?: number
  monthsSince?: number
  /** Of a certificate the last month or year it holds in. */
  until?: string
  quote?: string
}

/**
 * A record as a state keeps it; `isFaded` marks a check older than a year ('proven last year'). `through`
 * names the skill that the evidence is really about, when this one only comes with it, at `share` of it. `isDoubted`: the
 * skill's check was failed since.
 */
export type Evidence = Omit<EvidenceRecord, 'skillId'> & {
  isFaded: boolean
  through?: string
  share?: number
  isDoubted?: true
}

/**
 * How far each kind goes on its own. Our judgement: a person's word is worth more than half, since
 * most people tell the truth about themselves; only a passed check counts in full.
 */
export const EVIDENCE_STRENGTH: Record<EvidenceKind, number> = { word: 0.6, course: 0.8, resume: 0.9, check: 1 }

/** How far a naming on a resume goes by its place; without a place (older readings) as a line of a job. */
export const PLACE_STRENGTH: Record<EvidencePlace, number> = {
  led: 0.95,
  work: 0.85,
  told: 0.6,
  project: 0.7,
  'told-project': 0.5,
  certificate: 0.7,
  list: 0.6,
  education: 0.5,
  lapsed: 0.3,
  summary: 0.45,
  other: 0.4,
  slight: 0.3,
  learning: 0.15,
  wish: 0,
}

/** A check older than a year still says more than a resume line, but no longer everything. */
export const FADED_CHECK_STRENGTH = 0.95
export const CHECK_FRESH_DAYS = 365

/** Whether a check no longer counts in full at `now`: it was passed more than twelve months ago. */
export function isFadedAt(record: { kind: EvidenceKind; at: Instant }, now: Instant): boolean {
  return record.kind === 'check' && daysBetween(record.at.slice(0, 10), now.slice(0, 10)) > CHECK_FRESH_DAYS
}

/** Where a naming stands at `now`: a certificate that has run out since it was read shows less than one that holds. */
export const placeAt = ({ place, until }: { place?: EvidencePlace; until?: string }, now: Instant) =>
  place === 'certificate' && isOver(until, now) ? 'lapsed' : place

/** A skill that a held one requires comes with it, at this share of its strength, where the graph says nothing nearer. */
export const IMPLIED_SHARE = 0.8

/** What is written of a skill counts no further once its check was failed: hardly had. */
export const DOUBTED_STRENGTH = 0.35

/** Used at work for a year or more counts in full; in a few weeks less. */
const FULL_MONTHS = 12
/** What was last used longer ago is partly forgotten. */
const OLD_MONTHS = 96

/** The strength of one piece of evidence, 0 to 1. */
export function strengthOf(evidence: Omit<Evidence, 'at' | 'sourceId'>): number {
  const written = directStrength(evidence)
  const direct = evidence.isDoubted ? Math.min(DOUBTED_STRENGTH, written) : written
  return evidence.through === undefined ? direct : direct * (evidence.share ?? IMPLIED_SHARE)
}

function directStrength({ kind, isFaded, place, months, monthsSince }: Omit<Evidence, 'at' | 'sourceId'>): number {
  if (isFaded) return FADED_CHECK_STRENGTH
  if (kind !== 'resume' || place === undefined) return EVIDENCE_STRENGTH[kind]
  const base = PLACE_STRENGTH[place]
  if (place !== 'work' && place !== 'led') return base
  const length = months === undefined ? 1 : 0.72 + (0.28 * Math.min(FULL_MONTHS, months)) / FULL_MONTHS
  const age = (monthsSince ?? 0) > OLD_MONTHS ? 0.85 : 1
  return base * length * age
}
