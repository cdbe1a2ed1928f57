import type { Line } from '../layout/line.ts'
import { CUT_WORDS } from '../words/cut-words.ts'

const LONG_LINE = 95
const ABBREVIATION = new RegExp(String.raw`${CUT_WORDS}\.$`, 'iu')

/** A school in bold, a town, a degree in italics: a line of so many looks is a header, if a long one. */
const FEWEST_LOOKS = 3
const LONGEST_STYLED = 170
const looksIn = (line: Line) =>
  new Set(
    line.cells.flatMap((cell) =>
      cell.runs
        .filter((run) => run.text.trim() !== '')
        .map((run) => `${run.isBold}|${run.isItalic}|${Math.round(run.size)}|${run.color}`),
    ),
  ).size

/** 'Wrote reports in SQL', 'Moved the shop to AWS' name nobody; 'Managed hosting provider' does. */
const DEED =
  /^(?:Built|Wrote|Led|Ran|Kept|Taught|Took|Drove|Grew|Sold|Won|Oversaw|Gave|Brought) (?:up )?(?:\p{Ll}|\d)|^\p{Lu}\p{Ll}+ed (?:\p{Ll}+ ){0,2}(?:the|an?|our|my|their|its|all|both|each|every|\d[\d.,]*) /u

/** 'J'ai conçu un site en 2023': nobody speaks of themselves in a header. */
const OF_ONESELF = /^(?:I(?:['’](?:ve|m|d))?|J['’](?:ai|étais)|Je|Ich|Eu|Yo) \p{Ll}/u

/** 'Sold bolts and nuts.', but not 'Acme Co.' */
export const SHORT_SENTENCE = /^\S+ \S+ .*\p{L}{4,}\.$/u

/** Whether a line is a sentence or part of one rather than a header of an entry. */
export function isProse(line: Line, previous?: Line): boolean {
  if (line.hasBullet || DEED.test(line.text) || OF_ONESELF.test(line.text)) return true
  const text = line.text
  const words = text.split(' ').length
  if (text.length > (looksIn(line) >= FEWEST_LOOKS ? LONGEST_STYLED : LONG_LINE) && line.cells.length === 1) return true
  // 'Oakland, CA.' ends like a sentence too.
  const isInitials = /(?:^|[\s.])\p{Lu}{1,3}\.$/u.test(text)
  if (/[.!?]$/.test(text) && words > 4 && !isInitials && !ABBREVIATION.test(text)) return true
  // A wrapped sentence goes on in lower case.
  if (
    previous &&
    /^\p{Ll}(?!\p{Lu})/u.test(text) &&
    (previous.hasBullet || previous.text.length > 55) &&
    line.cells.length === 1
  )
    return true
  return /[,;]$/.test(text) && words > 7
}
