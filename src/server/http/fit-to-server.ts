import { PLANS, type PlanPrices } from '#core/account/plans.ts'

type Prices = Record<'pathfinder' | 'accelerator', PlanPrices>
/** What of this server its public pages speak of. */
export type ServerFacts = { isSold: boolean; hasAi: boolean; hasMail: boolean; prices: Prices }

const AS_BUILT: ServerFacts = { isSold: false, hasAi: false, hasMail: false, prices: PLANS }

/**
 * Pages are written out by the build for all servers: those that sell plans, have an AI provider or an address for mail, and
 * those that do not. What is not true on this one is left out, and its prices take the place of the usual ones.
 */
export function fitToServer(facts: ServerFacts = AS_BUILT): (html: string) => string {
  const { isSold, hasAi, hasMail, prices } = facts
  const isUsual = amountsOf(prices).every((cents, at) => cents === amountsOf(PLANS)[at])
  const untrue = [
    isSold ? 'no-billing' : 'billing',
    hasAi ? 'no-ai' : 'ai',
    hasMail ? 'no-mail' : 'mail',
    ...(isUsual ? [] : ['usual-prices']),
  ]
  const gone = new RegExp(`<(li|a|p|span|div)\\b[^<>]* data-when="(?:${untrue.join('|')})"[^<>]*>.*?</\\1>`, 'gs')
  return (html) => {
    if (!html.includes('data-when="')) return html
    const left = html.replace(gone, '')
    return isUsual ? left : withPrices(left, prices)
  }
}

function amountsOf({ pathfinder, accelerator }: Prices): number[] {
  return [pathfinder, accelerator].flatMap((one) => [one.monthlyPriceCents, one.yearlyPriceCents])
}

function withPrices(html: string, prices: Prices): string {
  const language = /<html[^>]* lang="([a-z]{2})"/.exec(html)?.[1] ?? 'en'
  const dollars = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  })
  const format = (cents: number) => dollars.format(cents / 100)
  const own = new Map(amountsOf(PLANS).map((cents, at) => [format(cents), format(amountsOf(prices)[at] ?? cents)]))
  const usual = [...own.keys()].map((text) => text.replace(/[$.]/g, '\\$&')).join('|')
  return html.replace(new RegExp(`(?<![\\d.,])(?:${usual})(?!\\d)`, 'g'), (found) => own.get(found) ?? found)
}
