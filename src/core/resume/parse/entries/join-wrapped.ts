import { must } from '#core/must.ts'
import { hyphenBreak } from '#core/text/hyphen-break.ts'
import { findDates } from '../words/dates.ts'
import { degreeScore } from '../words/degree-words.ts'
import type { Line } from '../layout/line.ts'
import { SHORT_SENTENCE } from '../sections/prose.ts'
import { companyScore, schoolScore } from '../words/organisation-words.ts'
import { takePlace } from './take-place.ts'
import { titleScore } from '../words/title-words.ts'

const LETTER_EMS = 0.52
const LONGEST_DATE = 60
/** 'Bachelor of Science in' and 'Historia de la' are never all of a name, however short their line. */
const OPEN_WORD = /\p{L} (?:of|for|and|the|in|de|du|des|del|la|das|do|da|et|für|der|und|im|degli|della|di|van)$/u
/** How far what goes on below itself beside a date may stand to the left or right. */
const MOST_HANGING = 16
/** Waits for more words; 'Lafayette, IN' does not. */
const OPEN_END = /[&,/–—-]$|(?<!, )\b(?:of|for|and|the|at|in|de|du|des|del|la|do|da|e|y|et|für|der|und|im)$/iu

/**
 * Lines of an entry that only a narrow column broke become one: the first word of the next line would not have fit.
 * Bullets are left alone; DOCX has no printed lines.
 */
export function joinWrappedLines(lines: Line[], isNew: typeof isOwnName = isOwnName): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && wrapsBesideDate(last, line)) joined[joined.length - 1] = mergeBesideDate(last, line)
    else if (last && (isWrap(last, line, isNew) || belongsAbove(last, line)))
      joined[joined.length - 1] = mergeLines(last, line)
    else joined.push(line)
  }
  return joined
}

/** 'Umschulung zum Tischler' and 'für Holzbau' below it, in whatever look: a name begins with no such word. */
const RESTS = /^(?:für|zum|zur|of|de|du|des|del|della|do|da|di)\s\S/u
const LONGEST_REST = 60
const belongsAbove = (line: Line, next: Line) =>
  RESTS.test(next.text) &&
  next.text.length <= LONGEST_REST &&
  next.cells.length === 1 &&
  !line.hasBullet &&
  !next.hasBullet &&
  next.region === line.region &&
  next.gapAbove < 0.6 &&
  /[\p{L})]$/u.test(line.text) &&
  line.text.length <= LONGEST_REST &&
  !findDates(line.text)[0]

const MOST_WRAPPED_WORDS = 3
/** How near a date ends to the edge that it is set against. */
const FLUSH = 12

/** 'Weaver, Tansy Marine ¦ 2010 – 2012' and 'Institute' below it: the date left no room for the rest of the name. */
function wrapsBesideDate(line: Line, next: Line): boolean {
  const [own, date, ...more] = line.cells
  if (!own || !date || more.length > 0 || line.source.kind === 'docx' || line.hasBullet || next.hasBullet) return false
  const [span] = findDates(date.text)
  const [last, first] = [must(own.runs.at(-1)), must(must(next.cells[0]).runs[0])]
  const letter = (own.right - own.left) / own.text.length
  const isLike = last.isBold === first.isBold && last.isItalic === first.isItalic && last.color === first.color
  return (
    next.cells.length === 1 &&
    next.region === line.region &&
    next.gapAbove < 0.6 &&
    Math.abs(own.left - next.left) <= 2 &&
    Math.abs(last.size - first.size) <= 0.3 &&
    isLike &&
    span !== undefined &&
    span.end - span.start >= date.text.length - 2 &&
    findDates(own.text).length + findDates(next.text).length === 0 &&
    /^\p{Lu}/u.test(next.text) &&
    next.text.split(' ').length <= MOST_WRAPPED_WORDS &&
    date.right > line.regionRight - FLUSH &&
    own.right + (must(next.text.split(' ')[0]).length + 1) * letter > date.left
  )
}

function mergeBesideDate(line: Line, next: Line): Line {
  const [own, date] = line.cells
  const joined = mergeLines({ ...line, cells: [must(own)], text: must(own).text }, next)
  return {
    ...joined,
    text: `${joined.text} ${must(date).text}`,
    cells: [...joined.cells, must(date)],
    right: line.right,
  }
}

function isWrap(line: Line, next: Line, isNew: typeof isOwnName): boolean {
  const edge = line.regionRight
  if (
    line.source.kind === 'docx' ||
    line.hasBullet ||
    next.hasBullet ||
    next.region !== line.region ||
    next.gapAbove > 0.6
  )
    return false
  // Behind a date in the margin the text goes on below itself.
  const own = must(line.cells.at(-1))
  const isHung = line.cells.length === 2 && findDates(must(line.cells[0]).text).some((span) => span.start === 0)
  if (
    (line.cells.length > 1 && !isHung) ||
    (next.cells.length > 1 && !isDatedEnd(line, next)) ||
    Math.abs(own.left - next.left) > (isHung ? MOST_HANGING : 2)
  )
    return false
  const [last, first] = [must(own.runs.at(-1)), must(must(next.cells[0]).runs[0])]
  const isDateBroken = isOpenRange(own.text, next.text) && Math.abs(last.size - first.size) <= 0.3
  if (Math.abs(line.size - next.size) > 0.3 && !isDateBroken) return false
  if (last.isBold !== first.isBold || last.isItalic !== first.isItalic || last.color !== first.color) return false
  if (isDateBroken || (/\p{L}\)?,$/u.test(own.text) && !findDates(next.text)[0])) return true
  if (OPEN_WORD.test(own.text) && (next.cells.length > 1 || !findDates(next.text)[0])) return true
  if (isComplete(own.text, next.text) || isNew(own.text, next.text)) return false
  // Below the name beside a date a whole sentence says what was done.
  if (isHung && /^\p{Lu}/u.test(next.text) && SHORT_SENTENCE.test(next.text)) return false
  const word = must(next.text.split(' ')[0])
  const letter = next.text.length > 20 ? (next.right - next.left) / next.text.length : next.size * LETTER_EMS
  return line.right + (word.length + 0.5) * letter > edge + 1 && line.right > edge - 110
}

/** 'CCNA (2021, valid' and 'to 2027)': a bracket that the end of a printed line broke. */
export const closesBracket = ({ text, source }: Line, next: Line) =>
  source.kind === 'pdf' && !next.hasBullet && /\([^()]*$/u.test(text) && /^[^()]{0,60}\)/u.test(next.text)

/** A name that goes on in a line with its date at the end: the row of a table whose cells stand at its bottom. */
const isDatedEnd = ({ text, cells }: Line, next: Line) =>
  cells.length === 1 &&
  next.cells.length === 2 &&
  OPEN_WORD.test(text) &&
  !findDates(text)[0] &&
  !findDates(must(next.cells[0]).text)[0] &&
  findDates(must(next.cells[1]).text)[0] !== undefined

/** '… March 2017 – May' and '2021': half a range waits for the rest, wherever the line broke. */
const isOpenRange = (text: string, next: string) =>
  /\d.*[–—-]\s*(?:\p{L}{3,12}\.?)?$/u.test(text) &&
  next.length < 40 &&
  /^(?:\p{L}{3,12}\.?\s+|\d{1,2}\s?[./]\s?)?(?:19|20)\d\d\b|^(?:present|today|heute|aujourd|actual|obecnie|halen|atual)/iu.test(
    next,
  )

/** What ends with a whole range or a closed bracket waits for nothing; nor does a line before one with its own range. */
function isComplete(text: string, next: string): boolean {
  if (text.endsWith(')') && /^\p{Lu}/u.test(next)) return true
  if (findDates(next.slice(0, LONGEST_DATE)).some((span) => span.isRange && span.start === 0)) return true
  if (!/\d{2}/.test(text)) return false
  const spans = findDates(text).filter((span) => span.isRange)
  if (spans.some((span) => span.end >= text.length - 1 && !/[-–—]$/.test(text))) return true
  return spans.length > 0 && findDates(next).some((span) => span.isRange)
}

/** A school below a degree, an employer or 'Name, Town' below a title: each starts over, however short the lines of the column. */
export function isOwnName(text: string, next: string): boolean {
  if (OPEN_END.test(text) || /^\p{Ll}/u.test(next)) return false
  if (degreeScore(text) >= 2 && schoolScore(text) === 0 && schoolScore(next) > 0) return true
  if (schoolScore(text) > 0 && degreeScore(text) === 0 && schoolScore(next) === 0 && degreeScore(next) >= 2) return true
  const isEmployer = companyScore(text) >= 1 && titleScore(text) < 1 && !/[,|]|\s[–—-]\s/.test(text)
  if (isEmployer && titleScore(next) >= 2 && companyScore(next) < 1) return true
  return (
    titleScore(text) >= 2 &&
    titleScore(next) < 1 &&
    (companyScore(next) >= 2 || takePlace(next, () => false).place !== null)
  )
}

/** Two lines as one; a word that the end of the line parted is made whole. */
export function mergeLines(line: Line, next: Line): Line {
  const [a, b] = [must(line.cells.at(-1)), must(next.cells[0])]
  const broken = hyphenBreak(a.text, b.text)
  const blank = broken === null ? ' ' : ''
  const cut = (text: string) => (broken === 'cut' ? text.slice(0, -1) : text)
  const last = must(a.runs.at(-1))
  const runs = [
    ...a.runs.slice(0, -1),
    { ...last, text: cut(last.text.trimEnd()) },
    ...b.runs.map((run, index) => (index === 0 ? { ...run, text: blank + run.text } : run)),
  ]
  const joined = { ...a, text: cut(a.text) + blank + b.text, runs, right: b.right }
  return {
    ...line,
    text: cut(line.text) + blank + next.text,
    bottom: next.bottom,
    right: next.right,
    cells: [...line.cells.slice(0, -1), joined, ...next.cells.slice(1)],
  }
}
