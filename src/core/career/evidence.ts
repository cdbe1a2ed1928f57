import { daysBetween } from '#core/time.ts'
import type { Instant } from '#core/time.ts'

/**
 * Why we believe that a person has a skill, in rising order: their own word, a finished course, a
 * resume line, a passed check.
 */
export const EVIDENCE_KINDS = ['word', 'course', 'resume', 'check'] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]

/** `sourceId` names what it came from: a course, a resume, an attempt; free text for the person's word. */
export type EvidenceRecord = { skillId: string; kind: EvidenceKind; sourceId: string; at: Instant }

/**
 * A record as a state keeps it; `isFaded` marks a check older than a year ('proven last year'). `through`
 * names the skill that the evidence is really about, when this one only comes with it.
 */
export type Evidence = Omit<EvidenceRecord, 'skillId'> & { isFaded: boolean; through?: string }

/**
 * How far each kind goes on its own. Our judgement: a person's word is worth more than half, since
 * most people tell the truth about themselves; a resume line (used at work) a little more than a
 * course; only a passed check counts in full.
 */
export const EVIDENCE_STRENGTH: Record<EvidenceKind, number> = { word: 0.6, course: 0.8, resume: 0.9, check: 1 }

/** A check older than a year still says more than a resume line, but no longer everything. */
export const FADED_CHECK_STRENGTH = 0.95
export const CHECK_FRESH_DAYS = 365

/** Whether a check no longer counts in full at `now`: it was passed more than twelve months ago. */
export function isFadedAt(record: { kind: EvidenceKind; at: Instant }, now: Instant): boolean {
  return record.kind === 'check' && daysBetween(record.at.slice(0, 10), now.slice(0, 10)) > CHECK_FRESH_DAYS
}

/**
 * Who writes BGP on a resume knows networking, written or not: a skill that a held one requires comes with
 * it, at this share of its strength.
 */
export const IMPLIED_SHARE = 0.8

/** The strength of one piece of evidence, 0 to 1. */
export function strengthOf(evidence: { kind: EvidenceKind; isFaded: boolean; through?: string }): number {
  const direct = evidence.isFaded ? FADED_CHECK_STRENGTH : EVIDENCE_STRENGTH[evidence.kind]
  return evidence.through === undefined ? direct : direct * IMPLIED_SHARE
}
