import { must } from '#core/must.ts'
import { findDates } from '#core/resume/parse/words/dates.ts'
import { monthOf, seasonOf } from '#core/resume/parse/words/month-names.ts'
import { fold } from '#core/text/fold.ts'
import type { MeasuredLine } from './document-measures.ts'

export type DateFormat =
  | '2021'
  | 'Mar 2021'
  | 'March 2021'
  | '03/2021'
  | '03.2021'
  | '2021-03'
  | '15/03/2021'
  | 'Mar ’21'
  | 'Spring 2021'

/** `format` null: a month such as May, whose name is its own short form, fits both. `text` is the date as it is written. */
export type WrittenDate = { format: DateFormat | null; text: string; line: MeasuredLine }

/** No month has more than twelve letters; without that bound a long word would be looked at once for each of its letters. */
const POINT =
  /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}\s*[./-]\s*(?:19|20)\d\d|(?:19|20)\d\d\s*[./-]\s*\d{1,2}(?!\d)|(?<!\p{L})(\p{L}{3,12})(\.?)(?:[\s,-]|de|of){0,6}\s?(['’‘]?)((?:19|20)\d\d|\d\d)(?!\d)|(?:19|20)\d\d/gu
/** Names of months that have no shorter form. */
const NO_SHORT_FORM = new Set([
  'may',
  'june',
  'july',
  'mai',
  'juni',
  'juli',
  'juin',
  'mars',
  'mart',
  'maj',
  'mei',
  'aout',
  'ocak',
  'ekim',
  'luty',
  'mayo',
  'maio',
])
/** Under other headings a year alone says enough. */
const BY_MONTH = new Set(['experience', 'volunteering'])
const DATED = new Set(['experience', 'volunteering', 'education', 'projects'])

/** The dates that place jobs, schools and projects in time, each in the format it is written in. */
export function writtenDates(lines: readonly MeasuredLine[]): WrittenDate[] {
  return lines.flatMap((line) => {
    if (!DATED.has(line.section) || line.isHeading) return []
    // Ranges place an entry wherever they stand; a single date only where it stands apart from a sentence.
    return findDates(line.text)
      .filter((span) => !line.isBullet && (span.isRange || line.text.length < 90))
      .flatMap((span) => formatsOf(line.text.slice(span.start, span.end)))
      .filter(({ format }) => format !== '2021' || BY_MONTH.has(line.section))
      .map((date) => ({ ...date, line }))
  })
}

const formatsOf = (text: string): Omit<WrittenDate, 'line'>[] =>
  [...text.matchAll(POINT)].map((found) => {
    const format = formatOf(found)
    const year = format === '2021' ? /\d{4}/.exec(found[0])?.[0] : undefined
    return { format, text: year ?? found[0].replaceAll(/[,\s]+/g, ' ') }
  })

function formatOf([whole, word, dot, quoted, year]: RegExpExecArray): DateFormat | null {
  if (word) return namedFormat(fold(word), dot === '.', quoted !== '' || must(year).length === 2)
  const compact = whole.replaceAll(/\s/g, '')
  if (/^\d{4}$/.test(compact)) return '2021'
  if (/^\d{1,2}[./-]\d{1,2}[./-]/.test(compact)) return '15/03/2021'
  if (/^\d{4}/.test(compact)) return '2021-03'
  return compact.includes('.') ? '03.2021' : '03/2021'
}

function namedFormat(word: string, hasDot: boolean, isShortYear: boolean): DateFormat | null {
  if (seasonOf(word) !== undefined && monthOf(word) === undefined) return 'Spring 2021'
  // 'Since 2021': the word is no month.
  if (monthOf(word) === undefined) return '2021'
  if (isShortYear) return 'Mar ’21'
  if (NO_SHORT_FORM.has(word)) return null
  return hasDot || word.length <= 4 ? 'Mar 2021' : 'March 2021'
}
