import type { Source } from '#core/resume/schema.ts'

export type RuleGroup = 'reading' | 'contact' | 'structure' | 'wording' | 'match'

/** Where a finding stands: its words, their place in the document, and the fact they belong to ('experience.0'). */
export type CheckPlace = { words: string; source: Source | null; fact: string | null }

/** 'left_out': the rule does not apply here; it neither gives nor takes. */
export type RuleStatus = 'full' | 'part' | 'none' | 'left_out'

export type CheckedRule = {
  /** 1 to 26. */
  number: number
  id: string
  group: RuleGroup
  title: string
  /** What gives all points. */
  asks: string
  /** To a tenth, of `of`. */
  points: number
  of: number
  status: RuleStatus
  /** By how much the total would rise if this were put right: points of 100, to a tenth. */
  gain: number
  /** What was found, or why the rule was left out. */
  found: string
  /** null where nothing is to be done. */
  fix: string | null
  where: CheckPlace[]
}

export type ResumeCheck = {
  /** 0 to 100, whole. */
  score: number
  /** The text could hardly be read, so the score stops at 20. */
  isCapped: boolean
  /** Two letters; null when it is unknown. */
  language: string | null
  /** Whether the file itself was available, or the facts alone. */
  hasDocument: boolean
  /** All 26, in order. */
  rules: CheckedRule[]
}
