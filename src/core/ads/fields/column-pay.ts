import { moneyIn, periodIn, type Pay } from './money.ts'
import { payIn } from './pay.ts'

/** 'Salary (k€)': its figures are thousands, which no cell says. */
const IN_THOUSANDS = /(?<!\p{L})(?:k|tsd\.?|bin|thousands?)\s?(?:€|\$|£|₺|(?:EUR|USD|GBP|TL|TRY)\b)|\bin k\b/iu
const MOST = 200

/**
 * Reads the cells of a column of pay as adverts are read. A figure without a sign is in the currency that the column's name
 * or its other cells say, where they say one.
 */
export function payColumn(header: string, cells: readonly string[]): (cell: string) => Pay | null {
  const currency =
    currencyOf(header) ?? onlyOne(cells.flatMap((cell) => moneyIn(cell.slice(0, MOST))[0]?.currency ?? []))
  const period = periodIn(header)
  return (cell) => {
    const words = cell.slice(0, MOST)
    const hasSign = moneyIn(words).length > 0
    if (!hasSign && (currency === null || IN_THOUSANDS.test(header))) return null
    const found = payIn(hasSign ? words : words.replace(/\d/, `${currency} $&`), true)
    return found && { ...found.pay, text: words, period: moneyIn(found.words)[0]?.period ?? period ?? found.pay.period }
  }
}

/** '€/month gross', 'Salary (USD)', 'Maaş TL' */
const currencyOf = (header: string): string | null =>
  onlyOne(header.split(/[\s()/,;:]+/).flatMap((word) => moneyIn(`50000 ${word}`)[0]?.currency ?? []))

function onlyOne(codes: readonly string[]): string | null {
  const [code, ...others] = new Set(codes)
  return others.length === 0 ? (code ?? null) : null
}
