/** 'YYYY-MM' as 'Mar 2024', 'YYYY' as it is. */
export function monthInWords(date: string, locale?: string): string {
  const [year, month] = date.split('-').map(Number)
  if (year === undefined || month === undefined) return date
  return new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(year, month - 1))
}

/** A time span in words; what is not known is left out, and nothing known is ''. */
export function spanInWords(span: { start: string | null; end: string | null; open?: string | undefined }, locale?: string): string {
  const start = span.start && monthInWords(span.start, locale)
  const end = span.end ? monthInWords(span.end, locale) : span.open
  return start && end ? `${start} to ${end}` : start || end || ''
}
