/** Whole months from one date to another, both as 'YYYY', 'YYYY-MM' or longer; a year alone is its middle. Negative backwards. */
export function monthsBetween(from: string, to: string): number {
  return monthCount(to) - monthCount(from)
}

function monthCount(date: string): number {
  const [year = '0', month] = date.split('-')
  return Number(year) * 12 + (month === undefined ? 6 : Number(month))
}
