import { must } from '#core/must.ts'
import type { Month } from './people.ts'
import type { LanguageWords } from './words/language.ts'

/** Ways people write dates; the truth keeps what each of them shows. */
export const DATE_STYLES = {
  short: { month: (words, at) => `${words.shortMonths[at.month - 1]} ${at.year}`, joint: ' – ' },
  long: { month: (words, at) => `${words.months[at.month - 1]} ${at.year}`, joint: ' - ' },
  numeric: { month: (_, at) => `${two(at.month)}/${at.year}`, joint: ' – ' },
  dotted: { month: (_, at) => `${two(at.month)}.${at.year}`, joint: '–' },
  iso: { month: (_, at) => `${at.year}-${two(at.month)}`, joint: ' to ' },
  pointed: { month: (_, at) => `${at.year}.${two(at.month)}`, joint: ' - ' },
  slashed: { month: (_, at) => `${at.year}/${two(at.month)}`, joint: ' — ' },
  apostrophe: {
    month: (words, at) => `${must(words.shortMonths[at.month - 1]).replace('.', '')} ’${two(at.year % 100)}`,
    joint: ' – ',
  },
  year: { month: (_, at) => String(at.year), joint: '–' },
  bracketed: { month: (words, at) => `${words.shortMonths[at.month - 1]} ${at.year}`, joint: ' – ' },
  caps: { month: (words, at) => `${must(words.shortMonths[at.month - 1]).toUpperCase()} ${at.year}`, joint: ' - ' },
} as const satisfies Record<string, { month: (words: LanguageWords, at: Month) => string; joint: string }>

export type DateStyle = keyof typeof DATE_STYLES

const two = (number: number) => String(number).padStart(2, '0')

export function writeRange(
  words: LanguageWords,
  style: DateStyle,
  from: Month,
  to: Month | null,
  present: string,
): string {
  const { month, joint } = DATE_STYLES[style]
  const range = `${month(words, from)}${joint}${to ? month(words, to) : present}`
  return style === 'bracketed' ? `(${range})` : range
}

/** The date as a careful reader would note it down. */
export function truthOf(style: DateStyle, at: Month | null): string {
  if (!at) return 'Present'
  return style === 'year' ? String(at.year) : `${at.year}-${two(at.month)}`
}
