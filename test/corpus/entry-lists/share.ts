import { percent } from '../forms/score-forms.ts'
import type { CaseScore } from './read-list.ts'

/** What is right of all entries (F), of all their dates, and how many resumes have no fault. */
export function shareOf(scores: CaseScore[]) {
  const sum = (count: 'tp' | 'fp' | 'fn' | 'dk' | 'dall') => scores.reduce((all, { counts }) => all + counts[count], 0)
  return {
    entries: percent({ tp: sum('tp'), fp: sum('fp'), fn: sum('fn') }),
    dates: (100 * sum('dk')) / Math.max(1, sum('dall')),
    whole: scores.filter(({ counts, isNamed }) => isNamed && counts.fn + counts.fp === 0 && counts.dk === counts.dall)
      .length,
  }
}
