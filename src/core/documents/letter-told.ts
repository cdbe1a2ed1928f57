import { formsOf } from './fact-words.ts'
import type { ProfileEntry } from './profile.ts'

/** Words around facts: before them, between two, between the last two, and behind. None says anything of the person. */
export type Way = { lead: string; between: string; and: string; end: string }

const ITEM = '\n– '
/** Facts as a list under a sentence: well-formed in whichever person, number and tense they are. */
export const listUnder = (sentence: string): Way => ({ lead: sentence + ITEM, between: ITEM, and: ITEM, end: '' })

/** Facts in one of its ways, each as it is shown there. */
export function inWay({ lead, between, and, end }: Way, facts: readonly string[]): string {
  const [last, ...before] = facts.toReversed()
  return `${lead}${[before.toReversed().join(between), last ?? ''].filter(Boolean).join(and)}${end}`
}

/** The words that a letter may show for the facts of an entry, the longest first. */
export const shownFor = ({ bullets }: Pick<ProfileEntry, 'bullets'>): string[] =>
  bullets.flatMap(({ text }) => formsOf(text)).toSorted((a, b) => b.length - a.length)

/** A text without what tells some of these facts in one of these ways, and nothing else. */
export function withoutWays(text: string, ways: readonly Way[], facts: readonly string[]): string {
  let left = text
  for (const { lead, between, and, end } of ways)
    for (let at = left.indexOf(lead); at >= 0; at = left.indexOf(lead, at + 1)) {
      const stop = endOfFacts(left, at + lead.length, facts, [between, and], end)
      if (stop > 0) left = `${left.slice(0, at)} ${left.slice(stop)}`
    }
  return left
}

/** Where the facts that begin at a place end; -1 where anything else is said. */
function endOfFacts(
  text: string,
  from: number,
  facts: readonly string[],
  between: readonly string[],
  end: string,
): number {
  const fact = facts.find((one) => one !== '' && text.startsWith(one, from))
  if (fact === undefined) return -1
  const next = from + fact.length
  const mark = between.find((one) => text.startsWith(one, next))
  const further = mark === undefined ? -1 : endOfFacts(text, next + mark.length, facts, between, end)
  if (further > 0) return further
  const isOver = end === '' ? LIST_ENDS.test(text.slice(next)) : text.startsWith(end, next)
  return isOver ? next + end.length : -1
}
/** A further item would stand under the same sentence. */
const LIST_ENDS = /^(?:\s*$|\s*\n\s*(?![\s–—•*-]))/u
