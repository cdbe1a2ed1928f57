import type { ConfirmChanges } from '#contract/resume.ts'

/** What a Confirm changed, a sentence each. */
export function changesInWords(changes: ConfirmChanges, dreamRole: string | undefined): string[] {
  const { coursesAdded, coursesRemoved } = changes
  const courses = [
    coursesAdded.length > 0 && `New on your list: ${listed(coursesAdded)}.`,
    coursesRemoved.length > 0 && `No longer needed: ${listed(coursesRemoved)}.`,
    coursesAdded.length + coursesRemoved.length === 0 && 'Your recommended courses stay as they are.',
  ]
  return [matchInWords(changes, dreamRole), ...courses].filter((sentence) => typeof sentence === 'string')
}

function matchInWords({ matchBefore, matchAfter }: ConfirmChanges, dreamRole: string | undefined): string | false {
  if (matchAfter === null || matchBefore === null || dreamRole === undefined) return false
  if (matchAfter === matchBefore) return `Your match with ${dreamRole} stays at ${matchAfter}%.`
  return `Your match with ${dreamRole} went from ${matchBefore}% to ${matchAfter}%.`
}

const listed = (titles: readonly string[]) => new Intl.ListFormat('en').format(titles)
