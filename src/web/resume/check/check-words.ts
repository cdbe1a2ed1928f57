import type { CheckedRule, ResumeCheckResult } from '#contract/resume-check.ts'

type Group = CheckedRule['group']

export const GROUPS: readonly { id: Group; title: string; short: string; note: string }[] = [
  { id: 'reading', title: 'Can it be read', short: 'Reading', note: 'What a program sees of your file.' },
  { id: 'contact', title: 'Contact', short: 'Contact', note: 'How to reach you, and no more than that.' },
  { id: 'structure', title: 'Structure', short: 'Structure', note: 'Sections, length and dates.' },
  { id: 'wording', title: 'Wording', short: 'Wording', note: 'How your work is told.' },
  { id: 'match', title: 'Match with your dream role', short: 'Match', note: 'What the resume shows of what the role asks for.' },
]

export const STATUS_WORDS: Record<CheckedRule['status'], string> = {
  full: 'Good',
  part: 'Could be better',
  none: 'To do',
  left_out: 'Left out',
}

/** Kind, and true at each height. */
export function scoreWords({ score, isCapped }: Pick<ResumeCheckResult, 'score' | 'isCapped'>): string {
  if (isCapped) return 'The text of this file can hardly be read. Put that right first: the rest follows.'
  if (score >= 90) return 'Very little is left to improve.'
  if (score >= 75) return 'In good shape. A few changes would round it off.'
  if (score >= 55) return 'A sound base. A few steps would add much.'
  if (score >= 35) return 'A start to build on. Take one step at a time.'
  return 'Much is still to be gained, and the first steps add most.'
}

/** '4', '4.5'. */
export const pointsText = (points: number) => String(Math.round(points * 10) / 10)

export const isFinding = (rule: CheckedRule) => rule.status === 'part' || rule.status === 'none'

/** What would add most, first. */
export function bestSteps(rules: readonly CheckedRule[], most: number): CheckedRule[] {
  return rules.filter((rule) => isFinding(rule) && rule.gain >= 0.5).sort((a, b) => b.gain - a.gain || a.number - b.number).slice(0, most)
}

export function groupPoints(rules: readonly CheckedRule[], group: Group): { points: number; of: number } {
  const own = rules.filter((rule) => rule.group === group && rule.status !== 'left_out')
  const sum = (pick: (rule: CheckedRule) => number) => own.reduce((total, rule) => total + pick(rule), 0)
  return { points: sum((rule) => rule.points), of: sum((rule) => rule.of) }
}
