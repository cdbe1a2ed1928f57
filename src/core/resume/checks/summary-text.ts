import { countWords } from './count-words.ts'
import type { MeasuredLine } from './document-measures.ts'
import type { CheckInput } from './scene.ts'

/** An address or a number among the words: two columns were read as one. */
const CONTACT = /\S@\S|\+?\d[\d\s().-]{7,}\d/u
const FEWEST_WORDS = 6

/**
 * What stands as the summary: the fact, but where contact lines got into it only the summaries of the document that
 * have none; and where there is no fact, sentences above the first heading.
 */
export function summaryText({ facts, document }: Pick<CheckInput, 'facts' | 'document'>): string | null {
  const { summary } = facts.basics
  const lines = document?.lines ?? []
  if (summary && CONTACT.test(summary))
    return (
      joined(
        summaries(lines)
          .filter((group) => !group.some((line) => CONTACT.test(line.text)))
          .flat(),
      ) ?? summary
    )
  if (summary) return summary
  return joined(
    lines.filter(
      (line) =>
        line.section === 'top' &&
        !CONTACT.test(line.text) &&
        countWords(line.text) >= FEWEST_WORDS &&
        /[.!]$/.test(line.text),
    ),
  )
}

/** The lines under each summary heading. */
function summaries(lines: readonly MeasuredLine[]): MeasuredLine[][] {
  const groups: MeasuredLine[][] = []
  for (const line of lines) {
    if (line.section !== 'summary') continue
    if (line.isHeading) groups.push([])
    else groups.at(-1)?.push(line)
  }
  return groups
}

const joined = (lines: MeasuredLine[]): string | null =>
  lines.length > 0 ? lines.map((line) => line.text).join(' ') : null
