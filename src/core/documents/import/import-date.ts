import { textOf } from './json-nodes.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** '2020-03-15' is March 2020, 'Mar 2020' as well; 'present' stays; anything else is not known. */
export function importDate(value: unknown): string {
  const text = textOf(value, 40).toLowerCase()
  if (/^(?:present|current|now|today)$/.test(text)) return 'present'
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?/.exec(text) ?? []
  if (year) return month && Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month}` : year
  const [, name, written] = /^([a-z]{3})[a-z]*\.? (\d{4})$/.exec(text) ?? []
  const at = MONTHS.indexOf(name ?? '')
  if (written) return at < 0 ? written : `${written}-${String(at + 1).padStart(2, '0')}`
  const [, name2, year2] = /^([a-z]{3})[a-z]*\.? \d{1,2},? (\d{4})$/.exec(text) ?? []
  if (year2) return importDate(`${name2} ${year2}`)
  return ''
}
