import { fold } from '../fold.ts'
import { found, type Found } from '../found.ts'
import { type Row } from '../header/header.ts'
import { usualPeriod, type Pay } from './money.ts'
import { payIn } from './pay.ts'

/** A bare '$' is the dollar of the country that the advert speaks of. */
const DOLLARS: [string, RegExp][] = [
  [
    'CAD',
    /\b(?:canad\w+|ontario|saskatchewan|alberta|manitoba|quebec|british columbia|nova scotia|new brunswick|newfoundland|toronto|vancouver|montreal|calgary|ottawa|edmonton|winnipeg|regina|halifax)\b/,
  ],
  [
    'AUD',
    /\b(?:australia\w*|sydney|melbourne|brisbane|perth|adelaide|canberra|superannuation|new south wales|queensland)\b/,
  ],
  ['NZD', /\b(?:new zealand|aotearoa|auckland|wellington|christchurch)\b/],
  ['SGD', /\bsingapore\b/],
  ['HKD', /\b(?:hong kong|kowloon)\b/],
  ['MXN', /\b(?:(?<!new )mexico|cdmx|guadalajara|zapopan|monterrey|queretaro|puebla|tijuana|jalisco|jal|nuevo leon)\b/],
  ['CLP', /\b(?:chile|santiago de chile|valparaiso|region metropolitana)\b/],
  ['COP', /\b(?:colombia|bogota|medellin|barranquilla|bucaramanga)\b/],
  ['ARS', /\b(?:argentina|buenos aires|caba|mendoza|rosario)\b/],
]

export function payOf(
  rows: readonly Row[],
  header: readonly { text: string; from: number }[],
  text: string,
  place: string,
): Found<Pay> | null {
  const said = statedPay(rows, header, text)
  if (
    !said ||
    said.value.currency !== 'USD' ||
    !/(?<![A-Z])\$/.test(said.value.text) ||
    /USD|US\$/.test(said.value.text)
  )
    return said
  // 'US or Canada': the first country's
  if (/^[^,]{0,20}\b(?:us|usa|united states)\b/.test(fold(place))) return said
  const currency = DOLLARS.find(([, pattern]) => pattern.test(fold(place)))?.[0]
  if (!currency) return said
  const { min, max, period } = said.value
  const amount = max ?? min ?? 0
  // what no word says was judged by the size of other dollars
  const isGuessed = period === usualPeriod(amount, said.value.currency)
  return {
    ...said,
    value: { ...said.value, currency, period: isGuessed ? usualPeriod(amount, currency) : period },
  }
}

function statedPay(
  rows: readonly Row[],
  header: readonly { text: string; from: number }[],
  text: string,
): Found<Pay> | null {
  for (const row of rows.filter(({ label }) => label === 'pay')) {
    const pay = payIn(row.value, true)
    if (pay) return found(pay.pay, row.words, row.from, 'sure')
  }
  for (const line of header) {
    const pay = payIn(line.text)
    if (!pay) continue
    // 'Up to £55k' above, '£42,000 - £55,000' below: the range says more
    const whole = isOpen(pay.pay) ? payIn(text) : null
    if (whole && !isOpen(whole.pay) && isPartOf(pay.pay, whole.pay))
      return found(whole.pay, lineAt(text, whole.from), whole.from, 'likely')
    return found(pay.pay, line.text, line.from + pay.from, 'likely')
  }
  const pay = payIn(text)
  return pay ? found(pay.pay, lineAt(text, pay.from), pay.from, 'likely') : null
}

const isOpen = ({ min, max }: Pay) => min === null || max === null || min === max
const isPartOf = (open: Pay, whole: Pay) =>
  open.currency === whole.currency &&
  open.period === whole.period &&
  (open.max ?? open.min) === (open.max === null ? whole.min : whole.max)

function lineAt(text: string, at: number): string {
  const end = text.indexOf('\n', at)
  return text.slice(text.lastIndexOf('\n', at) + 1, end < 0 ? undefined : end).trim()
}
