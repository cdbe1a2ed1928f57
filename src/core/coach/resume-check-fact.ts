import type { CheckedRule, CheckPlace, ResumeCheck } from '#core/resume/checks/checked-rule.ts'
import type { CareerFacts } from './career-facts.ts'

const SHOWN_FINDINGS = 8
const SHOWN_PLACES = 3

/**
 * What the advisor knows of the resume check. Only words of our own: facts are trusted, and a finding quotes the resume,
 * which is material; the model finds its lines there.
 */
export function resumeCheckFact({
  score,
  rules,
}: Pick<ResumeCheck, 'score' | 'rules'>): NonNullable<CareerFacts['resumeCheck']> {
  const findings = rules
    .filter((rule) => rule.status === 'part' || rule.status === 'none')
    .sort((a, b) => b.gain - a.gain || a.number - b.number)
  return {
    score,
    findings: findings
      .slice(0, SHOWN_FINDINGS)
      .map((rule) => ({ found: foundIn(rule), where: whereIn(rule.where), fix: rule.fix ?? '' })),
  }
}

const foundIn = ({ title, points, of, asks, gain }: CheckedRule) =>
  `${title}: ${points} of ${of} points. All points for: ${asks}. Putting it right adds ${gain} to the score.`

function whereIn(places: readonly CheckPlace[]): string {
  const named = places.map(({ fact, source }) =>
    [fact && placeName(fact), source?.kind === 'pdf' && `page ${source.page}`].filter(Boolean).join(', '),
  )
  return [...new Set(named)]
    .filter((name) => name !== '')
    .slice(0, SHOWN_PLACES)
    .join('; ')
}

/** 'experience.1' is the second job. */
function placeName(fact: string): string {
  const [list, at] = fact.split('.') as [string, string]
  return /^\d+$/.test(at) ? `${list} ${Number(at) + 1}` : at
}
