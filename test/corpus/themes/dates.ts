import { must } from '#core/must.ts'
import type { Member } from '#test/corpus/cast/member.ts'
import { LANGUAGE_WORDS } from './headings.ts'

export type DateHabit =
  | 'short'
  | 'long'
  | 'upper'
  | 'numeric'
  | 'dotted'
  | 'iso'
  | 'since'
  | 'year'
  | 'tick'
  | 'quarter'
  | 'days'
  | 'wave'
  | 'until'

const two = (text: string | number) => String(text).padStart(2, '0')
type Point = { year: string; month: number }

/** A range as one habit writes it in a language; a running one ends in the word for 'today' or starts with 'since'. */
export function writeDates(
  habit: DateHabit,
  language: Member['language'],
  from: string | undefined,
  to: string | null,
  isExpected = false,
): string {
  const words = LANGUAGE_WORDS[language]
  if (to !== null && from === to) return asWritten(to) ?? point(habit, language, to)
  const last = to === null ? words.present : (asWritten(to) ?? point(habit, language, to))
  const expected = isExpected ? `${words.expected} ` : ''
  if (from === undefined) return expected + last
  const first = asWritten(from) ?? point(habit, language, from)
  if (to === null && (habit === 'since' || habit === 'until'))
    return habit === 'since' ? `${words.since} ${first}` : `${first} –`
  return `${first}${JOINTS[habit] ?? ' – '}${expected}${last}`
}

const JOINTS: Partial<Record<DateHabit, string>> = {
  year: '–',
  upper: ' - ',
  iso: ' to ',
  wave: ' ~ ',
  dotted: '–',
  numeric: ' - ',
  days: ' – ',
}

const asWritten = (text: string) => (text.includes('|') ? must(text.split('|')[0]) : null)

function point(habit: DateHabit, language: Member['language'], text: string): string {
  const { year, month } = parse(text)
  if (month === 0) return year
  const names = LANGUAGE_WORDS[language].months
  const name = must(names[month - 1])
  switch (habit) {
    case 'long':
      return `${name} ${year}`
    case 'upper':
      return `${name.toLocaleUpperCase(language)} ${year}`
    case 'numeric':
    case 'since':
    case 'until':
      return `${two(month)}/${year}`
    case 'dotted':
      return `${two(month)}.${year}`
    case 'iso':
      return `${year}-${two(month)}`
    case 'year':
      return year
    case 'tick':
      return `’${year.slice(2)}`
    case 'quarter':
      return `Q${Math.ceil(month / 3)} ${year}`
    case 'days':
      return `01/${two(month)}/${year}`
    case 'wave':
      return `${year}/${two(month)}`
    default:
      return `${name.length > 4 ? name.slice(0, 3) : name} ${year}`
  }
}

function parse(text: string): Point {
  const [year, month] = must(text.split('|').at(-1)).split('-')
  return { year: must(year), month: Number(month ?? 0) }
}

/** What a careful reader notes down of it. */
export function trueDate(habit: DateHabit, text: string | null | undefined): string | null {
  if (text === null) return 'Present'
  if (text === undefined) return null
  const { year, month } = parse(text)
  return month === 0 || text.includes('|') || ['year', 'tick', 'quarter'].includes(habit)
    ? year
    : `${year}-${two(month)}`
}
