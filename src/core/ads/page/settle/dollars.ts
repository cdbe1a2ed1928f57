import { fold } from '#core/ads/fold.ts'
import type { Pay } from '#core/ads/fields/money.ts'
import type { JobFacts } from '#core/ads/page/job-facts.ts'

/** '$52.10': whose dollar it is stands elsewhere, or nowhere. */
export const isBareDollar = ({ currency, text }: Pay): boolean =>
  currency === 'USD' && /(?<![A-Z])\$/.test(text) && !/US/.test(text)

const DOLLARS: readonly (readonly [currency: string, country: RegExp, host: RegExp])[] = [
  ['AUD', /, australia$/, /\.au$/],
  ['CAD', /, canada$/, /\.ca$/],
  ['NZD', /, new zealand$/, /\.nz$/],
  ['SGD', /\bsingapore$/, /\.sg$/],
  ['HKD', /\bhong kong$/, /\.hk$/],
]

/** A bare dollar is that of the country where the work is (a town of it: a country alone may be where one may live), else of the country whose address the page has. */
export function inOwnDollars(pay: JobFacts['pay'], places: readonly string[], url: string): JobFacts['pay'] {
  if (!pay || !isBareDollar(pay.value)) return pay
  const host = /^\w+:\/\/([^/:?#]+)/.exec(url)?.[1] ?? ''
  const byPlace = DOLLARS.find(([, country]) => places.some((place) => country.test(fold(place))))
  const currency = (byPlace ?? DOLLARS.find(([, , end]) => end.test(host)))?.[0]
  return currency === undefined ? pay : { ...pay, value: { ...pay.value, currency } }
}
