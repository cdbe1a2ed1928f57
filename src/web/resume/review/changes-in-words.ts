import type { ConfirmChanges } from '#contract/resume.ts'
import type { Catalogue } from '../../strings/catalogue.ts'

type Words = Catalogue['resumeReview']['confirmed']

/** What a Confirm changed, a sentence each. */
export function changesInWords(changes: ConfirmChanges, dreamRole: string | undefined, words: Words): string[] {
  const { coursesAdded, coursesRemoved } = changes
  const courses = [
    coursesAdded.length > 0 && words.coursesAdded(coursesAdded),
    coursesRemoved.length > 0 && words.coursesRemoved(coursesRemoved),
    coursesAdded.length + coursesRemoved.length === 0 && words.coursesStay,
  ]
  return [matchInWords(changes, dreamRole, words), ...courses].filter((sentence) => typeof sentence === 'string')
}

function matchInWords(
  { matchBefore, matchAfter }: ConfirmChanges,
  dreamRole: string | undefined,
  words: Words,
): string | false {
  if (matchAfter === null || matchBefore === null || dreamRole === undefined) return false
  return matchAfter === matchBefore
    ? words.matchStays(dreamRole, matchAfter)
    : words.matchMoved(dreamRole, matchBefore, matchAfter)
}
