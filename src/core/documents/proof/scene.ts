import type { SkillTerm } from '#core/skills/skill-term.ts'
import type { ProofEntry } from './sources.ts'

export type ProofScene = {
  language: string
  /** 'YYYY-MM': where 'present' ends. */
  asOf: string
  entry: ProofEntry
  /** The other entries of the same person; sources for a summary only. */
  others: readonly ProofEntry[]
  skills: SkillTerm[]
}

export type Offence = { words: string; why: string }
export type Proof = { ok: true } | { ok: false; offending: Offence[] }
