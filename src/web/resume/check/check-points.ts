import type { CheckedRule, ResumeCheckResult } from '#contract/resume-check.ts'
import type { Catalogue } from '../../strings/catalogue.ts'

type Group = CheckedRule['group']
type Height = keyof Catalogue['resumeCheck']['score']['heights']

export const GROUPS = ['reading', 'contact', 'structure', 'wording', 'match'] as const satisfies readonly Group[]

/** A step that adds this many points is no little. */
const WORTH_A_STEP = 1

/** Which of the sentences about a score is true of it: nobody reads that little is left above a step that adds much. */
export function heightOf({ score, isCapped, rules }: Pick<ResumeCheckResult, 'score' | 'isCapped' | 'rules'>): Height {
  if (isCapped) return 'unreadable'
  if (score >= 90 && !bestSteps(rules, 1).some(({ gain }) => gain >= WORTH_A_STEP)) return 'top'
  if (score >= 75) return 'good'
  if (score >= 55) return 'sound'
  return score >= 35 ? 'start' : 'low'
}

export const isFinding = (rule: CheckedRule) => rule.status === 'part' || rule.status === 'none'

/** What would add most, first. */
export function bestSteps(rules: readonly CheckedRule[], most: number): CheckedRule[] {
  return rules
    .filter((rule) => isFinding(rule) && rule.gain >= 0.5)
    .sort((a, b) => b.gain - a.gain || a.number - b.number)
    .slice(0, most)
}

export function groupPoints(rules: readonly CheckedRule[], group: Group): { points: number; of: number } {
  const own = rules.filter((rule) => rule.group === group && rule.status !== 'left_out')
  const sum = (pick: (rule: CheckedRule) => number) => own.reduce((total, rule) => total + pick(rule), 0)
  return { points: sum((rule) => rule.points), of: sum((rule) => rule.of) }
}
