import type { DatedRoute } from '#contract/career-plan.ts'

type Milestone = DatedRoute['milestones'][number]

export const isPassed = ({ reachedAfter }: Pick<Milestone, 'reachedAfter'>) => (reachedAfter ?? 0) > 0

/**
 * After how many steps a role stands in the list: after those it needs, and after all that end before its day, which is later
 * where a failed check holds it back.
 */
function placeOf({ reachedAfter, date }: Pick<Milestone, 'reachedAfter' | 'date'>, steps: DatedRoute['steps']) {
  const ended = steps.filter(({ endsOn }) => date !== null && endsOn < date).length
  return Math.max(reachedAfter ?? 0, ended)
}

/** The roles that stand behind so many steps, by their days. */
export const rolesBehind = (
  count: number,
  { milestones, steps }: Pick<DatedRoute, 'milestones' | 'steps'>,
): readonly Milestone[] =>
  milestones
    .filter((one) => isPassed(one) && placeOf(one, steps) === count)
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
