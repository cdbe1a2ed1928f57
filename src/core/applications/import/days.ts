import type { LocalDate } from '../../time.ts'
import { plain } from '../plain.ts'
import { monthOf } from '../month-words.ts'

export const DAY_ORDERS = ['dayFirst', 'monthFirst'] as const
export type DayOrder = (typeof DAY_ORDERS)[number]

const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/
const NUMBERS = /^(\d{1,2})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{2}|\d{4})(?:,?\s.*)?$/

/** '14.9.', below the name of a month with its year. */
export const YEARLESS = /^\d{1,2}[./-]\d{1,2}[./-]?$/

/**
 * The day a cell names, with numbers such as 3/4/2026 read in the given order; null when it names none. '21 Nov' is the last
 * one up to the given day.
 */
export function parseDay(cell: string, order: DayOrder, today?: LocalDate): LocalDate | null {
  const text = cell.normalize('NFKC').trim()
  if (text.length > 60) return null
  const iso = YEAR_FIRST.exec(text)
  if (iso) return dayOf(iso[1], iso[2], iso[3])
  const numbers = NUMBERS.exec(text)
  if (numbers) {
    const [, first, second, year] = numbers
    return order === 'dayFirst' ? dayOf(year, second, first) : dayOf(year, first, second)
  }
  return dayInWords(text, today)
}

/** 'April 11, 2026', '9 mars 2026', '21-Nov-26', "Nov 21 '26", 'Sat 11 Apr 2026 10:00', '21 Nov'. */
function dayInWords(text: string, today: LocalDate | undefined): LocalDate | null {
  const parts = plain(text).split(' ')
  const at = parts.findIndex((part) => monthOf(part) !== null)
  const month = at < 0 ? null : monthOf(parts[at] ?? '')
  if (month === null) return null
  const before = dayNumber(parts[at - 1]) ?? (parts[at - 1] === 'de' ? dayNumber(parts[at - 2]) : undefined)
  const day = before ?? dayNumber(parts[at + 1])
  if (day === undefined) return null
  const short = parts.slice(before === undefined ? at + 2 : at + 1)
  const year =
    parts.find((part) => /^\d{4}$/.test(part)) ?? (short.length === 1 ? /^\d{2}$/.exec(short[0] ?? '')?.[0] : undefined)
  if (year !== undefined) return dayOf(year, String(month), day)
  if (today === undefined) return null
  const thisYear = Number(today.slice(0, 4))
  // 'Nov 26' may be the month of a year
  if (before === undefined && Math.abs(2000 + Number(day) - thisYear) <= 1) return null
  const days = [0, 1].map((back) => dayOf(String(thisYear - back), String(month), day))
  return days.find((one) => one !== null && one <= today) ?? null
}

/** The year of '14.9.', with its points day first, as the last such day up to today. */
export const yearOfLast = (cell: string, today: LocalDate): string | undefined =>
  /^\d{1,2}\.\d{1,2}\.?$/.test(cell) ? dayInStatus(cell, 'dayFirst', today)?.slice(0, 4) : undefined

/** 'rejected 19/10' names the last 19 October up to today; null where day and month could be either. */
export function dayInStatus(word: string, order: DayOrder | null, today: LocalDate): LocalDate | null {
  const [numbers, year] = /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}(?:[./-](\d{4}|\d{2}))?(?!\d)/.exec(word) ?? []
  const isWhole = numbers !== undefined && (year !== undefined || YEAR_FIRST.test(numbers))
  const thisYear = Number(today.slice(0, 4))
  const cells =
    numbers === undefined ? [word] : isWhole ? [numbers] : [0, 1].map((back) => `${numbers}/${thisYear - back}`)
  const days = cells.flatMap((cell) => {
    const read = order ?? orderOf(cell, today)
    if (read === null && dependsOnOrder(cell)) return []
    return parseDay(cell, read ?? 'dayFirst', today) ?? []
  })
  return days.find((day) => day <= today) ?? null
}

function dayNumber(part: string | undefined): string | undefined {
  return /^(\d{1,2})(?:st|nd|rd|th|er|o|a)?$/.exec(part ?? '')?.[1]
}

/** Whether a cell's numbers can be read only one way round; null when either will do or it holds no such numbers. */
export function orderOf(cell: string, today: LocalDate): DayOrder | null {
  const { dayFirst, monthFirst } = bothWays(cell)
  if (dayFirst === monthFirst) return null
  // nobody applied after the day of reading
  const isDayFirst = dayFirst !== null && dayFirst <= today
  const isMonthFirst = monthFirst !== null && monthFirst <= today
  if (isDayFirst === isMonthFirst) return dayFirst === null ? 'monthFirst' : monthFirst === null ? 'dayFirst' : null
  return isDayFirst ? 'dayFirst' : 'monthFirst'
}

/** The order in which a cell's numbers are a day at all; null when both ways are, or neither. */
function onlyOrderOf(cell: string): DayOrder | null {
  const { dayFirst, monthFirst } = bothWays(cell)
  if ((dayFirst === null) === (monthFirst === null)) return null
  return dayFirst === null ? 'monthFirst' : 'dayFirst'
}

/** The order that a column's days settle among themselves; null when they do not. */
export function orderOfColumn(days: readonly string[], today: LocalDate): DayOrder | null {
  // no year has a month 18; that nobody applied after today is said of fewer files
  const certain = new Set(days.flatMap((day) => onlyOrderOf(day) ?? []))
  if (certain.size === 1) return [...certain][0] ?? null
  const orders = new Set(days.flatMap((day) => orderOf(day, today) ?? []))
  if (orders.size === 1) return [...orders][0] ?? null
  const open = days.filter(dependsOnOrder)
  // dots are written day first wherever they are written; so are days with a clock of twelve hours month first
  if (open.length > 0 && open.every((day) => /^\d{1,2}\.\s?\d/.test(day.trim()))) return 'dayFirst'
  if (open.length > 0 && open.every((day) => /\d\s?[ap]\.?m\.?$/i.test(day.trim()))) return 'monthFirst'
  return null
}

/** Whether some of a column's days can be read day first alone and others month first alone: no order holds for all. */
export function holdsBothOrders(days: readonly string[], today: LocalDate): boolean {
  return new Set(days.flatMap((day) => orderOf(day, today) ?? [])).size === 2
}

/** Whether a cell's day depends on the order at all: 3/4/2026 does, 13/4/2026 and 4/4/2026 do not. */
export function dependsOnOrder(cell: string): boolean {
  const { dayFirst, monthFirst } = bothWays(cell)
  return dayFirst !== monthFirst
}

/** The day that a cell's numbers are in each order; null in both where it holds no such numbers. */
function bothWays(cell: string): Record<DayOrder, LocalDate | null> {
  const hasNumbers = NUMBERS.test(cell.trim())
  const read = (order: DayOrder) => (hasNumbers ? parseDay(cell, order) : null)
  return { dayFirst: read('dayFirst'), monthFirst: read('monthFirst') }
}

function dayOf(year: string | undefined, month: string | undefined, day: string | undefined): LocalDate | null {
  const yearNumber = Number(year) + (year?.length === 2 ? 2000 : 0)
  const monthNumber = Number(month)
  const dayOfMonth = Number(day)
  if (yearNumber < 1990 || yearNumber > 2100 || monthNumber < 1 || monthNumber > 12) return null
  if (dayOfMonth < 1 || dayOfMonth > daysIn(yearNumber, monthNumber)) return null
  return `${yearNumber}-${String(monthNumber).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
